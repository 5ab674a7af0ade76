/** The HTTP side of the server. Every refusal carries a sentence. */

import type { Claim, Me, NewTable, Table, TableCard, TableForm, Verdict, SeatLink } from './wire';

export interface TitleCard {
  id: string;
  [more: string]: unknown;
}

export interface ValueInfo {
  tag: string;
  of: string[];
}

export interface TitleInfo {
  id: string;
  least_seats: number;
  most_seats: number;
  choices: { id: string; values: number[]; default: number }[];
  nouns: Record<string, number>;
  actions: Record<string, string[]>;
  events: Record<string, string[]>;
  frames: Record<string, string[]>;
  components: Record<string, unknown>;
}

export class Refusal extends Error {
  constructor(readonly key: string, text: string, readonly status: number) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(`/api${path}`, init);
  if (!answer.ok) {
    const said = (await answer.json().catch(() => null)) as { refused?: { key: string; text: string } } | null;
    throw new Refusal(said?.refused?.key ?? 'failed', said?.refused?.text ?? answer.statusText, answer.status);
  }
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);

const titleInfos = new Map<string, Promise<TitleInfo>>();

export const api = {
  titles: () => get<TitleCard[]>('/titles'),
  /** Asked once in a visit: a title does not change while it is played. */
  title(id: string): Promise<TitleInfo> {
    let info = titleInfos.get(id);
    if (!info) {
      info = get<TitleInfo>(`/titles/${encodeURIComponent(id)}`);
      info.catch(() => titleInfos.delete(id));
      titleInfos.set(id, info);
    }
    return info;
  },
  bots: () => get<unknown[]>('/bots'),
  me: () => get<Me>('/me'),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  newTable: (form: TableForm) => post<NewTable>('/tables', form),
  tables: (query = '') => get<unknown>(`/tables${query}`),
  card: (name: string) => get<TableCard>(`/tables/${name}/card`),
  claim: (name: string, seat: number, claim: Partial<Claim>) => post<TableCard>(`/tables/${name}/seats/${seat}/claim`, claim),
  seatBot: (name: string, seat: number, bot: string) => post<TableCard>(`/tables/${name}/seats/${seat}/bot`, { bot }),
  seatLink: (name: string, seat: number) => post<SeatLink>(`/tables/${name}/seats/${seat}/link`),
  sit: (name: string, token: string) => post<TableCard>(`/tables/${name}/sit`, { token }),
  start: (name: string) => post<TableCard>(`/tables/${name}/start`),
  rematch: (name: string) => post<TableCard>(`/tables/${name}/rematch`),
  at: (name: string, n: number, seat: number | null) =>
    get<Table | { table: Table }>(`/tables/${name}/at/${n}${seat === null ? '' : `?seat=${seat}`}`),
  now: (name: string) => get<Table | { table: Table }>(`/tables/${name}?since=-1`),
  verify: (name: string) => get<Verdict>(`/tables/${name}/verify`),
  next: () => get<unknown>('/next'),
  digest: (name: string) => get<unknown>(`/tables/${name}/digest`),
};

/** Some calls wrap the table as the socket does, so both are read. */
export const unwrap = (answer: Table | { table: Table }): Table => ('table' in answer ? answer.table : answer);
