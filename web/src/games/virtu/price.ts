/** Prices in words: "2 florins, 1 crown or cross". */

import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/ui.svelte';
import type { View } from '../title';
import { dataOf } from './data';

type Kind = 'florins' | 'crowns' | 'crosses' | 'either' | 'ships';

export const inWords = (price: Partial<Record<Kind, number>>): string =>
  (Object.entries(price) as [Kind, number][]).flatMap(([kind, n]) => (n > 0 ? [t(`vir-n-${kind}`, { n })] : [])).join(', ');

/** A city within reach with what it costs; nothing while no city is annexed. */
export function cityPrice(view: View, city: number): string {
  const found = (view.prices as number[][]).find((p) => p[0] === city);
  return found ? inWords({ crowns: found[1]!, ships: found[2]! }) : '';
}

/** One line under the question, where it leaves open what a deed costs or does. */
export function hint(session: TableSession, view: View): string {
  if (!session.mine) return '';
  const frame = session.shown?.prompt?.frame ?? '';
  const me = view.seats[session.shown!.seat];
  if (frame === 'annexing') return t('vir-hint-annexing');
  if (frame === 'governing') return t('vir-hint-governing');
  const data = dataOf(session);
  if (frame === 'recruiting') return t('vir-hint-recruiting', { own: inWords({ florins: data.recruit.start_city_florins }), other: inWords({ florins: data.recruit.other_city_florins }) });
  const troops = (view.troops[session.shown!.seat] as number[]).reduce((a, b) => a + b, 0);
  if (frame === 'wages') return t('vir-hint-wages', { n: troops, price: inWords({ florins: data.pay.florins[troops] ?? 0 }) });
  const next = data.patronage_step.find((s) => s.step === me.patronage + 1);
  if (frame !== 'financing' || !next) return '';
  return t('vir-hint-financing', { price: inWords({ florins: next.florin ?? 0, crowns: next.crown ?? 0, crosses: next.cross ?? 0, either: next.crown_or_cross ?? 0 }) });
}
