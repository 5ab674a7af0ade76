/** Moments of golden records, the same in every run: sieges and the market of Virtù and an offer of Genoa fit in every language, and a refusal is said once. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { haveChromium, House, openTable, playOn } from './browser';

const house = new House();

/** The same question in a game of today and in one that began when a Consigliere still cost a florin more. */
const BEGAN_EARLIER = ['earlier/virtu-3', 20, 1] as const;
/** An attack on Tunis, where the attacker may announce two bonuses; purchases of the first winter; the first offers of a game. */
const SIEGE = ['virtu/three_players_no_neutral_city', 1179, 0] as const;
const MARKET = ['virtu/four_players_eight_cities', 20, 3] as const;
const OFFER = ['genoa/four_players', 2, 3] as const;
const LANGUAGES = ['en', 'de', 'cs'] as const;

const speak = async (page: Page, language: string): Promise<void> => {
  await page.evaluate((wanted) => {
    const choice = [...document.querySelectorAll('select')].find((el) => [...el.options].some((o) => o.value === 'cs'))!;
    choice.value = wanted;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
  }, language);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  await page.waitForTimeout(150);
};

/** How large the smallest name of a city is on the screen. */
const names = (page: Page): Promise<number> => page.evaluate(() => Math.min(...[...document.querySelectorAll<SVGTextElement>('.ital .cn')].map((el) => parseFloat(getComputedStyle(el).fontSize) * Math.hypot(el.getScreenCTM()!.a, el.getScreenCTM()!.b))));

/** Rows of the market in which one column runs into the next. */
const crowded = (page: Page): Promise<string[]> => page.evaluate(() => [...document.querySelectorAll('.market .it:not(.head)')].flatMap((row) => {
  const ends = (el: Element): { left: number; right: number } => {
    const range = document.createRange();
    range.selectNodeContents(el);
    const boxes = [...range.getClientRects(), ...[...el.querySelectorAll('svg')].map((sign) => sign.getBoundingClientRect())];
    return { left: Math.min(...boxes.map((b) => b.left)), right: Math.max(...boxes.map((b) => b.right)) };
  };
  const columns = [...row.children].filter((el) => el.textContent !== '').map(ends);
  return columns.some((c, i) => i > 0 && c.left < columns[i - 1]!.right) ? [row.textContent!] : [];
}));

describe.skipIf(!haveChromium)('in Genoa', () => {
  it('the form of an offer with cards is as wide as its rail, in every language', async () => {
    const context = await house.browser.newContext({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce', locale: 'en' });
    const page = await context.newPage();
    await playOn(page, house.base, ...OFFER);
    // The list of choices is folded away on a tablet, but it is the same list.
    await page.waitForSelector('.youcan button[data-do=offer]:not([disabled])', { state: 'attached' });
    await page.evaluate(() => document.querySelector<HTMLElement>('.youcan button[data-do=offer]')!.click());
    const cards = page.locator('.offer-form .cards .stepper button');
    await cards.first().click();
    expect(await page.locator('.offer-form .cards .seg').count()).toBe(1);
    for (const language of LANGUAGES) {
      await speak(page, language);
      expect(await page.evaluate(() => ['.offer-form', '.offer-form .inner'].map((where) => document.querySelector(where)!).map((el) => el.scrollWidth - el.clientWidth)), language).toEqual([0, 0]);
    }
    await context.close();
  }, 60_000);
});

describe.skipIf(!haveChromium)('in Virtù', () => {
  it('a table that began with other data is drawn with its own', async () => {
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en' });
    const page = await context.newPage();
    const costs = (): Promise<string> => page.locator('.market .it:has-text("Consigliere") .cost').innerText();
    await playOn(page, house.base, ...MARKET);
    expect((await costs()).trim()).toBe('2');
    await playOn(page, house.base, ...BEGAN_EARLIER);
    expect((await costs()).trim()).toBe('3');
    await context.close();
  }, 60_000);

  it('the market of a narrow rail keeps its columns apart, and names can be read beside the slip that explains', async () => {
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en' });
    const page = await context.newPage();
    await playOn(page, house.base, ...MARKET);
    for (const [width, height] of [[1440, 900], [1024, 768]] as const) {
      await page.setViewportSize({ width, height });
      for (const language of LANGUAGES) {
        await speak(page, language);
        expect(await page.locator('.coach').count()).toBe(1);
        expect(await crowded(page), `${width}, ${language}`).toEqual([]);
        expect(await names(page), `${width}, ${language}`).toBeGreaterThanOrEqual(10.9);
      }
    }
    await context.close();
  }, 60_000);

  it('what comes to lie under a resting mouse explains nothing, and a payment that is filled is handed in with Enter', async () => {
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en' });
    const page = await context.newPage();
    await playOn(page, house.base, ...MARKET);
    // The whole market is in sight, whosever palace was looked at.
    expect(await page.evaluate(() => { const rows = document.querySelector('.market > ul')!; return rows.scrollHeight - rows.clientHeight; })).toBeLessThanOrEqual(1);
    await page.locator('.market .it[data-legal]').nth(3).click();
    await page.waitForSelector('.market .it.chosen');
    await page.keyboard.press('1');
    await page.waitForSelector('.form [data-confirm]:focus');
    // Rooms and seas have names, which component data does not carry.
    expect(await page.evaluate(() => [...document.querySelectorAll('.wheel .rn:not(.cname)')].map((el) => el.textContent!.trim().split(/\s+/)[0]))).toEqual(expect.arrayContaining(['Govern', 'Annex', 'War', 'Intrigue', 'Patronage']));
    expect(await page.locator('.ital .sn').allTextContents()).not.toContain('');
    // Now a room of the palace lies where the row was: nobody pointed at it.
    await page.waitForTimeout(900);
    expect(await page.locator('.slip-why').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.form', { state: 'detached' });
    expect(await page.locator('.market .it.chosen').count()).toBe(0);
    await context.close();
  }, 60_000);

  it('a phone shows the city that is besieged, above the slip, and says how strong both are', async () => {
    const context = await house.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce', locale: 'en' });
    const page = await context.newPage();
    await playOn(page, house.base, ...SIEGE);
    const seen = (): Promise<boolean> => page.evaluate(() => {
      const [mark, map, slip] = ['.fought circle', '.stageboard', '.coach'].map((where) => document.querySelector(where)?.getBoundingClientRect());
      return !!mark && mark.left >= map!.left && mark.right <= map!.right && mark.top >= map!.top && mark.bottom <= map!.bottom && (!slip || mark.bottom <= slip.top || slip.top < map!.top + 60);
    });
    await page.waitForSelector('.coach');
    await page.click('[data-coach-close]');
    await expect.poll(seen).toBe(true);
    expect(await page.innerText('.prompt small')).toMatch(/1 against 3/);
    expect(await page.innerText('.youcan ol')).toMatch(/face down/);
    await context.close();
  }, 60_000);

  it('what is refused is said at the foot of its form, and not over the board as well', async () => {
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en' });
    const page = await openTable(context, house.base, 'virtu', 3);
    await page.click('.youcan > ol > li > button:not([disabled])');
    await page.waitForSelector('.form .member', { timeout: 30_000 });
    // Three upgrades with no card above them, handed in sooner than the form could ask whether that may be.
    const pick = (field: number): Promise<void> => page.click(`.form [data-id=field-${field}]`);
    for (const field of [5, 6]) await pick(field);
    expect(await page.evaluate(async () => {
      document.querySelector<HTMLButtonElement>('.form [data-id=field-7]')!.click();
      await Promise.resolve();
      const confirm = document.querySelector<HTMLButtonElement>('.form [data-confirm]')!;
      confirm.click();
      return confirm.disabled;
    })).toBe(false);
    await expect.poll(() => page.innerText('.form .doubt')).toMatch(/VIR-/);
    expect(await page.locator('.notice').count()).toBe(0);
    // Another place unsays it, and it does not come back above the board.
    await page.locator('.form .member .stepper button').first().click();
    await page.waitForTimeout(300);
    expect(await page.locator('.notice').count()).toBe(0);
    await context.close();
  }, 60_000);
});
