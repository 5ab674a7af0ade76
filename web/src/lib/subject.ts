/** Whether an event names a seat: it was done to whoever sits there, or with him. */
export const names = (info: Pick<TitleInfo, 'events'> | null, event: readonly unknown[], seat: number): boolean =>
  (info?.events[String(event[0])] ?? []).some((spec, i) => spec.endsWith(' seat') && event[i + 1] === seat);

/** Whom an event tells of: the first seat it names; the bank, which is nobody, is passed over. Offers of others are laid open by the last who answers. Pure. */

import type { TitleInfo } from './api';

export function subject(info: Pick<TitleInfo, 'events'> | null, event: readonly unknown[], by: number): number {
  const at = (info?.events[String(event[0])] ?? []).findIndex((spec, i) => spec.endsWith(' seat') && Number(event[i + 1]) >= 0);
  return at < 0 ? by : Number(event[at + 1]);
}
