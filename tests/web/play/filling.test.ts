/** A table with friends while it fills: the invitation outlives the tab, and who will wait no longer takes bots. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haveChromium, launch } from './browser';
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

const WHOLE = 120_000;

describe.skipIf(!haveChromium)('a table that is being filled', () => {
  it('keeps its link for a host who comes back, names a guest in his language, and begins with bots in the seats left', async () => {
    const host = await browser.newContext({ locale: 'en' });
    const first = await host.newPage();
    await first.goto(`${server.base}/new/genoa`);
    await first.click('.new-table .btn.go');
    const link = await first.inputValue('.share input');
    await first.close();

    const friend = await browser.newContext({ locale: 'de-DE' });
    const guest = await friend.newPage();
    await guest.goto(link);
    await guest.click('.opens .btn.go');
    await guest.waitForSelector('.opens .you');

    const back = await host.newPage();
    await back.goto(link.split('?')[0]!);
    expect(await back.inputValue('.share input')).toBe(link);
    await back.waitForSelector('.opens >> text=/^Gast \\d{4}$/');
    await back.click('[data-fill]');
    await Promise.all([back.waitForSelector('#prompt'), guest.waitForSelector('#prompt')]);
    await Promise.all([host.close(), friend.close()]);
  }, WHOLE);
});
