/** Pieces travel between views, cards turn, dice settle: by stable names, before and after a change. Never blocks input. */

interface Kept {
  x: number;
  y: number;
  /** What it shows: a side of a card, eyes of a die, a number of pieces. */
  face: string;
  /** Pieces of one kind that may stand for one another: a troop that leaves one city and comes to the next. */
  kin: string;
}
type Drawn = HTMLElement | SVGElement;

const FAR = 3;
const EASE = 'cubic-bezier(.3,.7,.2,1)';
let kept = new Map<string, Kept>();
const pieces = (root: ParentNode): Drawn[] => [...root.querySelectorAll<Drawn>('[data-piece]')];

/** Call before each drawing: where everything with `data-piece` lies at this moment, however the page was scrolled or zoomed since. */
export function remember(root: ParentNode): void {
  kept = new Map(pieces(root).map((el) => [el.dataset.piece!, place(el)]));
}

/** Call after the drawing; what has moved or shows another face is moved to it. */
export function glide(root: ParentNode, still: boolean): void {
  const calm = still || matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Any new drawing ends what still runs.
  for (const running of document.getAnimations()) if ((running.effect as KeyframeEffect | null)?.target?.hasAttribute('data-piece')) running.finish();
  const now = new Map(pieces(root).map((el) => [el.dataset.piece!, { el, at: place(el) }]));
  const left = [...kept].filter(([name, was]) => was.kin !== '' && fewer(was, now.get(name)?.at)).map(([, was]) => was);
  const moves: [Drawn, number, number][] = [];
  for (const [name, { el, at }] of now) {
    const was = kept.get(name) ?? (kept.size > 0 && at.kin !== '' ? left.find((other) => other.kin === at.kin) : undefined);
    if (!was) continue;
    const far = Math.hypot(was.x - at.x, was.y - at.y) > FAR;
    const turned = was.face !== at.face && kept.has(name);
    if (calm && (far || turned)) outline(el);
    else if (far) moves.push([el, was.x - at.x, was.y - at.y]);
    else if (turned) turn(el);
  }
  if (!calm) for (const [el, dx, dy] of moves) travel(el, dx, dy);
}

function place(el: Drawn): Kept {
  const box = el.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, face: el.dataset.face ?? '', kin: el.dataset.kin ?? '' };
}

/** Whether a place has lost a piece: it is gone, or there are fewer. */
const fewer = (was: Kept, at: Kept | undefined): boolean => at === undefined || Number(at.face) < Number(was.face);

function travel(el: Drawn, dx: number, dy: number): void {
  const scale = el instanceof SVGElement ? 1 / zoomOf(el) : 1;
  el.animate([{ translate: `${dx * scale}px ${dy * scale}px` }, { translate: '0 0' }], { duration: Math.min(600, 320 + Math.hypot(dx, dy)), easing: EASE });
}

/** A card or tile turns over by a squeeze; a die rocks until it lies. */
function turn(el: Drawn): void {
  const still = { transformBox: 'fill-box', transformOrigin: 'center' };
  if (el.dataset.piece!.startsWith('die-')) {
    const rock = [-28, 18, -9, 4, 0].map((angle) => ({ ...still, rotate: `${angle}deg` }));
    el.animate(rock, { duration: 600, easing: EASE });
  } else el.animate([{ ...still, scale: '1 1' }, { ...still, scale: '0 1' }, { ...still, scale: '1 1' }], { duration: 180, easing: EASE });
}

function zoomOf(el: SVGElement): number {
  const matrix = (el as SVGGraphicsElement).getScreenCTM?.();
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}

/** Reduced motion: what changed gets a still outline for two seconds instead. */
function outline(el: Element): void {
  el.setAttribute('data-changed', '');
  setTimeout(() => el.removeAttribute('data-changed'), 2000);
}
