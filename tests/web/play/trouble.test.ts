/** Reloads, a killed server, and pages that everybody can use. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { haveChromium, House, openTable, settled } from './browser';

const house = new House();
const axe = readFileSync(resolve(import.meta.dirname, '../../../web/node_modules/axe-core/axe.min.js'), 'utf8');


interface Violation { id: string; impact: string | null; nodes: { html: string }[] }
interface Axe { run(where: string | Document, how: object): Promise<{ violations: Violation[] }> }
/** All rules, or the one that depends on the theme. */
async function serious(page: Page, only: 'all' | 'contrast' = 'all', where = ''): Promise<string[]> {
  // The page's own policy forbids injected scripts; the check runs in the debugger's world instead.
  await page.evaluate(axe);
  const found = await page.evaluate(([rule, part]) => (globalThis as unknown as { axe: Axe }).axe.run(part || document, {
    resultTypes: ['violations'], ...(rule === 'contrast' ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {}),
  }), [only, where] as const);
  return found.violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 140)).join(' | ')}`);
}
const AXE = 170_000;

describe.skipIf(!haveChromium)('axe finds nothing serious', () => {
  it('on landing, new table, own page, rules and settings, in both themes', async () => {
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of ['/', '/new/genoa', '/me', '/rules', '/rules/banco', 'settings']) {
      await page.goto(house.base + (path.startsWith('/') ? path : ''));
      await page.waitForSelector('h1');
      if (path === '/') {
        await page.locator('.shown').scrollIntoViewIfNeeded();
        await page.waitForSelector('.playback .print svg');
      }
      if (path === 'settings') await page.click('.tools .tool:last-child');
      await page.waitForTimeout(400);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await serious(page), path).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await serious(page, 'contrast'), `${path}, dark`).toEqual([]);
    }
    await context.close();
  }, AXE);
  for (const [title, seats] of [['banco', 2], ['genoa', 3], ['princes', 3], ['virtu', 3], ['brides', 3]] as const) {
    it(`on the table of ${title}, its analysis and its score sheet, in both themes`, async () => {
      const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' });
      const page = await openTable(context, house.base, title, seats);
      await page.waitForTimeout(600);
      expect(await serious(page), title).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await serious(page, 'contrast'), `${title}, dark`).toEqual([]);
      await page.goto(`${page.url()}/analysis`);
      await page.waitForSelector('.analysis');
      await page.waitForTimeout(400);
      expect(await serious(page, 'all', '.analysis'), `${title}, analysis`).toEqual([]);
      await page.keyboard.press('s');
      await page.waitForSelector('dialog[open]');
      expect(await serious(page, 'all', 'dialog'), `${title}, scores`).toEqual([]);
      await context.close();
    }, AXE);
  }
});

describe.skipIf(!haveChromium)('trouble on the way', () => {
  it('a reload in the middle of a game comes back to the same question', async () => {
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await openTable(context, house.base, 'banco', 2);
    await page.waitForSelector('.youcan > ol > li > button:not([disabled])');
    const before = [await page.innerText('#prompt'), await page.innerText('.youcan > ol')];
    // Banco is not built in: its sentences come from the server, as those of any title from elsewhere.
    expect(before[0]).toContain('Lay a card in secret.');
    await page.reload();
    await page.waitForSelector('.youcan > ol > li > button:not([disabled])');
    expect([await page.innerText('#prompt'), await page.innerText('.youcan > ol')]).toEqual(before);
    await context.close();
  }, 60_000);

  it('a reload while a move of a real title is put together loses no move and asks the same again', async () => {
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await openTable(context, house.base, 'brides', 2);
    const list = page.locator('.youcan > ol > li > button:not([disabled])');
    await list.first().click();
    await settled(page);
    const state = async (): Promise<string[]> => [await page.innerText('#prompt'), await page.innerText('.youcan > ol'), (await page.getAttribute('.scrub .edge', 'aria-valuemax')) ?? ''];
    const before = await state();
    await page.locator('[data-legal]:not([data-native])').first().click({ timeout: 5000, noWaitAfter: true }).catch(() => undefined);
    await page.reload();
    await list.first().waitFor();
    const after = await state();
    // Either the click was a whole move and is kept, or it was a part and the question stands as it was.
    if (after[2] === before[2]) expect(after).toEqual(before);
    else expect(Number(after[2])).toBeGreaterThan(Number(before[2]));
    await context.close();
  }, 60_000);

  it('a page from before an upgrade, whose parts are gone, loads itself anew where it was going', async () => {
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
    const page = await context.newPage();
    await page.goto(house.base);
    // The part for tables is not found under its old name; the page that is loaded then finds everything.
    let gone = 0;
    await page.route('**/assets/Table-*.js', (route) => (gone++ === 0 ? route.fulfill({ status: 404 }) : route.continue()));
    await page.click('[data-play=brides]');
    await page.waitForSelector('.table[data-title=brides] #prompt', { timeout: 20_000 });
    expect(gone).toBe(2);
    await context.close();
  }, 60_000);

  it('a killed server is said, what was assembled is kept, and the game goes on by itself', async () => {
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await openTable(context, house.base, 'banco', 2);
    await page.waitForSelector('.youcan > ol > li > button:not([disabled])');
    await page.click('.asides summary');
    await page.click('[data-aside="give"]');
    await page.click('.form [data-arg=coins] .stepper button:nth-child(2)');
    const assembled = await page.innerText('.form [data-confirm]');
    const entry = await page.getAttribute('.scrub .edge', 'aria-valuemax');
    await house.server.kill();
    await page.waitForSelector('.notice', { timeout: 20_000 });
    expect(await page.isDisabled('.form [data-confirm]')).toBe(true);
    expect(await page.innerText('.form [data-confirm]')).toBe(assembled);
    // Nothing glows while the question may be old.
    expect(await page.locator('[data-legal]:not([data-native])').count()).toBe(0);
    await house.server.start();
    await page.waitForSelector('.form [data-confirm]:not([disabled])', { timeout: 30_000 });
    expect(await page.innerText('.form [data-confirm]')).toBe(assembled);
    await page.click('.form [data-confirm]');
    await page.waitForFunction((was) => document.querySelector('.scrub .edge')?.getAttribute('aria-valuemax') !== was, entry, { timeout: 15_000 });
    await context.close();
  }, 120_000);

  it('a payment or family half put together in a real title outlives a killed server', async () => {
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
    const page = await openTable(context, house.base, 'virtu', 3);
    // The powers are chosen in turn; then the only deed is one of three parts, and its form lies open.
    await page.locator('.form [data-arg=first], [data-do=choose-power]').first().waitFor();
    const power = page.locator('[data-do=choose-power]:not([disabled])');
    if (await power.count()) await power.first().click();
    await page.waitForSelector('.form [data-arg=first] .where button');
    await page.locator('.form [data-arg=first] .where button').last().click();
    await page.locator('.wheel [data-id="field-0"]').click();
    const put = await page.locator('.form .member legend').allInnerTexts();
    expect(put.filter((words) => words.includes(':')).length).toBe(2);
    await house.server.kill();
    await page.waitForSelector('.notice', { timeout: 20_000 });
    expect(await page.locator('.form .member legend').allInnerTexts()).toEqual(put);
    await house.server.start();
    await page.waitForSelector('.wheel [data-id="field-1"][data-legal]', { timeout: 30_000 });
    expect(await page.locator('.form .member legend').allInnerTexts()).toEqual(put);
    await page.locator('.wheel [data-id="field-1"]').click();
    await page.click('.form [data-confirm]');
    await page.waitForSelector('.form [data-arg=first]', { state: 'detached', timeout: 15_000 });
    await context.close();
  }, 120_000);

  it('why not: pointing at what cannot be chosen names the rule', async () => {
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await openTable(context, house.base, 'genoa', 3);
    await settled(page);
    await page.locator('#board [data-id]:not([data-legal])').first().hover({ force: true });
    await page.waitForSelector('.slip-why p', { timeout: 8000 });
    // What is asked now, and the rule with its place in the rules.
    expect(await page.innerText('.slip-why .now')).toContain(await page.innerText('#prompt'));
    const rule = /GEN-\d{3}/.exec(await page.innerText('.slip-why .rule'))?.[0];
    expect(await page.getAttribute('.slip-why .rule a', 'href')).toBe(`/rules/genoa#${rule}`);
    await context.close();
  }, 60_000);

  for (const [title, seats, rule] of [['princes', 3, /PRI-\d{3}/], ['virtu', 3, /VIR-\d{3}/], ['brides', 3, /BRI-\d{3}/]] as const) {
    it(`why not: everything inert on the table of ${title} has an answer with a rule`, async () => {
      const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      const page = await openTable(context, house.base, title, seats);
      await settled(page);
      // One of each kind of thing that is drawn.
      const things = await page.evaluate(() => {
        const inert = [...document.querySelectorAll<HTMLElement>('#board [data-id]:not([data-legal]):not([data-native]), #hand [data-id]:not([data-legal]):not([data-native])')].filter((el) => el.getClientRects().length > 0);
        return [...new Map(inert.map((el) => [el.dataset.id!.replace(/-\d+$/, ''), el.dataset.id!])).values()];
      });
      expect(things).not.toEqual([]);
      for (const id of things) {
        await page.keyboard.press('Escape');
        await page.locator(`[data-id="${id}"]:not([data-legal])`).first().evaluate((el) => (el as HTMLElement).focus());
        await page.keyboard.press('w');
        await page.waitForSelector('.slip-why .rule', { timeout: 8000 }).catch(() => undefined);
        expect(await page.locator('.slip-why').innerText().catch(() => ''), id).toMatch(rule);
      }
      await context.close();
    }, 60_000);
  }
});
