/** Every id an option can name is drawn, and everything drawn carries an id that a deed can name. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haveChromium, launch, openTable } from './browser';
import { Server } from './server';

const server = new Server();
let browser: Browser;
beforeAll(async () => {
  if (!haveChromium) return;
  await server.start();
  browser = await launch();
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await server.stop();
});

interface Info { nouns: Record<string, number>; actions: { of: string[] }[] }
/** Nouns whose every member lies on the board at all times. */
const ALWAYS: Record<string, string[]> = {
  genoa: ['field'], princes: ['city', 'troop'], virtu: ['city', 'alliance'], brides: ['business', 'ship', 'colour'],
};

describe.skipIf(!haveChromium)('ids', () => {
  for (const [title, seats] of [['genoa', 3], ['princes', 3], ['virtu', 4], ['brides', 3], ['banco', 2]] as const) {
    it(`of ${title}: drawn and named agree`, async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      const page = await openTable(context, server.base, title, seats);
      const info = (await (await fetch(`${server.base}/api/titles/${title}`)).json()) as Info;
      const named = new Set(info.actions.flatMap((a) => a.of.map((spec) => spec.slice(spec.indexOf(' ') + 1).replace('*', ''))));
      for (let turn = 0; turn < 10; turn += 1) {
        await page.waitForTimeout(200);
        const drawn = await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-id]')].map((el) => el.dataset.id!));
        // Everything drawn is something a deed of this title can name, with a number that exists.
        for (const id of drawn) {
          const [noun, n] = [id.slice(0, id.lastIndexOf('-')), Number(id.slice(id.lastIndexOf('-') + 1))];
          expect(named.has(noun) || noun === 'seat', id).toBe(true);
          if (noun in info.nouns) expect(n, id).toBeLessThan(info.nouns[noun]!);
        }
        for (const noun of ALWAYS[title] ?? []) {
          for (let i = 0; i < info.nouns[noun]!; i += 1) expect(drawn, `${title}: ${noun}-${i}`).toContain(`${noun}-${i}`);
        }
        // Everything the present options name by one or two things is drawn and glows.
        const missing = await page.evaluate(() => (globalThis as unknown as { signoriaUndrawn?: () => string[] }).signoriaUndrawn?.() ?? ['no probe']);
        expect(missing).toEqual([]);
        await page.evaluate(() => {
          const list = [...document.querySelectorAll<HTMLButtonElement>('.youcan > ol > li > button:not([disabled])')].filter((b) => !b.textContent?.includes('…'));
          list[Math.floor(Math.random() * list.length)]?.click();
        });
      }
      await context.close();
    }, 60_000);
  }
});
