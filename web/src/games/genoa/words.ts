/** Offers, prices and answers to them in one sentence, as a person would say them: what is given, what is wanted, for which field. */

import { inMask, type Action, type Int } from '../../lib/choice';
import { argOf } from '../../lib/spec';
import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/ui.svelte';
import type { GenoaData } from './plan';
import { placing } from './markers';
import { spendsCard } from './moment';
import { yieldsOf } from './yields';

const SPECIALS = ['any_start', 'any_good', 'more_action', 'building_action', 'exchange'];
const PILES = ['large_orders', 'small_orders', 'messages', 'privileges'];
const MASKS = ['hidden_cards', 'shown_cards', 'open_cards'];

export interface Terms { target: number; ducats: number; goods: number[]; markers: number; cards: number[]; wanted: number[]; gain: number[]; named?: string[] }
interface Offered extends Terms { seat: number; to: number; id: number }

const counted = (n: number, name: string): string => (n > 1 ? `${n} × ${name}` : name);

/** One side of an entry: 1 is what the active player gets, -1 what is wanted from him. */
export function side(session: TableSession, o: Terms, sign: number): string {
  const data = session.info!.components as unknown as GenoaData;
  const cards = sign > 0 ? o.cards : o.wanted;
  const yields = yieldsOf(session, data, data.buildings[o.target]);
  return [
    ...(o.ducats * sign > 0 ? [t('gen-n-ducats', { n: Math.abs(o.ducats) })] : []),
    ...o.goods.flatMap((n, i) => (n * sign > 0 ? [counted(Math.abs(n), session.noun('thing', i))] : [])),
    ...(o.markers * sign > 0 ? [counted(Math.abs(o.markers), session.noun('thing', 13))] : []),
    ...(sign > 0 && o.named ? o.named : cards.flatMap((n, i) => (n > 0 ? [counted(n, session.noun('thing', 74 + i))] : []))),
    ...(sign > 0 ? yields.flatMap((y, i) => ((o.gain[i] ?? 0) > 0 ? [t('gen-from-the-action', { thing: counted(o.gain[i]!, y.name) })] : [])) : []),
    ...(sign > 0 && (o.gain[2] ?? -1) >= 0 ? [t('gen-from-the-action', { thing: session.noun('special', o.gain[2]!) })] : []),
  ].join(', ');
}

/** The terms of an offer or a price that is being put together, or was. */
function termsOf(session: TableSession, action: Action): Terms & { to: number } {
  const data = session.info!.components as unknown as GenoaData;
  const said = Object.fromEntries((session.info!.actions[action[0]] ?? []).map((spec, i) => [argOf(spec), action[i + 1] as Int]));
  const n = (arg: string): number => Number(said[arg] ?? 0);
  const given = data.large_orders.length + data.small_orders.length + data.messages.length + data.privileges.length;
  const masks = MASKS.filter((m) => said[m] !== undefined);
  const named = masks.flatMap((m) => Array.from({ length: given }, (_, i) => i).filter((i) => inMask(said[m]!, i)));
  return {
    to: Number(said.to ?? -1), target: n('target'), ducats: n('ducats'), markers: n('markers'),
    goods: [...data.goods.map((g) => n(g.id)), ...SPECIALS.map(n)],
    cards: PILES.map((p) => n(`gives_${p}`)), wanted: PILES.map(n),
    gain: [n('first'), n('second'), Number(said.reward ?? -1)],
    ...(masks.length > 0 ? { named: named.map((i) => session.noun('card', i).split(':')[0]!) } : {}),
  };
}

function put(session: TableSession, o: Terms): string {
  const [gives, wants, field] = [side(session, o, 1), side(session, o, -1), session.noun('field', o.target)];
  if (!gives && !wants) return '';
  return gives ? t(wants ? 'gen-aloud-both' : 'gen-aloud', { gives, wants, field }) : t('gen-aloud-want', { wants, field });
}

/** Empty where the title's own sentence says enough. */
export function worded(session: TableSession, action: Action): string {
  const view = session.now?.view as { offers: Offered[]; asks: Offered[] } | undefined;
  const [tag, first, second] = action;
  if (tag === 'place_markers') return placing(session, action);
  if (tag === 'take_action') return spendsCard(session) ? t('gen-act-spend') : '';
  if (tag === 'offer') return put(session, termsOf(session, action));
  if (tag === 'ask') {
    const o = termsOf(session, action);
    const gets = side(session, o, 1);
    return gets ? t('gen-ask-aloud', { name: session.names[o.to] ?? '', gets, field: session.noun('field', o.target) }) : '';
  }
  if (tag === 'agree' || tag === 'withdraw_ask') {
    const o = view?.asks.find((a) => a.id === Number(first));
    if (!o) return '';
    const gives = side(session, o, 1);
    return tag === 'agree' ? t('gen-agree', { gives, field: session.noun('field', o.target) }) : t('gen-withdraw', { gives, name: session.names[o.to] ?? '', field: session.noun('field', o.target) });
  }
  if (tag !== 'accept' || second === undefined) return '';
  const partners = (view?.offers ?? []).filter((o) => o.target === Number(first) && inMask(second as Int, o.seat));
  if (partners.length === 0) return '';
  // Where the tower stands there is only one field that offers can be for.
  const here = (session.now?.view as { path: number[] }).path.at(-1) === Number(first);
  return t(here ? 'gen-accept-here' : 'gen-accept-for', { field: session.noun('field', Number(first)), offers: partners.map((o) => {
    const [gets, gives] = [side(session, o, 1) || t('gen-the-stop'), side(session, o, -1)];
    return `${session.names[o.seat] ?? ''}: ${gives ? t('gen-against', { gets, gives }) : gets}`;
  }).join('; ') });
}
