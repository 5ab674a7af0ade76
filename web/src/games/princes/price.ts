/** What a won bid costs, read from what is printed on the reader's family and tiles (PRI-095, PRI-096). Cards come on top, if he plays any. */

import { FIRST_EVENT, POPE, type PrincesData } from './data';

const SCOPE = ['city', 'event', 'pope', 'condottiere'] as const;
type Scope = (typeof SCOPE)[number];
export type Currency = 'gold' | 'influence';

interface Ability { id: string; gold?: number; influence?: number; amount?: number; scope?: string[] }
interface Holder { family: number; lots: number[] }
interface Seen { side: number; declared: number }

export const scopeOf = (lot: number): Scope => (lot < FIRST_EVENT ? 'city' : lot < POPE ? 'event' : lot === POPE ? 'pope' : 'condottiere');

/** What everything is auctioned in: tiles for gold, offices and the Pope for influence, events as printed. */
export const currencyOf = (data: PrincesData, lot: number): Currency =>
  (lot < FIRST_EVENT ? 'gold' : (data.event[lot - FIRST_EVENT]?.bid ?? 'influence')) as Currency;

export function discount(data: PrincesData, view: Seen, holder: Holder, lot: number): number {
  const [scope, currency] = [scopeOf(lot), currencyOf(data, lot)];
  const family = data.family[holder.family];
  const printed = (family ? (view.side === 0 ? family.a : family.b).abilities ?? [] : []) as Ability[];
  const ofFamily = printed.filter((a) => a.scope?.includes(scope)).map((a) =>
    a.id === 'discount_auction' ? (a[currency] ?? 0) : a.id === 'discount_auction_declared' && view.declared === (currency === 'gold' ? 0 : 1) ? (a.amount ?? 0) : 0);
  const ofTiles = holder.lots.flatMap((own) => (data.city_tile[own]?.abilities ?? []) as Ability[]).map((a) => (a.id === `discount_${scope}` ? (a[currency] ?? 0) : 0));
  return [...ofFamily, ...ofTiles].reduce((sum, n) => sum + n, 0);
}

/** Never below nothing: a discount that is left over is lost. */
export const price = (bid: number, off: number): number => Math.max(0, bid - off);

/** A secret limit: the least that leads, up to this much, then out. It is meant for one lot; the next one is bid for anew. */
export const limited = (most: number) => ({ frame: 'auction', up_to: { do: 'bid', most }, otherwise: ['pass'], until: ['auction_won', 'office_vacant'] });
