/** The journal of Genoa: an offer with all its terms is one line, equal answers are one line, and ducats stand in the right margin. */

import { inMask, type Int } from '../../lib/choice';
import { phrase } from '../../lib/sentence';
import type { TableSession } from '../../lib/session.svelte';
import { settings } from '../../lib/settings.svelte';
import { listed, moved, type Amount, type Told } from '../../lib/told';
import { t } from '../../lib/ui.svelte';
import type { News } from '../../lib/wire';
import { cardName } from './cardName';
import type { GenoaData } from './plan';

type Event = readonly (string | number)[];
const OFFERS = new Set(['offer_made', 'ask_made']);
const TERMS = new Set(['term_ducats', 'term_thing', 'term_card', 'term_gain']);
const GIVEN = new Set(['ducats_given', 'thing_given', 'card_given']);
/** What is plain from the next line, or says nothing by itself. */
const SILENT = new Set(['action_ended']);
const PAID: Record<string, string> = { owner_paid: 'owner', large_fulfilled: 'fulfils', small_fulfilled: 'fulfils', message_delivered: 'delivers' };
const ALIKE: Record<string, string> = { nothing_offered: 'nothing', offers_kept: 'keep' };
const PILE = 74;

export function told(session: TableSession, item: News): Told[] {
  const events = item.events as Event[];
  const out: Told[] = [];
  for (let i = 0; i < events.length; ) {
    const line = tell(session, events, i);
    if (line.words !== '') out.push(line);
    i += line.of.length;
  }
  return out;
}

/** From this event on, as many as follow and belong to it. */
function run(events: readonly Event[], from: number, belongs: (e: Event) => boolean): number[] {
  const of = [from];
  while (from + of.length < events.length && belongs(events[from + of.length]!)) of.push(from + of.length);
  return of;
}

function tell(session: TableSession, events: readonly Event[], i: number): Told {
  const e = events[i]!;
  const tag = String(e[0]);
  const say = (key: string, args: Record<string, string | number> = {}): string => t(`gen-told-${key}`, args);
  const name = (at: number): string => session.names[Number(e[at])] ?? '';
  const field = (at: number): string => session.noun('field', Number(e[at]));
  if (OFFERS.has(tag)) return bargain(session, events, i);
  if (tag === 'deal_struck') return deal(session, events, i);
  if (GIVEN.has(tag)) return given(session, events, i);
  if (tag in ALIKE) {
    const of = run(events, i, (next) => next[0] === tag);
    return { of, words: say(ALIKE[tag]!, { n: of.length, names: listed(settings.language, of.map((k) => session.names[Number(events[k]![1])] ?? '')) }) };
  }
  if (tag === 'thing_taken') {
    const of = run(events, i, (next) => next[0] === tag && next[1] === e[1]);
    return { of, words: say('takes', { name: name(1), things: things(of.map((k) => counted(Number(events[k]![2]), session.noun('thing', Number(events[k]![3]))))) }) };
  }
  if (tag === 'card_drawn') {
    const of = run(events, i, (next) => next[0] === tag && next[1] === e[1]);
    return { of, words: say('draws', { name: name(1), things: things(together(of.map((k) => drawn(session, events[k]!)))) }) };
  }
  if (tag in PAID) {
    const [me, seat, ducats] = [session.shown?.seat ?? -1, Number(e[1]), Number(e.at(-1))];
    const what: Record<string, string> = tag === 'owner_paid' ? { field: field(2) } : { card: short(session.noun('card', Number(e[2]))) };
    return { of: [i], words: say(PAID[tag]!, { name: name(1), ...what }), amounts: [{ ...money(ducats, -1, seat, me), sign: '+' }] };
  }
  if (tag === 'privileges_paid' || tag === 'buildings_paid') {
    // Whoever owns nothing is told nothing about it.
    if (Number(e[3]) === 0) return { of: [i], words: '' };
    const what: Record<string, string | number> = tag === 'buildings_paid' ? { n: Number(e[2]) } : { cards: things(cardsOf(session, e[2] as Int)) };
    return { of: [i], words: say(tag === 'buildings_paid' ? 'buildings' : 'privileges', { name: name(1), ...what }), amounts: [{ ...money(Number(e[3]), -1, Number(e[1]), session.shown?.seat ?? -1), sign: '+' }] };
  }
  // What was fulfilled or delivered is laid down with it.
  if (tag === 'card_discarded' && events.some((x) => String(x[0]) in PAID && x[0] !== 'owner_paid' && x[2] === e[2])) return { of: [i], words: '' };
  if (tag === 'turn_began') return { of: [i], head: true, words: say('turn', { name: name(1), n: Number(e[2]) }) };
  if (tag === 'turn_ended' && events[i + 1]?.[0] === 'turn_began') return { of: [i], words: '' };
  if (tag === 'dice_rolled') return { of: [i], words: say('rolls', { name: name(1), red: Number(e[2]), blue: Number(e[3]), field: field(4) }) };
  if (tag === 'action_began' && Number(e[3]) === 0) return { of: [i], words: say('acts', { name: name(1), field: field(2) }) };
  return { of: [i], words: SILENT.has(tag) ? '' : usual(session, e) };
}

const usual = (session: TableSession, e: Event): string =>
  phrase(session.speaker, `event-${String(e[0]).replaceAll('_', '-')}`, session.info?.events[String(e[0])] ?? [], e.slice(1) as number[]);
const counted = (n: number, name: string): string => (n > 1 ? `${n} × ${name}` : name);
/** Equal things are counted. */
const together = (names: readonly string[]): string[] => [...new Set(names)].map((name) => counted(names.filter((x) => x === name).length, name));
const things = (names: readonly string[]): string => names.join(', ');
/** A card without its goods: the order lies on the table. */
const short = (name: string): string => name.split(':')[0]!;
const cardsOf = (session: TableSession, mask: Int): string[] => {
  const data = session.info!.components as unknown as GenoaData;
  const all = data.large_orders.length + data.small_orders.length + data.messages.length + data.privileges.length;
  return Array.from({ length: all }, (_, id) => id).filter((id) => inMask(mask, id)).map((id) => cardName(session, data, id));
};
const drawn = (session: TableSession, e: Event): string => (Number(e[3]) >= 0 ? short(session.noun('card', Number(e[3]))) : session.noun('pile', Number(e[2])));
const money = (n: number, from: number, to: number, me: number): Amount => moved(n, 'ducat', t('gen-ducats'), from, to, me);

/** What a term or a transfer names beside money. */
function named(session: TableSession, e: Event): string {
  if (String(e[0]).endsWith('_ducats')) return '';
  if (e[0] === 'term_card' || e[0] === 'card_given') return Number(e[4]) >= 0 ? short(session.noun('card', Number(e[4]))) : session.noun('thing', Number(e[3]));
  const thing = counted(Number(e[3]), session.noun('thing', Number(e[4])));
  return e[0] === 'term_gain' ? t('gen-from-the-action', { thing }) : thing;
}

/** An offer or a price with its terms: what its partner gives, and what he wants for it. */
function bargain(session: TableSession, events: readonly Event[], i: number): Told {
  const e = events[i]!;
  const ask = e[0] === 'ask_made';
  const of = run(events, i, (next) => TERMS.has(String(next[0])));
  const terms = of.slice(1).map((k) => events[k]!);
  const partner = Number(e[ask ? 2 : 1]);
  const from = (gives: boolean): string => things(terms.filter((x) => (Number(x[1]) === partner) === gives).map((x) => named(session, x)).filter(Boolean));
  const ducats = terms.find((x) => x[0] === 'term_ducats');
  const [gives, wants] = [from(true), from(false)];
  const words = t(ask ? 'gen-told-ask' : 'gen-told-offer', { name: session.names[Number(e[1])] ?? '', to: ask ? (session.names[partner] ?? '') : '', field: session.noun('field', Number(e[ask ? 3 : 2])) });
  return {
    of, words: `${words}${gives ? `: ${gives}` : ''}${wants ? `; ${t('gen-told-wants', { wants })}` : ''}`,
    // Nothing has been paid yet: only what the partner wants carries a sign.
    amounts: ducats ? [{ ...money(Number(ducats[3]), -1, -1, -1), sign: Number(ducats[1]) === partner ? '' : '−' }] : [],
  };
}

/** A deal that is paid in ducats alone is one line with its payment. */
function deal(session: TableSession, events: readonly Event[], i: number): Told {
  const e = events[i]!;
  const words = t('gen-told-deal', { name: session.names[Number(e[1])] ?? '', partner: session.names[Number(e[2])] ?? '', field: session.noun('field', Number(e[3])) });
  const next = events[i + 1];
  if (next?.[0] !== 'ducats_given') return { of: [i], words };
  return { of: [i, i + 1], words, amounts: [money(Number(next[3]), Number(next[1]), Number(next[2]), session.shown?.seat ?? -1)] };
}

/** Everything that one player hands to another at once. */
function given(session: TableSession, events: readonly Event[], i: number): Told {
  const e = events[i]!;
  const of = run(events, i, (next) => GIVEN.has(String(next[0])) && next[1] === e[1] && next[2] === e[2]);
  const all = of.map((k) => events[k]!);
  const goods = things(all.map((x) => named(session, x)).filter(Boolean));
  const args = { giver: session.names[Number(e[1])] ?? '', taker: session.names[Number(e[2])] ?? '', things: goods };
  return {
    of, words: t(goods ? 'gen-told-gives' : 'gen-told-pays', args),
    amounts: all.filter((x) => x[0] === 'ducats_given').map((x) => money(Number(x[3]), Number(x[1]), Number(x[2]), session.shown?.seat ?? -1)),
  };
}
