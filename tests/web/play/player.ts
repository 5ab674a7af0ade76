/** Somebody who plays with a real pointer, a keyboard or a finger, and only by what the page offers. */

import type { Page } from 'playwright-core';

export interface Played {
  over: boolean;
  deeds: number;
  entries: number;
  stuck: string;
}

type Kind = 'list' | 'gold' | 'confirm' | 'control' | 'away';
interface Spot {
  kind: Kind;
  x: number;
  y: number;
}
interface Seen {
  over: boolean;
  entry: number;
  now: string;
  spots: Spot[];
}

/** What could be pressed at this moment, with a point of each that nothing else covers. Read only: nothing is pressed here. */
function look(): Seen {
  const shown = (el: Element): boolean => el.getClientRects().length > 0;
  const all = (where: string): Element[] => [...document.querySelectorAll(where)].filter((el) => shown(el) && !(el as HTMLButtonElement).disabled);
  const reach = (el: Element): { x: number; y: number } | null => {
    if (!el.closest('.stageboard:not(.flat)')) el.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = el.getBoundingClientRect();
    for (const [dx, dy] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.85]] as const) {
      const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
      const hit = document.elementFromPoint(x, y);
      if (hit && (el.contains(hit) || hit.closest('[data-id]') === el)) return { x, y };
    }
    return null;
  };
  const any = <T>(list: T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
  const spots: Spot[] = [];
  const add = (kind: Kind, el: Element | undefined): void => {
    const at = el ? reach(el) : null;
    if (at) spots.push({ kind, ...at });
  };
  const form = document.querySelector('.form');
  if (form) {
    add('confirm', all('.form [data-confirm]')[0]);
    add('control', any(all('.form .stepper button, .form .tg2 button, .form .opt button, .form .entries button')));
    add('away', all('.form header .tool, .form .sum .btn:not([data-confirm])')[0]);
  } else {
    const list = all('.youcan > ol > li > button');
    // Deeds without parts keep a game moving.
    const plain = list.filter((b) => !b.textContent?.includes('…'));
    add('list', Math.random() < 0.85 ? (any(plain) ?? any(list)) : any(list));
    add('gold', any(all('[data-legal]:not([data-native])')));
  }
  const entry = Number(document.querySelector('.scrub .edge')?.getAttribute('aria-valuemax') ?? 0);
  return { over: document.querySelector('.pl .place') !== null, entry, now: `${entry} ${document.querySelector('#prompt')?.textContent ?? ''}`, spots };
}

async function play(page: Page, seconds: number, press: (seen: Seen, tries: number) => Promise<boolean>): Promise<Played> {
  const until = Date.now() + seconds * 1000;
  let [deeds, tries, last] = [0, 0, ''];
  let seen = await page.evaluate(look);
  while (Date.now() < until) {
    if (seen.over) return { over: true, deeds, entries: seen.entry, stuck: '' };
    if (seen.now !== last) [last, tries] = [seen.now, 0];
    if (await press(seen, tries)) [deeds, tries] = [deeds + 1, tries + 1];
    else await page.waitForTimeout(25);
    if (tries > 300) break;
    seen = await page.evaluate(look);
  }
  return { over: seen.over, deeds, entries: seen.entry, stuck: last };
}

const pick = (seen: Seen, tries: number): Spot | undefined => {
  const of = (kind: Kind): Spot | undefined => seen.spots.find((s) => s.kind === kind);
  const dice = Math.random();
  if (of('confirm') && (dice < 0.6 || !of('control'))) return of('confirm');
  // Whoever has tried long enough to put something together leaves it for a while and takes what needs no parts.
  if (tries > 60 && tries % 40 < 12 && of('away')) return of('away');
  // What was begun and leads nowhere is put away.
  if (of('away') && (tries % 12 === 11 || !of('control'))) return of('away');
  if (of('control')) return of('control');
  return of('gold') && dice < 0.35 && tries < 6 ? of('gold') : (of('list') ?? of('gold'));
};

/** With a mouse: presses only what is highlighted, numbered, or part of the open form. */
export const playByMouse = (page: Page, seconds: number): Promise<Played> =>
  play(page, seconds, async (seen, tries) => {
    const spot = pick(seen, tries);
    if (!spot) return false;
    await page.mouse.click(spot.x, spot.y);
    return true;
  });

/** With a finger, on a phone: what can be done stands under the prompt, a form has its own sheet. */
export const playByTouch = (page: Page, seconds: number): Promise<Played> =>
  play(page, seconds, async (seen, tries) => {
    const spot = pick(seen, tries);
    if (!spot) {
      if (await page.locator('.form').count()) await page.locator('.phonebar button:nth-child(3)').tap();
      return false;
    }
    await page.touchscreen.tap(spot.x, spot.y);
    return true;
  });

/** By keys alone: numbers take a choice, Tab and Space work the form, Escape steps back. */
export const playByKeys = (page: Page, seconds: number): Promise<Played> =>
  play(page, seconds, async (seen, tries) => {
    const key = (name: string): Promise<void> => page.keyboard.press(name);
    if (await page.locator('.form').count()) {
      if (tries % 14 === 13) await key('Escape');
      else if (seen.spots.some((s) => s.kind === 'confirm') && Math.random() < 0.5) {
        // Tab walks to the button that ends the form.
        for (let i = 0; i < 60 && !(await page.evaluate(() => document.activeElement?.hasAttribute('data-confirm') && document.activeElement.closest('.form') !== null)); i += 1) await key('Tab');
        await key('Enter');
      } else {
        for (let i = Math.floor(Math.random() * 4); i > 0; i -= 1) await key('Tab');
        const inside = await page.evaluate(() => document.activeElement?.matches('.form button') && !document.activeElement.matches('[data-confirm]'));
        await key(inside ? 'Space' : 'Escape');
      }
      return true;
    }
    const choices = await page.locator('.youcan > ol > li > button:not([disabled])').allTextContents();
    if (choices.length === 0) return false;
    if (Math.random() < 0.1) await key('0');
    const plain = choices.flatMap((words, i) => (words.includes('…') ? [] : [i + 1]));
    const n = plain.length > 0 && Math.random() < 0.85 ? plain[Math.floor(Math.random() * plain.length)]! : 1 + Math.floor(Math.random() * choices.length);
    await key(String(n));
    return true;
  });
