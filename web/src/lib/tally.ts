/** Score sheets: points by source, as far as the reader may know them. Pure. */

export type Sheet = (number | null)[];

export interface Sum {
  /** What can be added up. */
  known: number;
  /** Something else counts that the reader may not know. */
  more: boolean;
}

/** Whether points alone do not tell the places: some are equal and placed apart, or fewer come before more. */
export function needsWords(scores: readonly number[], places: readonly number[]): boolean {
  return scores.some((points, i) => scores.some((other, k) => points <= other && places[i]! < places[k]!));
}

export function sum(sheet: Sheet): Sum {
  return { known: sheet.reduce<number>((all, n) => all + (n ?? 0), 0), more: sheet.includes(null) };
}

/** `24` or, where a part is hidden, `24 + ?`. The minus is a minus, not a hyphen. */
export const inWords = ({ known, more }: Sum): string => `${String(known).replace('-', '−')}${more ? ' + ?' : ''}`;
export const point = (n: number | null): string => (n === null ? '?' : String(n).replace('-', '−'));
