/** The shapes of a palace: five sectors, an inner ring for the upgrades, courtier cards in the corners. */

const FIFTH = (Math.PI * 2) / 5;
export const HUB = { x: 186, y: 190 };
export const RIM = 136;
export const RING = 45;
const ROOM = 62;
export const CARD = { width: 78, height: 47 };
/** Left courtiers above one another, then the right ones; the third of a side lies below the wheel's waist. */
export const COURTIERS = [10, 11, 12, 13, 14, 15].map((field, i) => ({ field, left: i < 3, x: i < 3 ? 1 : 293, y: [1, 51, 285][i % 3]! }));

const at = (turn: number, q: number): string => `${(HUB.x + Math.sin(turn) * q).toFixed(1)} ${(HUB.y - Math.cos(turn) * q).toFixed(1)}`;
function band(i: number, outer: number, inner: number): string {
  const [a, b] = [(i - 0.5) * FIFTH, (i + 0.5) * FIFTH];
  return `M${at(a, outer)}A${outer} ${outer} 0 0 1 ${at(b, outer)}L${at(b, inner)}A${inner} ${inner} 0 0 0 ${at(a, inner)}z`;
}
export const sector = (i: number): string => band(i, RIM, ROOM);
export const upgrade = (i: number): string => band(i, ROOM, RING);
/** A point of a room, `q` from the hub; rooms may be given by halves. */
export const spot = (i: number, q: number): { x: number; y: number } => ({ x: HUB.x + Math.sin(i * FIFTH) * q, y: HUB.y - Math.cos(i * FIFTH) * q });

/** Where the words of a room begin; in the lower rooms higher up, the more so with an upgrade to name. */
export const middle = (i: number, upgraded = false): { x: number; y: number } => spot(i, i === 2 || i === 3 ? (upgraded ? 90 : 97) : 100);
/** Agents and the marker stand at the rim, this far from the hub. */
export const [AGENT_AT, MARKER_AT] = [121, 124];

/** Where a room's marker and a foreign agent stand: at the rim, clear of its words. */
export const MARKER = [-0.3, 0.68, 1.7, 3.3, 4.32];
export const STONE = [0.3, 1.33, 2.34, 2.66, 3.67];

/** People are known by their first name: families share the last one. */
export function firstName(name: string): string {
  const [first, second] = name.replace(/[,(].*$/, '').trim().split(' ');
  return second && /^[IVX]+\.?$/.test(second) ? `${first} ${second}` : (first ?? '');
}
/** A card's name on at most two lines; what follows a comma is a title, and the card is too small for it. */
export function lines(whole: string): string[] {
  const name = whole.replace(/,.*$/, '');
  const cut = name.indexOf(' ');
  return name.length > 11 && cut > 0 ? [name.slice(0, cut), name.slice(cut + 1)] : [name];
}
/** Letters of a card: smaller where a line would not fit. */
export const letters = (line: string): string => (line.length > 12 ? '11px' : '13px');
