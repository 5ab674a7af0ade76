/** Debian's Chromium, tables made for tests, and a player who clicks only what glows. */

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const haveChromium = existsSync(CHROMIUM);

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });

export interface Made {
  name: string;
  invitation: string;
}

/** Makes a table from inside the page, as the client does. */
export async function makeTable(page: Page, title: string, seats: number, bots: Record<string, string>, choices: Record<string, number> = {}): Promise<Made> {
  return page.evaluate(async (form) => {
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(form) });
    const made = (await answer.json()) as { table: { name: string }; invitation: string };
    return { name: made.table.name, invitation: made.invitation };
  }, { title, seats, bots, choices, sit: 0, name: 'Anna' });
}

export const robots = (seats: number, from = 1): Record<string, string> =>
  Object.fromEntries(Array.from({ length: seats - from }, (_, i) => [String(i + from), 'random']));

export async function openTable(context: BrowserContext, base: string, title: string, seats: number, choices: Record<string, number> = {}): Promise<Page> {
  const page = await context.newPage();
  await page.goto(base);
  const made = await makeTable(page, title, seats, robots(seats), choices);
  await page.goto(`${base}/t/${made.name}`);
  await page.waitForSelector('#prompt', { timeout: 30_000 });
  return page;
}

<<<<<<< HEAD
const records = resolve(import.meta.dirname, '../../records');

/** A golden record as a table to step through: the same game in every run of a test. */
export async function openRecord(context: BrowserContext, base: string, record: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(base);
  const name = await page.evaluate(async (lines) => {
    const answer = await fetch('/api/records', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ record: lines }) });
    return ((await answer.json()) as { name: string }).name;
  }, readFileSync(resolve(records, `${record}.jsonl`), 'utf8'));
  await page.goto(`${base}/t/${name}`);
  await page.waitForSelector('.scrub .edge', { timeout: 30_000 });
  return page;
=======
/** A moment of a golden record, played on by one of its seats against bots: a deal that no luck decides. */
export async function playOn(page: Page, base: string, record: string, at: number, seat: number): Promise<void> {
  const text = readFileSync(resolve(import.meta.dirname, '../../records', record), 'utf8');
  await page.goto(base);
  const name = await page.evaluate(async ([lines, branch]) => {
    const post = async (where: string, body: string): Promise<{ name?: string; table?: { name: string } }> =>
      (await fetch(where, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).json() as Promise<{ name?: string; table?: { name: string } }>;
    const imported = await post('/api/records', JSON.stringify({ record: lines }));
    const made = await post(`/api/tables/${imported.name ?? imported.table!.name}/branch`, JSON.stringify(branch));
    return made.name ?? made.table!.name;
  }, [text, { at, seat, bot: 'greedy', name: 'Anna' }] as const);
  await page.goto(`${base}/t/${name}`);
  await page.waitForSelector('#prompt', { timeout: 30_000 });
>>>>>>> webb
}
