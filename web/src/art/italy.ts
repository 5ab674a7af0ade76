/** The two maps of Italy: coast, rivers and hills from italy.json through its stretch. */

import data from './italy.json';
import { dice, hill } from './line';

type LatLon = [number, number];
export type Point = { x: number; y: number };

/** Monotone cubic interpolation (Fritsch and Carlson), as the stretch of the data asks for. */
function pchip(knots: number[][]): (v: number) => number {
  const xs = knots.map((k) => k[0]!);
  const ys = knots.map((k) => k[1]!);
  const n = xs.length;
  const slope = xs.slice(1).map((x, i) => (ys[i + 1]! - ys[i]!) / (x - xs[i]!));
  const m = xs.map((_, i) => {
    if (i === 0) return slope[0]!;
    if (i === n - 1) return slope[n - 2]!;
    const [a, b] = [slope[i - 1]!, slope[i]!];
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  });
  return (v) => {
    if (v <= xs[0]!) return ys[0]! + (v - xs[0]!) * m[0]!;
    if (v >= xs[n - 1]!) return ys[n - 1]! + (v - xs[n - 1]!) * m[n - 1]!;
    let i = 0;
    while (v > xs[i + 1]!) i += 1;
    const h = xs[i + 1]! - xs[i]!;
    const t = (v - xs[i]!) / h;
    const [t2, t3] = [t * t, t * t * t];
    return (2 * t3 - 3 * t2 + 1) * ys[i]! + (t3 - 2 * t2 + t) * h * m[i]! + (3 * t2 - 2 * t3) * ys[i + 1]! + (t3 - t2) * h * m[i + 1]!;
  };
}

const stretchX = pchip(data.stretch_x);
const stretchY = pchip(data.stretch_y);

/** Board units of the component data to drawing units. */
export const place = (x: number, y: number): Point => ({ x: stretchX(x), y: stretchY(y) });
/** Latitude and longitude on the map of Virtù, which widens the north, or on the plain one of Princes. */
export function geo([lat, lon]: LatLon, plain = false): Point {
  const [x, y] = [89 + (lon - 7.69) * 82.07, 95 + (45.07 - lat) * 102.13];
  return plain ? { x, y } : place(x, y);
}

export function nudged(id: string, p: Point): Point {
  const by = (data.nudge as unknown as Record<string, number[] | undefined>)[id];
  return by ? { x: p.x + by[0]!, y: p.y + by[1]! } : p;
}

const r = (n: number): number => Math.round(n * 10) / 10;

/** A smooth line through points (Catmull and Rom). */
function smooth(points: Point[], closed: boolean): string {
  const n = points.length;
  const at = (i: number): Point => (closed ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!);
  let d = `M${r(points[0]!.x)} ${r(points[0]!.y)}`;
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${r(b.x + (c.x - a.x) / 6)} ${r(b.y + (c.y - a.y) / 6)} ${r(c.x - (e.x - b.x) / 6)} ${r(c.y - (e.y - b.y) / 6)} ${r(c.x)} ${r(c.y)}`;
  }
  return closed ? `${d}z` : d;
}

/** All land as one path, so that water lines can follow it. */
export const coast = (plain = false): string => Object.values(data.coast as unknown as Record<string, LatLon[]>)
  .map((ring) => smooth(ring.map((p) => geo(p, plain)), true))
  .join('');

export const rivers = (plain = false): string[] => (data.rivers as unknown as LatLon[][]).map((line) => smooth(line.map((p) => geo(p, plain)), false));

/** Hills keep away from the towns given; each range of the data becomes a few molehills. */
export function hills(towns: Point[], plain = false): { outline: string; hatch: string }[] {
  const next = dice(1494);
  return (data.hills as unknown as number[][])
    .flatMap(([lat, lon, size]) => [0, 1, 2].map((k) => {
      const p = geo([lat!, lon!], plain);
      return { p: { x: p.x + (k - 1) * 17 + (next() - 0.5) * 14, y: p.y + (next() - 0.5) * 22 }, size: size! * (k === 1 ? 33 : 25) };
    }))
    .filter(({ p }) => towns.every((t) => Math.hypot(t.x - p.x, t.y - 8 - p.y) > 50))
    .sort((a, b) => a.p.y - b.p.y)
    .map(({ p, size }) => hill(p.x, p.y, size, next));
}

/** Where one sea ends and the next begins. */
export const seaLimits: string[] = (data.sea_limits as unknown as LatLon[][]).map((line) => smooth(line.map((p) => geo(p)), false));
