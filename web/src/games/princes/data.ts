/** Component data of Princes as the boards use it; lots are numbered as in the title's tables. */

import type { TableSession } from '../../lib/session.svelte';
import { hasWord, t } from '../../lib/ui.svelte';
import type { View } from '../title';

interface Ability { id: string }
interface FamilySide { gold: number; influence: number; abilities?: Ability[] }
export interface PrincesData {
  city: { id: string; xy: number[] }[];
  city_tile: { id: string; city: string; gold: number; influence: number; abilities: Ability[] }[];
  event: { id: string; decade: number; kind: string; bid: string; vp?: number; status?: number }[];
  pope: { bid: string };
  troop: { id: string; price: number; has_attack: boolean; attack: number; has_defence: boolean; defence: number; from_decade: number; influence: number }[];
  family: { id: string; a: FamilySide; b: FamilySide }[];
  board: { status_track: { min: number; max: number }; city_vp_fields: { values: number[] } };
  setup: { city_opening_bid_factor: number; treachery_price_gold: number; treachery_price_influence: number };
}

export const FIRST_EVENT = 35;
export const POPE = 47;
export const WASH = ['rose', 'green', 'blue', 'violet', 'ochre'];
export const cityWash = (city: number): string => `var(--wash-${WASH[city]})`;
export const FAMILY_COLOURS = ['yellow', 'purple', 'white', 'red', 'green', 'blue'];
export const TROOP_SYMBOL: Record<string, string> = {
  crossbowmen: 'crossbow', light_infantry: 'infantry', pikemen: 'pike', stradiots: 'lance', field_fortification: 'fort', arquebusiers: 'arquebus', artillery: 'cannon', cavalry: 'horse',
};
/** What each treachery card does when it is played. */
export const CARD_DEED = ['steal_influence', 'freeze', 'bribe_cardinal', 'steal_gold', 'declare_war', 'bad_weather', 'bribe_troop', 'play_veto'];
export const CARD_SYMBOL = ['influence', 'lock', 'tiara', 'gold', 'swords', 'anchor', 'dagger', 'seal'];

/** Families have their colours from the board; before one is chosen a seat borrows a free one. */
export function colours(session: TableSession, view: View): string[] {
  const seats: { family: number }[] = view?.seats ?? [];
  const taken = new Set(seats.map((s) => FAMILY_COLOURS[s.family]).filter(Boolean));
  const free = ['red', 'blue', 'yellow', 'green', 'white', 'purple'].filter((c) => !taken.has(c));
  return seats.map((s) => FAMILY_COLOURS[s.family] ?? free.shift() ?? 'black');
}

export const dataOf = (session: TableSession): PrincesData => session.info!.components as unknown as PrincesData;
export const cityOf = (data: PrincesData, lot: number): number => {
  const tile = data.city_tile[lot];
  return tile ? data.city.findIndex((c) => c.id === tile.city) : -1;
};

/** Equal tiles of a city lie on one another: the first stands for all. */
export function piles(session: TableSession, lots: number[]): { lot: number; name: string; count: number; lots: number[] }[] {
  const out = new Map<string, { lot: number; name: string; count: number; lots: number[] }>();
  for (const lot of lots) {
    const name = session.noun('lot', lot);
    const pile = out.get(name) ?? { lot, name, count: 0, lots: [] };
    pile.count += 1;
    pile.lots.push(lot);
    out.set(name, pile);
  }
  return [...out.values()];
}

/** A tile's name where there is little room: in the column of its city a Venetian merchant is a merchant. */
export function shortName(session: TableSession, data: PrincesData, lot: number): string {
  const key = `pri-tile-${(data.city_tile[lot]?.id ?? '').replace(/_(venezia|milano|firenze|roma|napoli)/, '').replace(/_\d$/, '').replaceAll('_', '-')}`;
  return hasWord(key) ? t(key) : session.noun('lot', lot);
}

/** An event that lies on a rung of its city's ladder. */
export function rungName(session: TableSession, data: PrincesData, lot: number): string {
  const key = `pri-event-${(data.event[lot - FIRST_EVENT]?.id ?? '').replaceAll('_', '-')}`;
  return hasWord(key) ? t(key) : session.noun('lot', lot);
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
/** What an event brings: points, a step on a ladder, or more for merchants. */
export function brings(data: PrincesData, lot: number): string {
  const event = data.event[lot - FIRST_EVENT];
  if (!event) return '';
  return event.kind === 'vp' ? t('points', { n: event.vp ?? 0 }) : event.kind === 'status' ? t('pri-a-city', { n: signed(event.status ?? 0) }) : t('pri-for-merchants');
}

/** Whether somebody may order tied cities at the end (PRI-234): Bentivoglio's side A, in play or not chosen yet. */
const orders = (data: PrincesData, view: View): boolean =>
  view.side === 0 && (view.seats as { family: number }[]).some((s) => s.family < 0 || data.family[s.family]?.id === 'bentivoglio');

/** Points of a tile of each city if the game ended now: one number, or the least and the most where somebody orders tied cities; otherwise those take the lowest of their places (PRI-233). */
export function tilePoints(data: PrincesData, view: View): [number, number][] {
  const status: number[] = view.status;
  const worth = (c: number): number => status[c]! * 100 + view.status_events[c].length;
  const field = (place: number): number => data.board.city_vp_fields.values[place] ?? 0;
  return status.map((_, c) => {
    if (view.city_points[c] > 0) return [view.city_points[c], view.city_points[c]];
    const better = status.filter((_, o) => worth(o) > worth(c)).length;
    const equal = status.filter((_, o) => worth(o) === worth(c)).length;
    const least = field(better + equal - 1);
    return [least, orders(data, view) ? field(better) : least];
  });
}

export { asked } from '../../lib/asked';
