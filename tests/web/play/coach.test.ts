/** The coach: a new kind of question is explained once, again when somebody asks, and never to somebody who does not want it. */

import { describe, expect, it } from 'vitest';
import { haveChromium, House, openTable } from './browser';

const house = new House();


describe.skipIf(!haveChromium)('the coach', () => {
  it('explains a question the first time it is asked, in the language of the reader, and not again', async () => {
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
    const page = await openTable(context, house.base, 'brides', 2);
    await page.waitForSelector('.coach');
    const first = await page.innerText('.coach p');
    expect(await page.innerText('.coach b')).toBe('Neu für dich');
    // Put away, it stays away, even after a reload; the choices bring it back, and so does its key.
    await page.click('[data-coach-close]');
    expect(await page.locator('.coach').count()).toBe(0);
    await page.reload();
    await page.waitForSelector('[data-coach-ask]');
    expect(await page.locator('.coach').count()).toBe(0);
    await page.click('[data-coach-ask]');
    expect(await page.innerText('.coach p')).toBe(first);
    await page.keyboard.press('c');
    expect(await page.locator('.coach').count()).toBe(0);
    // An answer brings the next kind of question, which is new again.
    await page.locator('.youcan > ol > li > button:not([disabled])').first().click();
    await page.waitForFunction((was) => document.querySelector('.coach p') && document.querySelector('.coach p')?.textContent !== was, first, { timeout: 30_000 });
    // Whoever wants no explanations gets none, and can have them back in the settings.
    await page.click('.coach .quiet');
    expect(await page.locator('.coach').count()).toBe(0);
    expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('signoria.preferences') ?? '{}') as { coach: boolean }).coach)).toBe(false);
    await context.close();
  }, 90_000);

  it('lies over nothing that may be chosen, and undo stays where it is', async () => {
    for (const [title, seats] of [['genoa', 4], ['princes', 4], ['virtu', 4], ['brides', 4]] as const) {
      for (const viewport of [{ width: 1440, height: 900 }, { width: 1024, height: 768 }]) {
        const context = await house.browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en' });
        const page = await openTable(context, house.base, title, seats);
        const places = new Set<string>();
        let slips = 0;
        for (let turn = 0; turn < 12; turn += 1) {
          const seen = await page.evaluate(() => {
            const slip = document.querySelector('.coach')?.getBoundingClientRect();
            const covered = [...document.querySelectorAll('[data-legal], .col .hd, .dist h3')].filter((el) => {
              const box = el.getBoundingClientRect();
              return slip && box.width > 0 && box.left < slip.right - 1 && box.right > slip.left + 1 && box.top < slip.bottom - 1 && box.bottom > slip.top + 1;
            }).map((el) => el.getAttribute('data-id') ?? el.textContent);
            const undo = document.querySelector('.prompt .undo')?.getBoundingClientRect();
            return { slip: slip !== undefined, covered, undo: undo ? `${Math.round(undo.right)}` : '' };
          });
          expect(seen.covered, `${title}, ${viewport.width}: ${await page.innerText('#prompt')}`).toEqual([]);
          slips += seen.slip ? 1 : 0;
          if (seen.undo) places.add(seen.undo);
          await page.evaluate(() => {
            const all = (where: string): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(where)].filter((el) => !el.disabled);
            const any = (of: HTMLButtonElement[]): HTMLButtonElement | undefined => of[Math.floor(Math.random() * of.length)];
            if (document.querySelector('.form')) (all('.form [data-confirm]')[0] ?? any(all('.form .stepper button')) ?? all('.form header .tool')[0])?.click();
            else any(all('.youcan > ol > li > button'))?.click();
          });
          await page.waitForTimeout(150);
        }
        expect(slips, title).toBeGreaterThan(0);
        expect([...places], `${title}, ${viewport.width}`).toHaveLength(1);
        await context.close();
      }
    }
  }, 120_000);
});
