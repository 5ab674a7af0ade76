/** The list of choices: nine lines at most where they can be folded, and the numbers of what is shown. */
import { describe, expect, it } from 'vitest';
import { EMPTY, entries } from '../../../web/src/lib/choice';
import { folded, PAGE } from '../../../web/src/lib/folding';
import type { Option } from '../../../web/src/lib/wire';

const option = (deed: string, noun: string, ids: number[]): Option => ({ do: deed, of: [`${noun} ${noun}`], box: [ids] }) as Option;
const plain = (deed: string): Option => ({ do: deed, of: [], box: [] }) as unknown as Option;
const list = (options: Option[]) => entries(options, EMPTY);

describe('a list of choices', () => {
  it('stays as it is while it fits on a page', () => {
    const short = list([option('buy', 'troop', [0, 1, 2, 3, 4, 5, 6]), plain('pass'), plain('done')]);
    expect(short.length).toBe(PAGE);
    expect(folded(short, EMPTY)).toEqual(short);
  });
  it('puts more than three deeds of a kind behind one line once it is longer', () => {
    const long = list([option('buy', 'troop', [0, 1, 2, 3, 4, 5, 6]), plain('pass'), option('steal', 'seat', [1, 2, 3])]);
    expect(folded(long, EMPTY).map((e) => e.key)).toEqual(['buy', 'pass', 'steal 1', 'steal 2', 'steal 3']);
    expect(folded(long, EMPTY)[0]).toMatchObject({ action: null, draft: { kind: 'buy', picks: [] } });
  });
  it('unfolds when a kind was chosen', () => {
    const options = [option('buy', 'troop', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), plain('pass')];
    const draft = { kind: 'buy', picks: [] };
    expect(folded(entries(options, draft), draft).map((e) => e.key)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `buy ${n}`));
  });
});
