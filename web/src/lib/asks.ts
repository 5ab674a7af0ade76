/** What a table asks its reader or waits for, and what has changed there, in words, for the lobby: asked again only when the table has moved on. */

import { api, unwrap, type TitleInfo } from './api';
import { namesOf } from './names';
import { sentence, type Speaker } from './sentence';
import { names } from './subject';
import { loadTitle, type Language } from './texts';
import type { Clock, Digest, TableCard, Value } from './wire';

export interface Told {
  /** The question, or what the others are doing. */
  ask: string;
  /** At most two things that others did since the last visit. */
  since: string[];
  clock: Clock | null;
  heardAt: number;
}

const LINES = 2;
const known = new Map<string, { at: string; told: Told }>();

export async function askOf(card: TableCard, language: Language): Promise<Told> {
  const at = `${card.n} ${language}`;
  const had = known.get(card.name);
  if (had?.at === at) return had.told;
  const waiting = card.waiting.find((s) => card.mine.includes(s));
  const seat = waiting ?? card.mine[0] ?? null;
  const [info, bundle, table, digest] = await Promise.all([
    api.title(card.title), loadTitle(card.title, language), api.at(card.name, card.n, seat).then(unwrap),
    waiting === undefined ? null : api.digest(card.name).catch(() => null),
  ]);
  const speaker = { bundle, nouns: info.nouns, names: namesOf(card.seats) };
  const { prompt } = table;
  const told = {
    ask: prompt ? sentence(speaker, waiting === undefined ? 'waiting' : 'prompt', prompt.frame, prompt.of, prompt.args) : '',
    since: digest ? changes(speaker, info, digest, waiting ?? -1) : [],
    clock: digest?.clock ?? null,
    heardAt: Date.now(),
  };
  known.set(card.name, { at, told });
  return told;
}

/** What was done to the reader comes first, then what is newest; told in the order in which it happened. What happened again is told once; the terms of an offer stand at the table. */
export function changes(speaker: Speaker, info: Pick<TitleInfo, 'events'>, digest: Pick<Digest, 'news'>, seat: number): string[] {
  const undone = new Set(digest.news.flatMap((item) => (item.undo == null ? [] : Array.from({ length: item.n - item.undo }, (_, i) => item.undo! + i))));
  const all = digest.news.filter((item) => item.seat !== seat && !undone.has(item.n)).flatMap((item) => item.events.map((event: Value) => ({
    mine: names(info, event, seat),
    words: sentence(speaker, 'event', event[0], info.events[event[0]] ?? [], event.slice(1) as number[]),
  }))).filter(({ words }, i, lines) => words !== '' && !words.startsWith('–') && !lines.slice(i + 1).some((later) => later.words === words));
  const chosen = [...all.filter((line) => !line.mine).slice(-LINES), ...all.filter((line) => line.mine).slice(-LINES)].slice(-LINES);
  return all.filter((line) => chosen.includes(line)).map(({ words }) => words.replace(/:$/, '.'));
}
