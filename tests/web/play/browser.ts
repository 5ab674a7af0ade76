/** Debian's Chromium, tables made for tests, and a player who clicks only what glows. */

import { existsSync } from 'node:fs';
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
