/** One table's socket: reconnects by itself, repeats what was not acknowledged, never shows an old question as new. */

import type { Action } from './choice';
import { read, write } from './json';
import type { Chat, Down, News, OrderInfo, PromiseInfo, Refused, Table, Up, WhyAnswer } from './wire';

export const newId = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

type Link = 'connecting' | 'open' | 'lost' | 'closed';
const LONGEST_WAIT = 8000;
const QUIET = 25_000;
/** So long a question why not is open, in milliseconds: whoever pointed at something looks elsewhere by then. */
const PATIENCE = 4000;

export class TableLink {
  // Messages are replaced as a whole, never changed in place: watching every number inside would only cost time.
  table = $state.raw<Table | null>(null);
  link = $state<Link>('connecting');
  news = $state.raw<News[]>([]);
  chat = $state.raw<Chat[]>([]);
  note = $state('');
  orders = $state.raw<OrderInfo[]>([]);
  promises = $state.raw<PromiseInfo[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** The act that is on its way, shown in pencil until it is on record. */
  pending = $state.raw<{ id: string; ask: number; do: Action } | null>(null);
  goodbye = $state('');
  /** When the last table message arrived and how long ago clocks were told. */
  heardAt = $state(0);

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  #whys = new Map<string, (answer: WhyAnswer) => void>();
  #open: (url: string) => WebSocket;

  constructor(readonly name: string, readonly seat: number | null = null, open?: (url: string) => WebSocket) {
    this.#open = open ?? ((url) => new WebSocket(url));
  }

  connect(): void {
    clearTimeout(this.#timer);
    const base = typeof location === 'undefined' ? 'ws://localhost' : location.origin.replace(/^http/, 'ws');
    const socket = this.#open(`${base}/api/tables/${encodeURIComponent(this.name)}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.news.at(-1)?.n ?? -1;
      socket.send(JSON.stringify({ hello: { since, seat: this.seat } } satisfies Up));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#lastHeard = Date.now();
      this.hear(read<Down>(event.data));
    };
    socket.onclose = () => this.#lost(socket);
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(), QUIET / 2);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.link = 'closed';
    this.#socket?.close();
  }

  /** Only an open link with a fresh table may be answered. */
  get live(): boolean {
    return this.link === 'open' && this.table !== null;
  }

  act(ask: number, action: Action, text = ''): string {
    this.pending = { id: newId(), ask, do: action, ...(text ? { text } : {}) };
    this.refused = null;
    this.#send({ act: { ...this.pending } });
    return this.pending.id;
  }

  undo = (): void => this.#send({ undo: { id: newId() } });
  takeback = (to: number): void => this.#send({ takeback: { id: newId(), to } });
  vote = (proposal: string, yes: boolean): void => this.#send({ vote: { id: newId(), proposal, yes } });
  say = (text: string, to: number | null): void => this.#send({ say: { id: newId(), text, to } });
  keepNote = (text: string): void => this.#send({ note: { id: newId(), text } });
  cancel = (order: string): void => this.#send({ cancel: { id: newId(), order } });
  order = (order: Omit<NonNullable<Up['order']>, 'id'>): void => this.#send({ order: { id: newId(), ...order } });
  promise = (to: number, text: string): void => this.#send({ promise: { id: newId(), to, text, public: true } });
  mark = (promise: number, mark: 'accepted' | 'declined' | 'kept' | 'broken'): void =>
    this.#send({ mark: { id: newId(), promise, mark } });

  /** May I do this, and if not, which rule forbids it? Without an answer in time nothing is known against it. */
  why(action: Action): Promise<WhyAnswer> {
    const id = newId();
    return new Promise((resolve) => {
      this.#whys.set(id, resolve);
      this.#send({ why: { id, do: action } });
      setTimeout(() => {
        if (this.#whys.delete(id)) resolve({ id, rule: '', key: '', text: '' });
      }, PATIENCE);
    });
  }

  hear(message: Down): void {
    if (message.table) this.#hearTable(message.table);
    if (message.refused) this.#hearRefused(message.refused);
    if (message.why) {
      this.#whys.get(message.why.id)?.(message.why);
      this.#whys.delete(message.why.id);
    }
    if (message.done && this.pending?.id === message.done.id) this.pending = null;
    if (message.chat) {
      const known = new Set(this.chat.map((c) => c.id));
      this.chat = [...this.chat, ...message.chat.filter((c) => !known.has(c.id))];
    }
    if (message.note != null) this.note = message.note;
    if (message.orders) this.orders = message.orders;
    if (message.promises) this.promises = message.promises;
    if (message.bye) this.goodbye = message.bye.reason;
  }

  #hearTable(table: Table): void {
    const fresh = table.news.filter((item) => item.n > (this.news.at(-1)?.n ?? -1));
    if (fresh.length > 0) this.news = [...this.news, ...fresh];
    if (this.pending && fresh.some((item) => item.id === this.pending!.id)) this.pending = null;
    const reconnected = this.link !== 'open';
    this.table = table;
    this.heardAt = Date.now();
    this.link = 'open';
    this.#tries = 0;
    if (reconnected && this.pending) {
      // Not acknowledged before the line broke: the same id never acts twice, an old question is refused as stale.
      this.#send({ act: { ...this.pending } });
    }
  }

  #hearRefused(refused: Refused): void {
    if (this.pending?.id === refused.id) this.pending = null;
    this.refused = refused;
  }

  #send(message: Up): void {
    if (this.#socket?.readyState === 1) this.#socket.send(write(message));
  }

  #beat(): void {
    if (this.#socket?.readyState !== 1) return;
    // A sleeping laptop keeps a dead socket "open": two silent pulses and it is dropped.
    if (Date.now() - this.#lastHeard > QUIET * 1.6 && this.#lastHeard > 0) this.#socket.close();
    else this.#send({ ping: 1 });
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.link === 'closed') return;
    if (this.goodbye === 'replaced' || this.goodbye === 'gone') {
      this.link = 'closed';
      return;
    }
    this.link = 'lost';
    this.goodbye = '';
    this.#tries += 1;
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(this.#tries, 6)) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.connect(), wait);
  }
}
