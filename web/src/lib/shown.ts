/** A recorded game as the landing page plays it back: one whole view, then what became different. Pure. */

import type { View } from '../games/title';

export type Told = (string | number)[];
type Path = (string | number)[];
export interface Recorded {
  title: string;
  seats: number;
  nouns: Record<string, number>;
  events: Record<string, string[]>;
  components: Record<string, unknown>;
  view: View;
  /** Entry, seat, what was told, what became different. */
  moments: [number, number, Told[], [Path, unknown][]][];
}

/** A view with the changes of a moment; parts that stay are shared with the one before. */
export function changed(view: View, changes: [Path, unknown][]): View {
  return changes.reduce((now, [path, value]) => put(now, path, value), view);
}

function put(into: View, path: Path, value: unknown): View {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = Array.isArray(into) ? [...into] : { ...into };
  copy[key] = put(into[key], rest, value);
  return copy;
}
