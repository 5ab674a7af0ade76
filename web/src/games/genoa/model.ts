/** What the board shows, read from the view in one place. */

import type { View } from '../title';
import { PILES, SPECIAL_SYMBOLS, type GenoaData } from './plan';

export interface OfferMark {
  seat: number;
  target: number;
  ducats: number;
  /** How many kinds of things are offered besides, and the symbol of the first of them. */
  more: number;
  sign: string;
  /** Which of how many offers for the same field. */
  at: number;
  of: number;
}
export interface GenoaModel {
  alternative: boolean;
  path: number[];
  discs: number;
  owner: number[];
  used: Set<number>;
  stock: (id: string) => number | null;
  piles: number[];
  supply: number[];
  round: number;
  last: number;
  offers: OfferMark[];
  dice: number[];
}

const SPECIAL_IDS = ['any_start', 'any_good', 'extra_action', 'building_action', 'exchange'];

interface OfferView { seat: number; target: number; ducats: number; goods: number[]; markers: number; cards: number[]; gain: number[] }

/** Offers as they stand once the reader's new ones are handed in: those take the place of his old ones (GEN-102). */
export const standing = (view: View): OfferView[] =>
  (view.offers as OfferView[]).filter((o) => view.sheet.length === 0 || o.seat !== view.seat);

export function model(view: View, data: GenoaData): GenoaModel {
  const stock: number[] = view.stock;
  const goods = data.goods.map((g) => g.id);
  const seen = new Map<number, number>();
  return {
    alternative: view.alternative,
    path: view.path,
    discs: 5,
    owner: view.owners,
    used: new Set<number>((view.performers as number[]).flatMap((seat, b) => (seat >= 0 ? [b] : []))),
    stock: (id) => {
      const good = goods.indexOf(id);
      const special = SPECIAL_IDS.indexOf(id);
      return good >= 0 ? (stock[good] ?? null) : special >= 0 ? (stock[goods.length + special] ?? null) : null;
    },
    piles: view.piles,
    supply: (view.seats as { supply: number }[]).map((s) => s.supply),
    round: view.round,
    last: view.last,
    offers: [...standing(view), ...view.sheet].map((o: OfferView) => {
      const at = seen.get(o.target) ?? 0;
      seen.set(o.target, at + 1);
      const besides = [
        ...o.goods.flatMap((n, i) => (n > 0 ? [goods[i] ?? SPECIAL_SYMBOLS[i - goods.length] ?? 'quill'] : [])),
        ...(o.markers > 0 ? ['marker'] : []),
        ...o.cards.flatMap((n, i) => (n > 0 ? [PILES[i]!] : [])),
        ...[0, 1].flatMap((i) => ((o.gain[i] ?? 0) > 0 ? [data.buildings[o.target]?.action.goods?.[i] ?? 'quill'] : [])),
      ];
      return { seat: o.seat, target: o.target, ducats: o.ducats, more: besides.length, sign: besides[0] ?? '', at, of: 0 };
    }).map((mark) => ({ ...mark, of: seen.get(mark.target) ?? 1 })),
    dice: (view.dice as number[]).every((n) => n > 0) ? view.dice : [],
  };
}
