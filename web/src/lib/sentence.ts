/** Sentences: a value (event, action, frame) in words, exactly as play/sentences.py says them. */

import type { FluentBundle } from '@fluent/bundle';
import { inMask, type Int } from './choice';
import { argOf, nounOf } from './spec';
import { say, type Args } from './texts';

export interface Speaker {
  bundle: FluentBundle;
  /** Nouns that have names, with their number. */
  nouns: Record<string, number>;
  /** The players' names by seat. */
  names: readonly string[];
  /** What a thing is called at this moment, where that says more than its own name: the card on a field. Empty: nothing to add. */
  called?: (noun: string, id: number) => string;
}

/** Shown where a decision has not said its number yet. */
export const BLANK = '…';

export const dashed = (tag: string): string => tag.replaceAll('_', '-');

/** The text behind a key, with its arguments in words. Null stands for what is not decided yet. */
export function phrase(
  who: Speaker, key: string, of: readonly string[], ints: readonly (Int | null)[],
): string {
  const args: Args = {};
  of.forEach((spec, i) => {
    const n = ints[i] ?? null;
    args[argOf(spec)] = n === null ? BLANK : word(who, nounOf(spec), n);
    args[`${argOf(spec)}_id`] = n === null ? BLANK : Number(n);
  });
  return say(who.bundle, key, args);
}

/** `kind` is `event`, `do`, `prompt` or `waiting`. */
export function sentence(
  who: Speaker, kind: string, tag: string, of: readonly string[], ints: readonly (Int | null)[],
): string {
  return phrase(who, `${kind}-${dashed(tag)}`, of, ints);
}

/** A number in words. A noun with a star is a mask of several; -1 is masked, or nobody. */
export function word(who: Speaker, noun: string, n: Int): string | number {
  if (noun.endsWith('*')) {
    const ids: number[] = [];
    for (let i = 0; 1n << BigInt(i) <= BigInt(n); i += 1) if (inMask(n, i)) ids.push(i);
    return ids.map((i) => String(word(who, noun.slice(0, -1), i))).join(', ') || say(who.bundle, 'none');
  }
  if (noun === 'seat') return who.names[Number(n)] ?? say(who.bundle, 'nobody');
  if (noun in who.nouns) return (n >= 0 && who.called?.(noun, Number(n))) || say(who.bundle, n >= 0 ? `${noun}-${n}` : 'unseen');
  return Number(n);
}
