/** A reader of an earlier moment hears only what was told by then. */
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });

describe('what was told', () => {
  it('ends with the moment that is read', async () => {
    const { TableSession } = await import('../../../web/src/lib/session.svelte');
    type Link = NonNullable<ConstructorParameters<typeof TableSession>[2]>;
    const link = { news: [1, 2, 3].map((n) => ({ n, seat: 0, at: 0, events: [] })), table: null } as unknown as Link;
    const session = new TableSession('x', null, link);
    expect(session.heard.map((item) => item.n)).toEqual([1, 2, 3]);
    session.past = { n: 2 } as typeof session.past;
    expect(session.heard.map((item) => item.n)).toEqual([1, 2]);
  });
});

describe('what goes without saying', () => {
  const option = (kind: string) => ({ do: kind, of: [], box: [] });
  async function table(confirm: 'several' | 'always') {
    const { TableSession } = await import('../../../web/src/lib/session.svelte');
    const { settings } = await import('../../../web/src/lib/settings.svelte');
    type Link = NonNullable<ConstructorParameters<typeof TableSession>[2]>;
    settings.confirm = confirm;
    const acts: unknown[] = [];
    const state = { seat: 0, waiting: [0], ask: 1, options: [option('take_action'), option('lapse')], asides: [], view: {} };
    const link = { news: [], table: state, live: true, pending: null, refused: null, act: (_: number, action: unknown) => String(acts.push(action)) } as unknown as Link;
    const session = new TableSession('x', null, link);
    session.voice = { follows: { perform: ['take_action'] } };
    session.reconcile();
    const turn = (ask: number, ...kinds: string[]): void => {
      (link as { table: unknown }).table = { ...state, ask, waiting: kinds.length > 0 ? [0] : [1], options: kinds.map(option) };
      session.reconcile();
    };
    return { session, acts, turn };
  }
  it('is done after an own deed, where nothing else is possible', async () => {
    const { session, acts, turn } = await table('several');
    session.send(['take_action']);
    turn(2, 'perform');
    expect(acts).toEqual([['take_action'], ['perform']]);
  });
  it('waits for what others answer in between', async () => {
    const { session, acts, turn } = await table('several');
    session.send(['take_action']);
    turn(2);
    turn(3, 'perform');
    expect(acts).toEqual([['take_action'], ['perform']]);
  });
  it('is asked where something else is possible, after the deeds of others, and after a step back', async () => {
    const { session, acts, turn } = await table('several');
    turn(2, 'perform');
    expect(acts).toEqual([]);
    session.send(['take_action']);
    turn(3, 'perform', 'use_exchange');
    turn(4, 'perform');
    expect(acts).toEqual([['take_action']]);
  });
  it('is asked of whoever confirms everything', async () => {
    const { session, acts, turn } = await table('always');
    session.send(['take_action']);
    turn(2, 'perform');
    expect(acts).toEqual([['take_action']]);
  });
});
