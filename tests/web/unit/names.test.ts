/** Names at a table: bots get one, people keep theirs, and nobody is called like another. */

import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../web/src/lib/names';

const seat = (n: number, kind: string, name: string, bot = ''): { seat: number; kind: string; name: string; bot: string } => ({ seat: n, kind, name, bot });

describe('names', () => {
  it('of bots depend on the seat alone, so that every browser says the same', () => {
    const names = namesOf([seat(0, 'person', 'Anna'), seat(1, 'bot', 'medium', 'medium'), seat(2, 'bot', 'medium', 'medium')]);
    expect(names[0]).toBe('Anna');
    expect(new Set(names).size).toBe(3);
    expect(names).toEqual(namesOf([seat(0, 'person', 'Anna'), seat(1, 'bot', 'hard', 'hard'), seat(2, 'bot', 'easy', 'easy')]));
  });
  it('that are equal get numbers', () => {
    expect(namesOf([seat(0, 'person', 'Anna'), seat(1, 'person', 'Anna')])).toEqual(['Anna 1', 'Anna 2']);
  });
});
