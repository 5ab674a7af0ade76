/** Why not? An element that cannot be chosen is turned into the deed a player would expect from it. */

import type { TitleInfo } from './api';
import { elementId, members, toMask, type Action, type Draft } from './choice';
import { argOf, nounOf } from './spec';
import type { Option } from './wire';

const plain = (noun: string): string => noun.replace(/\*$/, '');

/** Deeds to ask the server about, the likeliest first; at most three. `meant` are kinds of deed that the thing is for. */
export function guesses(
  element: string, options: readonly Option[], draft: Draft, info: Pick<TitleInfo, 'actions'> | null, meant: readonly string[] = [],
): Action[] {
  const dash = element.lastIndexOf('-');
  const noun = element.slice(0, dash);
  const id = Number(element.slice(dash + 1));
  const out: Action[] = [];
  const deed = (tag: string, of: readonly string[], at: number): Action =>
    [tag, ...of.map((spec, i) => (nounOf(spec).endsWith('*') ? toMask([i === at ? id : 0]) : i === at ? id : 0))];
  const place = (of: readonly string[]): number => of.findIndex((spec) => plain(nounOf(spec)) === noun);
  for (const tag of meant) {
    const of = info?.actions[tag];
    if (of) out.push(deed(tag, of, place(of)));
  }
  // What is asked now comes first: the same deed with this thing in place of one that is offered.
  const kinds = options.filter((o) => draft.kind === null || o.do === draft.kind);
  for (const option of kinds) {
    const at = option.of.findIndex((spec) => plain(nounOf(spec)) === noun);
    if (at < 0) continue;
    const values = option.box.map((d, i) => {
      const star = nounOf(option.of[i]!).endsWith('*');
      const said = draft.picks.find((p) => (p.arg ?? '') === argOf(option.of[i]!))?.id;
      const n = i === at ? id : (said ?? members(d)[0] ?? 0);
      return star ? toMask([Math.max(n, 0)]) : n;
    });
    out.push([option.do, ...values]);
  }
  // Otherwise any deed of the title that takes such a thing.
  for (const [tag, of] of Object.entries(info?.actions ?? {})) {
    if (out.some((a) => a[0] === tag)) continue;
    const at = place(of);
    if (at >= 0) out.push(deed(tag, of, at));
  }
  return out.slice(0, 3);
}

/** Reasons that say no more than that something else is asked now. */
const VAGUE = new Set(['not-asked', 'not-offered', 'out-of-range']);
export const isVague = (key: string): boolean => VAGUE.has(key);

/** A reason of its own says more than that something else is asked. */
export function best<T extends { key: string }>(answers: readonly T[]): T | undefined {
  const refusals = answers.filter((a) => a.key !== '');
  return refusals.find((a) => !isVague(a.key)) ?? refusals[0];
}

export { elementId };
