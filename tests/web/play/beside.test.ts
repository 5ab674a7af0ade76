/** What lies beside the board: private words, notes, confirmations, sound, other eyes, an address to share, fingers. */

import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { entry, haveChromium, House, makeTable, openTable, settled } from './browser';
import { playByMouse } from './player';

const house = new House();
const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce', locale: 'en' } as const;

const prefer = (context: BrowserContext, how: object): Promise<unknown> =>
  context.addInitScript((words) => localStorage.setItem('signoria.preferences', words), JSON.stringify({ language: 'en', coach: false, ...how }));

describe.skipIf(!haveChromium)('beside the board', () => {
  it('a word to one is read by that one alone, and notes outlive the page', async () => {
    const pages: Page[] = [];
    for (const [i, name] of ['Anna', 'Bruno', 'Carla'].entries()) {
      const page = await (await house.browser.newContext(DESK)).newPage();
      await page.goto(i === 0 ? house.base : pages[0]!.url());
      if (i === 0) {
        const made = await makeTable(page, 'brides', 3, {});
        await page.goto(`${house.base}/t/${made.name}?invitation=${encodeURIComponent(made.invitation)}`);
      } else {
        await page.fill('.open-table label input', name);
        await page.click('.opens .btn.go');
      }
      pages.push(page);
    }
    for (const page of pages) {
      await page.waitForSelector('#prompt', { timeout: 20_000 });
      await page.click('[data-tab=talk]');
    }
    const [anna, bruno, carla] = pages as [Page, Page, Page];
    await anna.selectOption('.say select', { label: 'Bruno' });
    await anna.fill('.say input', 'the harbour is mine');
    await anna.press('.say input', 'Enter');
    await bruno.waitForSelector('.talk .privy >> text=the harbour is mine');
    await anna.selectOption('.say select', { index: 0 });
    await anna.fill('.say input', 'good evening');
    await anna.press('.say input', 'Enter');
    await carla.waitForSelector('.talk >> text=good evening');
    expect(await carla.innerText('.talk')).not.toContain('harbour');

    await bruno.click('[data-tab=notes]');
    await bruno.fill('#notes', 'Anna wants the harbour');
    await bruno.waitForTimeout(1500); // Notes are kept when the writer rests.
    await bruno.reload();
    await bruno.waitForSelector('#prompt');
    await bruno.click('[data-tab=notes]');
    await bruno.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#notes')?.value === 'Anna wants the harbour');
    for (const page of pages) await page.context().close();
  }, 90_000);

  it('who wants to confirm everything confirms a deed without parts, too', async () => {
    const context = await house.browser.newContext(DESK);
    await prefer(context, { confirm: 'always' });
    const page = await openTable(context, house.base, 'brides', 2);
    await settled(page);
    const before = await entry(page);
    await page.locator('.youcan > ol > li > button:not([disabled])').first().click();
    await page.waitForSelector('[data-confirm]:not([disabled])');
    expect(await entry(page)).toBe(before);
    await page.locator('.prompt [data-confirm]').click();
    await page.waitForFunction((was) => Number(document.querySelector('.scrub .edge')?.getAttribute('aria-valuemax')) > was, before);
    await context.close();
  }, 60_000);

  it('sounds when it is my turn, and not for whoever wants silence', async () => {
    const heard: Record<string, number> = {};
    for (const sound of ['off', 'mine']) {
      const context = await house.browser.newContext(DESK);
      await prefer(context, { sound });
      await context.addInitScript(() => {
        const start = OscillatorNode.prototype.start;
        Object.assign(globalThis, { tones: 0 });
        OscillatorNode.prototype.start = function (...when) {
          (globalThis as unknown as { tones: number }).tones += 1;
          return start.apply(this, when);
        };
      });
      const page = await openTable(context, house.base, 'banco', 2);
      expect(await playByMouse(page, 60)).toMatchObject({ over: true });
      heard[sound] = await page.evaluate(() => (globalThis as unknown as { tones: number }).tones);
      await context.close();
    }
    expect(heard.off).toBe(0);
    expect(heard.mine).toBeGreaterThan(1);
  }, 150_000);

  it('a finished game is seen through other eyes, and its moments have an address', async () => {
    const context = await house.browser.newContext(DESK);
    const page = await openTable(context, house.base, 'banco', 2);
    expect(await playByMouse(page, 60)).toMatchObject({ over: true });
    const table = page.url();
    await page.goto(`${table}/analysis`);
    await page.waitForSelector('.analysis .eyes');
    // At the first entry each seat sees its own cards: what is drawn differs with the eyes.
    await page.goto(`${table}/analysis?at=1&seat=0`);
    await page.waitForFunction(() => document.querySelector('.scrub .edge')?.getAttribute('aria-valuenow') === '1');
    const mine = await page.innerText('#board');
    await page.locator('.analysis .eyes button').nth(1).click();
    await page.waitForFunction(() => location.search.includes('seat=1'));
    await page.waitForFunction((was) => document.querySelector<HTMLElement>('#board')?.innerText !== was, mine);
    await page.click('[data-share]');
    const address = await page.innerText('.verdict');
    expect(address).toContain('at=1');
    const guest = await (await house.browser.newContext(DESK)).newPage();
    await guest.goto(address);
    await guest.waitForFunction(() => document.querySelector('.scrub .edge')?.getAttribute('aria-valuenow') === '1');
    expect(await guest.innerText('#board')).toBe(await page.innerText('#board'));
    await guest.context().close();
    await context.close();
  }, 120_000);
});

/** Fingers as the browser gets them from a screen. */
const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [number, number][]): Promise<unknown> =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });

describe.skipIf(!haveChromium)('on a phone', () => {
  it('two fingers bring the board closer, one moves it, and one that stays asks without choosing', async () => {
    const context = await house.browser.newContext(PHONE);
    await prefer(context, {});
    const page = await openTable(context, house.base, 'genoa', 3);
    const cdp = await context.newCDPSession(page);
    const board = (await page.locator('.stageboard').boundingBox())!;
    const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
    const market = page.locator('#board [data-id=field-38]');
    const width = async (): Promise<number> => (await market.boundingBox())!.width;
    const before = await width();
    await touch(cdp, 'touchStart', [x - 30, y], [x + 30, y]);
    for (const far of [45, 60, 75, 90]) await touch(cdp, 'touchMove', [x - far, y], [x + far, y]);
    await touch(cdp, 'touchEnd');
    await page.waitForFunction(([was, id]) => document.querySelector(`#board [data-id=${id}]`)!.getBoundingClientRect().width > Number(was) * 1.5, [before, 'field-38'] as const);
    const there = (await market.boundingBox())!.x;
    await touch(cdp, 'touchStart', [x, y]);
    for (const by of [20, 40, 60]) await touch(cdp, 'touchMove', [x - by, y]);
    // Longer than a long press: a finger that has moved asks nothing.
    await page.waitForTimeout(700);
    await touch(cdp, 'touchEnd');
    expect((await market.boundingBox())!.x).toBeLessThan(there - 30);
    expect(await page.locator('.slip-why').count()).toBe(0);

    await page.waitForSelector('.stageboard:not(.moving)');
    await settled(page);
    const now = [await entry(page), await page.innerText('#prompt'), await page.locator('[data-picked]').count()];
    const box = (await market.boundingBox())!;
    const at: [number, number] = [Math.min(board.x + board.width - 8, Math.max(board.x + 8, box.x + box.width / 2)), y];
    await touch(cdp, 'touchStart', at);
    await page.waitForSelector('.slip-why');
    await touch(cdp, 'touchEnd');
    await page.waitForTimeout(200);
    expect(await page.locator('.slip-why').count()).toBe(1);
    expect([await entry(page), await page.innerText('#prompt'), await page.locator('[data-picked]').count()]).toEqual(now);
    await context.close();
  }, 60_000);

  it('the names on the plan of the city can be read, in every language', async () => {
    const context = await house.browser.newContext(PHONE);
    const page = await openTable(context, house.base, 'genoa', 2);
    for (const language of ['en', 'de', 'cs']) {
      await page.evaluate((words) => localStorage.setItem('signoria.preferences', words), JSON.stringify({ language, coach: false }));
      await page.reload();
      await page.waitForSelector('#board .nm');
      const found = await page.evaluate(() => {
        const svg = document.querySelector<SVGSVGElement>('svg.board')!;
        const scale = svg.getScreenCTM()!.a;
        return [...svg.querySelectorAll<SVGGElement>('[data-id^=field]')].flatMap((field) => {
          const name = field.querySelector<SVGTextElement>('.nm');
          const [wall, drawn] = [field.querySelector<SVGRectElement>('.tgt')!, svg.getScreenCTM()!];
          const from = new DOMPoint(wall.x.baseVal.value, wall.y.baseVal.value).matrixTransform(drawn);
          const walls = new DOMRect(from.x, from.y, wall.width.baseVal.value * drawn.a, wall.height.baseVal.value * drawn.d);
          const letters = name?.getBoundingClientRect();
          if (!name || !letters) return [];
          const size = parseFloat(getComputedStyle(name).fontSize) * scale;
          const inside = letters.left >= walls.left && letters.right <= walls.right && letters.top >= walls.top && letters.bottom <= walls.bottom;
          return size >= 11 && inside ? [] : [`${name.textContent}: ${size.toFixed(1)} px${inside ? '' : ', beyond its walls'}`];
        });
      });
      expect(found, language).toEqual([]);
    }
    await context.close();
  }, 60_000);

  it('whoever asks for the analysis sees it', async () => {
    const context = await house.browser.newContext(PHONE);
    const page = await openTable(context, house.base, 'banco', 2);
    await page.goto(`${page.url()}/analysis`);
    await page.waitForSelector('.analysis .eyes');
    expect(await page.locator('.analysis').isVisible()).toBe(true);
    await context.close();
  }, 60_000);
});
