/** What Genoa's client says about the rules of bargaining by itself: prices, new offers for old, and what an action costs. */
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
import { entries, EMPTY } from '../../../web/src/lib/choice';
import type { TableSession } from '../../../web/src/lib/session.svelte';
import type { Option } from '../../../web/src/lib/wire';
import { beside, type GenoaData } from '../../../web/src/games/genoa/plan';
import { loadWords } from '../../../web/src/lib/ui.svelte';
import { model, standing } from '../../../web/src/games/genoa/model';
import { spendsCard } from '../../../web/src/games/genoa/moment';
import { placing } from '../../../web/src/games/genoa/markers';
import { narrowed } from '../../../web/src/games/genoa/narrowed';

// Cards 0 and 1 are large and small orders, 2 and 3 messages, 4 a privilege.
const components = { large_orders: [{ goods: [] }], small_orders: [{ good: 'silk' }], messages: [{}, {}], privileges: [{}], goods: [{ id: 'silver' }, { id: 'copper' }], special_cards: [], buildings: [{ action: { kind: 'goods', goods: ['silver', 'copper'] } }] };
const at = (view: unknown): TableSession => ({ info: { components }, now: { view }, shown: { view } }) as unknown as TableSession;
const hand = { of: [0, 1, 2, 3, 4], least: 0, most: 5 };
const agree: Option = { do: 'agree', of: ['ask ask', 'hidden_cards card*', 'shown_cards card*', 'open_cards card*'], box: [[4, 7], hand, hand, hand] };

describe('agreeing to a price (GEN-102)', () => {
  const session = at({ asks: [{ id: 4, cards: [0, 0, 0, 0] }, { id: 7, cards: [0, 0, 1, 0] }] });
  it('is one press where the price asks for no card', () => {
    const [first] = entries(narrowed(session, [agree]).filter((o) => (o.box[0] as number[]).includes(4)), EMPTY);
    expect(first?.action).toEqual(['agree', 4, 0, 0, 0]);
  });
  it('chooses among cards of the kind that is asked for, and no more than are asked for', () => {
    const seven = narrowed(session, [agree]).find((o) => (o.box[0] as number[]).includes(7))!;
    expect(seven.box.slice(1)).toEqual(Array.from({ length: 3 }, () => ({ of: [2, 3], least: 0, most: 1 })));
  });
});

describe('a building action', () => {
  it('offers no large order where no villa is owned (GEN-160, GEN-197)', () => {
    const use: Option = { do: 'use_building', of: ['building field', 'order card'], box: [[0], [-1, 0]] };
    expect(entries(narrowed(at({ asks: [] }), [use]), EMPTY).map((e) => e.action)).toEqual([['use_building', 0, -1]]);
  });
});

describe('the special card of a large order', () => {
  const villas = { ...components, buildings: [...components.buildings, { action: { kind: 'villa' } }] };
  const offer = (targets: number[]): Option => ({ do: 'offer', of: ['target field', 'reward special'], box: [targets, { from: -1, to: 4, step: 1 }] });
  const rewards = (targets: number[]) => narrowed({ info: { components: villas }, now: { view: {} } } as unknown as TableSession, [offer(targets)])[0]!.box[1];
  it('can be promised where a villa is in reach, and nowhere else (GEN-116)', () => {
    expect(rewards([0, 20])).toEqual([-1]);
    expect(rewards([0, 1])).toEqual({ from: -1, to: 4, step: 1 });
  });
});

describe('new offers', () => {
  const old = { seat: 0, target: 0, ducats: 15, goods: [], markers: 0, cards: [], gain: [0, 0, -1] };
  const fresh = { ...old, target: 3, ducats: 5 };
  const others = { ...old, seat: 1, ducats: 0, gain: [0, 1, -1] };
  const view = (sheet: unknown[]): never => ({ seat: 0, offers: [old, others], sheet, stock: [], owners: [], performers: [], path: [], dice: [], seats: [] }) as never;
  it('take the place of the old ones as soon as the first is made (GEN-102)', () => {
    expect(standing(view([])).map((o) => o.seat)).toEqual([0, 1]);
    expect(standing(view([fresh])).map((o) => o.seat)).toEqual([1]);
    expect(model(view([fresh]), components as never).offers.map((o) => [o.seat, o.target])).toEqual([[1, 0], [0, 3]]);
  });
  it('show on the board which cube of the action is promised', () => {
    expect(model(view([]), components as never).offers.find((o) => o.seat === 1)?.sign).toBe('copper');
  });
});

describe('ownership markers', () => {
  const board = { grid: [['A', 'S', 'B'], ['C', 'M', 'M']] };
  const buildings = [{ code: 'C' }, { code: 'B' }, { code: 'A' }];
  const data = { board, buildings, streets: [{ code: 'S' }], market: { code: 'M' } } as unknown as GenoaData;
  const session = { info: { components: data }, now: { view: { alternative: false } }, noun: (noun: string, id: number) => `${noun} ${id}` } as unknown as TableSession;
  it('lie beside a street in the order of the rules: by number of the building', () => {
    expect(beside(data, 3)).toEqual([1, 2]);
  });
  it('are told with the names of the buildings, and nothing of where nothing happens', async () => {
    await loadWords();
    expect(placing(session, ['place_markers', 3, 0, 3])).toBe('field 2: deed 3');
    expect(placing(session, ['place_markers', 3, 1, 1])).toBe('field 1: deed 1, field 2: deed 1');
  });
});

describe('an action that costs a card (GEN-053)', () => {
  const costs = (seats: number, performers: number[]): boolean => spendsCard(at({ seat: 0, performers, seats: Array.from({ length: seats }, () => ({ can_act: true })) }));
  it('is every one after the own', () => {
    expect(costs(3, [-1, 1, -1])).toBe(false);
    expect(costs(3, [-1, 0, -1])).toBe(true);
  });
  it('is not claimed with two players once the other acted: that may be the bonus (GEN-272)', () => {
    expect(costs(2, [0, -1])).toBe(true);
    expect(costs(2, [0, 1])).toBe(false);
  });
});
