/** A line that breaks loses nothing, repeats nothing, and never shows an old question as new. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { read, write } from '../../../web/src/lib/json';
import { TableLink } from '../../../web/src/lib/socket.svelte';
import type { Table } from '../../../web/src/lib/wire';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const table = (n: number, ask: number, news: unknown[] = []): string =>
  JSON.stringify({ table: { name: 't', title: 'banco', state: 'playing', n, seat: 0, seats: [], now: 0, ask, prompt: null, waiting: [0], may: true, view: {}, data: '', tally: [], news, options: [], asides: [], undo: null, clocks: null, proposal: null, over: null, closed: null, delayed: false } } satisfies { table: Omit<Table, 'news'> & { news: unknown[] } });

function linked(): { link: TableLink; socket: FakeSocket } {
  const link = new TableLink('t', null, () => new FakeSocket() as unknown as WebSocket);
  link.connect();
  const socket = FakeSocket.all.at(-1)!;
  socket.onopen?.();
  return { link, socket };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});

describe('the link to a table', () => {
  it('says hello with what it has heard already', async () => {
    const { link, socket } = linked();
    expect(JSON.parse(socket.sent[0]!)).toEqual({ hello: { since: -1, seat: null } });
    socket.onmessage?.({ data: table(4, 4, [{ n: 4, seat: 1, at: 0, events: [] }]) });
    socket.close();
    expect(link.link).toBe('lost');
    expect(link.live).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    const again = FakeSocket.all.at(-1)!;
    again.onopen?.();
    expect(JSON.parse(again.sent[0]!)).toEqual({ hello: { since: 4, seat: null } });
    expect(link.live).toBe(false);
    again.onmessage?.({ data: table(4, 4) });
    expect(link.live).toBe(true);
    link.close();
  });
  it('ends a question why not that nobody answers, with nothing said against the deed', async () => {
    const { link, socket } = linked();
    const unanswered = link.why(['bid', 7]);
    const { why } = JSON.parse(socket.sent.at(-1)!) as { why: { id: string } };
    await vi.advanceTimersByTimeAsync(5000);
    expect(await unanswered).toEqual({ id: why.id, rule: '', key: '', text: '' });
    const answered = link.why(['bid', 8]);
    const second = (JSON.parse(socket.sent.at(-1)!) as { why: { id: string } }).why.id;
    socket.onmessage?.({ data: JSON.stringify({ why: { id: second, rule: 'BAN-003', key: 'too-poor', text: '' } }) });
    expect((await answered).rule).toBe('BAN-003');
    link.close();
  });
  it('repeats an act that was not acknowledged, with the same id and the same question', async () => {
    const { link, socket } = linked();
    socket.onmessage?.({ data: table(4, 4) });
    link.act(4, ['lay', 3]);
    const first = JSON.parse(socket.sent.at(-1)!).act;
    socket.close();
    await vi.advanceTimersByTimeAsync(1000);
    const again = FakeSocket.all.at(-1)!;
    again.onopen?.();
    again.onmessage?.({ data: table(4, 4) });
    expect(JSON.parse(again.sent.at(-1)!).act).toEqual(first);
    again.onmessage?.({ data: table(5, 5, [{ n: 5, seat: 0, at: 0, events: [], id: first.id }]) });
    expect(link.pending).toBeNull();
    link.close();
  });
  it('hears each entry once', () => {
    const { link, socket } = linked();
    const item = { n: 1, seat: 0, at: 0, events: [] };
    socket.onmessage?.({ data: table(1, 1, [item]) });
    socket.onmessage?.({ data: table(2, 2, [item, { ...item, n: 2 }]) });
    expect(link.news.map((x) => x.n)).toEqual([1, 2]);
    link.close();
  });
  it('stays away when another window took over', async () => {
    const { link, socket } = linked();
    socket.onmessage?.({ data: JSON.stringify({ bye: { reason: 'replaced' } }) });
    socket.close();
    await vi.advanceTimersByTimeAsync(20000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(link.link).toBe('closed');
  });
});

describe('numbers beyond 53 bits', () => {
  it('are written and read whole', () => {
    const wide = 2n ** 59n + 1n;
    expect(write({ do: ['offer', wide, 3] })).toBe('{"do":["offer",576460752303423489,3]}');
    expect(read<unknown[]>('["offer",576460752303423489,3]')).toHaveLength(3);
  });
});
