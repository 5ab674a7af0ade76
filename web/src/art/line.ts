/** Line work shared by the boards: everything is drawn from numbers, the same each time. */

/** A small generator with a fixed seed: prints look hand-made but never change. */
export function dice(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const r = (n: number): number => Math.round(n * 10) / 10;

export const rectPath = (b: Box): string => `M${b.x} ${b.y}h${b.w}v${b.h}h${-b.w}z`;

/** A hip roof seen from above, around a courtyard; denser hatching on the south and east. */
export function roof(b: Box, seed: number): { court: Box; slopes: string; hatch: string; ridges: string; shade: string; chimneys: Box[] } {
  const d = Math.min(b.w, b.h) > 74 ? 13 : Math.min(b.w, b.h) < 73 && Math.max(b.w, b.h) > 140 && b.w < b.h ? 9 : 13;
  const court = { x: b.x + d, y: b.y + d, w: b.w - 2 * d, h: b.h - 2 * d };
  const next = dice(seed);
  let hatch = '';
  for (let x = b.x + 3; x < b.x + b.w - 2; x += 4.2) {
    const edge = Math.min(x - b.x, b.x + b.w - x, d);
    hatch += `M${r(x)} ${b.y + 1}v${r(edge * (0.55 + next() * 0.35))}`;
  }
  for (let x = b.x + 2; x < b.x + b.w - 1; x += 2.6) {
    const edge = Math.min(x - b.x, b.x + b.w - x, d);
    hatch += `M${r(x)} ${r(b.y + b.h - 1)}v${r(-edge * (0.75 + next() * 0.25))}`;
  }
  for (let y = b.y + 3; y < b.y + b.h - 2; y += 4.2) {
    const edge = Math.min(y - b.y, b.y + b.h - y, d);
    hatch += `M${b.x + 1} ${r(y)}h${r(edge * (0.55 + next() * 0.35))}`;
  }
  for (let y = b.y + 2; y < b.y + b.h - 1; y += 2.6) {
    const edge = Math.min(y - b.y, b.y + b.h - y, d);
    hatch += `M${r(b.x + b.w - 1)} ${r(y)}h${r(-edge * (0.75 + next() * 0.25))}`;
  }
  const [x2, y2, cx2, cy2] = [b.x + b.w, b.y + b.h, court.x + court.w, court.y + court.h];
  return {
    court, hatch,
    slopes: `${rectPath(b)}M${court.x} ${court.y}v${court.h}h${court.w}v${-court.h}z`,
    ridges: `M${b.x} ${b.y}L${court.x} ${court.y}M${x2} ${b.y}L${cx2} ${court.y}M${x2} ${y2}L${cx2} ${cy2}M${b.x} ${y2}L${court.x} ${cy2}`,
    shade: `M${x2} ${b.y}V${y2}H${b.x}`,
    chimneys: [
      { x: r(b.x + b.w * (0.3 + next() * 0.4)), y: b.y + 4.3, w: 4.4, h: 4.4 },
      { x: b.x + 4.3, y: r(b.y + b.h * (0.3 + next() * 0.4)), w: 4.4, h: 4.4 },
    ],
  };
}

/** Trees of a garden: a ring of crowns along the rim. */
export function trees(b: Box): { x: number; y: number }[] {
  const out: { x: number; y: number }[] = [];
  const nx = Math.floor(b.w / 13);
  const ny = Math.floor(b.h / 13);
  for (let i = 0; i <= nx; i += 1) for (let j = 0; j <= ny; j += 1) {
    if (i > 0 && i < nx && j > 0 && j < ny) continue;
    out.push({ x: r(b.x + 7 + (i * (b.w - 14)) / nx), y: r(b.y + 7 + (j * (b.h - 14)) / ny) });
  }
  return out;
}

/** A molehill of the old map-makers, hatched on its eastern flank. */
export function hill(x: number, y: number, size: number, next: () => number): { outline: string; hatch: string } {
  const w = size * (0.9 + next() * 0.3);
  const h = size * (0.62 + next() * 0.3);
  const top = x + (next() - 0.5) * w * 0.2;
  let hatch = '';
  for (let i = 0; i < 4; i += 1) {
    const from = y - h + 1 + i * h * 0.12;
    hatch += `M${r(top + w * 0.06 * (i + 0.6))} ${r(from)}q${r(w * 0.05)} ${r(h * 0.33)} .2 ${r(h * (0.72 - i * 0.07))}`;
  }
  return {
    outline: `M${r(x - w / 2)} ${r(y)}C${r(x - w * 0.3)} ${r(y - h * 0.3)} ${r(top - w * 0.16)} ${r(y - h)} ${r(top)} ${r(y - h)}S${r(x + w * 0.3)} ${r(y - h * 0.25)} ${r(x + w / 2)} ${r(y)}`,
    hatch,
  };
}

/** A town in elevation: towers and houses, more of them the greater its value. */
export function town(x: number, y: number, value: number, seed: number): { houses: string; hatch: string; width: number } {
  const next = dice(seed * 7919 + 13);
  const n = 2 + value;
  let [houses, hatch] = ['', ''];
  const step = 8.2;
  const width = n * step;
  let at = x - width / 2;
  for (let i = 0; i < n; i += 1) {
    const tower = i === Math.floor(n / 2) || next() > 0.72;
    const h = tower ? 20 + value * 3.4 + next() * 5 : 11 + next() * 6;
    const w = tower ? 6.6 : 8.8;
    const spire = tower && next() > 0.5;
    houses += `M${r(at)} ${r(y)}v${r(-h)}${spire ? `l${r(w / 2)} -6l${r(w / 2)} 6` : `h${r(w)}`}v${r(h)}z`;
    for (let k = 0; k < 3; k += 1) hatch += `M${r(at + w - 0.9 - k * 1.3)} ${r(y - h + 3 + k)}V${r(y - 1)}`;
    at += step;
  }
  return { houses, hatch, width };
}

/** Rhumb lines from a rose. */
export function rhumbs(x: number, y: number, rays: number, reach: number): string {
  let d = '';
  for (let i = 0; i < rays; i += 1) {
    const a = (Math.PI * 2 * i) / rays;
    d += `M${x} ${y}L${r(x + Math.cos(a) * reach)} ${r(y + Math.sin(a) * reach)}`;
  }
  return d;
}
