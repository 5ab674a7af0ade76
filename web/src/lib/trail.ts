/** The way back through what is being assembled: one step for each thing that was said, however much it filled in. */

import { EMPTY, type Draft } from './choice';

interface Step {
  before: Draft;
  /** The one argument that was given another number; empty where more was said, or something new. */
  turned: string;
}

/** What was said to each argument. */
function saidBy(draft: Draft): Map<string, string> {
  const out = new Map<string, string>();
  for (const pick of draft.picks) {
    const arg = pick.arg ?? pick.noun;
    out.set(arg, `${out.get(arg) ?? ''} ${pick.id}`);
  }
  return out;
}

/** The argument that is the only one to say something else now, if it said one thing before and says one thing after; null where nothing changed. */
function turned(before: Draft, next: Draft): string | null {
  const [was, is] = [saidBy(before), saidBy(next)];
  const differ = [...new Set([...was.keys(), ...is.keys()])].filter((arg) => was.get(arg) !== is.get(arg));
  if (differ.length === 0 && before.kind === next.kind) return null;
  const one = (words: string | undefined): boolean => words !== undefined && words.lastIndexOf(' ') === 0;
  return before.kind === next.kind && differ.length === 1 && one(was.get(differ[0]!)) && one(is.get(differ[0]!)) ? differ[0]! : '';
}

export class Trail {
  #steps: Step[] = [];

  /** Another draft takes the place of the last one. */
  step(before: Draft, next: Draft): void {
    if (next.kind === null && next.picks.length === 0) {
      this.#steps = [];
      return;
    }
    const what = turned(before, next);
    if (what === null) return;
    // A slider that is drawn along says one thing, not twenty.
    if (what === '' || this.#steps.at(-1)?.turned !== what) this.#steps.push({ before, turned: what });
  }

  /** What was assembled before the last step; nothing before the first. */
  back(): Draft {
    return this.#steps.pop()?.before ?? EMPTY;
  }
}
