/** Prices in words: "2 florins, 1 crown or cross". */

import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/ui.svelte';
import type { View } from '../title';
import { cardBar, dataOf, FIRST_COURTIER, FIRST_COURTIER_BONUS, itemsOf, ROOMS, type Bar } from './data';
import { actionOf } from './rooms';
import { argsOf, strengthOf } from './strength';

type Kind = 'florins' | 'crowns' | 'crosses' | 'either' | 'ships';

export const inWords = (price: Partial<Record<Kind, number>>): string =>
  (Object.entries(price) as [Kind, number][]).flatMap(([kind, n]) => (n > 0 ? [t(`vir-n-${kind}`, { n })] : [])).join(', ');

/** The war bonus that a courtier of mine shows, with its price. */
export function courtierBonus(session: TableSession, bonus: number): Bar | undefined {
  const cards = ((session.shown?.view as View | null)?.seats?.[session.shown?.seat ?? -1]?.cards ?? []) as number[];
  return cardBar(dataOf(session), cards[FIRST_COURTIER + bonus - FIRST_COURTIER_BONUS] ?? -1).find((b) => b.type === 'war_bonus');
}

/** What a thing of the market costs, before what it does; what the war bonus of a courtier costs. */
export function about(session: TableSession, element: string): string {
  const bonus = element.startsWith('bonus-') ? Number(element.slice(6)) : -1;
  if (bonus >= FIRST_COURTIER_BONUS) return t('vir-courtier-bonus', { n: courtierBonus(session, bonus)?.price ?? 0 });
  if (!element.startsWith('item-')) return '';
  const cost = itemsOf(dataOf(session))[Number(element.slice(5))]?.cost ?? {};
  const price = inWords({ florins: cost.florin ?? 0, crowns: cost.crown ?? 0, crosses: cost.cross ?? 0, ships: cost.ship ?? 0 });
  const key = `about-${element}`;
  return [price ? t('vir-price', { price }) : '', session.has(key) ? session.text(key) : ''].filter(Boolean).join(' ');
}

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
  if (frame === 'announcing' && view.strengths.length > 0) {
    const now = strengthOf(view, argsOf(session.shown?.prompt ?? null));
    return t('vir-hint-announcing', { attack: now.attack, defence: now.defence, outcome: t(now.outcome) });
  }
  if (frame === 'move_marker') return t('vir-hint-moving', { here: actionOf(session, me, me.marker), next: actionOf(session, me, (me.marker + 1) % ROOMS) });
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
