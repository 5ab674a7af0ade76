/** A finger that stays on a thing asks about it: lifting it then chooses nothing, and a finger that wanders or is joined by another asks nothing. */

const WAIT = 500;
/** A finger is never quite still. */
const SLACK = 8;

export interface LongPress {
  down(e: PointerEvent): void;
  move(e: PointerEvent): void;
  up(): void;
  /** Whether the click that follows belongs to a press that has asked already. */
  spent(): boolean;
}

/** `ask` says whether there was anything to ask about. */
export function longPress(ask: (target: EventTarget | null) => boolean): LongPress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let asked = false;
  const up = (): void => clearTimeout(timer);
  return {
    up,
    down(e) {
      up();
      asked = false;
      if (e.pointerType === 'mouse' || !e.isPrimary) return;
      from = { x: e.clientX, y: e.clientY };
      timer = setTimeout(() => (asked = ask(e.target)), WAIT);
    },
    move(e) {
      if (Math.hypot(e.clientX - from.x, e.clientY - from.y) > SLACK) up();
    },
    spent() {
      const was = asked;
      asked = false;
      return was;
    },
  };
}
