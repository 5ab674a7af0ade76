/** Prices in words: "2 florins, 1 crown or cross". */

import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/ui.svelte';
import type { View } from '../title';
import { cardBar, dataOf, FIRST_COURTIER, FIRST_COURTIER_BONUS, itemsOf, ROOMS, type Bar, type VirtuData } from './data';
import { actionOf } from './rooms';
import { argsOf, strengthOf } from './strength';

type Kind = 'florins' | 'crowns' | 'crosses' | 'either' | 'cavalry' | 'ships' | 'masks' | 'bonuses' | 'arrows';
const KIND: Record<string, Kind> = { florin: 'florins', crown: 'crowns', cross: 'crosses', cavalry: 'cavalry', ship: 'ships', mask: 'masks', war_bonus: 'bonuses', arrow: 'arrows' };

export const inWords = (price: Partial<Record<Kind, number>>): string =>
  (Object.entries(price) as [Kind, number][]).flatMap(([kind, n]) => (n > 0 ? [t(`vir-n-${kind}`, { n })] : [])).join(', ');

/** What a card or tile shows: "2 crowns, 3 florins". */
export const shown = (bar: readonly Bar[]): string => inWords(Object.fromEntries(bar.flatMap((b) => (KIND[b.type] ? [[KIND[b.type], b.n]] : []))));

/** What somebody gains with a city who takes it: nothing is hidden, and the tiles of others lie on no reader's table. */
function ofCity(session: TableSession, data: VirtuData, city: number): string {
  const c = data.city[city];
  if (!c) return '';
  const power = data.power.findIndex((p) => p.id === c.start_of);
  return [t('vir-city-shows', { what: shown(c.bar) }), c.pirate ? t('vir-city-pirates') : '', power >= 0 ? t('vir-city-home', { power: session.text(`power-${power}`) }) : ''].filter(Boolean).join(' ');
}

/** Points printed on what can be had. */
const points = (n: number): string => (n > 0 ? t('vir-n-points', { n }) : '');

/** The war bonus that a courtier of mine shows, with its price. */
export function courtierBonus(session: TableSession, bonus: number): Bar | undefined {
  const cards = ((session.shown?.view as View | null)?.seats?.[session.shown?.seat ?? -1]?.cards ?? []) as number[];
  return cardBar(dataOf(session), cards[FIRST_COURTIER + bonus - FIRST_COURTIER_BONUS] ?? -1).find((b) => b.type === 'war_bonus');
}

/** What a city's tile shows, what a thing of the market costs, what it is worth; what the war bonus of a courtier costs. */
export function about(session: TableSession, element: string): string {
  const data = dataOf(session);
  const [noun, id] = [element.slice(0, element.lastIndexOf('-')), Number(element.slice(element.lastIndexOf('-') + 1))];
  if (noun === 'city' || (noun === 'tile' && id < data.city.length)) return ofCity(session, data, id);
  if (noun === 'patron') return [session.text(`about-${element}`), points(data.patron[id]?.prestige ?? 0)].filter(Boolean).join(' ');
  const bonus = element.startsWith('bonus-') ? Number(element.slice(6)) : -1;
  if (bonus >= FIRST_COURTIER_BONUS) return t('vir-courtier-bonus', { n: courtierBonus(session, bonus)?.price ?? 0 });
  if (!element.startsWith('item-')) return '';
  const item = itemsOf(data)[id];
  const cost = item?.cost ?? {};
  const price = inWords({ florins: cost.florin ?? 0, crowns: cost.crown ?? 0, crosses: cost.cross ?? 0, ships: cost.ship ?? 0 });
  const key = `about-${element}`;
  return [price ? t('vir-price', { price }) : '', session.has(key) ? session.text(key) : '', points(item?.prestige ?? 0)].filter(Boolean).join(' ');
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
  const data = dataOf(session);
  const me = view.seats[session.shown!.seat];
  if (frame === 'announcing' && view.strengths.length > 0) {
    const now = strengthOf(view, argsOf(session.shown?.prompt ?? null));
    return t('vir-hint-announcing', { attack: now.attack, defence: now.defence, outcome: t(now.outcome) });
  }
  if (frame === 'move_marker') {
    const where = t('vir-hint-moving', { here: actionOf(session, me, me.marker), next: actionOf(session, me, (me.marker + 1) % ROOMS) });
    const paid = session.list.some((e) => e.do === 'buy_step') ? t('vir-hint-step', { price: inWords({ florins: data.movement.paid_step_florins }) }) : '';
    return [where, paid].filter(Boolean).join(' ');
  }
  if (frame === 'annexing') return t('vir-hint-annexing');
  if (frame === 'governing') return t('vir-hint-governing');
  if (frame === 'recruiting') return t('vir-hint-recruiting', { own: inWords({ florins: data.recruit.start_city_florins }), other: inWords({ florins: data.recruit.other_city_florins }) });
  const troops = (view.troops[session.shown!.seat] as number[]).reduce((a, b) => a + b, 0);
  if (frame === 'wages') return t('vir-hint-wages', { n: troops, price: inWords({ florins: data.pay.florins[troops] ?? 0 }) });
  const next = data.patronage_step.find((s) => s.step === me.patronage + 1);
  if (frame !== 'financing' || !next) return '';
  return t('vir-hint-financing', { price: inWords({ florins: next.florin ?? 0, crowns: next.crown ?? 0, crosses: next.cross ?? 0, either: next.crown_or_cross ?? 0 }) });
}
