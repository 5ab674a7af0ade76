/** The forecast of a war: two dice, an attack, and a counter-attack if it fails (PRI-188, PRI-189). */
import { describe, expect, it } from 'vitest';
import { odds } from '../../../web/src/games/princes/odds';

const of36 = (n: number): number => n / 36;

describe('the forecast of a war', () => {
  it('counts the 36 falls: equal sums attack first, so 15 of 36, then 15 of 36 of the rest', () => {
    const even = odds([[3, 3], [3, 3]])!;
    expect(even.attacker).toBeCloseTo(of36(15));
    expect(even.defender).toBeCloseTo(of36(21) * of36(15));
    expect(even.attacker + even.draw + even.defender).toBeCloseTo(1);
  });
  it('is certain where no fall of the dice can change it', () => {
    expect(odds([[9, 0], [0, 3]])).toEqual({ attacker: 1, draw: 0, defender: 0 });
    expect(odds([[0, 9], [0, 9]])).toEqual({ attacker: 0, draw: 1, defender: 0 });
  });
  it('says nothing while there are no sums', () => {
    expect(odds([])).toBeNull();
  });
});
