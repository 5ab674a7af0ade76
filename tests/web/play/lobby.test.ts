/** Coming back to the lobby: what waits for me says what others did since, what waits for others says what they are doing. */

import { describe, expect, it } from 'vitest';
import { haveChromium, House } from './browser';

const house = new House();

const WHOLE = 120_000;
const first = '.youcan > ol > li > button:not([disabled])';

describe.skipIf(!haveChromium)('the lobby', () => {
  it('tells in whose hands a table lies, and what was done there while its reader was away', async () => {
    const [here, there] = await Promise.all([house.browser.newContext({ locale: 'en' }), house.browser.newContext({ locale: 'en' })]);
    const [marta, bruno] = await Promise.all([here.newPage(), there.newPage()]);
    await Promise.all([marta.goto(house.base), bruno.goto(house.base)]);
    const made = await marta.evaluate(async () => {
      const form = { title: 'brides', seats: 2, sit: 0, name: 'Marta', clock: { bank: 259_200, increment: 0 }, choices: { white_coach: 2 } };
      const answer = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(form) });
      return (await answer.json()) as { table: { name: string }; invitation: string };
    });
    await bruno.goto(`${house.base}/t/${made.table.name}?invitation=${made.invitation}`);
    await bruno.fill('.open-table input', 'Bruno');
    await bruno.click('.opens .btn.go');
    await marta.goto(`${house.base}/t/${made.table.name}`);
    // With two, whoever has not the white coach chooses first: Marta, then Bruno.
    await marta.click(first);
    await bruno.waitForSelector(`.prompt:not(.wait) >> text=Choose your residence.`);
    await marta.goto(house.base);
    await marta.waitForSelector('tr:has-text("Brides & Bribes") >> text=Residences are being chosen.');
    await bruno.click(first);
    await bruno.waitForSelector('.prompt.wait');
    await marta.reload();
    await marta.waitForSelector('.wt .since li');
    expect(await marta.locator('.wt .since li').allTextContents()).toContainEqual(expect.stringMatching(/^Bruno chose \w+ \(\w+\)\.$/));
    expect(await marta.locator('.wt .left').textContent()).toMatch(/^(3 d 0|2 d 23) h$/);
    await Promise.all([here.close(), there.close()]);
  }, WHOLE);
});

describe.skipIf(!haveChromium)('two things pointed at', () => {
  it('are handed in with Enter, and head their form while they can mean several things', async () => {
    const context = await house.browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(house.base);
    await page.click('[data-play=brides]');
    await page.click(first);
    await page.click('.youcan >> text=/Take a worker/');
    await page.waitForSelector('h1:has-text("Lay tiles: you have 2 actions.")');
    const tile = page.locator('#hand [data-legal]').first();
    const man = await tile.locator('b').textContent();
    await tile.click();
    expect(await page.textContent('.form h2')).toBe(man);
    await page.locator('.ds[data-legal]').last().click({ position: { x: 60, y: 60 } });
    await page.waitForSelector('.form [data-confirm]:not([disabled])');
    await page.keyboard.press('Enter');
    await page.waitForSelector('h1:has-text("Lay tiles: you have one action.")');
    await context.close();
  }, WHOLE);
});
