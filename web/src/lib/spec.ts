/** The arguments of an option: `target field` is an argument and its noun, `cards card*` a subset. */

export const argOf = (spec: string): string => spec.split(' ', 1)[0]!;
export const nounOf = (spec: string): string => spec.slice(spec.indexOf(' ') + 1);
export const bare = (noun: string): string => noun.replace(/\*$/, '');

/** Where an argument, and where things of a noun, stand among the arguments. */
export interface Places {
  byArg: Map<string, number[]>;
  byNoun: Map<string, number[]>;
}
const known = new WeakMap<readonly string[], Places>();

/** Read once for each option: a form of many parts asks thousands of times. */
export function placesOf(of: readonly string[]): Places {
  let found = known.get(of);
  if (!found) known.set(of, (found = { byArg: filed(of, argOf), byNoun: filed(of, (spec) => bare(nounOf(spec))) }));
  return found;
}

function filed(of: readonly string[], key: (spec: string) => string): Map<string, number[]> {
  const out = new Map<string, number[]>();
  of.forEach((spec, i) => out.set(key(spec), [...(out.get(key(spec)) ?? []), i]));
  return out;
}
