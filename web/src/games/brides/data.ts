/** Component data of Brides & Bribes; tiles are numbered through: loyals, commons by copies, items light before dark. */

import type { TableSession } from '../../lib/session.svelte';
import type { View } from '../title';

interface Person { id: string; prestige?: number; charm?: number; ability?: string; count?: number; district?: string; family?: string }
export interface BridesData {
  colour: { id: string }[];
  family: { id: string; colour: string }[];
  district: { id: string; colour: string; symbol: string; first_bride_bonus: number; second_bride_bonus: number }[];
  ship: { id: string; action: string; ducats: number }[];
  lord: { id: string; prestige: number }[];
  bride: { id: string; rank: string; charm: number; influence: number; dowry: { ducats: number; any_workers: number; dark_items: string[] } }[];
  loyal: Person[];
  common: Person[];
  item: { id: string; light: number; dark: number; ability: string }[];
  business_type: { id: string; item: string }[];
  business: { type: string; stack_position: number; influence: number; cost_colours: string[]; cost_any: number }[];
  ability: { id: string; effect: string }[];
  meta: { rounds: number };
}

export const WASH: Record<string, string> = { village: 'ochre', fortress: 'rose', citadel: 'blue', market: 'green', harbour: 'stone' };
export const DISTRICT_SYMBOL: Record<string, string> = { sickle: 'sickle', sword: 'sword', hat: 'favour', scales: 'scales', purse: 'purse' };
export const ITEM_SYMBOL: Record<string, string> = { venenum: 'poison', antidotum: 'antidote', antidotus: 'antidote', vinum: 'wine', anulus: 'ring', edictum: 'edict', vestis: 'robe' };
export const dataOf = (session: TableSession): BridesData => session.info!.components as unknown as BridesData;

export interface TileInfo {
  kind: 'loyal' | 'common' | 'item';
  id: string;
  prestige: number;
  charm: number;
  symbol: string;
  about: string;
  ability: string;
  family: number;
}

/** The business that is bought next from a stack of which so many are left. */
export function businessOnTop(data: BridesData, type: number, left: number): BridesData['business'][number] | undefined {
  const cards = data.business.filter((b) => b.type === data.business_type[type]!.id).sort((a, b) => a.stack_position - b.stack_position);
  return left > 0 ? cards[cards.length - left] : undefined;
}

let made: { from: BridesData; tiles: TileInfo[] } | null = null;

/** Every tile by its number. */
export function tiles(data: BridesData): TileInfo[] {
  if (made?.from === data) return made.tiles;
  const out: TileInfo[] = [];
  for (const p of data.loyal) out.push({ kind: 'loyal', id: p.id, prestige: p.prestige ?? 0, charm: p.charm ?? 0, symbol: 'lord', about: '', ability: p.ability ?? '', family: data.family.findIndex((f) => f.id === p.family) });
  for (const p of data.common) for (let k = 0; k < (p.count ?? 1); k += 1) out.push({ kind: 'common', id: p.id, prestige: p.prestige ?? 0, charm: 0, symbol: 'common', about: '', ability: p.ability ?? '', family: -1 });
  for (const p of data.item) for (let k = 0; k < p.light + p.dark; k += 1) out.push({ kind: 'item', id: p.id, prestige: 0, charm: 0, symbol: ITEM_SYMBOL[p.id] ?? 'purse', about: '', ability: p.ability ?? '', family: -1 });
  made = { from: data, tiles: out };
  return out;
}

/** The men of a family whose ability not every family has. */
export function ownMen(data: BridesData, family: number): number[] {
  const inAll = (ability?: string): boolean => data.family.every((f) => data.loyal.some((man) => man.family === f.id && man.ability === ability));
  return data.loyal.flatMap((man, tile) => (man.family === data.family[family]?.id && !inAll(man.ability) ? [tile] : []));
}

export function colours(session: TableSession, view: View): string[] {
  const data = dataOf(session);
  const seats = (view?.seats ?? []) as { family: number }[];
  const taken = new Set(seats.map((s) => data.family[s.family]?.colour));
  const free = ['black', 'blue', 'green', 'red', 'yellow'].filter((c) => !taken.has(c));
  return seats.map((s) => data.family[s.family]?.colour ?? free.shift() ?? 'white');
}

/** An own tile as the view tells it: `place` is what it is doing, `heap` the district or ship pile it lies on. */
export interface Known { tile: number; place: number; heap: number; used: boolean }
/** Places of a tile, numbered as in the title's state (BRI-007). */
export const PLACE = { hand: 1, delegation: 2, takenUp: 3, leader: 4, open: 5, played: 6, residence: 7, wedded: 8 } as const;
export const SHIP_HEAP = 5;
export interface Group { key: string; kind: 'hand' | 'district' | 'ships' | 'home' | 'wedded'; district: number; tiles: Known[] }

/** Own tiles by where they lie: in hand first, then district by district, the ships, the house, the married. */
export function groups(known: readonly Known[], active: number): Group[] {
  const out = new Map<string, Group>();
  const put = (order: number, kind: Group['kind'], district: number, k: Known): void => {
    const key = `${order} ${district}`;
    const group = out.get(key) ?? { key, kind, district, tiles: [] };
    out.set(key, { ...group, tiles: [...group.tiles, k] });
  };
  for (const k of known) {
    if (k.place === PLACE.hand) put(0, 'hand', -1, k);
    else if (k.place === PLACE.delegation) k.heap === SHIP_HEAP ? put(2, 'ships', -1, k) : put(1, 'district', k.heap, k);
    else if (k.place >= PLACE.takenUp && k.place <= PLACE.played) put(1, 'district', active, k);
    else if (k.place === PLACE.wedded) put(4, 'wedded', -1, k);
    else put(3, 'home', -1, k);
  }
  return [...out.values()].sort((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));
}

/** A person of the Latin name alone: what it means is told on pointing, where there is no room for both. */
export const latin = (name: string): string => name.replace(/ \([^)]*\)$/, '');
/** What a Latin name means, as it stands behind it. */
export const meaning = (name: string): string => / \(([^)]*)\)$/.exec(name)?.[1] ?? '';
