/** In every language words have room: none is cut off, broken without a hyphen or lies on another. The moments are those of recorded games, so that no deal decides. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { haveChromium, House, importRecord } from './browser';

const house = new House();

/** Whatever has no room on the page, in words. */
function misfits(): string[] {
  const out: string[] = [];
  // What only screen readers meet, and what is said to be shortened, is left out.
  const skipped = (el: Element): boolean => {
    for (let e: Element | null = el; e; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (style.clipPath !== 'none' || style.visibility === 'hidden' || style.opacity === '0' || !['none', ''].includes(style.webkitLineClamp) || e.matches('.sr, .skip, option, style, details:not([open]) > :not(summary)')) return true;
    }
    return false;
  };
  interface Line { words: string; node: Node; left: number; top: number; right: number; bottom: number }
  const lines: Line[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.nodeValue ?? '';
    const el = node.parentElement!;
    if (words.trim() === '' || skipped(el)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((r) => r.width > 0.5 && r.height > 0.5);
    let inside = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let scrolls = false;
    for (let e: Element | null = el; e && e !== document.body; e = e.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(e);
      const box = e.getBoundingClientRect();
      if (!scrolls && overflowX === 'hidden' && rects.some((r) => r.right > box.right + 2 || r.left < box.left - 2)) out.push(`cut at the side: ${words.trim()}`);
      if (!scrolls && overflowY === 'hidden' && rects.some((r) => r.bottom > box.bottom + 5)) out.push(`cut at the foot: ${words.trim()}`);
      if (/auto|scroll/.test(overflowX + overflowY)) scrolls = true;
      if (overflowX !== 'visible' || overflowY !== 'visible') inside = { left: Math.max(inside.left, box.left), top: Math.max(inside.top, box.top), right: Math.min(inside.right, box.right), bottom: Math.min(inside.bottom, box.bottom) };
    }
    for (const word of rects.length > 1 ? words.matchAll(/[\p{L}\u00ad]{2,}/gu) : []) {
      let last: number | null = null;
      for (let i = word.index; i < word.index + word[0].length; i += 1) {
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        const at = range.getClientRects()[0];
        if (!at || at.width === 0) continue;
        if (last !== null && at.top > last + 5 && !words.slice(i - 2, i).includes('\u00ad')) out.push(`broken: ${words.slice(word.index, i)}|${words.slice(i, word.index + word[0].length)}`);
        last = at.top;
      }
    }
    // Drawn letters lie where the artist put them.
    if (!el.closest('svg')) for (const r of rects) lines.push({ words: words.trim(), node, left: Math.max(r.left, inside.left), top: Math.max(r.top, inside.top), right: Math.min(r.right, inside.right), bottom: Math.min(r.bottom, inside.bottom) });
  }
  lines.sort((a, b) => a.top - b.top);
  lines.forEach((a, i) => {
    for (let j = i + 1; j < lines.length && lines[j]!.top < a.bottom - 4; j += 1) {
      const b = lines[j]!;
      if (a.node !== b.node && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - b.top > 6) out.push(`on each other: ${a.words} / ${b.words}`);
    }
  });
  return out;
}

const open = async (locale: string, width = 1440, height = 900): Promise<Page> => {
  const page = await (await house.browser.newContext({ viewport: { width, height }, locale, reducedMotion: 'reduce' })).newPage();
  await page.goto(house.base);
  return page;
};

describe.skipIf(!haveChromium)('words have room', () => {
  it.each([
    // A hand with long names, a war, an offer and the end, with six at the table; a district resolved, one before, five who lay tiles.
    ['de', 'princes/six-seats-beginners', [[141, 0], [279, 0], [676, 3]]],
    ['cs', 'princes/six-seats-beginners', [[460, 1]]],
    ['de', 'brides/five-players-by-influence', [[14, 1], [60, 2], [110, 0]]],
    ['cs', 'brides/five-players-by-influence', [[40, 3], [140, 4]]],
  ] as const)('%s: %s', async (locale, path, moments) => {
    const page = await open(locale);
    const name = await importRecord(page, house.base, path);
    for (const [n, seat] of moments) {
      await page.goto(`${house.base}/t/${name}?at=${n}&seat=${seat}`);
      await page.waitForFunction((at) => location.search.includes(`at=${at}`) && document.querySelector('.stageboard .print *') !== null && document.querySelector('.scrub .lab')?.textContent?.includes(String(at)) === true, n, { timeout: 20_000 });
      for (const [width, height] of [[1440, 900], [1024, 768]] as const) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(120);
        expect(await page.evaluate(misfits), `${path} at ${n}, ${width} px, ${locale}`).toEqual([]);
      }
    }
    await page.context().close();
  }, 60_000);

  it.each(['de', 'cs'])('on a phone, where tables are made and settings are chosen (%s)', async (locale) => {
    const page = await open(locale, 390, 844);
    await page.goto(`${house.base}/new/princes`);
    await page.waitForSelector('.agreed select');
    const wide = (): Promise<string[]> => page.evaluate(() => [...document.querySelectorAll('main *, dialog *')].filter((el) => el.getClientRects().length > 0 && el.getBoundingClientRect().right > Math.min(innerWidth, el.closest('dialog')?.getBoundingClientRect().right ?? innerWidth) + 1).map((el) => `${el.tagName} ${el.className}`));
    expect(await wide()).toEqual([]);
    await page.locator('.tools .tool').last().click();
    await page.waitForSelector('dialog .settings');
    expect(await wide()).toEqual([]);
    await page.context().close();
  }, 30_000);
});
