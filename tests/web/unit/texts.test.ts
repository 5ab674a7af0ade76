/** No text is missing in any language, and none is left over. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FluentResource } from '../../../web/node_modules/@fluent/bundle';
import { LANGUAGES } from '../../../web/src/lib/texts';

const web = resolve(import.meta.dirname, '../../../web');
const keysOf = (language: string): string[] =>
  [...new FluentResource(readFileSync(`${web}/src/text/ui.${language}.ftl`, 'utf8')).body].map((m) => m.id);
const code = readdirSync(`${web}/src`, { recursive: true, encoding: 'utf8' })
  .filter((f) => /\.(svelte|ts)$/.test(f)).map((f) => readFileSync(`${web}/src/${f}`, 'utf8')).join('\n');
/** Keys put together at run time, by their beginning. */
const MADE = ['arg-', 'by-', 'sheet-', 'theme-', 'sound-', 'confirm-', 'key-', 'promise-', 'proposal-', 'bye-', 'state-', 'strength-', 'pace-', 'pri-', 'vir-', 'gen-'];

describe('the words of the client', () => {
  it('are the same set in every language', () => {
    for (const language of LANGUAGES) expect(keysOf(language).sort(), language).toEqual(keysOf('en').sort());
  });
  it('are all there: every key the code asks for exists', () => {
    const asked = [...code.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((m) => m[1]!);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !keysOf('en').includes(key))).toEqual([]);
  });
  it('are all used', () => {
    const unused = keysOf('en').filter((key) => !code.includes(`'${key}'`) && !MADE.some((head) => key.startsWith(head)));
    expect(unused).toEqual([]);
  });
  it('have the plural forms of their language', () => {
    const plural = (l: string, key: string): string => readFileSync(`${web}/src/text/ui.${l}.ftl`, 'utf8').split(new RegExp(`^${key} =`, 'm'))[1]!.split(/^\S+ =/m)[0]!;
    for (const key of ['points', 'choices-n', 'seats-free', 'tables-wait', 'ended', 'summary']) {
      expect(plural('cs', key), key).toMatch(/\[few\]/);
      expect(plural('de', key), key).toMatch(/\[one\]/);
    }
  });
});
