/** Where a long word may be divided in a narrow column. Browsers know it only with a dictionary, which many do not have; so the words say it. */

import { hasWord, t } from './ui.svelte';

const SOFT = '\u00ad';

/** `words` with soft hyphens in whatever stands in `divided`, where the same words are written with their hyphens. */
export function divide(words: string, divided: string): string {
  let out = words;
  for (const word of divided.split(/\s+/)) if (word.includes('-')) out = out.replaceAll(word.replaceAll('-', ''), word.replaceAll('-', SOFT));
  return out;
}

/** A name for a narrow place, in the reader's language. */
export const soft = (words: string): string => (hasWord('divided') ? divide(words, t('divided')) : words);
