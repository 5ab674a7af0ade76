/** Ownership markers in words: what a deed costs, and what happens where. */

import type { Action } from '../../lib/choice';
import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/ui.svelte';
import { beside, type GenoaData } from './plan';

export const NOTHING = 0;
/** Own markers that each deed takes: none, one placed, one sacrificed, or both (GEN-202). */
export const COST: readonly number[] = [0, 1, 1, 2];

/** A deed of the marker phase, each building by its name; empty where nothing happens on any. */
export function placing(session: TableSession, [, street, ...deeds]: Action): string {
  const data = session.info!.components as unknown as GenoaData;
  const view = session.now?.view as { alternative: boolean };
  const done = beside(data, Number(street), view.alternative).flatMap((building, i) => {
    const deed = Number(deeds[i] ?? NOTHING);
    return deed === NOTHING ? [] : [t('gen-deed-at', { deed: session.noun('deed', deed), building: session.noun('field', building) })];
  });
  return done.join(', ');
}
