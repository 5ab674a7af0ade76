/**
 * Every id an option can name is drawn, and everything drawn carries an id that a deed can name.
 *
 * The walk is random: WALK_SEED repeats its choices. The deal is the server's secret, so a failure also tells the position.
 */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { haveChromium, House, openTable } from './browser';
import { dice } from './dice';

const house = new House();

interface Info { nouns: Record<string, number>; actions: { of: string[] }[] }
/** Nouns whose every member lies on the board at all times. */
const ALWAYS: Record<string, string[]> = {
  genoa: ['field'], princes: ['city', 'troop'], virtu: ['city', 'alliance'], brides: ['business', 'ship', 'colour'],
};

/** Opens the form of a deed as a person does: the list shows nine choices at a time. */
async function openForm(page: Page, deed: string): Promise<void> {
  const button = page.locator(`.youcan > ol > li > button[data-entry="${deed}"]`);
  const more = page.locator('.youcan > .more');
  for (let i = 0; i < 12 && (await button.count()) === 0 && (await more.count()) > 0; i += 1) await more.click();
  if (await button.count()) await button.click();
  await page.waitForTimeout(60);
}

/** What the options of the question on the table name, by deed, as one text that can be compared. */
const options = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify((globalThis as unknown as { signoriaNamed: () => Record<string, string[]> }).signoriaNamed()));

const SEED = Number(process.env.WALK_SEED ?? Math.floor(Math.random() * 1e6));

describe.skipIf(!haveChromium)(`ids (WALK_SEED=${SEED})`, () => {
  for (const [title, seats] of [['genoa', 3], ['princes', 3], ['virtu', 4], ['brides', 3], ['banco', 2]] as const) {
    it(`of ${title}: drawn and named agree`, async () => {
      const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      const page = await openTable(context, house.base, title, seats);
      const info = (await (await fetch(`${house.base}/api/titles/${title}`)).json()) as Info;
      const nameable = new Set(info.actions.flatMap((a) => a.of.map((spec) => spec.slice(spec.indexOf(' ') + 1).replace('*', ''))));
      const roll = dice(SEED);
      const errors: string[] = [];
      page.on('pageerror', (e) => errors.push(e.stack ?? e.message));
      const position = async (turn: number, deed: string): Promise<string> =>
        `${title}, WALK_SEED=${SEED}, turn ${turn}, ${deed}: ${(await page.locator('#prompt, .youcan > ol > li > button, .form h2').allInnerTexts()).join(' | ').replaceAll('\n', ' ')}`;
      for (let turn = 0; turn < 10; turn += 1) {
        await page.waitForTimeout(200);
        const drawn = await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-id]')].map((el) => el.dataset.id!));
        // Everything drawn is something a deed of this title can name, with a number that exists.
        for (const id of drawn) {
          const [noun, n] = [id.slice(0, id.lastIndexOf('-')), Number(id.slice(id.lastIndexOf('-') + 1))];
          expect(nameable.has(noun) || noun === 'seat', id).toBe(true);
          if (noun in info.nouns) expect(n, id).toBeLessThan(info.nouns[noun]!);
        }
        for (const noun of ALWAYS[title] ?? []) {
          for (let i = 0; i < info.nouns[noun]!; i += 1) expect(drawn, `${title}: ${noun}-${i}`).toContain(`${noun}-${i}`);
        }
        // Everything that the present options name is drawn: on the table, or in the form of a deed of many parts.
        await page.waitForFunction(() => !document.querySelector('.youcan > ol > li > button[disabled]'));
        const question = await options(page);
        for (const [deed, ids] of Object.entries(JSON.parse(question) as Record<string, string[]>)) {
          const missing = (): Promise<string[]> => page.evaluate((all) => all.filter((id) => !document.querySelector(`[data-id="${id}"]`)), ids);
          if ((await missing()).length === 0) continue;
          await openForm(page, deed);
          const [left, said] = [await missing(), await position(turn, deed)];
          // A bot may have ended the question meanwhile: what was named before is then no longer asked for.
          if ((await options(page)) !== question) break;
          expect(errors, said).toEqual([]);
          expect(left, said).toEqual([]);
          await page.locator('.form header .tool, .form .sum .btn:not([data-confirm])').first().click();
        }
        const plain = page.locator('.youcan > ol > li > button:not([disabled])').filter({ hasNotText: '…' });
        const n = await plain.count();
        if (n > 0) await plain.nth(roll(n)).click({ timeout: 2000 }).catch(() => undefined);
      }
      await context.close();
    }, 60_000);
  }
});
