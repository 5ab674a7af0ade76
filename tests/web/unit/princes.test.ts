/** The forecast of a war: two dice, an attack, and a counter-attack if it fails (PRI-188, PRI-189). */
import { describe, expect, it } from 'vitest';
import { POPE, tilePoints, type PrincesData } from '../../../web/src/games/princes/data';
import { odds } from '../../../web/src/games/princes/odds';
import { discount, limited, price } from '../../../web/src/games/princes/price';

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

/** As printed in components.toml: Gonzaga A takes 2 gold off tiles and events, Swiss and armourer 1 influence off a command. */
const data = {
  event: [{ bid: 'gold' }, { bid: 'influence' }],
  family: [
    { id: 'baglioni', a: { abilities: [{ id: 'discount_auction', gold: 1, influence: 1, scope: ['city', 'event', 'pope', 'condottiere'] }] }, b: { abilities: [{ id: 'discount_auction_declared', amount: 1, scope: ['city', 'event', 'pope', 'condottiere'] }] } },
    { id: 'gonzaga', a: { abilities: [{ id: 'discount_auction', gold: 2, influence: 0, scope: ['city', 'event'] }] }, b: { abilities: [] } },
  ],
  city_tile: [
    { abilities: [{ id: 'troop_bonus', attack: 1 }, { id: 'discount_condottiere', influence: 1 }] }, { abilities: [{ id: 'discount_condottiere', influence: 1 }] }, { abilities: [{ id: 'discount_pope', influence: 1 }] },
  ],
} as unknown as PrincesData;
const [TILE, GOLD_EVENT, INFLUENCE_EVENT, COMMAND] = [0, 35, 36, 48];
const off = (family: number, lot: number, lots: number[] = [], side = 0, declared = -1): number => discount(data, { side, declared }, { family, lots }, lot);

describe('the price of a bid', () => {
  it('is less by what the family and the tiles take off in the currency of the lot', () => {
    expect([off(1, TILE), off(1, GOLD_EVENT), off(1, INFLUENCE_EVENT), off(1, COMMAND)]).toEqual([2, 2, 0, 0]);
    expect([off(1, COMMAND, [0, 1]), off(1, POPE, [0, 2]), off(0, COMMAND, [0])]).toEqual([2, 1, 2]);
  });
  it('counts a declared discount only in the currency declared', () => {
    expect([off(0, TILE, [], 1, 0), off(0, TILE, [], 1, 1), off(0, POPE, [], 1, 1), off(0, POPE, [], 1)]).toEqual([1, 0, 1, 0]);
  });
  it('is never below nothing', () => {
    expect([price(5, 2), price(1, 2), price(0, 3)]).toEqual([3, 0, 0]);
  });
});

describe('what a tile is worth', () => {
  const table = { board: { city_vp_fields: { values: [10, 7, 5, 3, 2] } }, family: [{ id: 'baglioni' }, { id: 'bentivoglio' }] } as unknown as PrincesData;
  // TV-18: one city first, three tied for second, one last.
  const worth = (families: number[], side = 0) => tilePoints(table, { side, status: [5, 8, 5, 5, 4], status_events: [[], [], [], [], []], city_points: [0, 0, 0, 0, 0], seats: families.map((family) => ({ family })) });
  it('is that of the lowest place for all cities of a tie (PRI-233)', () => {
    expect(worth([0])).toEqual([[3, 3], [10, 10], [3, 3], [3, 3], [2, 2]]);
    expect(worth([1], 1)).toEqual(worth([0]));
  });
  it('is open while Bentivoglio may order them (PRI-234), or may still be chosen', () => {
    for (const families of [[0, 1], [0, -1]]) expect(worth(families)).toEqual([[3, 7], [10, 10], [3, 7], [3, 7], [2, 2]]);
  });
});

describe('a secret limit', () => {
  it('ends with its lot, whoever wins it, and where nobody does', () => {
    expect(limited(9)).toMatchObject({ up_to: { do: 'bid', most: 9 }, until: ['auction_won', 'office_vacant'] });
  });
});
