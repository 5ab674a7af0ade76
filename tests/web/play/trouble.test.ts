/** Reloads, a killed server, and pages that everybody can use. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haveChromium, launch, openTable } from './browser';
import { Server } from './server';

const server = new Server();
let browser: Browser;
const axe = readFileSync(resolve(import.meta.dirname, '../../../web/node_modules/axe-core/axe.min.js'), 'utf8');

beforeAll(async () => {
  if (!haveChromium) return;
  await server.start();
  browser = await launch();
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await server.stop();
});

interface Violation { id: string; impact: string | null; nodes: { html: string }[] }
async function serious(page: Page): Promise<string[]> {
  // The page's own policy forbids injected scripts; the check runs in the debugger's world instead.
  await page.evaluate(axe);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe.run());
  return found.violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 140)).join(' | ')}`);
}

describe.skipIf(!haveChromium)('axe finds nothing serious', () => {
  for (const theme of ['light', 'dark'] as const) {
    it(`on landing, new table, rules and settings, ${theme}`, async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const path of ['/', '/new/genoa', '/rules/genoa']) {
        await page.goto(server.base + path);
        await page.waitForSelector('h1');
        await page.waitForTimeout(400);
        expect(await serious(page), path).toEqual([]);
      }
      await page.goto(server.base);
      await page.click('.tools .tool:last-child');
      await page.waitForSelector('dialog[open]');
      expect(await serious(page), 'settings').toEqual([]);
      await context.close();
    }, 60_000);
  }
  for (const [title, seats] of [['banco', 2], ['genoa', 3], ['princes', 3], ['virtu', 3], ['brides', 3]] as const) {
    it(`on the table of ${title}`, async () => {
      for (const theme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' });
        const page = await openTable(context, server.base, title, seats);
        await page.waitForTimeout(600);
        expect(await serious(page), `${title} ${theme}`).toEqual([]);
        await context.close();
      }
    }, 60_000);
  }
});

describe.skipIf(!haveChromium)('trouble on the way', () => {
  it('a reload in the middle of a game comes back to the same question', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await openTable(context, server.base, 'banco', 2);
    await page.waitForSelector('.youcan > ol > li > button:not([disabled])');
    const before = [await page.innerText('#prompt'), await page.innerText('.youcan > ol')];
    await page.reload();
    await page.waitForSelector('.youcan > ol > li > button:not([disabled])');
    expect([await page.innerText('#prompt'), await page.innerText('.youcan > ol')]).toEqual(before);
    await context.close();
  }, 60_000);

  it('a killed server is said, what was assembled is kept, and the game goes on by itself', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await openTable(context, server.base, 'banco', 2);
    await page.waitForSelector('.youcan > ol > li > button:not([disabled])');
    await page.click('.asides summary');
    await page.click('[data-aside="give"]');
    await page.click('.form [data-arg=coins] .stepper button:nth-child(2)');
    const assembled = await page.innerText('.form [data-confirm]');
    const entry = await page.getAttribute('.scrub .edge', 'aria-valuemax');
    await server.kill();
    await page.waitForSelector('.notice', { timeout: 20_000 });
    expect(await page.isDisabled('.form [data-confirm]')).toBe(true);
    expect(await page.innerText('.form [data-confirm]')).toBe(assembled);
    // Nothing glows while the question may be old.
    expect(await page.locator('[data-legal]:not([data-native])').count()).toBe(0);
    await server.start();
    await page.waitForSelector('.form [data-confirm]:not([disabled])', { timeout: 30_000 });
    expect(await page.innerText('.form [data-confirm]')).toBe(assembled);
    await page.click('.form [data-confirm]');
    await page.waitForFunction((was) => document.querySelector('.scrub .edge')?.getAttribute('aria-valuemax') !== was, entry, { timeout: 15_000 });
    await context.close();
  }, 120_000);

  it('why not: pointing at what cannot be chosen names the rule', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await openTable(context, server.base, 'genoa', 3);
    await page.waitForTimeout(800);
    await page.locator('#board [data-id]:not([data-legal])').first().hover({ force: true });
    await page.waitForSelector('.slip-why p', { timeout: 8000 });
    expect((await page.innerText('.slip-why')).length).toBeGreaterThan(10);
    await context.close();
  }, 60_000);
});
