/** The HTTP side of the server. Every refusal carries a sentence. */

import { read } from './json';
import type {
  AccountForm,
  Advice,
  BranchForm,
  Claim,
  Curve,
  Digest,
  Me,
  MeForm,
  NewTable,
  PushForm,
  Rating,
  SeatLink,
  SignIn,
  Study,
  Table,
  TableCard,
  TableForm,
  TitleStatistics,
  Verdict,
} from './wire';

type Words = Record<string, string>;

export interface TitleCard {
  id: string;
  names: Words;
  taglines: Words;
  least_seats: number;
  most_seats: number;
}

interface ValueKind {
  tag: string;
  of: string[];
}

interface TitleAnswer {
  id: string;
  names: Words;
  least_seats: number;
  most_seats: number;
  choices: { id: string; values: number[]; default: number }[];
  nouns: Record<string, number>;
  actions: ValueKind[];
  events: ValueKind[];
  frames: ValueKind[];
  /** By frame, the rule on which its question rests. */
  phases: Record<string, string>;
  /** The fingerprint of the component data. */
  data: string;
  components: Record<string, unknown>;
  /** Where points come from, in the order of a tally. */
  sources: string[];
  /** Nouns whose things have a text on what they do. */
  told: string[];
}

/** A title as the client uses it: what the ints of each value mean, by tag. */
export interface TitleInfo extends Omit<TitleAnswer, 'actions' | 'events' | 'frames'> {
  actions: Record<string, string[]>;
  events: Record<string, string[]>;
  frames: Record<string, string[]>;
}

const byTag = (kinds: ValueKind[]): Record<string, string[]> => Object.fromEntries(kinds.map((k) => [k.tag, k.of]));
export const readTitle = (a: TitleAnswer): TitleInfo => ({ ...a, actions: byTag(a.actions), events: byTag(a.events), frames: byTag(a.frames) });

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
  return answer.status === 204 ? (undefined as T) : read<T>(await answer.text());
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);

/** The bot that is asked to sit down where nobody chose one. */
export const usual = (bots: readonly string[]): string => bots.find((b) => b === 'medium') ?? bots[0] ?? 'random';

export const STRENGTHS = ['easy', 'medium', 'hard'];
/** Bots as they are offered: those that people play first, from weak to strong, then the others. */
export const byStrength = (bots: readonly string[]): string[] => [...STRENGTHS.filter((b) => bots.includes(b)), ...bots.filter((b) => !STRENGTHS.includes(b))];

const titleInfos = new Map<string, Promise<TitleInfo>>();

/** Asked once in a visit: a title does not change while it is played. */
function described(path: string): Promise<TitleInfo> {
  let info = titleInfos.get(path);
  if (!info) {
    info = get<TitleAnswer>(path).then(readTitle);
    info.catch(() => titleInfos.delete(path));
    titleInfos.set(path, info);
  }
  return info;
}

export const api = {
  titles: () => get<TitleCard[]>('/titles'),
  /** A title with the data new tables get, or with that of a table which began with other data. */
  async title(id: string, data = ''): Promise<TitleInfo> {
    const path = `/titles/${encodeURIComponent(id)}`;
    const now = await described(path);
    return data === '' || data === now.data ? now : described(`${path}?data=${data}`);
  },
  bots: (title: string) => get<string[]>(`/bots?title=${encodeURIComponent(title)}`),
  /** Null for a visitor who has not played yet. */
  me: () => get<Me | null>('/me'),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  changeMe: (form: MeForm) => call<Me>('PATCH', '/me', form),
  account: (form: AccountForm) => post<Me>('/account', form),
  signIn: (form: SignIn) => post<Me>('/signin', form),
  signOut: () => post<unknown>('/signout'),
  vacation: (days: number) => post<Me>('/vacation', { days }),
  push: (form: PushForm) => post<unknown>('/push', form),
  statistics: () => get<TitleStatistics[]>('/me/statistics'),
  ratings: (login: string) => get<Rating[]>(`/people/${encodeURIComponent(login)}/ratings`),
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
  curve: (name: string) => get<Curve>(`/tables/${name}/curve`),
  hint: (name: string) => post<Advice>(`/tables/${name}/hint`),
  branch: (name: string, form: BranchForm) => post<TableCard>(`/tables/${name}/branch`, form),
  analysis: (name: string) => get<Study>(`/tables/${name}/analysis`),
  next: () => get<{ next: string | null }>('/next'),
  importRecord: (record: string) => post<{ name: string }>('/records', { record }),
  digest: (name: string) => get<Digest>(`/tables/${name}/digest`),
};

/** Whoever was here before keeps his name until he types another one. */
export async function goBy(name: string): Promise<void> {
  const me = await api.me();
  if (me && name.trim() && me.name !== name.trim()) await api.rename(name.trim());
}

/** Some calls wrap the table as the socket does, so both are read. */
export const unwrap = (answer: Table | { table: Table }): Table => ('table' in answer ? answer.table : answer);
