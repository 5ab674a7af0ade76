/** Texts: Fluent bundles. The client's own stand in src/text, the sentences of the titles beside it are built in. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

type Loader = () => Promise<string>;
// The bundler reads these calls at build time: their options must stand here literally.
const own = import.meta.glob('../text/ui.*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>;
const engine = import.meta.glob('../../../src/signoria/play/text.*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>;
const titles = import.meta.glob('../../../src/signoria/games/*/text.*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>;
const coaches = import.meta.glob('../../../src/signoria/games/*/coach.*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>;

function find(all: Record<string, Loader>, end: string): Loader | undefined {
  const path = Object.keys(all).find((name) => name.endsWith(end));
  return path === undefined ? undefined : all[path];
}

/** The first of the reader's languages that we speak; English when there is none. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    // Slovak readers read Czech far better than English.
    const known = LANGUAGES.find((l) => l === (base === 'sk' ? 'cs' : base));
    if (known) return known;
  }
  return 'en';
}

export function makeBundle(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** The client's own texts. */
export async function loadOwn(language: Language): Promise<FluentBundle> {
  const load = find(own, `ui.${language}.ftl`);
  return makeBundle(language, load ? await load() : '');
}

/** What a title brings that was not there when the client was built: the server has its texts. */
async function sent(title: string, language: Language): Promise<string> {
  const answer = await fetch(`/api/titles/${encodeURIComponent(title)}/texts/${language}`);
  return answer.ok ? answer.text() : '';
}

/** The engine's texts and one title's. A title without texts still plays: its keys are shown. */
export async function loadTitle(title: string, language: Language): Promise<FluentBundle> {
  const common = find(engine, `text.${language}.ftl`);
  const built = find(titles, `/${title}/text.${language}.ftl`);
  return makeBundle(language, ...(await Promise.all([common ? common() : '', built ? built() : sent(title, language)])));
}

/** What a title's questions are about; null where nobody wrote it down. */
export async function loadCoach(title: string, language: Language): Promise<FluentBundle | null> {
  const load = find(coaches, `/${title}/coach.${language}.ftl`);
  return load ? makeBundle(language, await load()) : null;
}

/** A true minus before numbers; and of parts that may be missing, the first loses its comma and the last its semicolon. As in play/texts.py. */
const tidied = (sentence: string): string => sentence.replace(/(?<![\p{L}\p{N}_-])-(?=\d)/gu, '−').replace(/:[,;](?= )/g, ':').replace(/;$/, '');

/** The sentence behind a key; the key itself in guillemets where it is missing. */
export function say(bundle: FluentBundle, key: string, args: Args = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern == null ? `«${key}»` : tidied(bundle.formatPattern(pattern, args, []));
}
