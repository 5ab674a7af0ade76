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
