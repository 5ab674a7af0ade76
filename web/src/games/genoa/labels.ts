/** What is written on a building: its name, shorter where letters have to be larger, and what its action yields. */

import { hasWord, t } from '../../lib/ui.svelte';
import { dashedId, type BuildingData } from './plan';

/** The size of letters on small screens, in units of the drawing: 13 px on a phone that shows the whole city. */
export const LARGE = 22;

/** A villa goes by its family there, a warehouse by its wares. */
export function shortName(building: BuildingData, name: string): string {
  const key = `gen-short-${building.id.replaceAll('_', '-')}`;
  if (hasWord(key)) return t(key);
  return building.action.kind === 'villa' ? (name.split(' ').at(-1) ?? name) : name;
}

export interface Yield { symbol: string; good: boolean; left: number | null }

/** What the action yields, as symbols with what is left of them. */
export function yielded(action: BuildingData['action'], stock: (id: string) => number | null): Yield[] {
  const uncounted = (symbol: string): Yield => ({ symbol, good: false, left: null });
  const several = (symbol: string): Yield[] => Array.from({ length: action.count ?? 1 }, () => uncounted(symbol));
  if (action.kind === 'goods') return (action.goods ?? []).map((good) => ({ symbol: good, good: true, left: stock(good) }));
  if (action.kind === 'special') return [{ symbol: action.special === 'extra_action' ? 'more-action' : dashedId(action.special ?? ''), good: false, left: stock(action.special ?? '') }];
  if (action.kind === 'markers') return several('marker');
  if (action.kind === 'draw') return several(dashedId(action.pile ?? ''));
  return [uncounted('large-order'), uncounted('privilege')];
}
