/** The rule catalogues as players read them. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clean, parse, pieces } from '../../../web/src/lib/ledger';

const source = (title: string): string => readFileSync(resolve(import.meta.dirname, `../../../docs/rules/${title}.md`), 'utf8');

describe('the rules page', () => {
  it.each([['genoa', 135], ['princes', 188], ['virtu', 181], ['brides', 176]])('%s has every rule once, in plain words', (title, count) => {
    const rules = parse(source(title)).flatMap((chapter) => chapter.rules);
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
    expect(rules.length).toBeGreaterThanOrEqual(count);
    // What only authors need: columns, line numbers of the scan, tags, marks of emphasis, rules without words.
    expect(rules.filter((rule) => /\||\(?L\d+[–-]L?\d|\[[A-Z]\]|[*`]|^$/.test(rule.text)).map((rule) => `${rule.id} ${rule.text}`)).toEqual([]);
  });

  it('joins what a table says of somebody, and leaves out where it stands', () => {
    const [chapter] = parse('## 2. Men\n\n| id | who | ability | where |\n|---|---|---|---|\n| BRI-250 | worker man | takes one more (L760) | L760 |\n');
    expect(chapter).toEqual({ head: 'Men', rules: [{ id: 'BRI-250', text: 'worker man: takes one more' }] });
  });

  it('keeps what is said in brackets', () => {
    expect(clean('No action is left (GEN-012) **[J]**. L33–34, L61–63')).toBe('No action is left (GEN-012).');
  });

  it('leads from rule to rule', () => {
    expect(pieces('As in GEN-072, not GEN-110.')).toEqual([{ text: 'As in ' }, { text: 'GEN-072', id: 'GEN-072' }, { text: ', not ' }, { text: 'GEN-110', id: 'GEN-110' }, { text: '.' }]);
  });
});
