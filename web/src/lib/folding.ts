/** The list of choices as it is shown: nine at a time, and deeds of one kind behind one line where there are many. Pure. */

import type { Draft, Entry } from './choice';

export const PAGE = 9;
/** So many of a kind stay side by side. */
const FEW = 3;

/** What fits on a page stays as it is, but for kinds that shall stand `behind` one line; a longer list is folded by kind of deed until one is chosen. */
export function folded(list: readonly Entry[], draft: Draft, behind: readonly string[] = []): Entry[] {
  const few = (kind: string): number => (list.length <= PAGE ? (behind.includes(kind) ? 1 : Infinity) : FEW);
  if ((list.length <= PAGE && behind.length === 0) || draft.kind !== null || draft.picks.length > 0) return [...list];
  const kinds = new Map<string, Entry[]>();
  for (const e of list) kinds.set(e.do, [...(kinds.get(e.do) ?? []), e]);
  return [...kinds.values()].flatMap((of) => (of.length <= few(of[0]!.do) ? of : [behindOne(of[0]!)]));
}

const behindOne = (first: Entry): Entry => ({
  ...first, key: first.do, action: null, values: first.of.map(() => null), draft: { kind: first.do, picks: [] },
});
