/** What the action of a building brings, in the order in which an offer can promise parts of it (GEN-116). */

import type { TableSession } from '../../lib/session.svelte';
import { PILES, SPECIAL_SYMBOLS, type BuildingData, type GenoaData } from './plan';

export interface Yield {
  name: string;
  most: number;
  symbol: string;
  good: boolean;
}

export function yieldsOf(session: TableSession, data: GenoaData, building: BuildingData | undefined): Yield[] {
  const a = building?.action;
  if (!a) return [];
  const thing = (i: number, most: number, symbol: string, good = false): Yield => ({ name: session.noun('thing', i), most, symbol, good });
  if (a.kind === 'goods') return (a.goods ?? []).map((id) => thing(data.goods.findIndex((g) => g.id === id), 1, id, true));
  if (a.kind === 'markers') return [thing(13, a.count ?? 1, 'marker')];
  if (a.kind === 'special') {
    const i = data.special_cards.findIndex((c) => c.id === a.special);
    return [{ name: session.noun('special', i), most: 1, symbol: SPECIAL_SYMBOLS[i] ?? 'quill', good: false }];
  }
  const pile = a.kind === 'villa' ? 3 : PILES.findIndex((p) => (a.pile ?? '').replaceAll('_', '-').startsWith(p));
  return pile < 0 ? [] : [thing(74 + pile, a.count ?? 1, PILES[pile]!)];
}
