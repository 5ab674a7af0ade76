/** Sentences must read exactly as play/sentences.py says them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { phrase } from '../../../web/src/lib/sentence';
import { LANGUAGES, makeBundle, pickLanguage } from '../../../web/src/lib/texts';

const root = resolve(import.meta.dirname, '../../..');
const source = (path: string): string => readFileSync(resolve(root, path), 'utf8');

const PYTHON = `
import json, sys
sys.path.insert(0, "examples")
import banco
from signoria.play.sentences import phrase
cases = json.loads(sys.stdin.read())
print(json.dumps([phrase(banco.GAME, l, k, tuple(of), tuple(v), ["Anna", "Bruno"]) for l, k, of, v in cases]))
`;

describe('sentences', () => {
  it('agree with the server for every kind of noun, number and language', () => {
    const cases: [string, string, string[], number[]][] = [];
    for (const language of LANGUAGES) {
      for (const coins of [0, 1, 2, 4, 5, 21, 22]) {
        cases.push([language, 'event-coins-given', ['giver seat', 'taker seat', 'coins coins'], [-1, 1, coins]]);
        cases.push([language, 'do-give', ['to seat', 'coins coins'], [0, coins]]);
        cases.push([language, 'event-pot-rolled', ['pot coins'], [coins]]);
      }
      cases.push([language, 'waiting-prize', ['winner seat'], [1]], [language, 'no-such-key', [], []]);
    }
    const said = JSON.parse(execFileSync(resolve(root, '.venv/bin/python'), ['-c', PYTHON], { cwd: root, input: JSON.stringify(cases), encoding: 'utf8' })) as string[];
    const bundles = Object.fromEntries(LANGUAGES.map((l) => [l, makeBundle(l, source(`src/signoria/play/text.${l}.ftl`), source(`examples/banco/text.${l}.ftl`))]));
    const ours = cases.map(([l, key, of, ints]) => phrase({ bundle: bundles[l]!, nouns: {}, names: ['Anna', 'Bruno'] }, key, of, ints));
    expect(ours).toEqual(said);
  });
  it('are spoken in the first language of the reader that we know', () => {
    expect(pickLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(pickLanguage(['sk'])).toBe('cs');
    expect(pickLanguage(['ja'])).toBe('en');
  });
});
