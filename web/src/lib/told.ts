/** What the journal shows of an entry: a short line, and what changed hands in the right margin, as in a ledger. */

import { LANGUAGES, type Language } from './texts';
import type { News } from './wire';

export interface Amount {
  n: number;
  /** A symbol of the sprite, and what it stands for. */
  symbol: string;
  label: string;
  /** Written before the number: whoever the line is about gains or pays. */
  sign?: '+' | '−' | '';
  /** The reader gains or pays. */
  tone?: 'gain' | 'loss' | '';
}
export interface Told {
  words: string;
  /** Which of the entry's events this line tells, by their place. */
  of: number[];
  amounts?: Amount[];
  /** Somebody's turn begins: a heading. */
  head?: boolean;
}

/** A title's own way to tell an entry; an event that no line tells is left out. */
export type Telling = (item: News) => Told[];

/** Whoever pays writes a minus, whoever gains a plus, and others' money has no sign. */
export function moved(n: number, symbol: string, label: string, from: number, to: number, me: number): Amount {
  const [sign, tone] = me >= 0 && to === me ? (['+', 'gain'] as const) : me >= 0 && from === me ? (['−', 'loss'] as const) : (['', ''] as const);
  return { n, symbol, label, sign, tone };
}

const lists = new Map<Language, Intl.ListFormat>();
/** Several names or things in one sentence. */
export function listed(language: Language, parts: readonly string[]): string {
  const known = LANGUAGES.includes(language) ? language : 'en';
  const format = lists.get(known) ?? new Intl.ListFormat(known, { type: 'conjunction' });
  lists.set(known, format);
  return format.format(parts);
}

/** What was put in words once is kept, as long as it would be put the same way: the journal shows the same entries with every message. */
export class Remembered<T> {
  #all = new WeakMap<News, { by: readonly unknown[]; value: T }>();

  of(item: News, by: readonly unknown[], make: () => T): T {
    const known = this.#all.get(item);
    if (known && known.by.every((part, i) => part === by[i])) return known.value;
    const value = make();
    this.#all.set(item, { by, value });
    return value;
  }
}
