/** The rule catalogues of docs/rules, read for the rules page: chapters in their order, one entry per rule id. */

import type { Language } from './texts';

export interface Rule {
  id: string;
  text: string;
  /** A lesser heading that stands before this rule. */
  under?: string;
}
export interface Chapter {
  head: string;
  /** The language in which it is written. */
  language?: Language;
  rules: Rule[];
}
/** A piece of a rule's text; with an id it leads to that rule. */
export interface Piece {
  text: string;
  id?: string;
}

const pages = import.meta.glob(['../../../docs/rules/*.md', '../../../docs/rules/*/*.md'], { query: '?raw', import: 'default' }) as Record<string, () => Promise<string>>;
const LISTED = /^\s*[-*]?\s*\**([A-Z]{3}-\d{3}[a-z]?)\**\s*(?:\[[^\]]*\])?\**\s*(.*)$/;
const NUMBER = /^[A-Z]{3}-\d{3}[a-z]?$/;
const ID = /\b([A-Z]{3}-\d{3})\b/;
/** Columns of tables that say where a rule stands in the scanned text. */
const WHERE = /^(where|source|lines?)$/i;

export function parse(source: string): Chapter[] {
  const out: Chapter[] = [];
  const known = new Set<string>();
  let head = '';
  let under = '';
  let columns: string[] = [];
  let open: Rule | null = null;
  const add = (id: string, text: string): void => {
    known.add(id);
    open = { id, text: clean(text), ...(under && { under }) };
    under = '';
    const last = out.at(-1);
    if (last?.head === head) last.rules.push(open);
    else out.push({ head, rules: [open] });
  };
  const lines = source.split('\n');
  for (const [i, line] of lines.entries()) {
    const section = /^#{2,4}\s+(?:[\d.]+\s*)?(.*)$/.exec(line);
    if (section) {
      [head, open] = [clean(section[1] ?? '').replace(/\s*\((?:§|[A-Z]{3}-\d)[^)]*\)/g, ''), null];
      under = '';
      continue;
    }
    if (line.startsWith('|')) {
      const cells = line.split('|').slice(1, -1).map((cell) => cell.trim());
      const [id = '', ...rest] = cells;
      if (NUMBER.test(id) && !known.has(id)) add(id, rest.filter((_, i) => !WHERE.test(columns[i + 1] ?? '')).join(': '));
      else if (!/^[-:]*$/.test(id) && !NUMBER.test(id)) columns = cells;
      continue;
    }
    const found = LISTED.exec(line);
    if (found && !known.has(found[1]!)) add(found[1]!, found[2] ?? '');
    else if (open && /^\s{2,}\S/.test(line)) (open as Rule).text += ` ${clean(line.trim())}`;
    else if (line.trim() === '') open = null;
    else if (lesser(line) && lines[i - 1] === '' && lines[i + 1] === '') under = clean(line);
  }
  return out;
}

/** A short line that stands alone and is no sentence. */
const lesser = (line: string): boolean => /^[A-Z][^`|]{2,70}[^.:]$/.test(line);

/** Line numbers of the scanned text, tags and marks of emphasis serve the authors, not the players. */
export function clean(text: string): string {
  return text
    .replace(/\*\*\[[A-Z][^\]]*\]\*\*|\[[A-Z](?: Q-?\d+)?\]/g, '')
    .replace(/\((?:example |[A-Z]{2} )?L\d[^)]*\)/g, '')
    .replace(/\(§[\d.]+\)/g, '')
    .replace(/,?\s*\b(?:[A-Z]{2} )?L\d+(?:[–-]L?\d+)?/g, '')
    .replace(/Digital form: Q-\d+\.?/g, '')
    .replace(/[*`]/g, '')
    .replace(/\s+([.,;:])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

/** The text in pieces: every other rule that it names leads there. */
export const pieces = (text: string): Piece[] =>
  text.split(ID).map((part, i) => (i % 2 === 1 ? { text: part, id: part } : { text: part })).filter((piece) => piece.text !== '');

const read = async (path: string): Promise<Chapter[]> => {
  const found = Object.keys(pages).find((name) => name.endsWith(`/docs/rules/${path}.md`));
  return found === undefined ? [] : parse(await pages[found]!());
};

/** The rules in the reader's language. What only the English catalogue has, because it is newer, stays English. */
export async function ledger(title: string, language: Language): Promise<Chapter[]> {
  const english = read(title);
  return merged((await english).map((chapter) => ({ ...chapter, language: 'en' })), language === 'en' ? [] : await read(`${language}/${title}`), language);
}

/** Chapters of a translation in place of their originals. */
export function merged(original: Chapter[], translation: Chapter[], language: Language): Chapter[] {
  const known = new Map(translation.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, chapter] as const)));
  return original.map((chapter) => {
    const other = known.get(chapter.rules[0]?.id ?? '');
    return other && chapter.rules.every((rule) => known.get(rule.id) === other) ? { ...other, language } : chapter;
  });
}
