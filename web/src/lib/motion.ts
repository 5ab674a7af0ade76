/** Pieces travel between views, cards turn, dice settle: by stable names, before and after a change. Never blocks input. */

interface Kept {
  x: number;
  y: number;
  /** Where it lay on the print or panel that carries it: when that moves or grows, nothing on it has gone anywhere. */
  on: Ground;
  /** What it shows: a side of a card, eyes of a die, a number of pieces. */
  face: string;
  /** Pieces of one kind that may stand for one another: a troop that leaves one city and comes to the next. */
  kin: string;
}
type Drawn = HTMLElement | SVGElement;
interface Ground {
  carrier: Element | null;
  point: DOMPoint;
}

const FAR = 3;
const EASE = 'cubic-bezier(.3,.7,.2,1)';
let kept = new Map<string, Kept>();
/** What this file has set in motion; to ask the page for all that moves on it would cost more than the motion. */
const running: Animation[] = [];
const pieces = (root: ParentNode): Drawn[] => [...root.querySelectorAll<Drawn>('[data-piece]')];

/** Call before each drawing: where everything with `data-piece` lies at this moment, however the page was scrolled or zoomed since. */
export function remember(root: ParentNode): void {
  const lies = surveyor();
  kept = new Map(pieces(root).map((el) => [el.dataset.piece!, place(el, lies)]));
}

/** Call after the drawing; what has moved or shows another face is moved to it. */
export function glide(root: ParentNode, still: boolean): void {
  const calm = still || matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Any new drawing ends what still runs.
  for (const motion of running.splice(0)) motion.finish();
  const lies = surveyor();
  const now = new Map(pieces(root).map((el) => [el.dataset.piece!, { el, at: place(el, lies) }]));
  kept = new Map([...kept].map(([name, was]) => [name, carried(was, lies)]));
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

/** How a print or a panel lies on the screen; each is measured once for a drawing. */
type Survey = (carrier: Element) => DOMMatrix;
function surveyor(): Survey {
  const known = new Map<Element, DOMMatrix>();
  return (carrier) => {
    let found = known.get(carrier);
    if (!found) {
      const box = carrier.getBoundingClientRect();
      found = (carrier instanceof SVGSVGElement && carrier.getScreenCTM()) || new DOMMatrix([1, 0, 0, 1, box.x, box.y]);
      known.set(carrier, found);
    }
    return found;
  };
}

/** The drawing that a piece is part of, or the panel it lies in. */
function carrierOf(el: Drawn): Element | null {
  let sheet = el instanceof SVGElement ? el.ownerSVGElement : null;
  if (!sheet) return el.closest('section, .stageboard');
  while (sheet.ownerSVGElement) sheet = sheet.ownerSVGElement;
  return sheet;
}

function place(el: Drawn, lies: Survey): Kept {
  const box = el.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const carrier = carrierOf(el);
  const point = carrier ? new DOMPoint(x, y).matrixTransform(lies(carrier).inverse()) : new DOMPoint(x, y);
  return { x, y, on: { carrier, point }, face: el.dataset.face ?? '', kin: el.dataset.kin ?? '' };
}

/** Where a place lies by now: it moves with what carries it. */
function carried(was: Kept, lies: Survey): Kept {
  const { carrier, point } = was.on;
  if (!carrier?.isConnected) return was;
  const { x, y } = point.matrixTransform(lies(carrier));
  return { ...was, x, y };
}

/** Whether a place has lost a piece: it is gone, or there are fewer. */
const fewer = (was: Kept, at: Kept | undefined): boolean => at === undefined || Number(at.face) < Number(was.face);

function run(el: Drawn, frames: Keyframe[], how: KeyframeAnimationOptions): void {
  running.push(el.animate(frames, how));
}

function travel(el: Drawn, dx: number, dy: number): void {
  const scale = el instanceof SVGElement ? 1 / zoomOf(el) : 1;
  run(el, [{ translate: `${dx * scale}px ${dy * scale}px` }, { translate: '0 0' }], { duration: Math.min(600, 320 + Math.hypot(dx, dy)), easing: EASE });
}

/** A card or tile turns over by a squeeze; a die rocks until it lies. */
function turn(el: Drawn): void {
  const still = { transformBox: 'fill-box', transformOrigin: 'center' };
  if (el.dataset.piece!.startsWith('die-')) {
    const rock = [-28, 18, -9, 4, 0].map((angle) => ({ ...still, rotate: `${angle}deg` }));
    run(el, rock, { duration: 600, easing: EASE });
  } else run(el, [{ ...still, scale: '1 1' }, { ...still, scale: '0 1' }, { ...still, scale: '1 1' }], { duration: 180, easing: EASE });
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
