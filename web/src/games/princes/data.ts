/** Component data of Princes as the boards use it; lots are numbered as in the title's tables. */

import type { TableSession } from '../../lib/session.svelte';
import type { View } from '../title';

interface Ability { id: string }
export interface PrincesData {
  city: { id: string; xy: number[] }[];
  city_tile: { id: string; city: string; gold: number; influence: number; abilities: Ability[] }[];
  event: { id: string; decade: number; kind: string; bid: string; vp?: number; change?: number; status?: number }[];
  pope: { bid: string };
  troop: { id: string; price: number; has_attack: boolean; attack: number; has_defence: boolean; defence: number; from_decade: number; influence: number }[];
  family: { id: string; a: { gold: number; influence: number }; b: { gold: number; influence: number } }[];
  board: { status_track: { min: number; max: number } };
  setup: { city_opening_bid_factor: number };
}

export const FIRST_EVENT = 35;
export const POPE = 47;
export const WASH = ['rose', 'green', 'blue', 'violet', 'ochre'];
export const FAMILY_COLOURS = ['yellow', 'purple', 'white', 'red', 'green', 'blue'];
export const TROOP_SYMBOL: Record<string, string> = {
  crossbowmen: 'crossbow', arquebusiers: 'arquebus', pikemen: 'pike', infantry: 'infantry', cavalry: 'horse', knights: 'lance', lancers: 'lance', artillery: 'cannon', cannon: 'cannon', field_fort: 'fort', fortification: 'fort', fort: 'fort',
};
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
