/** Debian's Chromium beside a real server, and tables made for tests. */

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { Server } from './server';

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const haveChromium = existsSync(CHROMIUM);

const launch = (): Promise<Browser> =>
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

/** The newest entry of the table. */
export const entry = async (page: Page): Promise<number> => Number(await page.getAttribute('.scrub .edge', 'aria-valuemax'));

/** Until nobody else does anything: bots answer soon, also where several are asked at once. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('.youcan > ol > li > button:not([disabled])');
  for (let before = -1, now = 0; before !== now; ) {
    before = await entry(page);
    await page.waitForTimeout(500);
    now = await entry(page);
  }
}

const records = resolve(import.meta.dirname, '../../records');

/** A golden record (`brides/two-players-six-rounds`) as a table of the page's reader; its name. */
export async function importRecord(page: Page, base: string, record: string): Promise<string> {
  if (!page.url().startsWith(base)) await page.goto(base);
  return page.evaluate(async (lines) => {
    const answer = await fetch('/api/records', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ record: lines }) });
    return ((await answer.json()) as { name: string }).name;
  }, readFileSync(resolve(records, `${record}.jsonl`), 'utf8'));
}

/** The same to step through: one game in every run of a test. */
export async function openRecord(context: BrowserContext, base: string, record: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${base}/t/${await importRecord(page, base, record)}`);
  await page.waitForSelector('.scrub .edge', { timeout: 30_000 });
  return page;
}

/** A moment of a golden record, played on by one of its seats against bots: a deal that no luck decides. */
export async function playOn(page: Page, base: string, record: string, at: number, seat: number): Promise<void> {
  const name = await page.evaluate(async ([table, branch]) => {
    const answer = await fetch(`/api/tables/${table}/branch`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: branch });
    return ((await answer.json()) as { name: string }).name;
  }, [await importRecord(page, base, record), JSON.stringify({ at, seat, bot: 'greedy', name: 'Anna' })] as const);
  await page.goto(`${base}/t/${name}`);
  await page.waitForSelector('#prompt', { timeout: 30_000 });
}

/** A server and a browser for the tests of one file, started before and gone after them. */
export class House {
  readonly server = new Server();
  #browser: Browser | null = null;

  get browser(): Browser {
    return this.#browser!;
  }

  get base(): string {
    return this.server.base;
  }

  constructor() {
    beforeAll(async () => {
      if (!haveChromium) return;
      await this.server.start();
      this.#browser = await launch();
    }, 150_000);
    afterAll(async () => {
      await this.#browser?.close();
      await this.server.stop();
    });
  }
}
