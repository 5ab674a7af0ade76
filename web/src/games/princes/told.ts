/** The journal of Princes: turns and decades are headings, and what was paid stands in the right margin. */

import { phrase } from '../../lib/sentence';
import type { TableSession } from '../../lib/session.svelte';
import { moved, type Amount, type Told } from '../../lib/told';
import { t } from '../../lib/ui.svelte';
import type { News } from '../../lib/wire';
import { currencyOf, type Currency } from './price';
import { dataOf } from './data';

type Event = readonly (string | number)[];
const HEADS = new Set(['decade_began', 'turn_began']);

export const told = (session: TableSession, item: News): Told[] =>
  (item.events as Event[]).map((e, i) => {
    const line = PAID[String(e[0])]?.(session, e);
    return line ? { of: [i], ...line } : { of: [i], words: usual(session, e), head: HEADS.has(String(e[0])) };
  });

const usual = (session: TableSession, e: Event): string =>
  phrase(session.speaker, `event-${String(e[0]).replaceAll('_', '-')}`, session.info?.events[String(e[0])] ?? [], e.slice(1) as number[]);

/** Money that a seat pays to the bank (negative) or gets from it. */
function bank(session: TableSession, seat: number, ...sums: [number, Currency][]): Amount[] {
  const me = session.shown?.seat ?? -1;
  return sums.filter(([n]) => n !== 0).map(([n, currency]) => ({
    ...moved(Math.abs(n), currency, t(`pri-${currency}`), n < 0 ? seat : -1, n > 0 ? seat : -1, me), sign: n < 0 ? '−' : '+',
  }));
}

/** Both sides of an offer without what is nothing; a third player knows only that it was made (PRI-324). */
function offered(session: TableSession, e: Event, key: string): { words: string; amounts: Amount[] } {
  const spec = session.info?.events[String(e[0])] ?? [];
  const of = (arg: string): number => Number(e[1 + spec.findIndex((s) => s.startsWith(`${arg} `))]);
  if (of('give_gold') < 0) return { words: usual(session, e), amounts: [] };
  const sums = (side: string): string =>
    ['gold', 'influence'].filter((c) => of(`${side}_${c}`) > 0).map((c) => t(`pri-n-${c}`, { n: of(`${side}_${c}`) })).join(', ') || t('pri-nothing');
  return { words: t(key, { maker: session.names[of('maker')] ?? '', to: session.names[of('to')] ?? '', gives: sums('give'), wants: sums('want') }), amounts: [] };
}

const PAID: Record<string, (session: TableSession, e: Event) => { words: string; amounts: Amount[] }> = {
  offer_made: (s, e) => offered(s, e, 'pri-told-offer'),
  offer_accepted: (s, e) => offered(s, e, 'pri-told-deal'),
  start_paid: (s, e) => ({ words: t('pri-told-start', { name: s.names[Number(e[1])] ?? '' }), amounts: bank(s, Number(e[1]), [-Number(e[2]), 'gold']) }),
  troop_bought: (s, e) => ({ words: t('pri-told-troop', { name: s.names[Number(e[1])] ?? '', troop: s.noun('troop', Number(e[2])) }), amounts: bank(s, Number(e[1]), [-Number(e[3]), 'gold']) }),
  card_bought: (s, e) => ({ words: usual(s, e), amounts: bank(s, Number(e[1]), [-Number(e[2]), 'gold'], [-Number(e[3]), 'influence']) }),
  auction_won: (s, e) => ({ words: t('pri-told-won', { name: s.names[Number(e[1])] ?? '', lot: s.noun('lot', Number(e[2])) }), amounts: bank(s, Number(e[1]), [-Number(e[4]), currencyOf(dataOf(s), Number(e[2]))]) }),
  income_taken: (s, e) => ({ words: t('pri-told-income', { name: s.names[Number(e[1])] ?? '' }), amounts: bank(s, Number(e[1]), [Number(e[2]) + Number(e[4]), 'gold'], [Number(e[3]), 'influence']) }),
};
