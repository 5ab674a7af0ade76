/** The rule catalogues of docs/rules, read for the rules page: one entry per rule id. */

export interface Rule {
  id: string;
  head: string;
  text: string;
}

const pages = import.meta.glob('../../../docs/rules/*.md', { query: '?raw', import: 'default' }) as Record<string, () => Promise<string>>;
const LINE = /^\s*[-*|]?\s*\**([A-Z]{3}-\d{3}[a-z]?)\**\s*(?:\[[^\]]*\])?\**\s*(.*)$/;

export function parse(source: string): Rule[] {
  const out: Rule[] = [];
  let head = '';
  let open: Rule | null = null;
  for (const line of source.split('\n')) {
    const section = /^#{2,4}\s+(?:[\d.]+\s*)?(.*)$/.exec(line);
    const found = LINE.exec(line);
    if (section) [head, open] = [section[1] ?? '', null];
    else if (found && !out.some((r) => r.id === found[1])) {
      open = { id: found[1]!, head, text: clean(found[2] ?? '') };
      out.push(open);
    } else if (open && /^\s{2,}\S/.test(line)) open.text += ` ${clean(line.trim())}`;
    else if (line.trim() === '') open = null;
  }
  return out;
}

/** Line numbers of the scanned text and tags serve the authors, not the players. */
function clean(text: string): string {
  return text
    .replace(/\((?:[A-Z]{2} )?L\d[^)]*\)/g, '')
    .replace(/\s*\bL\d+(?:[–-]L?\d+)?(?:, L\d+(?:[–-]L?\d+)?)*\s*$/g, '')
    .replace(/[*`]/g, '')
    .trim();
}

export async function ledger(title: string): Promise<Rule[]> {
  const path = Object.keys(pages).find((name) => name.endsWith(`/${title}.md`));
  return path === undefined ? [] : parse(await pages[path]!());
}
