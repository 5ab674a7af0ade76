/** What sets sentences that begin alike apart, for lists in which the beginning has been chosen already. */

const BREAK = /[;:,]\s/g;
/** A shorter beginning is not worth leaving out. */
const LEAST = 12;

export function apart(sentences: readonly string[]): readonly string[] {
  const [first, ...others] = sentences;
  if (first === undefined || others.length === 0) return sentences;
  let common = first.length;
  for (const other of others) {
    let i = 0;
    while (i < common && first[i] === other[i]) i += 1;
    common = i;
  }
  // Cut where a part of the sentence ends, never inside a word.
  const ends = [...first.slice(0, common).matchAll(BREAK)].map((m) => m.index + m[0].length);
  const cut = ends.at(-1) ?? 0;
  return cut < LEAST ? sentences : sentences.map((s) => `… ${s.slice(cut)}`);
}
