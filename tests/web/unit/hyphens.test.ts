/** Long words know where they may be divided: a narrow card or column never breaks them anywhere. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { divide } from '../../../web/src/lib/hyphens';
import { LANGUAGES } from '../../../web/src/lib/texts';

const root = resolve(import.meta.dirname, '../../..');
const text = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
/** The values of the keys that begin so. */
const values = (ftl: string, head: RegExp): string[] => [...ftl.matchAll(/^(\S+) = (.*)$/gm)].filter((m) => head.test(m[1]!)).map((m) => m[2]!);
/** So many letters fit on the narrowest card in one line. */
const LONG = 12;

describe('hyphens', () => {
  it('stand where the list says, and nowhere else', () => {
    expect(divide('2 × Waffenschmied', 'Waffen-schmied Groß-kaufmann')).toBe('2 × Waffen\u00adschmied');
    expect(divide('Banker', 'Waffen-schmied')).toBe('Banker');
  });
  it.each(LANGUAGES)('are known for every long word of cards and tiles (%s)', (language) => {
    const own = text(`web/src/text/ui.${language}.ftl`);
    const divided = values(own, /^divided$/)[0]!;
    const [princes, brides] = ['princes', 'brides'].map((title) => text(`src/signoria/games/${title}/text.${language}.ftl`)) as [string, string];
    const names = [...values(own, /^pri-tile-/), ...values(princes, /^card-\d+$/), ...values(brides, /^tile-\d+$/)];
    const words = new Set(names.flatMap((name) => name.match(/\p{L}+/gu) ?? []));
    expect([...words].filter((word) => word.length >= LONG && divide(word, divided) === word)).toEqual([]);
    // What is listed is still somebody's name.
    expect(divided.split(' ').filter((word) => !`${own} ${princes} ${brides}`.includes(word.replaceAll('-', '')))).toEqual([]);
  });
});
