/** The city plan from the component data: one box for each field, in the numbering of the rules. */

import type { Box } from '../../art/line';

interface Named { id: string; code: string; name: Record<string, string> }
export interface BuildingData extends Named {
  group: string;
  action: { kind: string; pile?: string; special?: string; goods?: string[]; count?: number };
  cells: number[][];
}
export interface GenoaData {
  board: { rows: number; cols: number; grid: string[][]; alternative?: { override_cells?: { row: number; col: number; code: string }[] } };
  buildings: BuildingData[];
  streets: (Named & { cell: number[] })[];
  market: Named & { cells: number[][] };
  goods: { id: string }[];
  special_cards: { id: string; count: number }[];
  large_orders: { villa: string; goods: string[]; pay: number }[];
  small_orders: { building: string; good: string; pay: number }[];
  messages: { buildings: string[]; pay: number }[];
  privileges: { building: string }[];
  rounds: { track_length: number; last_field: Record<string, number> };
  player_colors: { id: string }[];
  payouts: { privilege_chain: number[]; owner_fee: number };
}

export const CELL = 80;
export const EDGE = 30;
const GAP = 4;

export interface FieldPlan {
  id: number;
  code: string;
  kind: 'building' | 'street' | 'market';
  box: Box;
  /** Further parts of a building that is no rectangle. */
  wings: Box[];
  building?: BuildingData;
  /** Street number, counted as on the plan. */
  number: number;
}

function gridOf(data: GenoaData, alternative: boolean): string[][] {
  const grid = data.board.grid.map((row) => [...row]);
  if (alternative) for (const change of data.board.alternative?.override_cells ?? []) {
    const row = grid[change.row - 1];
    if (row) row[change.col - 1] = change.code;
  }
  return grid;
}

/** Fields by number: buildings, streets, market, as the title's tables count them. */
export function plan(data: GenoaData, alternative = false): FieldPlan[] {
  const grid = gridOf(data, alternative);
  const all = [...data.buildings, ...data.streets, data.market];
  return all.map((entry, id) => {
    const cells = grid.flatMap((row, y) => row.flatMap((code, x) => (code === entry.code ? [[x, y] as const] : [])));
    const [first, ...wings] = rectangles(cells);
    const box = first ?? { x: 0, y: 0, w: 0, h: 0 };
    const kind = id < data.buildings.length ? 'building' : id < all.length - 1 ? 'street' : 'market';
    const out: FieldPlan = { id, code: entry.code, kind, box, wings, number: id - data.buildings.length + 1 };
    if (kind === 'building') out.building = entry as BuildingData;
    return out;
  });
}

/** The buildings beside a street, in the order in which the rules name them: by number. */
export function beside(data: GenoaData, street: number, alternative = false): number[] {
  const grid = gridOf(data, alternative);
  const codes = [...data.buildings, ...data.streets, data.market].map((entry) => entry.code);
  const y = grid.findIndex((row) => row.includes(codes[street]!));
  const x = grid[y]?.indexOf(codes[street]!) ?? -1;
  const near = [grid[y - 1]?.[x], grid[y + 1]?.[x], grid[y]?.[x - 1], grid[y]?.[x + 1]].map((code) => codes.indexOf(code ?? ''));
  return [...new Set(near)].filter((id) => id >= 0 && id < data.buildings.length).sort((a, b) => a - b);
}

/** Squares of one field as one box, or as one box a row where they form an angle. */
function rectangles(cells: (readonly [number, number])[]): Box[] {
  const [xs, ys] = [cells.map((c) => c[0]), cells.map((c) => c[1])];
  const [x1, x2, y1, y2] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const box = (a: number, b: number, c: number, d: number): Box => ({
    x: EDGE + a * CELL + GAP, y: EDGE + b * CELL + GAP, w: (c - a + 1) * CELL - 2 * GAP, h: (d - b + 1) * CELL - 2 * GAP,
  });
  if (cells.length === (x2 - x1 + 1) * (y2 - y1 + 1)) return [box(x1, y1, x2, y2)];
  const rows = [...new Set(ys)].map((y) => cells.filter((c) => c[1] === y).map((c) => c[0]));
  return rows.map((row, i) => box(Math.min(...row), y1 + i, Math.max(...row), y1 + i)).sort((a, b) => b.w - a.w);
}

/** Roof colour = kind of building. */
export function wash(b: BuildingData): string {
  if (b.id === 'park') return 'green';
  if (b.id === 'harbor') return 'sea';
  const kind = b.action.kind;
  return kind === 'goods' ? 'ochre' : kind === 'villa' ? 'violet' : kind === 'special' ? 'rose' : 'blue';
}

/** Things are the eight goods, five special cards, a marker, and from here on every card. */
export const FIRST_CARD = 14;
export const PILES = ['large-order', 'small-order', 'message', 'privilege'];
export const centre = (b: Box): { x: number; y: number } => ({ x: b.x + b.w / 2, y: b.y + b.h / 2 });
/** Dark goods carry light symbols. */
export const DARK_GOODS = new Set(['copper', 'pepper', 'silk']);
export const dashedId = (id: string): string => id.replaceAll('_', '-');
export const SPECIAL_SYMBOLS = ['any-start', 'any-good', 'more-action', 'building-action', 'exchange'];

/** A card by its number: large orders, small orders, messages, privileges, in the order of the data. */
export function cardOf(data: GenoaData, id: number): { pile: number; goods: string[]; pay: number } {
  const piles = [data.large_orders, data.small_orders, data.messages, data.privileges];
  let rest = id;
  for (const [pile, cards] of piles.entries()) {
    const card = cards[rest] as { goods?: string[]; good?: string; pay?: number } | undefined;
    if (rest < cards.length && card) return { pile, goods: card.goods ?? (card.good ? [card.good] : []), pay: card.pay ?? 0 };
    rest -= cards.length;
  }
  return { pile: 0, goods: [], pay: 0 };
}
