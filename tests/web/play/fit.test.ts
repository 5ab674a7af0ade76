/** At a desk nothing is cut off and nothing scrolls but journal, talk and long lists; what can be answered is answered where it lies. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { haveChromium, House, makeTable } from './browser';

const house = new House();

/** Whatever may not hide a part of itself, by how many pixels it does; long lists of own tiles and long forms may scroll. */
const cutOff = (page: Page, places = ['html', '.table', '.stage', '.stageboard', '.pboard .col ul', '.hand', '.rail.l', '.rail.r']): Promise<string[]> => page.evaluate((all) => {
  const out: string[] = [];
  for (const where of all) {
    document.querySelectorAll(where).forEach((el, i) => {
      const [right, down] = [el.scrollWidth - el.clientWidth, el.scrollHeight - el.clientHeight];
      if (right > 1 || down > 1) out.push(`${where} ${i}: ${right} to the right, ${down} down`);
    });
  }
  return out;
}, places);

/** Words that end in an ellipsis because there is no room for the rest of them. */
const shortened = (page: Page): Promise<string[]> => page.evaluate(() =>
  [...document.querySelectorAll<HTMLElement>('.table *')].filter((el) => {
    const style = getComputedStyle(el);
    const cuts = style.textOverflow === 'ellipsis' || !['none', ''].includes(style.webkitLineClamp);
    // What only screen readers meet is one pixel wide.
    return cuts && el.clientWidth > 2 && (el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 2) && !el.querySelector('.sr');
  }).map((el) => el.textContent!.trim()));

const choices = '.youcan > ol > li > button:not([disabled])';

async function sitDown(title: string, seats: number, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const context = await house.browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en' });
  const page = await context.newPage();
  await page.goto(house.base);
  const made = await makeTable(page, title, seats, Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), 'greedy'])));
  await page.goto(`${house.base}/t/${made.name}`);
  await page.waitForSelector('#prompt', { timeout: 30_000 });
  return page;
}

/** One deed of whatever is offered, as quickly as it goes; the first part of a form that can be ended is taken. */
async function anything(page: Page): Promise<void> {
  await page.evaluate((list) => {
    const all = (where: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(where)].filter((el) => !(el as HTMLButtonElement).disabled);
    const any = (of: HTMLElement[]): HTMLElement | undefined => of[Math.floor(Math.random() * of.length)];
    if (document.querySelector('.form')) (all('.form [data-confirm]')[0] ?? any(all('.form .stepper button, .form .tg2 button')) ?? all('.form header .tool')[0])?.click();
    else (any(all(list).filter((b) => !b.textContent!.includes('…'))) ?? any(all(list)))?.click();
  }, choices);
  await page.waitForTimeout(120);
}

describe.skipIf(!haveChromium)('at a desk', () => {
  it('the whole table of Princes is in sight, from the first bid on', async () => {
    const page = await sitDown('princes', 4);
    for (let turn = 0; turn < 40; turn += 1) {
      expect(await cutOff(page), `${turn}: ${await page.innerText('#prompt')}`).toEqual([]);
      expect(await shortened(page), `${turn}: ${await page.innerText('#prompt')}`).toEqual([]);
      await anything(page);
    }
    // Eight kinds of troops and every tile of Milan.
    expect(await page.locator('.market .ware').count()).toBe(8);
    await page.context().close();
  }, 90_000);

  it('every tile of a city is in sight on a tablet, too', async () => {
    const page = await sitDown('princes', 4, { width: 1024, height: 768 });
    for (let turn = 0; turn < 30; turn += 1) {
      for (const [width, height] of [[1024, 768], [1180, 820]] as const) {
        await page.setViewportSize({ width, height });
        expect(await cutOff(page, ['html', '.pboard .col ul']), `${width}, ${turn}: ${await page.innerText('#prompt')}`).toEqual([]);
      }
      await anything(page);
    }
    await page.context().close();
  }, 90_000);

  it('six at a table of Princes still see theirs whole', async () => {
    const page = await sitDown('princes', 6);
    for (let turn = 0; turn < 30; turn += 1) {
      expect(await cutOff(page, ['html', '.table', '.stage', '.rail.l', '.rail.r']), `${turn}: ${await page.innerText('#prompt')}`).toEqual([]);
      await anything(page);
    }
    await page.context().close();
  }, 90_000);

  it('a form that was opened and filled is left by one step back', async () => {
    const page = await sitDown('genoa', 4);
    const offer = page.locator('.youcan button[data-do=offer]:not([disabled])');
    for (let turn = 0; turn < 200 && (await offer.count()) === 0; turn += 1) await anything(page);
    await offer.click();
    await page.waitForSelector('.form');
    const more = page.locator('.form .amount .btn').last();
    await more.click();
    await more.click();
    await page.locator('#prompt').click(); // no field has the focus
    await page.keyboard.press('Escape');
    // The ducats are unsaid, the form is still there; one more step and nothing is assembled.
    expect(await page.locator('.form').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.form', { state: 'detached', timeout: 5000 });
    await page.context().close();
  }, 90_000);

  it('on a phone an offer is a row with its sums and is accepted there', async () => {
    const page = await sitDown('genoa', 4, { width: 390, height: 844 });
    const row = page.locator('.youcan .rows .row > button:not([disabled])');
    for (let turn = 0; turn < 600 && (await row.count()) === 0; turn += 1) await anything(page);
    const first = row.first();
    expect((await first.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await first.locator('svg.arms').count()).toBe(1);
    // What is paid or given for it: ducats as a number, or goods and cards as symbols.
    expect(await first.locator('.sums > span').count()).toBeGreaterThan(0);
    const field = (await first.locator('b').innerText()).split(', ').at(-1)!;
    const before = Number(await page.getAttribute('.scrub .edge', 'aria-valuemax'));
    await first.click();
    await page.waitForFunction((was) => Number(document.querySelector('.scrub .edge')?.getAttribute('aria-valuemax')) > was, before, { timeout: 15_000 });
    await page.locator('.phonebar button').last().click();
    await page.click('[data-tab=journal]');
    expect((await page.locator('.log .ev').allInnerTexts()).join('\n')).toMatch(new RegExp(`accepts .*${field}`));
    await page.context().close();
  }, 120_000);

  it('a field of Genoa is pressed through the tower and its discs, and opens an offer for it with nothing in it', async () => {
    const page = await sitDown('genoa', 3);
    const field = page.locator('svg.board [data-id^=field-][data-legal]');
    const offer = page.locator('.youcan [data-do=offer]:not([disabled])');
    for (let turn = 0; turn < 400 && !((await offer.count()) > 0 && (await field.count()) > 0 && (await page.locator('.form').count()) === 0); turn += 1) await anything(page);
    // Whatever lies on a field, the field lies under the finger.
    const covered = await page.evaluate(() => [...document.querySelectorAll('svg.board :is(.tower, .disc)')].filter((piece) => {
      const box = piece.getBoundingClientRect();
      return !document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('[data-id^=field-]');
    }).length);
    expect(covered).toBe(0);
    expect(await page.locator('svg.board .tower').count()).toBe(1);
    const name = await field.first().getAttribute('data-id');
    const box = (await field.first().boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForSelector('.offer-form');
    expect(await page.inputValue('.offer-form .sumof')).toBe('0');
    expect(await page.locator(`svg.board [data-id="${name}"][data-picked]`).count()).toBe(1);
    await page.context().close();
  }, 120_000);

  it('the table of Genoa is in sight, and an offer is accepted on its slip', async () => {
    const page = await sitDown('genoa', 4);
    const accept = page.locator('[data-accept]:not([disabled])');
    for (let turn = 0; turn < 400 && (await accept.count()) === 0; turn += 1) {
      if (turn < 20 && (await page.locator('.form').count()) === 0) expect(await cutOff(page), `${turn}: ${await page.innerText('#prompt')}`).toEqual([]);
      if (turn < 20) expect(await shortened(page), `${turn}: ${await page.innerText('#prompt')}`).toEqual([]);
      await anything(page);
    }
    const before = Number(await page.getAttribute('.scrub .edge', 'aria-valuemax'));
    await accept.first().click();
    const more = page.locator('.form [data-confirm]:not([disabled])');
    if (await more.count()) await more.click();
    await page.waitForFunction((was) => Number(document.querySelector('.scrub .edge')?.getAttribute('aria-valuemax')) > was, before, { timeout: 15_000 });
    await page.click('[data-tab=journal]'); // at a first table the game in one minute lies over it
    expect((await page.locator('.log .ev').allInnerTexts()).join('\n')).toMatch(/accepts/);
    await page.context().close();
  }, 120_000);
});
