/** Component data of Virtù as map and palaces use it; numbering as in the title's tables. */

import { nudged, place, type Point } from '../../art/italy';
import type { TableSession } from '../../lib/session.svelte';
import type { View } from '../title';

/** A war bonus has a price in florins. */
export interface Bar { type: string; n: number; price?: number }
export interface VirtuData {
  power: { id: string; color: string }[];
  city: { id: string; value: number; seas: string[]; pirate: boolean; bar: Bar[]; start_of: string; x: number; y: number }[];
  road: { a: string; b: string; sides: string[] }[];
  sea: { id: string }[];
  character: { id: string; action: string; bar: Bar[]; cost: Record<string, number>; prestige: number; agent: number }[];
  family: { id: string; action: string; bar: Bar[] }[];
  patron: { id: string; prestige: number }[];
  title: { id: string; bar: Bar[]; cost: Record<string, number>; prestige: number }[];
  special_tile: { id: string; bar: Bar[]; cost: Record<string, number>; prestige: number }[];
  alliance: { id: string; cost: Record<string, number>; bonus_type: string; bonus_n: number }[];
  action: { id: string; printed_bar: Bar[] }[];
  city_track: { points: number[]; courtier_field_at: number };
  patronage_track: { points: number[]; bonus_at: number[] };
  palace: { power: string; rooms: string[] }[];
  palace_layout: { open_at_start_left: number; open_at_start_right: number };
  patronage_step: { step: number; florin?: number; crown?: number; cross?: number; crown_or_cross?: number }[];
  recruit: { start_city_florins: number; other_city_florins: number };
  /** Florins for so many troops on the map. */
  pay: { florins: number[] };
  movement: { paid_step_florins: number };
  player_count: { players: number; side: string }[];
}

export const ROOMS = 5;
export const FIRST_COURTIER = 10;
export const FIRST_COURTIER_BONUS = 5;
export const FIRST_ROOM = 30;
/** The place of a room: palaces are numbered by power, wherever their players sit. */
export const placeOf = (power: number, room: number): number => FIRST_ROOM + power * ROOMS + room;
export const FIRST_ALLIANCE = 55;
export const FIRST_FAMILY = 12;
export const FIRST_TILE_SOURCE = 8;
/** Alliances, an indulgence and a patron give symbols too. */
export const FIRST_OTHER_SOURCE = 49;
export const INDULGENCE_SOURCE = 52;
export const SYMBOL: Record<string, string> = { florin: 'florin', crown: 'crown', cross: 'cross', cavalry: 'horse', ship: 'ship', mask: 'mask', war_bonus: 'warbonus', arrow: 'arrow' };
export const SYMBOLS = ['florin', 'crown', 'cross', 'horse', 'ship', 'mask', 'warbonus', 'arrow'];
export const ACTION: Record<string, string> = { govern: 'govern', patronage: 'patronage', trade: 'trade', annex: 'annex', war: 'swords', intrigue: 'mask' };

export const dataOf = (session: TableSession): VirtuData => session.info!.components as unknown as VirtuData;
export const sites = (data: VirtuData): Point[] => data.city.map((c) => nudged(c.id, place(c.x, c.y)));

export function colours(session: TableSession, view: View): string[] {
  const data = dataOf(session);
  const seats = (view?.seats ?? []) as { power: number }[];
  const taken = new Set(seats.map((s) => data.power[s.power]?.color));
  const free = ['blue', 'red', 'yellow', 'green', 'white'].filter((c) => !taken.has(c));
  return seats.map((s) => data.power[s.power]?.color ?? free.shift() ?? 'black');
}

/** What the market sells, in the order of its numbers. */
export const itemsOf = (data: VirtuData): { bar: Bar[]; cost: Record<string, number>; prestige: number; agent?: number }[] => [...data.character, ...data.title, ...data.special_tile];

/** What a card (character, family, Machiavelli) shows. */
export const cardBar = (data: VirtuData, card: number): Bar[] => (card < FIRST_FAMILY ? data.character[card]?.bar : data.family[card - FIRST_FAMILY]?.bar) ?? [];
/** What a tile of the domain shows: cities, titles, guild, cathedrals, cannons. */
export function tileBar(data: VirtuData, tile: number): Bar[] {
  if (tile < 30) return data.city[tile]?.bar ?? [];
  if (tile < 34) return data.title[tile - 30]?.bar ?? [];
  return (tile === 34 ? data.special_tile[0]?.bar : tile < 40 ? data.special_tile[1]?.bar : [{ type: 'war_bonus', n: 1 }]) ?? [];
}

/** What alliances give; after them an indulgence and Michelangelo, a crown each. */
function otherBar(data: VirtuData, other: number): Bar[] {
  const ally = data.alliance[other];
  return ally ? [{ type: ally.bonus_type, n: ally.bonus_n }] : [{ type: 'crown', n: 1 }];
}
/** What a source of symbols shows, by the field of its card or the tile. */
export function sourceBar(data: VirtuData, me: { cards: number[]; actions: number[] }, source: number, field: number): Bar[] {
  if (source >= FIRST_OTHER_SOURCE) return otherBar(data, source - FIRST_OTHER_SOURCE);
  if (field < 0) return tileBar(data, source - FIRST_TILE_SOURCE);
  if (me.cards[field]! >= 0) return cardBar(data, me.cards[field]!);
  return field < ROOMS ? (data.action[me.actions[field] ?? 0]?.printed_bar ?? []) : [];
}
/** An action in the reader's language: component data carries no words. */
export const actionName = (session: TableSession, action: number): string => (session.has(`action-${action}`) ? session.text(`action-${action}`) : '');
