/** Names of the moment: in the district being resolved a deed is known by whom it is for. */

import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/ui.svelte';
import type { View } from '../title';

/** Weddings and hiring, numbered as in the title's six actions. */
const [FIRST, SECOND, HIRE] = [0, 1, 3];

export function called(session: TableSession, noun: string, id: number): string {
  const view = session.shown?.view as View | null;
  if (noun !== 'deed' || !view?.active) return '';
  const here = view.districts.find((d: { district: number }) => d.district === view.active.district);
  if (id === FIRST || id === SECOND) {
    const bride: number = here?.brides[id].bride ?? -1;
    return bride >= 0 ? t('bri-marry', { name: session.text(`bride-${bride}`) }) : '';
  }
  return id === HIRE && here?.common >= 0 ? t('bri-hire', { name: session.text(`tile-${here.common}`) }) : '';
}
