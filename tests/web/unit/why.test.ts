/** Why not: what is asked about a thing that cannot be chosen, and which answer is shown. */

import { describe, expect, it } from 'vitest';
import { EMPTY } from '../../../web/src/lib/choice';
import { best, guesses } from '../../../web/src/lib/why';
import type { Option } from '../../../web/src/lib/wire';

const info = { actions: { move: ['field field'], offer: ['target field', 'cards card*'], fulfil_large: ['card card'], veto: [] } };
const move: Option = { do: 'move', of: ['field field'], box: [[3, 4]] };

describe('guesses', () => {
  it('ask first for what is asked now, with this thing in place of one that is offered', () => {
    expect(guesses('field-9', [move], EMPTY, info)[0]).toEqual(['move', 9]);
  });
  it('begin with the deeds that a thing is for, even where none of their arguments names it', () => {
    expect(guesses('card-5', [], EMPTY, info, ['fulfil_large'])[0]).toEqual(['fulfil_large', 5]);
    expect(guesses('card-5', [move], EMPTY, info, ['veto'])[0]).toEqual(['veto']);
    expect(guesses('card-5', [], EMPTY, info)).toContainEqual(['offer', 0, 32]);
  });
});

describe('the reason shown', () => {
  const vague = { key: 'not-offered', rule: 'GEN-060' };
  const telling = { key: 'too-far', rule: 'GEN-072' };
  it('is one of its own before one that only says that something else is asked', () => {
    expect(best([vague, telling])).toBe(telling);
    expect(best([vague, { key: 'out-of-range', rule: '' }])).toBe(vague);
  });
  it('is none where the deed would be allowed', () => {
    expect(best([{ key: '', rule: '' }])).toBeUndefined();
  });
});
