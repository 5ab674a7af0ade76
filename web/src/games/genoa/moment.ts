/** What a moment of Genoa means to the reader: whose turn it is, where the tower stands, and what a thing on the table is for. */

import { asked } from '../../lib/asked';
import { PAGE } from '../../lib/folding';
import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/ui.svelte';
import type { View } from '../title';
import { standing } from './model';
import { cardOf, type GenoaData } from './plan';

export function hint(session: TableSession, view: View, building = false): string {
  const frame = session.shown?.prompt?.frame ?? '';
  const mine = view.active === view.seat;
  if (building) return '';
  if (frame === 'place_tower' && mine && session.mine) return t(session.options.some((o) => o.do === 'any_start') ? 'gen-roll-card' : 'gen-roll-dice');
  const field = view.path.at(-1);
  if (frame === 'action_window' && session.mine && field !== undefined) {
    if (asked(session).stage === 0) return session.about(`field-${field}`);
    return t(session.options.some((o) => o.do !== 'end_action') ? 'gen-may-use-more' : 'gen-nothing-more');
  }
  if (session.mine && session.options.some((o) => o.do === 'keep')) return t('gen-keep-or-change');
  if (session.mine && session.options.some((o) => o.do === 'done') && view.offers.length > standing(view).length) return t('gen-new-for-old');
  const turn = view.active < 0 ? '' : mine ? t('gen-your-turn') : t('gen-turn-of', { name: session.names[view.active] ?? '' });
  if (session.mine && session.options.some((o) => o.do === 'offer') && spendsCard(session)) return `${turn} ${t('gen-offer-spends', { card: session.noun('special', 2) })}`;
  return field === undefined ? turn : `${turn} ${t('gen-tower-stands', { field: session.noun('field', field), left: Math.max(0, 5 - view.path.length) })}`;
}

/** Whether the reader's next action costs a card: his own is used (GEN-053). With two players the bonus may come first, so nothing is said once the other acted. */
export function spendsCard(session: TableSession): boolean {
  const view = session.now?.view as { seat: number; performers: number[]; seats: { can_act: boolean }[] } | undefined;
  if (!view || view.seat < 0 || !view.seats[view.seat]?.can_act) return false;
  const [mine, others] = [view.performers.filter((p) => p === view.seat).length, view.performers.some((p) => p >= 0 && p !== view.seat)];
  return mine > 0 && (view.seats.length > 2 || !others);
}

/** Which round of offers this question belongs to, and of how many; nothing where nobody bargains. */
export function round(session: TableSession): string {
  const frame = session.shown?.prompt?.frame ?? '';
  const n = frame.startsWith('offers_') || frame.startsWith('answer_') ? (asked(session).round ?? 1) : 0;
  return n > 0 ? t('gen-rounds', { round: n }) : '';
}

/** The number of the answer that takes just this offer in the list of choices, or 0 where it has none. */
export function acceptNumber(session: TableSession, seat: number, target: number): number {
  const n = 1 + session.listed.findIndex((e) => e.do === 'accept' && e.action !== null && Number(e.values[0]) === target && Number(e.values[1]) === 2 ** seat);
  return n <= PAGE ? n : 0;
}

/** What a field is for at each question; the others offer for it, whoever is active moves to it. */
const FIELD: Record<string, string> = { place_tower: 'any_start', action_window: 'use_building', marker_phase: 'place_markers' };

export function deeds(session: TableSession, noun: string, id: number): string[] {
  if (noun === 'card') return [['fulfil_large'], ['fulfil_small'], ['deliver'], []][cardOf(session.info!.components as unknown as GenoaData, id).pile] ?? [];
  if (noun !== 'field') return [];
  const view = session.shown!.view as { active: number; seat: number };
  return [FIELD[session.shown?.prompt?.frame ?? ''] ?? (view.active === view.seat ? 'move' : 'offer')];
}
