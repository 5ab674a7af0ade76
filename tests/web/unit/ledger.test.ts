/** The rule catalogues as players read them. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clean, merged, parse, pieces } from '../../../web/src/lib/ledger';

const source = (path: string): string => readFileSync(resolve(import.meta.dirname, `../../../docs/rules/${path}.md`), 'utf8');

describe('the rules page', () => {
  it.each([['genoa', 135], ['princes', 188], ['virtu', 181], ['brides', 176]])('%s has every rule once, in plain words', (title, count) => {
    const rules = parse(source(title)).flatMap((chapter) => chapter.rules);
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
    expect(rules.length).toBeGreaterThanOrEqual(count);
    // What only authors need: columns, line numbers of the scan, tags, marks of emphasis, rules without words.
    expect(rules.filter((rule) => /\||\(?L\d+[–-]L?\d|\[[A-Z]\]|[*`]|^$/.test(rule.text)).map((rule) => `${rule.id} ${rule.text}`)).toEqual([]);
  });

  it.each(['genoa', 'princes', 'virtu', 'brides'].flatMap((title) => [[title, 'de'], [title, 'cs']] as const))('%s is whole in the language %s, and its rules lead to the same rules', (title, language) => {
    const leads = (path: string): string[] =>
      parse(source(path)).flatMap((chapter) => chapter.rules).map((rule) => [rule.id, ...pieces(rule.text).flatMap((piece) => piece.id ?? []).sort()].join(' '));
    expect(leads(`${language}/${title}`)).toEqual(leads(title));
    const whole = merged(parse(source(title)), parse(source(`${language}/${title}`)), language);
    expect(whole.filter((chapter) => chapter.language !== language).map((chapter) => chapter.head)).toEqual([]);
  });

  it('shows a chapter in English while one of its rules is not translated', () => {
    const [english, german] = [parse('## Terms\n- **GEN-001** One.\n- **GEN-002** Two.'), parse('## Begriffe\n- **GEN-001** Eins.')];
    expect(merged(english, german, 'de')).toEqual(english);
  });

  it('joins what a table says of somebody, and leaves out where it stands', () => {
    const [chapter] = parse('## 2. Men\n\n| id | who | ability | where |\n|---|---|---|---|\n| BRI-250 | worker man | takes one more (L760) | L760 |\n');
    expect(chapter).toEqual({ head: 'Men', rules: [{ id: 'BRI-250', text: 'worker man: takes one more' }] });
  });

  it('keeps lesser headings, and only those that are none of a sentence', () => {
    const [chapter] = parse('## 2.3 Start\n\nBeginner start\n\n- **PRI-050** Dealt at random.\n\nNote of the author:\n\n- **PRI-051** Chosen.\n');
    expect(chapter?.rules).toEqual([{ id: 'PRI-050', text: 'Dealt at random.', under: 'Beginner start' }, { id: 'PRI-051', text: 'Chosen.' }]);
  });

  it('keeps what is said in brackets', () => {
    expect(clean('No action is left (GEN-012) **[J]**. L33–34, L61–63')).toBe('No action is left (GEN-012).');
  });

  it('leads from rule to rule', () => {
    expect(pieces('As in GEN-072, not GEN-110.')).toEqual([{ text: 'As in ' }, { text: 'GEN-072', id: 'GEN-072' }, { text: ', not ' }, { text: 'GEN-110', id: 'GEN-110' }, { text: '.' }]);
  });
});
