import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../web/src/games/virtu/called';
import { beside, taken } from '../../../web/src/games/virtu/beside';
import { placeOf } from '../../../web/src/games/virtu/data';
import { wanted } from '../../../web/src/games/virtu/market';
import { firstName, lines } from '../../../web/src/games/virtu/wheel';
import { within } from '../../../web/src/lib/zoom';

describe('palaces', () => {
  it('number their rooms by power, wherever a player sits', () => {
    // As the title's texts name them: place-30 is a room of Milan, place-45 the first of Venice.
    expect([placeOf(0, 0), placeOf(3, 0), placeOf(4, 4)]).toEqual([30, 45, 54]);
  });
  it('know the field behind a source: room, upgrade, six courtiers, tiles none', () => {
    expect([0, 1, 2, 7, 8].map((source) => fieldOf(source, 3))).toEqual([3, 8, 10, 15, -1]);
  });
  it('call people by their first name, kings with their number', () => {
    expect(['Lorenzo de\' Medici', 'Ferdinand II of Naples', 'Alfonso, Duke of Calabria', 'Envoy'].map(firstName)).toEqual(['Lorenzo', 'Ferdinand II', 'Alfonso', 'Envoy']);
    expect([lines('Leonardo Loredan'), lines('Bishop'), lines('Alfonso, Duke of Calabria')]).toEqual([['Leonardo', 'Loredan'], ['Bishop'], ['Alfonso']]);
  });
});

describe('a board in its frame', () => {
  it('lies in the middle while it is smaller, and shows no gap when it is larger', () => {
    // A drawing 300 high in a frame of 600: at once its size nothing moves it.
    expect(within(-50, 600, 300, 1)).toBe(0);
    expect(within(-50, 600, 300, 1.5)).toBe(-150);
    // Three times as large it covers the frame: its upper edge is at most at the top, its lower at least at the bottom.
    expect(within(0, 600, 300, 3)).toBe(-450);
    expect(within(-5000, 600, 300, 3)).toBe(600 - 450 * 3);
    // Drawing and frame of one shape: as it always was.
    expect([within(10, 400, 400, 2), within(-900, 400, 400, 2), within(-100, 400, 400, 2)]).toEqual([0, -400, -100]);
  });
});

describe('the price of a town', () => {
  const town = { x: 200, y: 200, width: 40 };
  it('stands to its right, or where another town is not covered', () => {
    expect(beside(town, 74, [taken(town)])).toEqual({ x: 235, y: 178 });
    expect(beside(town, 74, [taken(town), taken({ x: 290, y: 200, width: 40 })]).x).toBeLessThan(town.x - town.width / 2 - 74);
  });
});

describe('the market', () => {
  it('knows what is chosen from the question, and nothing where nothing is asked', () => {
    expect(wanted({ of: ['seat seat', 'basket item*'], args: [1, 2 ** 0 + 2 ** 17] }, 18)).toEqual([0, 17]);
    expect(wanted({ of: ['seat seat', 'basket item*'], args: [1, 0] }, 18)).toEqual([]);
    expect(wanted(null, 18)).toEqual([]);
  });
});
