import { describe, expect, it } from 'vitest';
import { begun, EMPTY, entries, fields, filled, finished, inMask, point, put, targets, toMask, type Draft } from '../../../web/src/lib/choice';
import type { Option } from '../../../web/src/lib/wire';

const bid: Option = { do: 'bid', of: ['gold gold'], box: [{ from: 5, to: 12, step: 1 }] };
const pass: Option = { do: 'pass', of: [], box: [] };
const war: Option = { do: 'start_war', of: ['attacker city', 'defender city'], box: [[1], [0, 2, 3]] };
const keep: Option = { do: 'keep', of: ['kept tile*'], box: [{ of: [3, 5, 40], least: 1, most: 2 }] };
const send: Option = { do: 'send', of: ['tile tile', 'district district'], box: [[4, 7], [0, 2]] };

const nouns = { special: 5 };

describe('what may be clicked', () => {
  it('is nothing of a mask that is fixed', () => {
    const accept: Option = { do: 'accept', of: ['partners seat*', 'cards_1 card*'], box: [{ of: [1, 2], least: 1, most: 1 }, [0]] };
    expect([...targets([accept], EMPTY)].sort()).toEqual(['seat-1', 'seat-2']);
  });
  it('is what the boxes name, by noun and number', () => {
    expect([...targets([send], EMPTY)].sort()).toEqual(['district-0', 'district-2', 'tile-4', 'tile-7']);
  });
  it('asks first for what is a real choice, then for nothing twice', () => {
    expect([...targets([war], EMPTY)].sort()).toEqual(['city-0', 'city-2', 'city-3']);
  });
  it('narrows with each click, in any order', () => {
    const one = point([send], EMPTY, 'district', 2);
    expect(targets([send], one)).toContain('tile-4');
    expect(finished([send], one)).toBeNull();
    expect(finished([send], point([send], one, 'tile', 7))).toEqual(['send', 7, 2]);
  });
  it('takes a click back with a second click', () => {
    const one = point([send], EMPTY, 'tile', 4);
    expect(point([send], one, 'tile', 4).picks).toEqual([]);
  });
  it('lets the newest click of a kind win', () => {
    const one = point([send], EMPTY, 'tile', 4);
    expect(point([send], one, 'tile', 7).picks).toEqual([{ noun: 'tile', id: 7 }]);
  });
});

describe('the finished action', () => {
  it('fills arguments that leave no choice', () => {
    expect(finished([war], point([war], EMPTY, 'city', 3))).toEqual(['start_war', 1, 3]);
  });
  it('is not ready while two kinds of action agree with the clicks', () => {
    const a: Option = { do: 'annex', of: ['city city'], box: [[3]] };
    const b: Option = { do: 'sack', of: ['city city'], box: [[3]] };
    expect(finished([a, b], point([a, b], EMPTY, 'city', 3))).toBeNull();
    expect(finished([a, b], { kind: 'sack', picks: [{ noun: 'city', id: 3 }] })).toEqual(['sack', 3]);
  });
  it('writes subsets as masks and minds their size', () => {
    let draft: Draft = { kind: 'keep', picks: [] };
    expect(finished([keep], draft)).toBeNull();
    draft = put([keep], draft, 'kept tile*', 3, true);
    draft = put([keep], draft, 'kept tile*', 5, true);
    expect(finished([keep], draft)).toEqual(['keep', 8 + 32]);
    expect(targets([keep], draft)).not.toContain('tile-40');
    draft = put([keep], draft, 'kept tile*', 3, true);
    expect(finished([keep], draft)).toEqual(['keep', 32]);
  });
  it('never loses a bit of a wide mask', () => {
    const mask = toMask([0, 59]);
    expect(mask).toBe(2n ** 59n + 1n);
    expect([inMask(mask, 0), inMask(mask, 1), inMask(mask, 59)]).toEqual([true, false, true]);
    expect(toMask([0, 3])).toBe(9);
  });
  it('needs a word from the player even when nothing is open', () => {
    expect(finished([pass], EMPTY)).toBeNull();
    expect(finished([pass], { kind: 'pass', picks: [] })).toEqual(['pass']);
  });
});

describe('the list of choices', () => {
  it('names whole actions where few and the kind where many', () => {
    const list = entries([pass, war, bid], EMPTY);
    expect(list.map((e) => e.action)).toEqual([['pass'], ['start_war', 1, 0], ['start_war', 1, 2], ['start_war', 1, 3], null]);
    expect(list.at(-1)).toMatchObject({ do: 'bid', values: [null] });
  });
  it('has no entry twice when boxes overlap', () => {
    expect(entries([war, war], EMPTY)).toHaveLength(3);
  });
});

describe('the form', () => {
  it('offers amounts with their step', () => {
    const five: Option = { do: 'offer', of: ['ducats ducats', 'target field'], box: [{ from: 0, to: 45, step: 5 }, [3, 9]] };
    const [amount] = fields([five], { kind: 'offer', picks: [] });
    expect(amount).toMatchObject({ sort: 'amount', from: 0, to: 45, step: 5 });
    const draft = put([five], begun([five], { kind: 'offer', picks: [] }, nouns), 'ducats ducats', 15, false);
    expect(finished([five], put([five], draft, 'target field', 9, false))).toEqual(['offer', 15, 9]);
  });
  it('begins with what the server proposes', () => {
    const pay: Option = { do: 'pay', of: ['crowns source*'], box: [{ of: [1, 4, 6], least: 2, most: 3 }], suggest: ['pay', 2 ** 1 + 2 ** 6] };
    const draft = begun([pay], { kind: 'pay', picks: [] }, nouns);
    expect(finished([pay], draft)).toEqual(['pay', 66]);
  });
  it('exchanges one member where as many are chosen as may be, and keeps the others', () => {
    const turn: Option = { do: 'turn_up', of: ['tiles tile*'], box: [{ of: [1, 4, 6, 7], least: 0, most: 3 }], suggest: ['turn_up', 2 ** 1 + 2 ** 4 + 2 ** 6] };
    const full = begun([turn], { kind: 'turn_up', picks: [] }, nouns);
    expect(finished([turn], put([turn], full, 'tiles tile*', 7, true))).toEqual(['turn_up', 2 ** 1 + 2 ** 4 + 2 ** 7]);
  });
  it('begins with no thing, not with the first one', () => {
    const ask: Option = { do: 'ask', of: ['ducats ducats', 'reward special'], box: [{ from: -5, to: 5, step: 5 }, { from: -1, to: 4, step: 1 }] };
    expect(finished([ask], begun([ask], { kind: 'ask', picks: [] }, nouns))).toEqual(['ask', 0, -1]);
  });
});

describe('what was pointed at', () => {
  const offer: Option = { do: 'offer', of: ['target field', 'ducats ducats', 'silver cubes'], box: [[3, 9], { from: -3350, to: 165, step: 5 }, { from: -1, to: 1, step: 1 }] };
  it('opens the form of the only deed it can mean, with nothing of every amount', () => {
    const draft = filled([pass, offer], point([pass, offer], EMPTY, 'field', 9));
    expect(draft.kind).toBe('offer');
    expect(finished([pass, offer], draft)).toEqual(['offer', 9, 0, 0]);
  });
  it('stays as it is while it can mean several deeds, needs no amount, or is the whole deed', () => {
    const visit: Option = { do: 'visit', of: ['target field', 'host seat'], box: [[9], [1, 2]] };
    for (const [options, noun, id] of [[[offer, visit], 'field', 9], [[war], 'city', 2], [[send], 'tile', 4]] as const) {
      const draft = point(options, EMPTY, noun, id);
      expect(filled(options, draft)).toBe(draft);
    }
  });
});

describe('one of several', () => {
  it('is listed by its members when exactly one is taken, each as a whole answer', () => {
    const accept = { do: 'accept', of: ['target field', 'partners seat*'], box: [[12], { of: [1, 2], least: 1, most: 1 }] } as Option;
    expect(entries([accept], EMPTY).map((e) => e.action)).toEqual([['accept', 12, 2], ['accept', 12, 4]]);
  });
  it('stays one line where more than one may be taken together', () => {
    const accept = { do: 'accept', of: ['target field', 'partners seat*'], box: [[12], { of: [1, 2], least: 1, most: 2 }] } as Option;
    expect(entries([accept], EMPTY).map((e) => e.action)).toEqual([null]);
  });
});
