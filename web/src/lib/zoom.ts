/** Wheel, pinch and drag over a board: one transform, set without a new drawing. */

export interface ZoomHandle {
  fit(): void;
  by(factor: number): void;
  destroy(): void;
}

const LEAST = 1;
const MOST = 5;

/** Lets `frame` be a window onto `sheet`. A drag shorter than a few pixels stays a click. */
export function zoomable(frame: HTMLElement, sheet: HTMLElement, moved: () => void): ZoomHandle {
  let [scale, x, y] = [1, 0, 0];
  const fingers = new Map<number, { x: number; y: number }>();
  let dragged = false;
  let spread = 0;

  const draw = (): void => {
    const box = frame.getBoundingClientRect();
    x = Math.min(0, Math.max(box.width * (1 - scale), x));
    y = Math.min(0, Math.max(box.height * (1 - scale), y));
    sheet.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    moved();
  };
  const zoomAt = (factor: number, cx: number, cy: number): void => {
    const next = Math.min(MOST, Math.max(LEAST, scale * factor));
    x = cx - ((cx - x) * next) / scale;
    y = cy - ((cy - y) * next) / scale;
    scale = next;
    draw();
  };
  const local = (e: { clientX: number; clientY: number }): [number, number] => {
    const box = frame.getBoundingClientRect();
    return [e.clientX - box.x, e.clientY - box.y];
  };
  const onWheel = (e: WheelEvent): void => {
    e.preventDefault();
    zoomAt(Math.exp(-e.deltaY * 0.0016), ...local(e));
  };
  const onDown = (e: PointerEvent): void => {
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
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
    if (Math.hypot(e.clientX - was.x, e.clientY - was.y) > 2) dragged = true;
    if (scale > 1) {
      x += e.clientX - was.x;
      y += e.clientY - was.y;
      draw();
    }
  };
  const onUp = (e: PointerEvent): void => {
    fingers.delete(e.pointerId);
    spread = 0;
  };
  // A drag must not end as a click on whatever lies under the finger.
  const onClick = (e: MouseEvent): void => {
    if (dragged && scale > 1) e.stopPropagation();
    dragged = false;
  };
  const fit = (): void => {
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
  return {
    fit,
    by: (factor) => zoomAt(factor, frame.clientWidth / 2, frame.clientHeight / 2),
    destroy() {
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
    },
  };
}
