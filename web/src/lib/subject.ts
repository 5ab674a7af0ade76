/** Whom an event tells of: the first seat it names. Offers of others are laid open by the last who answers. Pure. */

import type { TitleInfo } from './api';

export function subject(info: Pick<TitleInfo, 'events'> | null, event: readonly unknown[], by: number): number {
  const at = (info?.events[String(event[0])] ?? []).findIndex((spec) => spec.endsWith(' seat'));
  return at < 0 ? by : Number(event[at + 1]);
}
