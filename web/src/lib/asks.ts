/** What a table asks its reader, in words, for the lobby: asked again only when the table has moved on. */

import { api, unwrap, type TitleInfo } from './api';
import { namesOf } from './names';
import { sentence } from './sentence';
import { loadTitle, type Language } from './texts';
import type { TableCard } from './wire';

const titles = new Map<string, Promise<TitleInfo>>();
const known = new Map<string, { at: string; words: string }>();

export async function askOf(card: TableCard, language: Language): Promise<string> {
  const at = `${card.n} ${language}`;
  const had = known.get(card.name);
  if (had?.at === at) return had.words;
  const seat = card.waiting.find((s) => card.mine.includes(s)) ?? null;
  if (!titles.has(card.title)) titles.set(card.title, api.title(card.title));
  const [info, bundle, table] = await Promise.all([titles.get(card.title)!, loadTitle(card.title, language), api.at(card.name, card.n, seat).then(unwrap)]);
  if (!table.prompt) return '';
  const speaker = { bundle, nouns: info.nouns, names: namesOf(card.seats) };
  const words = sentence(speaker, 'prompt', table.prompt.frame, table.prompt.of, table.prompt.args);
  known.set(card.name, { at, words });
  return words;
}
