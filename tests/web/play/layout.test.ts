/** Phones, tablets and desks: nothing wider than the page, nothing cut off, everything large enough for a finger; motion that explains. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haveChromium, launch, openTable } from './browser';
import { playByMouse } from './player';
import { Server } from './server';

const server = new Server();
let browser: Browser;
beforeAll(async () => {
  if (!haveChromium) return;
  await server.start();
  browser = await launch();
}, 150_000);
afterAll(async () => {
  await browser?.close();
  await server.stop();
});

const TITLES = [['genoa', 3], ['princes', 3], ['virtu', 4], ['brides', 4], ['banco', 2]] as const;
const FINGER = 44;

/** How much wider than the page something is. */
const over = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Buttons that a finger has to meet and that are smaller than it, outside of drawings (their fields have slop areas and the list). */
const small = (page: Page): Promise<string[]> =>
  page.evaluate((least) => [...document.querySelectorAll<HTMLElement>('.table button, .table a.btn')].flatMap((el) => {
    const box = el.getBoundingClientRect();
    const shown = box.width > 0 && box.bottom > 0 && box.top < innerHeight && el.closest('svg') === null && !el.matches('.fo-n');
    return shown && (box.height < least - 0.5 || box.width < least - 0.5) ? [`${el.className} "${el.innerText.trim()}" ${Math.round(box.width)}x${Math.round(box.height)}`] : [];
  }), FINGER);

describe.skipIf(!haveChromium)('the table', () => {
  for (const [title, seats] of TITLES) {
    it(`of ${title} fits phone, tablet and desk`, async () => {
      const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce', locale: 'en' });
      const page = await openTable(phone, server.base, title, seats);
      await page.waitForTimeout(400);
      for (const sheet of [1, 2, 3, 4]) {
        await page.locator(`.phonebar button:nth-child(${sheet})`).tap();
        await page.waitForTimeout(120);
        expect(await over(page), `${title}, sheet ${sheet}`).toBeLessThanOrEqual(0);
        expect(await small(page), `${title}, sheet ${sheet}`).toEqual([]);
      }
      // Letters twice as large: still nothing beyond the edge.
      await page.locator('.phonebar button').first().tap();
      // Set by script: the page's own policy would refuse a style sheet, and the test would look at nothing.
      const letters = await page.evaluate(() => {
        const before = parseFloat(getComputedStyle(document.body).fontSize);
        for (const el of [document.documentElement, document.body]) el.style.setProperty('font-size', `${before * 2}px`, 'important');
        return parseFloat(getComputedStyle(document.body).fontSize) / before;
      });
      expect(letters).toBe(2);
      expect(await over(page), `${title}, large letters`).toBeLessThanOrEqual(0);
      await phone.close();

      const desk = await browser.newContext({ viewport: { width: 744, height: 1024 }, reducedMotion: 'reduce', locale: 'en' });
      const wide = await openTable(desk, server.base, title, seats);
      for (const [width, height] of [[744, 1024], [1024, 768], [1440, 900]] as const) {
        await wide.setViewportSize({ width, height });
        await wide.waitForTimeout(150);
        expect(await over(wide), `${title}, ${width}`).toBeLessThanOrEqual(0);
      }
      // At a desk the page itself and its left rail do not scroll.
      expect(await wide.evaluate(() => ['html', '.rail.l'].map((where) => {
        const el = document.querySelector(where)!;
        return el.scrollHeight - el.clientHeight;
      })), title).toEqual([0, 0]);
      await desk.close();
    }, 90_000);
  }

  it('moves its pieces, and only outlines them where motion is not wanted', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion, locale: 'en' });
      const page = await openTable(context, server.base, 'brides', 2);
      await playByMouse(page, 6);
      await page.evaluate(() => {
        const seen = { animated: 0, outlined: 0 };
        Object.assign(globalThis, { seen });
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
          if (this.hasAttribute('data-piece')) seen.animated += 1;
          return animate.apply(this, how);
        };
        new MutationObserver((all) => (seen.outlined += all.length)).observe(document, { subtree: true, attributeFilter: ['data-changed'] });
      });
      const last = Number(await page.getAttribute('.scrub .edge', 'aria-valuemax'));
      // Entry by entry through what was played, by the key for it: input is never held up by what still moves.
      for (let n = 0; n < Math.min(last, 40); n += 1) {
        // A bot may still answer after the entries were counted: then it is a step more to where we want to be.
        const there = (): Promise<boolean> => page.waitForFunction((at) => Number(document.querySelector('.scrub .edge')?.getAttribute('aria-valuenow')) <= at, last - n - 1, { timeout: 3000 }).then(() => true, () => false);
        do await page.keyboard.press('[');
        while (!(await there()));
        await page.waitForTimeout(30);
      }
      const { animated, outlined } = await page.evaluate(() => (globalThis as unknown as { seen: { animated: number; outlined: number } }).seen);
      if (reducedMotion === 'reduce') expect([animated, outlined > 0]).toEqual([0, true]);
      else expect(animated).toBeGreaterThan(0);
      await context.close();
    }
  }, 90_000);

  it('leaves its pieces where they lie when the board makes room for something', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference', locale: 'en' });
    // The last to choose has no choice of power, and is asked for something of many parts at once: then another table.
    let page = await openTable(context, server.base, 'virtu', 3);
    while ((await page.getAttribute('.coach', 'data-coach')) !== 'virtu/powers') {
      await page.close();
      page = await openTable(context, server.base, 'virtu', 3);
    }
    await page.evaluate(() => {
      /** Where a piece lies on its print, whatever the print does. */
      const lies = (el: SVGElement): DOMPoint => {
        const box = el.getBoundingClientRect();
        return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(document.querySelector<SVGSVGElement>('svg.board')!.getScreenCTM()!.inverse());
      };
      const pieces = [...document.querySelectorAll<SVGElement>('svg.board [data-piece]')];
      const before = new Map(pieces.map((el) => [el.dataset.piece, lies(el)]));
      const seen = { pieces: pieces.length, strayed: [] as string[] };
      Object.assign(globalThis, { seen });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) {
        const was = this instanceof SVGElement ? before.get(this.dataset.piece) : undefined;
        const is = was && lies(this as SVGElement);
        if (was && is && Math.hypot(was.x - is.x, was.y - is.y) < 2) seen.strayed.push((this as SVGElement).dataset.piece!);
        return animate.apply(this, how);
      };
    });
    const height = async (): Promise<number> => (await page.locator('.stageboard').boundingBox())!.height;
    const small = await height();
    // The first slip goes, and a second one comes together with the next question.
    await page.click('.coach .btn');
    await page.waitForFunction((was) => document.querySelector('.stageboard')!.getBoundingClientRect().height > was + 20, small);
    await page.locator('.youcan > ol > li > button').first().click();
    await page.waitForSelector('.coach');
    await page.waitForTimeout(300);
    expect(await height()).toBeCloseTo(small, 0);
    const { pieces, strayed } = await page.evaluate(() => (globalThis as unknown as { seen: { pieces: number; strayed: string[] } }).seen);
    expect(pieces).toBeGreaterThan(0);
    expect(strayed).toEqual([]);
    await context.close();
  }, 60_000);
});
