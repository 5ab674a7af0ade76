/** Wheel, pinch and drag over a board: one transform, set without a new drawing. */

export interface ZoomHandle {
  fit(): void;
  /** Closer, with this point of the page in the middle. */
  show(factor: number, at: { x: number; y: number }): void;
  /** As close as it is, with what lies at `from` of the page shifted to `to`, as far as the drawing goes. */
  shift(from: { x: number; y: number }, to: { x: number; y: number }): void;
  by(factor: number): void;
  destroy(): void;
}

const LEAST = 1;
const MOST = 5;

/** A finger is never quite still: less than this is a click. */
const SLACK = 4;

/** Keeps the drawing in the frame: in the middle while it is smaller, else without a gap at either edge. */
export function within(at: number, frame: number, drawn: number, scale: number): number {
  if (drawn * scale <= frame) return (frame * (1 - scale)) / 2;
  const margin = (frame - drawn) / 2;
  return Math.min(0 - margin * scale, Math.max(frame - (margin + drawn) * scale, at));
}

/** Lets `frame` be a window onto `sheet`, a layer of its own that is shifted without being painted again. */
export function zoomable(frame: HTMLElement, sheet: HTMLElement): ZoomHandle {
  let [scale, x, y] = [1, 0, 0];
  const fingers = new Map<number, { x: number; y: number }>();
  let from = { x: 0, y: 0 };
  let dragged = false;
  let spread = 0;
  let [asked, still] = [0, 0];
  let box = frame.getBoundingClientRect();

  /** How large the drawing is at first: a frame of another shape has empty margins, which are not panned into. */
  const size = (): { width: number; height: number } => {
    const whole = sheet.querySelector<SVGSVGElement>('svg.board')?.viewBox.baseVal;
    if (!whole || whole.width === 0) return box;
    const fits = Math.min(box.width / whole.width, box.height / whole.height);
    return { width: whole.width * fits, height: whole.height * fits };
  };

  /**
   * At most once a frame. While it moves, the picture that is there is shifted and stretched; at rest it is drawn sharp again.
   * The class changes nothing inside the sheet: a new style for everything drawn would cost the first frames.
   */
  const draw = (): void => {
    asked ||= requestAnimationFrame(() => {
      asked = 0;
      const drawn = size();
      x = within(x, box.width, drawn.width, scale);
      y = within(y, box.height, drawn.height, scale);
      // Whole pixels: a picture shifted by parts of them would have to be painted again.
      sheet.style.transform = scale === 1 ? '' : `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${scale})`;
    });
    frame.classList.add('moving');
    rest();
  };
  /** Sharp again once no finger is down and nothing has moved for a while: drawing sharp in between would cost the frames. */
  const rest = (): void => {
    clearTimeout(still);
    if (fingers.size === 0) still = window.setTimeout(() => frame.classList.remove('moving'), 200);
  };
  const zoomAt = (factor: number, cx: number, cy: number): void => {
    const next = Math.min(MOST, Math.max(LEAST, scale * factor));
    x = cx - ((cx - x) * next) / scale;
    y = cy - ((cy - y) * next) / scale;
    scale = next;
    draw();
  };
  const local = (e: { clientX: number; clientY: number }): [number, number] => [e.clientX - box.x, e.clientY - box.y];
  const onWheel = (e: WheelEvent): void => {
    box = frame.getBoundingClientRect();
    e.preventDefault();
    zoomAt(Math.exp(-e.deltaY * 0.0016), ...local(e));
  };
  const onDown = (e: PointerEvent): void => {
    box = frame.getBoundingClientRect();
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    from = { x: e.clientX, y: e.clientY };
    dragged = false;
  };
  const onMove = (e: PointerEvent): void => {
    const was = fingers.get(e.pointerId);
    if (!was) return;
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()] as [{ x: number; y: number }, { x: number; y: number }];
      const far = Math.hypot(a.x - b.x, a.y - b.y);
      if (spread > 0) zoomAt(far / spread, ...local({ clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2 }));
      spread = far;
      dragged = true;
      return;
    }
    if (!dragged && Math.hypot(e.clientX - from.x, e.clientY - from.y) > SLACK) {
      dragged = true;
      // Goes on beyond the edge of the frame, until the finger is lifted.
      if (scale > 1 && e.isTrusted) frame.setPointerCapture(e.pointerId);
    }
    if (dragged && scale > 1) {
      x += e.clientX - was.x;
      y += e.clientY - was.y;
      draw();
    }
  };
  const onUp = (e: PointerEvent): void => {
    fingers.delete(e.pointerId);
    spread = 0;
    rest();
  };
  // A drag must not end as a click on whatever lies under the finger.
  const onClick = (e: MouseEvent): void => {
    if (dragged && scale > 1) e.stopPropagation();
    dragged = false;
  };
  const fit = (): void => {
    box = frame.getBoundingClientRect();
    [scale, x, y] = [1, 0, 0];
    draw();
  };
  frame.addEventListener('wheel', onWheel, { passive: false });
  frame.addEventListener('pointerdown', onDown);
  frame.addEventListener('pointermove', onMove);
  frame.addEventListener('click', onClick, { capture: true });
  frame.addEventListener('dblclick', fit);
  addEventListener('pointerup', onUp);
  addEventListener('pointercancel', onUp);
  const show = (factor: number, at: { x: number; y: number }): void => {
    box = frame.getBoundingClientRect();
    scale = Math.min(MOST, factor);
    x = box.width / 2 - (at.x - box.x) * scale;
    y = box.height / 2 - (at.y - box.y) * scale;
    draw();
  };
  const shift = (from: { x: number; y: number }, to: { x: number; y: number }): void => {
    box = frame.getBoundingClientRect();
    x += to.x - from.x;
    y += to.y - from.y;
    draw();
  };
  return {
    fit,
    show,
    shift,
    by: (factor) => zoomAt(factor, frame.clientWidth / 2, frame.clientHeight / 2),
    destroy() {
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
    },
  };
}
