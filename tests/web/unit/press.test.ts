/** A long press asks; what wanders, pinches or clicks does not. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longPress } from '../../../web/src/lib/press';

const pointer = (x: number, more: Partial<PointerEvent> = {}): PointerEvent =>
  ({ pointerType: 'touch', isPrimary: true, clientX: x, clientY: 0, target: null, ...more }) as PointerEvent;

describe('a long press', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pressed = (...deeds: ((press: ReturnType<typeof longPress>) => void)[]): [number, boolean] => {
    let asked = 0;
    const press = longPress(() => (asked += 1) > 0);
    for (const deed of deeds) deed(press);
    vi.runAllTimers();
    return [asked, press.spent()];
  };
  it('asks, and the click that lifts the finger is spent', () => {
    expect(pressed((p) => p.down(pointer(0)))).toEqual([1, true]);
  });
  it('asks although the finger trembles', () => {
    expect(pressed((p) => p.down(pointer(0)), (p) => p.move(pointer(3)))).toEqual([1, true]);
  });
  it('asks nothing while the board is drawn along, pinched or only tapped', () => {
    expect(pressed((p) => p.down(pointer(0)), (p) => p.move(pointer(40)))).toEqual([0, false]);
    expect(pressed((p) => p.down(pointer(0)), (p) => p.down(pointer(90, { isPrimary: false })))).toEqual([0, false]);
    expect(pressed((p) => p.down(pointer(0)), (p) => p.up())).toEqual([0, false]);
  });
  it('is not for a mouse, which points', () => {
    expect(pressed((p) => p.down(pointer(0, { pointerType: 'mouse' })))).toEqual([0, false]);
  });
  it('leaves the click alone where there was nothing to ask about', () => {
    const press = longPress(() => false);
    press.down(pointer(0));
    vi.runAllTimers();
    expect(press.spent()).toBe(false);
  });
});
