/** Whole games through the interface, in Debian's Chromium, against a real server. */

import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { haveChromium, House, makeTable, openTable } from './browser';
import { playByKeys, playByMouse, playByTouch } from './player';
import { playByTree } from './tree';

const house = new House();
const LONG = 170_000;
const LIMIT = 160;
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en' };
/** Seats and choices that make the shortest whole game of each title. */
const GAMES: [string, number, Record<string, number>][] = [
  ['banco', 3, {}], ['genoa', 2, { slow_play: 1 }], ['princes', 3, {}], ['virtu', 3, { year_limit: 10 }], ['brides', 2, {}],
];


describe.skipIf(!haveChromium)('a whole game', () => {
  for (const [title, seats, choices] of GAMES) {
    it(`of ${title} is played with a mouse, on what is highlighted`, async () => {
      const context = await house.browser.newContext(DESK);
      const page = await openTable(context, house.base, title, seats, choices);
      const errors: string[] = [];
      page.on('pageerror', (e) => errors.push(e.message));
      const played = await playByMouse(page, LIMIT);
      console.log(`${title}: ${played.entries} entries, ${played.deeds} clicks`);
      expect(errors).toEqual([]);
      expect(played, played.stuck).toMatchObject({ over: true });
      // At the end everybody's points are laid open, source by source, and the deal can be checked.
      if (title !== 'banco') {
        expect(await page.locator('.final .tally tbody td').allTextContents()).not.toContain('?');
        await page.goto(`${page.url()}/analysis`);
        await page.waitForSelector('.lines svg');
        await page.click('[data-verify]');
        await page.waitForSelector('.verdict');
        expect(await page.innerText('.verdict')).toMatch(/genuine/);
        // What if: from a moment in the middle a table of one's own goes on, with the same hands.
        const [table, half] = [page.url().split('/')[4]!, Math.floor(played.entries / 2)];
        await page.goto(`${house.base}/t/${table}/analysis?at=${half}&seat=0`);
        await page.click('[data-branch]');
        await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(table));
        await page.waitForSelector('.crumb .from');
        expect(Number(await page.getAttribute('.scrub .edge', 'aria-valuemax'))).toBeGreaterThanOrEqual(half);
        expect(await page.getAttribute('.crumb .from', 'href')).toBe(`/t/${table}/analysis?at=${half}`);
      }
      await context.close();
    }, LONG);
  }

  it('of brides is played by two people in two browsers and a bot', async () => {
    const one = await house.browser.newContext(DESK);
    const two = await house.browser.newContext({ ...DESK, locale: 'de-DE' });
    const anna = await one.newPage();
    await anna.goto(house.base);
    const made = await makeTable(anna, 'brides', 3, { '2': 'random' });
    const bruno = await two.newPage();
    await bruno.goto(`${house.base}/t/${made.name}?invitation=${encodeURIComponent(made.invitation)}`);
    await bruno.fill('.open-table label input', 'Bruno');
    await bruno.click('.opens .btn.go');
    await bruno.waitForSelector('#prompt', { timeout: 20_000 });
    await anna.goto(`${house.base}/t/${made.name}`);
    await anna.waitForSelector('#prompt');
    await bruno.click('[data-tab=talk]');
    await bruno.fill('.say input', 'Guten Abend');
    await bruno.press('.say input', 'Enter');
    await anna.click('[data-tab=talk]');
    await anna.waitForSelector('.talk >> text=Guten Abend');
    await Promise.all([anna.click('[data-tab=journal]'), bruno.click('[data-tab=journal]')]);
    const played = await Promise.all([playByMouse(anna, LIMIT), playByMouse(bruno, LIMIT)]);
    expect(played.map((p) => p.over), played.map((p) => p.stuck).join(' | ')).toEqual([true, true]);
    await one.close();
    await two.close();
  }, LONG);

  it('of brides is played by keyboard only', async () => {
    const context = await house.browser.newContext(DESK);
    const page = await openTable(context, house.base, 'brides', 2);
    const played = await playByKeys(page, LIMIT);
    expect(played, played.stuck).toMatchObject({ over: true });
    await context.close();
  }, LONG);

  it('of brides is played with a finger on a phone', async () => {
    const context = await house.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce', locale: 'en' });
    const page = await openTable(context, house.base, 'brides', 2);
    const played = await playByTouch(page, LIMIT);
    expect(played, played.stuck).toMatchObject({ over: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  }, LONG);

  for (const [title, seats, choices] of GAMES.filter(([id]) => id !== 'banco')) {
    it(`of ${title} is played by the accessibility tree only, as a screen reader has it`, async () => {
      const context = await house.browser.newContext(DESK);
      const page = await openTable(context, house.base, title, seats, choices);
      const heard = new Set<string>();
      const played = await playByTree(page, LIMIT, heard);
      expect(played, played.stuck).toMatchObject({ over: true });
      // What others did and every own decision was spoken, with the number of choices.
      const words = [...heard].join('\n');
      expect(words).toMatch(/\d+ choices?/);
      expect(words).toMatch(/Bianca/);
      console.log(`${title}: heard ${heard.size} announcements in ${played.deeds} deeds`);
      expect(heard.size).toBeGreaterThan(10);
      await context.close();
    }, LONG);
  }
});
