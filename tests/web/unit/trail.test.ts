/** Escape unsays one thing at a time, and what a form filled in by itself is no thing that was said. */
import { describe, expect, it } from 'vitest';
import { begun, EMPTY, put, type Draft } from '../../../web/src/lib/choice';
import { Trail } from '../../../web/src/lib/trail';

const offer = [{ do: 'offer', of: ['target field', 'ducats ducats', 'silver cubes', 'copper cubes', 'partners seat*'], box: [[1, 2], { from: 0, to: 100, step: 5 }, { from: 0, to: 3, step: 1 }, { from: 0, to: 3, step: 1 }, { of: [1, 2, 3], least: 0, most: 3 }] }] as never;

function walked(...says: [string, number, boolean?][]): { trail: Trail; at: Draft[] } {
  const trail = new Trail();
  const at: Draft[] = [EMPTY, begun(offer, { kind: 'offer', picks: [] })];
  trail.step(at[0]!, at[1]!);
  for (const [spec, id, subset] of says) {
    at.push(put(offer, at.at(-1)!, spec, id, subset ?? false));
    trail.step(at.at(-2)!, at.at(-1)!);
  }
  return { trail, at };
}

describe('the way back through what is assembled', () => {
  it('leaves a form that was opened and not touched in one step', () => {
    const { trail, at } = walked();
    expect(at[1]!.picks.length).toBeGreaterThan(1);
    expect(trail.back()).toBe(EMPTY);
  });
  it('unsays what was said last, then what was said before it', () => {
    const { trail, at } = walked(['target field', 2], ['silver cubes', 1]);
    expect(trail.back()).toBe(at[2]);
    expect(trail.back()).toBe(at[1]);
    expect(trail.back()).toBe(EMPTY);
  });
  it('takes a slider that was drawn along for one step', () => {
    const { trail, at } = walked(['target field', 2], ['ducats ducats', 5], ['ducats ducats', 10], ['ducats ducats', 15]);
    expect(trail.back()).toBe(at[2]);
  });
  it('takes every tick of a subset for a step', () => {
    const { trail, at } = walked(['partners seat*', 1, true], ['partners seat*', 2, true]);
    expect(trail.back()).toBe(at[2]);
    expect(trail.back()).toBe(at[1]);
  });
  it('takes what changes nothing for no step', () => {
    const { trail, at } = walked(['target field', 2]);
    trail.step(at.at(-1)!, put(offer, at.at(-1)!, 'target field', 2, false));
    expect(trail.back()).toBe(at[1]);
  });
  it('begins anew after something was sent or put away', () => {
    const { trail, at } = walked(['target field', 2]);
    trail.step(at.at(-1)!, EMPTY);
    expect(trail.back()).toBe(EMPTY);
  });
});
