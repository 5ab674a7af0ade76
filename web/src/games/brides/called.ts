/** Names of the moment: in the district being resolved a deed is known by whom it is for. */

import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/ui.svelte';
import type { View } from '../title';
import { dataOf, tiles, type Known } from './data';

/** Who speaks of his own men leaves out the name of the house. */
function own(session: TableSession, view: View | null, tile: number): string {
  const man = tiles(dataOf(session))[tile];
  const mine = view?.seats[session.shown?.seat ?? -1]?.known as Known[] | undefined;
  return man?.kind === 'loyal' && mine?.some((k) => k.tile === tile) ? session.text(`tile-${tile}`).split(' ')[0]! : '';
}

/** A bride by her name, and whose wife she is: nobody murders "the first bride", and perhaps she is one's own. */
function wife(session: TableSession, place: { bride: number; owner: number } | undefined): string {
  if (!place || place.bride < 0) return '';
  const name = session.text(`bride-${place.bride}`);
  return place.owner < 0 ? name : place.owner === session.shown?.seat ? t('bri-own-wife', { name }) : t('bri-wife-of', { name, who: session.names[place.owner] ?? '' });
}

/** A ship with what a worker costs there. */
function ship(session: TableSession, id: number): string {
  const ducats = dataOf(session).ship[id]?.ducats ?? 0;
  return t(ducats > 0 ? 'bri-ship-for' : 'bri-ship-swap', { ship: session.text(`ship-${id}`), n: ducats });
}

/** Weddings and hiring, numbered as in the title's six actions. */
const [FIRST, SECOND, HIRE] = [0, 1, 3];

export function called(session: TableSession, noun: string, id: number): string {
  const view = session.shown?.view as View | null;
  if (noun === 'tile') return own(session, view, id);
  if (noun === 'ship') return ship(session, id);
  if ((noun !== 'deed' && noun !== 'rank') || !view?.active) return '';
  const here = view.districts.find((d: { district: number }) => d.district === view.active.district);
  if (noun === 'rank') return wife(session, here?.brides[id]);
  if (id === FIRST || id === SECOND) {
    const bride: number = here?.brides[id].bride ?? -1;
    return bride >= 0 ? t('bri-marry', { name: session.text(`bride-${bride}`) }) : '';
  }
  return id === HIRE && here?.common >= 0 ? t('bri-hire', { name: session.text(`tile-${here.common}`) }) : '';
}
