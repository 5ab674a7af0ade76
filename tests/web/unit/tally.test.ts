/** Score sheets add up what is known and say where something is hidden. */

import { describe, expect, it } from 'vitest';
import { inWords, needsWords, point, sum } from '../../../web/src/lib/tally';

describe('a score sheet', () => {
  it('adds up what the reader may know', () => {
    expect(sum([3, 0, 5])).toEqual({ known: 8, more: false });
    expect(sum([3, null, 5])).toEqual({ known: 8, more: true });
    expect(sum([])).toEqual({ known: 0, more: false });
  });
  it('says that a part is hidden, and writes a minus as a minus', () => {
    expect(inWords(sum([24, null]))).toBe('24 + ?');
    expect(inWords(sum([2, -5]))).toBe('−3');
    expect(point(null)).toBe('?');
    expect(point(-2)).toBe('−2');
  });
  it('needs words where points alone do not tell the places', () => {
    expect(needsWords([14, 11, 9], [1, 2, 3])).toBe(false);
    // Shared places are told by equal points.
    expect(needsWords([14, 11, 11], [1, 2, 2])).toBe(false);
    expect(needsWords([14, 11, 11], [1, 3, 2])).toBe(true);
    // Whoever is not married wins nothing with all his influence (BRI-352).
    expect(needsWords([22, 30], [1, 2])).toBe(true);
  });
});
