/** Whole games through the interface, in Debian's Chromium, against a real server. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haveChromium, launch, openTable, playOn, makeTable } from './browser';
import { Server } from './server';

const server = new Server();
let browser: Browser;
const LONG = 150_000;
/** Seats and choices that make the shortest whole game of each title. */
const GAMES: [string, number, Record<string, number>][] = [
  ['banco', 3, {}], ['genoa', 2, { slow_play: 1 }], ['princes', 3, {}], ['virtu', 3, { year_limit: 10 }], ['brides', 2, {}],
];

beforeAll(async () => {
  if (!haveChromium) return;
  await server.start();
  browser = await launch();
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await server.stop();
});

describe.skipIf(!haveChromium)('a whole game', () => {
  for (const [title, seats, choices] of GAMES) {
    it(`of ${title} is played by clicking only what is highlighted`, async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      const page = await openTable(context, server.base, title, seats, choices);
      const errors: string[] = [];
      page.on('pageerror', (e) => errors.push(e.message));
      const played = await playOn(page, 130);
      console.log(`${title}: ${played.entries} entries, ${played.clicks} clicks`);
      expect(errors).toEqual([]);
      expect(played.stuck).toBe('');
      expect(played.over).toBe(true);
      await context.close();
    }, LONG);
  }

  it('is played by two people in two browsers with a bot between them', async () => {
    const one = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const two = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'de-DE' });
    const anna = await one.newPage();
    await anna.goto(server.base);
    const made = await makeTable(anna, 'banco', 3, { '2': 'random' });
    const bruno = await two.newPage();
    await bruno.goto(`${server.base}/t/${made.name}?invitation=${encodeURIComponent(made.invitation)}`);
    await bruno.fill('.open-table label input', 'Bruno');
    await bruno.click('.opens .btn.go');
    await bruno.waitForSelector('#prompt', { timeout: 20_000 });
    await anna.goto(`${server.base}/t/${made.name}`);
    await anna.waitForSelector('#prompt');
    await bruno.click('[data-tab=talk]');
    await bruno.fill('.say input', 'Guten Abend');
    await bruno.press('.say input', 'Enter');
    await anna.click('[data-tab=talk]');
    await anna.waitForSelector('.talk >> text=Guten Abend');
    const played = await Promise.all([playOn(anna, 60), playOn(bruno, 60)]);
    expect(played.map((p) => p.over)).toEqual([true, true]);
    await one.close();
    await two.close();
  }, LONG);

  it('is played by keyboard only', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await openTable(context, server.base, 'banco', 2);
    for (let i = 0; i < 400 && (await page.locator('.pl .place').count()) === 0; i += 1) {
      await page.keyboard.press(String(1 + (i % 2)));
      await page.waitForTimeout(40);
      if (await page.locator('.form').count()) await page.keyboard.press('Escape');
    }
    expect(await page.locator('.pl .place').count()).toBeGreaterThan(0);
    await context.close();
  }, LONG);

  it('is played on a phone', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    const page = await openTable(context, server.base, 'banco', 2);
    for (let i = 0; i < 300 && (await page.locator('.notice.ask').count()) === 0; i += 1) {
      const opener = page.locator('.list-opener');
      if (await opener.count()) {
        if (!(await page.locator('.show-list').count())) await opener.tap();
        const first = page.locator('.youcan > ol > li > button:not([disabled])').first();
        if (await first.count()) await first.tap({ timeout: 3000 }).catch(() => undefined);
      }
      await page.waitForTimeout(60);
    }
    expect(await page.locator('.notice.ask').count()).toBeGreaterThan(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await context.close();
  }, LONG);
});
