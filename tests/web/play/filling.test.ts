/** A table with friends while it fills: the invitation outlives the tab, and who will wait no longer takes bots. */

import { describe, expect, it } from 'vitest';
import { haveChromium, House } from './browser';

const house = new House();

const WHOLE = 120_000;

describe.skipIf(!haveChromium)('a table that is being filled', () => {
  it('keeps its link for a host who comes back, names a guest in his language, and begins with bots in the seats left', async () => {
    const host = await house.browser.newContext({ locale: 'en' });
    const first = await host.newPage();
    await first.goto(`${house.base}/new/genoa`);
    await first.click('.new-table .btn.go');
    const link = await first.inputValue('.share input');
    await first.close();

    const friend = await house.browser.newContext({ locale: 'de-DE' });
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
