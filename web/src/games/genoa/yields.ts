/** What the action of a building brings, in the order in which an offer can promise parts of it (GEN-116). */

import type { TableSession } from '../../lib/session.svelte';
import { PILES, type BuildingData, type GenoaData } from './plan';

export interface Yield {
  name: string;
  most: number;
}

export function yieldsOf(session: TableSession, data: GenoaData, building: BuildingData | undefined): Yield[] {
  const a = building?.action;
  if (!a) return [];
  const thing = (i: number, most: number): Yield => ({ name: session.noun('thing', i), most });
  if (a.kind === 'goods') return (a.goods ?? []).map((id) => thing(data.goods.findIndex((g) => g.id === id), 1));
  if (a.kind === 'markers') return [thing(13, a.count ?? 1)];
  if (a.kind === 'special') return [{ name: session.noun('special', data.special_cards.findIndex((c) => c.id === a.special)), most: 1 }];
  const pile = a.kind === 'villa' ? 3 : PILES.findIndex((p) => (a.pile ?? '').replaceAll('_', '-').startsWith(p));
  return pile < 0 ? [] : [thing(74 + pile, a.count ?? 1)];
}
