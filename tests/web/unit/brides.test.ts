/** Own tiles of Brides & Bribes lie where the rules say (BRI-007), not where their number would suggest. */

import { describe, expect, it } from 'vitest';
import { aimOf } from '../../../web/src/games/brides/aim';
import { groups, PLACE, SHIP_HEAP, type BridesData, type Known } from '../../../web/src/games/brides/data';
import { announced } from '../../../web/src/games/brides/wedding';

const tile = (n: number, place: number, heap = -1): Known => ({ tile: n, place, heap, used: false });
const told = (known: Known[], active = -1): string[] =>
  groups(known, active).map((g) => `${g.kind}${g.district >= 0 ? ` ${g.district}` : ''}: ${g.tiles.map((k) => k.tile).join(' ')}`);

describe('own tiles', () => {
  it('in hand, in districts, on the ships, at home and married are told apart', () => {
    expect(told([
      tile(1, PLACE.residence), tile(2, PLACE.delegation, 3), tile(3, PLACE.hand), tile(4, PLACE.delegation, SHIP_HEAP),
      tile(5, PLACE.delegation, 0), tile(6, PLACE.delegation, 3), tile(7, PLACE.wedded),
    ])).toEqual(['hand: 3', 'district 0: 5', 'district 3: 2 6', 'ships: 4', 'home: 1', 'wedded: 7']);
  });
  it('a delegation that was taken up stays with its district', () => {
    expect(told([tile(1, PLACE.takenUp), tile(2, PLACE.leader), tile(3, PLACE.open), tile(4, PLACE.played)], 2)).toEqual(['district 2: 1 2 3 4']);
  });
});

/** Values as in the ledger's examples: a lord of prestige 4, brides of charm 9 and 6, place bonuses 3 and 1, two influence for each bride. */
describe('an announced wedding', () => {
  const data = {
    district: [{ first_bride_bonus: 3, second_bride_bonus: 1 }], lord: [{ prestige: 4 }],
    bride: [{ charm: 9, influence: 2 }, { charm: 6, influence: 2 }],
  } as unknown as BridesData;
  const view = (deed: number, more = {}, leader = { leader: 7, prestige: 3, charm: 5 }) => ({
    districts: [{ district: 0, lord: 0, brides: [{ bride: 0 }, { bride: 1 }] }],
    active: { district: 0, active: 2, deed, lord_mod: 0, brides_mod: 0, present: [{ seat: 2, ...leader }], ...more },
  });
  it('costs influence for missing prestige and ducats for missing charm, and brings the bride and her place', () => {
    expect(announced(data, view(0))).toEqual({ seat: 2, bride: 0, influence: 1, ducats: 4, gained: 5 });
    expect(announced(data, view(1))).toEqual({ seat: 2, bride: 1, influence: 1, ducats: 1, gained: 3 });
  });
  it('counts what lies on lord and brides, and never less than nothing', () => {
    expect(announced(data, view(1, { lord_mod: 2, brides_mod: 3 }))).toMatchObject({ influence: 3, ducats: 4 });
    expect(announced(data, view(1, {}, { leader: 7, prestige: 6, charm: 9 }))).toMatchObject({ influence: 0, ducats: 0 });
  });
  it('is none of the other deeds, and none without a leader', () => {
    expect(announced(data, view(2))).toBeNull();
    expect(announced(data, view(0, {}, { leader: -1, prestige: 0, charm: 0 }))).toBeNull();
  });
});

/** What is aimed at is public when a tile is played: a murder names a tile, not a player (BRI-171). */
describe('the aim of a tile', () => {
  const data = {
    family: [{ id: 'granara' }],
    loyal: [{ id: 'giorgio', ability: 'swap_workers' }, { id: 'enrico', ability: 'guard' }],
    common: [{ id: 'sicarius', ability: 'assassinate', count: 2 }, { id: 'latro', ability: 'steal_bonus' }],
    item: [{ id: 'venenum', ability: 'assassinate', light: 1, dark: 1 }],
  } as unknown as BridesData;
  it('is a leader or, behind all seven tiles, a bride of this district', () => {
    expect(aimOf(data, 2, 1)).toEqual({ noun: 'tile', id: 1 });
    expect(aimOf(data, 6, 7)).toEqual({ noun: 'rank', id: 0 });
    expect(aimOf(data, 6, 8)).toEqual({ noun: 'rank', id: 1 });
  });
  it('is a district for an exchange, a player for a theft, and nothing where none is named', () => {
    expect(aimOf(data, 0, 3)).toEqual({ noun: 'district', id: 3 });
    expect(aimOf(data, 4, 2)).toEqual({ noun: 'seat', id: 2 });
    expect(aimOf(data, 1, -1)).toBeNull();
    expect(aimOf(data, 1, 0)).toBeNull();
  });
});
