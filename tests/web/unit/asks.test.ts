/** The lobby: at most two lines of what others did, what was done to the reader first, in the order in which it happened. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changes } from '../../../web/src/lib/asks';
import { names, subject } from '../../../web/src/lib/subject';
import { makeBundle } from '../../../web/src/lib/texts';
import type { News } from '../../../web/src/lib/wire';

const source = (path: string): string => readFileSync(resolve(import.meta.dirname, '../../..', path), 'utf8');
const speaker = { bundle: makeBundle('en', source('src/signoria/play/text.en.ftl'), source('src/signoria/games/brides/text.en.ftl')), nouns: { tile: 69, district: 5 }, names: ['Marta', 'Bruno', 'Wei'] };
const info = { events: {
  laying_stopped: ['seat seat', 'tiles tiles'], dowry_stolen: ['thief seat', 'seat seat'], district_ended: ['district district'], ducats_moved: ['giver seat', 'taker seat', 'ducats ducats'],
} };
let n = 0;
const item = (seat: number, ...events: News['events']): News => ({ n: (n += 1), seat, at: 0, events });

describe('what changed since the last visit', () => {
  it('is what others did, not the reader', () => {
    expect(changes(speaker, info, { news: [item(0, ['laying_stopped', 0, 1]), item(1, ['laying_stopped', 1, 0])] }, 0)).toEqual(['Bruno passed with no tile left.']);
  });
  it('prefers what was done to the reader, and keeps the order', () => {
    const news = [item(1, ['dowry_stolen', 1, 0]), item(1, ['laying_stopped', 1, 2]), item(2, ['laying_stopped', 2, 1]), item(2, ['district_ended', 3])];
    expect(changes(speaker, info, { news }, 0)).toEqual(['Bruno stole the dowry from Marta.', 'The Market was resolved.']);
  });
  it('tells once what happened again', () => {
    const news = [item(1, ['laying_stopped', 1, 2]), item(2, ['laying_stopped', 2, 1]), item(1, ['laying_stopped', 1, 2])];
    expect(changes(speaker, info, { news }, 0)).toEqual(['Wei passed with one tile left.', 'Bruno passed with 2 tiles left.']);
  });
  it('leaves out what was taken back', () => {
    const done = item(1, ['laying_stopped', 1, 2]);
    const news = [done, { ...item(1), undo: done.n }, item(2, ['laying_stopped', 2, 1])];
    expect(changes(speaker, info, { news }, 0)).toEqual(['Wei passed with one tile left.']);
  });
});

describe('an event', () => {
  it('tells of the first seat it names; the bank is nobody', () => {
    expect(subject(info, ['ducats_moved', -1, 2, 3], 0)).toBe(2);
    expect(subject(info, ['ducats_moved', 1, -1, 3], 0)).toBe(1);
    expect(subject(info, ['district_ended', 3], 0)).toBe(0);
  });
  it('names whoever it was done to', () => {
    expect(names(info, ['dowry_stolen', 1, 0], 0)).toBe(true);
    expect(names(info, ['dowry_stolen', 1, 2], 0)).toBe(false);
    expect(names(info, ['laying_stopped', 1, 0], 0)).toBe(false);
  });
});
