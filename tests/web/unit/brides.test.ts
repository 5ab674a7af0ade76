/** Own tiles of Brides & Bribes lie where the rules say (BRI-007), not where their number would suggest. */

import { describe, expect, it } from 'vitest';
import { groups, PLACE, SHIP_HEAP, type Known } from '../../../web/src/games/brides/data';

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
