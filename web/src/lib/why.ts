/** Why not? An element that cannot be chosen is turned into the deed a player would expect from it. */

import type { TitleInfo } from './api';
import { argOf, elementId, members, nounOf, toMask, type Action, type Draft } from './choice';
import type { Option } from './wire';

const plain = (noun: string): string => noun.replace(/\*$/, '');

/** Deeds to ask the server about, the likeliest first; at most three. */
export function guesses(
  element: string, options: readonly Option[], draft: Draft, info: TitleInfo | null,
): Action[] {
  const dash = element.lastIndexOf('-');
  const noun = element.slice(0, dash);
  const id = Number(element.slice(dash + 1));
  const out: Action[] = [];
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
    const at = of.findIndex((spec) => plain(nounOf(spec)) === noun);
    if (at < 0) continue;
    out.push([tag, ...of.map((spec, i) => {
      const n = i === at ? id : 0;
      return nounOf(spec).endsWith('*') ? toMask([n]) : n;
    })]);
  }
  return out.slice(0, 3);
}

/** A reason that names a rule says more than one that does not. */
export function best<T extends { rule: string; key: string }>(answers: readonly T[]): T | undefined {
  const refusals = answers.filter((a) => a.key !== '');
  return refusals.find((a) => a.rule !== '') ?? refusals.find((a) => a.key !== 'not-asked') ?? refusals[0];
}

export { elementId };
