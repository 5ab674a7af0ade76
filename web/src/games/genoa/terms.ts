/** The two sides of an offer as things with symbols, and what follows from it. */

import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/ui.svelte';
import { PILES, SPECIAL_SYMBOLS, type GenoaData } from './plan';
import { yieldsOf } from './yields';

export interface Terms { seat: number; target: number; ducats: number; goods: number[]; markers: number; cards: number[]; seen?: number[]; wanted: number[]; gain: number[] }
export interface Piece { symbol: string; good: boolean; n: number; label: string; promised?: boolean }

/** What lies on one side beside ducats. `side` 1: what the active player gets; -1: what is wanted from him. */
export function pieces(session: TableSession, data: GenoaData, terms: Terms, side: number): Piece[] {
  const promised = side < 0 ? [] : yieldsOf(session, data, data.buildings[terms.target]);
  return [
    ...terms.goods.flatMap((n, i) => (n * side > 0 ? [{ symbol: i < 8 ? data.goods[i]!.id : SPECIAL_SYMBOLS[i - 8]!, good: i < 8, n: n * side, label: session.noun('thing', i) }] : [])),
    ...(terms.markers * side > 0 ? [{ symbol: 'marker', good: false, n: terms.markers * side, label: session.noun('thing', 13) }] : []),
    ...(side > 0 ? terms.cards : terms.wanted).flatMap((n, i) => (n > 0 ? [{ symbol: PILES[i]!, good: false, n, label: session.noun('thing', 74 + i) }] : [])),
    ...promised.flatMap((y, i) => ((terms.gain[i] ?? 0) > 0 ? [{ symbol: y.symbol, good: y.good, n: terms.gain[i]!, label: t('gen-from-the-action', { thing: y.name }), promised: true }] : [])),
  ];
}

/** What the bank pays to the owner when this partner acts there (GEN-134): nothing to nobody, and nothing to whoever acts himself. */
export function fee(session: TableSession, data: GenoaData, terms: Terms): { seat: number; n: number } | null {
  const owner = (session.shown!.view as { owners: number[] }).owners[terms.target] ?? -1;
  return data.buildings[terms.target] && owner >= 0 && owner !== terms.seat ? { seat: owner, n: data.payouts.owner_fee } : null;
}
