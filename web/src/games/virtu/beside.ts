/** Where the price of a town stands on the map: beside it, on the side where it covers least of what is drawn around. */

import type { Point } from '../../art/italy';

export interface Site extends Point { width: number }
export interface Box extends Point { width: number; height: number }
export const PRICE = { height: 28, tag: 28 };

/** What a town takes up: value and shield to the left, port and camp to the right, its name below. */
export const taken = (s: Site): Box => ({ x: s.x - s.width / 2 - 28, y: s.y - 46, width: s.width + 72, height: 74 });
const shared = (a: number, b: number, c: number, d: number): number => Math.max(0, Math.min(b, d) - Math.max(a, c));

/** `around`: all other towns and the boxes that lie on the map; what belongs to the town itself does not count. */
export function beside(town: Site, width: number, around: readonly Box[]): Point {
  const own = taken(town);
  const reach = Math.max(34, town.width / 2 + 12);
  const sides: Point[] = [
    { x: town.x + reach + 1, y: town.y - 22 },
    { x: town.x - town.width / 2 - 32 - width, y: town.y - 22 },
    { x: town.x - width / 2, y: town.y + 29 },
    { x: town.x - width / 2, y: town.y - 78 },
  ];
  const covered = ({ x, y }: Point): number => around.reduce((sum, b) => (b.x === own.x && b.y === own.y ? sum
    : sum + shared(x, x + width, b.x, b.x + b.width) * shared(y, y + PRICE.height, b.y, b.y + b.height)), 0);
  return sides.reduce((best, side) => (covered(side) < covered(best) ? side : best));
}
