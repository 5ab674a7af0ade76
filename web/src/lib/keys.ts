/** Single keys, when no text field has the focus. */

import type { Entry } from './choice';
import type { TableSession } from './session.svelte';
import { settings } from './settings.svelte';
import { elementAt, neighbour } from './stage';

export interface KeyWiring {
  session: TableSession;
  root: HTMLElement;
  page: number;
  list: readonly Entry[];
  why(el: HTMLElement | SVGElement | null): void;
  close(): void;
  turn(): void;
  show(tab: string): void;
  score(): void;
  coach(): void;
  help(): void;
  next(): void;
}

/** P waits for the number of a player. */
let awaited: '' | 'seat' = '';
const REGIONS = ['#actions', '#board', '#hand', '#context', '.seats-list', '.scrub .edge'];

/** Whether the reader works by keys: the last thing pressed was one. */
let keyed = false;
addEventListener('keydown', () => (keyed = true), true);
addEventListener('pointerdown', () => (keyed = false), true);
export const byKey = (): boolean => keyed;

export function keyboard(e: KeyboardEvent, w: KeyWiring): void {
  if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return;
  const target = e.target as HTMLElement;
  if (document.querySelector('dialog[open]')) return;
  if (target.matches('input:not([type=range]), textarea, select')) {
    if (e.key === 'Escape') target.blur();
    return;
  }
  if (e.key === 'F6') return region(e, w.root, e.shiftKey ? -1 : 1);
  if (e.key === 'Escape') return void (w.close(), w.session.back());
  if (e.key === 'Enter' && !target.closest('button, a, [data-id], summary')) {
    if (w.session.ready) w.session.confirm();
    return;
  }
  const el = elementAt(target);
  if (e.key.startsWith('Arrow') && el) {
    const next = neighbour(w.root, el, e.key);
    if (next) {
      e.preventDefault();
      // Things that cannot be chosen are reached by arrows too, so that they can say why.
      next.setAttribute('tabindex', '0');
      next.focus();
    }
    return;
  }
  if (settings.keys) single(e, w, el);
}

function single(e: KeyboardEvent, w: KeyWiring, el: HTMLElement | SVGElement | null): void {
  const { session } = w;
  if (/^[1-9]$/.test(e.key) && awaited === 'seat') {
    awaited = '';
    const panel = w.root.querySelector<HTMLElement>(`.seats-list [data-id="seat-${Number(e.key) - 1}"]`);
    panel?.setAttribute('tabindex', '0');
    panel?.focus();
    e.preventDefault();
    return;
  }
  awaited = '';
  if (/^[1-9]$/.test(e.key)) {
    // The visible list is the truth: folded entries and pages are numbered as they are shown.
    const buttons = w.root.querySelectorAll<HTMLButtonElement>('.youcan > ol > li > button');
    buttons[Number(e.key) - 1]?.click();
    e.preventDefault();
    return;
  }
  const at = session.past?.n ?? session.now?.n ?? 0;
  const deeds: Record<string, () => void> = {
    '0': () => w.turn(),
    m: () => focus(w.root, '.youcan button, #actions'),
    w: () => w.why(el),
    i: () => w.why(el),
    k: () => speak(clocks(w.root)),
    p: () => (awaited = 'seat'),
    z: () => lift(w.root),
    b: () => focus(w.root, '#board [data-legal], #board [data-id]'),
    h: () => focus(w.root, '#hand [data-legal], #hand [data-id], #hand'),
    o: () => focus(w.root, '#context button'),
    j: () => w.show('journal'),
    t: () => w.show('talk'),
    n: () => w.show('notes'),
    s: () => w.score(),
    c: () => w.coach(),
    l: () => repeat(),
    u: () => (session.now && session.now.undo === null ? session.link.undo() : undefined),
    U: () => session.link.takeback(at),
    '[': () => void session.look(Math.max(0, at - 1)),
    ']': () => void session.look(at + 1 >= (session.now?.n ?? 0) ? null : at + 1),
    '{': () => void session.look(turns(session).findLast((n) => n < at) ?? 0),
    '}': () => leap(session, turns(session).find((n) => n > at)),
    Home: () => void session.look(0),
    End: () => void session.look(null),
    g: () => w.next(),
    '?': () => w.help(),
  };
  const deed = deeds[e.key];
  if (!deed) return;
  e.preventDefault();
  deed();
}

function focus(root: HTMLElement, where: string): void {
  const el = root.querySelector<HTMLElement>(where);
  if (el && !el.hasAttribute('tabindex') && !el.matches('button')) el.setAttribute('tabindex', '-1');
  el?.focus();
}

/** Says the last announcement again. */
const repeat = (): void => speak(document.getElementById('announcer')?.textContent ?? '');

/** Emptied first: the same words are spoken again only as a change. */
function speak(words: string): void {
  const speaker = document.getElementById('announcer');
  if (!speaker) return;
  speaker.textContent = '';
  setTimeout(() => (speaker.textContent = words), 50);
}

const clocks = (root: HTMLElement): string =>
  [...root.querySelectorAll('.seats-list .pl')].map((panel) => `${panel.querySelector('h3')?.textContent ?? ''} ${panel.querySelector('.clock')?.textContent ?? '–'}`).join(', ');

/** Moments at which another seat begins to act. */
function turns(session: TableSession): number[] {
  const news = session.link.news;
  return news.flatMap((item, i) => (i === 0 || news[i - 1]!.seat !== item.seat ? [Math.max(0, item.n - 1)] : []));
}
const leap = (session: TableSession, n: number | undefined): void => void session.look(n === undefined || (n >= (session.now?.n ?? 0) && !session.now?.over) ? null : n);

/** As long as the key is held, pieces are lifted and the print can be read. */
function lift(root: HTMLElement): void {
  root.classList.add('lifted');
  addEventListener('keyup', () => root.classList.remove('lifted'), { once: true });
}

function region(e: KeyboardEvent, root: HTMLElement, step: number): void {
  e.preventDefault();
  const all = REGIONS.map((where) => root.querySelector<HTMLElement>(where)).filter((el): el is HTMLElement => el !== null);
  const here = all.findIndex((el) => el.contains(document.activeElement));
  const next = all[(here + step + all.length) % all.length];
  const inside = next?.querySelector<HTMLElement>('[data-legal], button:not([disabled]), [tabindex="0"]') ?? next;
  if (inside === next) next?.setAttribute('tabindex', '-1');
  inside?.focus();
}
