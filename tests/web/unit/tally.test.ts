/** Score sheets add up what is known and say where something is hidden. */

import { describe, expect, it } from 'vitest';
import { inWords, point, sum } from '../../../web/src/lib/tally';

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
});
