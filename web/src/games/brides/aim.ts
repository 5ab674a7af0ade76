/** What a tile is aimed at, as the question about it numbers it: a seat, a district, the tile or the bride to be murdered. Pure. */

import { tiles, type BridesData } from './data';

/** Abilities by what their target names; all others name nothing that others need to know (BRI-160). */
const SEAT = ['steal_one', 'steal_bonus', 'leader_prestige_down', 'force_leader_change'];
const DISTRICT = ['swap_commons', 'swap_workers'];

export type Aim = { noun: 'seat' | 'district' | 'tile' | 'rank'; id: number };

export function aimOf(data: BridesData, tile: number, target: number): Aim | null {
  const all = tiles(data);
  const ability = all[tile]?.ability ?? '';
  if (target < 0) return null;
  if (SEAT.includes(ability)) return { noun: 'seat', id: target };
  if (DISTRICT.includes(ability)) return { noun: 'district', id: target };
  // A murder names a tile (BRI-171); brides are numbered behind all tiles.
  if (ability === 'assassinate') return target < all.length ? { noun: 'tile', id: target } : { noun: 'rank', id: target - all.length };
  return null;
}
