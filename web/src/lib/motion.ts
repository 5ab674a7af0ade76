/** Pieces travel between views: positions before and after a change, by stable ids. Never blocks input. */

const kept = new Map<string, { x: number; y: number }>();

/** Call after each drawing; everything with `data-piece` that has moved glides from where it was. */
export function glide(root: ParentNode, still: boolean): void {
  const calm = still || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const moves: [Element, number, number][] = [];
  const seen = new Map<string, { x: number; y: number }>();
  for (const el of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    for (const running of el.getAnimations()) running.finish();
    const box = el.getBoundingClientRect();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const key = el.dataset.piece!;
    const was = kept.get(key);
    seen.set(key, at);
    if (was && !calm && Math.hypot(was.x - at.x, was.y - at.y) > 3) moves.push([el, was.x - at.x, was.y - at.y]);
    else if (was && calm && Math.hypot(was.x - at.x, was.y - at.y) > 3) outline(el);
  }
  kept.clear();
  for (const [key, at] of seen) kept.set(key, at);
  for (const [el, dx, dy] of moves) {
    const scale = el instanceof SVGElement ? 1 / zoomOf(el) : 1;
    const far = Math.hypot(dx, dy);
    el.animate(
      [{ translate: `${dx * scale}px ${dy * scale}px` }, { translate: '0 0' }],
      { duration: Math.min(600, 320 + far), easing: 'cubic-bezier(.3,.7,.2,1)' },
    );
  }
}

/** Zooming and panning move everything: forget, so that nothing glides. */
export const forget = (): void => kept.clear();

function zoomOf(el: SVGElement): number {
  const matrix = (el as SVGGraphicsElement).getScreenCTM?.();
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}

/** Reduced motion: what changed gets a still outline for two seconds instead. */
function outline(el: Element): void {
  el.setAttribute('data-changed', '');
  setTimeout(() => el.removeAttribute('data-changed'), 2000);
}
