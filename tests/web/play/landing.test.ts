/** Who comes for the first time: four ways to play at one glance, the rules behind one link, a game that plays itself. */

import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { haveChromium, House } from './browser';

const house = new House();

const TITLES = ['genoa', 'princes', 'virtu', 'brides'];
const WHOLE = 120_000;

describe.skipIf(!haveChromium)('the landing page', () => {
  it('shows all four games with their buttons at 1440 by 900, and nothing red in the console', async () => {
    const page = await house.browser.newPage({ viewport: { width: 1440, height: 900 } });
    const errors: string[] = [];
    page.on('console', (message) => { if (message.type() === 'error') errors.push(message.text()); });
    await page.goto(house.base);
    for (const title of TITLES) {
      const box = await page.locator(`[data-play=${title}]`).boundingBox();
      expect(box!.y + box!.height, title).toBeLessThanOrEqual(900);
    }
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
    await page.close();
  }, WHOLE);

  for (const [name, options] of [['a mouse', { viewport: { width: 1440, height: 900 } }], ['a finger', { viewport: { width: 390, height: 844 }, hasTouch: true }]] as const) {
    it(`leads to the rules of every game by ${name}`, async () => {
      const page = await house.browser.newPage(options);
      await page.goto(house.base);
      const link = page.locator('nav a[href="/rules"]');
      await ('hasTouch' in options ? link.tap() : link.click());
      for (const title of TITLES) await page.waitForSelector(`main a[href="/rules/${title}"]`);
      await page.locator('main a[href="/rules/virtu"]').first().click();
      await page.waitForSelector('.rule-text');
      expect(await page.locator('h1').innerText()).toBe('Virtù');
      await page.close();
    }, WHOLE);
  }

  it('plays a recorded game of Virtù, which can be paused, and leads to one', async () => {
    const page = await house.browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await page.goto(house.base);
    await page.locator('.shown').scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelectorAll('.playback ol li').length >= 2);
    const pause = page.locator('.playback .row2 button').nth(1);
    expect(await pause.innerText()).toBe('Pause');
    await pause.click();
    expect(await pause.innerText()).toBe('Go on');
    await page.locator('.playback .btn.go').click();
    await page.waitForSelector('.table[data-title=virtu]');
    await page.close();
  }, WHOLE);

  it('opens a game that was kept as a file, and says what is wrong with a file that is none', async () => {
    const page = await house.browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await page.goto(house.base);
    const choose = async (file: string): Promise<void> => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.click('[data-open-record]')]);
      await chooser.setFiles(file);
    };
    await choose(resolve(import.meta.dirname, 'landing.test.ts'));
    await page.waitForSelector('main .notice[role=alert]');
    await choose(resolve(import.meta.dirname, '../../records/brides/two-players-six-rounds.jsonl'));
    await page.waitForSelector('.table[data-title=brides] .analysis');
    await page.close();
  }, WHOLE);

  it('keeps the game still for whoever wants no motion', async () => {
    const page = await house.browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' });
    await page.goto(house.base);
    await page.locator('.shown').scrollIntoViewIfNeeded();
    await page.waitForSelector('.playback .print svg');
    expect(await page.locator('.playback .row2 button').nth(1).innerText()).toBe('Go on');
    expect(await page.locator('.playback ol li').count()).toBe(0);
    await page.close();
  }, WHOLE);
});
