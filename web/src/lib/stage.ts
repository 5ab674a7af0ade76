/** Lights up what may be chosen and turns clicks, keys and long presses on the page into element ids. */

export interface StageWiring {
  legal: Set<string>;
  picked: Set<string>;
  /** Number tags by element id. */
  tags: Map<string, number>;
  /** What a thing does, in words; empty where there is nothing to say. */
  about(id: string): string;
}

/** What was written on an element last: only what differs is written again. */
const written = new WeakMap<Element, string>();

/** Marks every drawn element; attributes, not classes, so that no component overwrites them. */
export function mark(root: ParentNode, wiring: StageWiring): void {
  // What stands for nothing any more (the field of a palace that is another's now) does not glow on.
  for (const el of root.querySelectorAll('[data-legal]:not([data-id], [data-native]), [data-picked]:not([data-id], [data-native])')) {
    for (const name of ['data-legal', 'data-picked', 'data-k', 'role', 'tabindex', 'aria-disabled', 'aria-pressed', 'aria-description']) el.removeAttribute(name);
    written.delete(el);
  }
  for (const el of root.querySelectorAll<HTMLElement | SVGElement>('[data-id]')) {
    const id = el.dataset.id ?? '';
    const legal = wiring.legal.has(id);
    const picked = wiring.picked.has(id);
    const tag = legal ? wiring.tags.get(id) : undefined;
    const told = wiring.about(id);
    const state = `${id} ${legal} ${picked} ${tag ?? ''} ${told}`;
    if (written.get(el) === state) continue;
    written.set(el, state);
    el.toggleAttribute('data-legal', legal);
    el.toggleAttribute('data-picked', picked);
    if (!el.hasAttribute('data-native')) {
      el.setAttribute('role', 'button');
      el.setAttribute('aria-disabled', String(!legal));
      el.setAttribute('aria-pressed', String(picked));
      el.setAttribute('tabindex', legal ? '0' : '-1');
    }
    if (told) el.setAttribute('aria-description', told);
    else el.removeAttribute('aria-description');
    if (tag !== undefined) el.setAttribute('data-k', String(tag));
    else el.removeAttribute('data-k');
    const sign = el.querySelector(':scope > .kt');
    if (!sign) continue;
    sign.querySelector('text')!.textContent = tag === undefined ? '' : String(tag);
    sign.toggleAttribute('data-on', tag !== undefined);
  }
}

export function elementAt(target: EventTarget | null): (HTMLElement | SVGElement) | null {
  return target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-id]') : null;
}

/** Focus walks to the nearest drawn neighbour in the direction of an arrow key. */
export function neighbour(root: ParentNode, from: Element, key: string): HTMLElement | SVGElement | null {
  const here = centre(from);
  const along = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (!along) return null;
  let found: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const el of root.querySelectorAll<HTMLElement | SVGElement>('[data-id]')) {
    if (el === from) continue;
    const there = centre(el);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const forward = dx * along[0]! + dy * along[1]!;
    const aside = Math.abs(dx * along[1]!) + Math.abs(dy * along[0]!);
    // Straight ahead counts; far to the side is another row.
    if (forward > 4 && aside <= forward * 2 && forward + aside * 2 < least) {
      least = forward + aside * 2;
      found = el;
    }
  }
  return found;
}

function centre(el: Element): { x: number; y: number } {
  const box = el.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
