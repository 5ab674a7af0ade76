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

export interface Played {
  over: boolean;
  clicks: number;
  entries: number;
  stuck: string;
}

/**
 * Plays on until the game is over or time is up, clicking only what is highlighted: gold elements, buttons of
 * the list of choices, controls of the open form. Nothing is sent past the interface.
 */
export function playOn(page: Page, seconds: number): Promise<Played> {
  return page.evaluate(async (limit) => {
    const until = Date.now() + limit * 1000;
    const wait = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));
    const any = <T>(list: T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
    const shown = (el: Element): boolean => el.getClientRects().length > 0;
    const all = (where: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(where)].filter(shown);
    const press = (el: Element): void => void el.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    let [clicks, idle, tries, last] = [0, 0, 0, ''];
    const entry = (): string => document.querySelector('.scrub .edge')?.getAttribute('aria-valuemax') ?? '0';
    const done = (over: boolean, stuck = ''): Played => ({ over, clicks, entries: Number(entry()), stuck });
    while (Date.now() < until) {
      if (document.querySelector('.pl .place')) return done(true);
      const form = document.querySelector('.form');
      const list = all('.youcan > ol > li > button:not([disabled])');
      const now = `${entry()}|${document.querySelector('#prompt')?.textContent}`;
      if (now !== last) [last, tries] = [now, 0];
      if (form) {
        const confirm = all('.form [data-confirm]:not([disabled])')[0];
        const controls = all('.form .stepper button, .form .tg2 button, .form .opt button, .form .entries button').filter((b) => !(b as HTMLButtonElement).disabled);
        tries += 1;
        if (confirm && (Math.random() < 0.6 || controls.length === 0)) press(confirm);
        else if (controls.length > 0 && tries % 12 !== 0) press(any(controls)!);
        else press(document.querySelector('.form header .tool')!);
        clicks += 1;
        await wait(8);
      } else if (list.length > 0) {
        const gold = all('[data-legal]:not([data-native])').concat([...document.querySelectorAll<HTMLElement>('svg [data-legal]')]);
        // Choices without parts keep a game moving; every so often one with parts is tried.
        const plain = list.filter((b) => !(b.dataset.entry ?? '').match(/^[a-z_]+$/) || !b.textContent?.includes('…'));
        const board = gold.length > 0 && Math.random() < 0.35;
        tries += 1;
        const next = board && tries < 8 ? any(gold) : plain.length > 0 && Math.random() < 0.85 ? any(plain) : any(list);
        if (next) press(next);
        clicks += 1;
        await wait(8);
      } else {
        idle += 1;
        await wait(15);
      }
      if (tries > 400) return done(false, last);
    }
    return done(false, idle > 0 ? last : '');
  }, seconds);
}
