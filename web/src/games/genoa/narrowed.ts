/** Answers as far as the open table leaves them: what it rules out by itself is not offered. */

import { members } from '../../lib/choice';
import type { TableSession } from '../../lib/session.svelte';
import type { Domain, Option } from '../../lib/wire';
import { cardOf, type GenoaData } from './plan';

interface Price { id: number; cards: number[] }

export function narrowed(session: TableSession, options: Option[]): Option[] {
  if (!session.info) return options;
  const data = session.info.components as unknown as GenoaData;
  return options.flatMap((o) => {
    const prices = (session.now?.view as { asks?: Price[] }).asks ?? [];
    if (o.do === 'agree') return members(o.box[0]!).map((id) => agreed(o, id, prices.find((p) => p.id === id)?.cards ?? [], data));
    if (o.do === 'offer' || o.do === 'ask') return [bargained(o, data)];
    return [o.do === 'use_building' ? used(o, data) : o];
  });
}

/** Agreeing to a price (GEN-102): each is an answer of its own, with as many cards as it asks for and no others. */
function agreed(option: Option, id: number, cards: readonly number[], data: GenoaData): Option {
  const most = cards.reduce((sum, n) => sum + n, 0);
  const fits = (card: number): boolean => (cards[cardOf(data, card).pile] ?? 0) > 0;
  const hand = (d: Domain): Domain => (most === 0 ? [0] : { of: members(d).filter(fits), least: 0, most });
  return { ...option, box: option.box.map((d, i) => (i === 0 ? [id] : hand(d))) };
}

/** A large order is delivered in a villa only (GEN-160), and no villa can be owned (GEN-197). */
function used(option: Option, data: GenoaData): Option {
  const villa = members(option.box[0]!).some((id) => data.buildings[id]?.action.kind === 'villa');
  return villa ? option : { ...option, box: [option.box[0]!, [-1]] };
}

/** Only the action of a villa earns a special card that can be promised (GEN-116). */
function bargained(option: Option, data: GenoaData): Option {
  const [target, reward] = ['target ', 'reward '].map((arg) => option.of.findIndex((spec) => spec.startsWith(arg))) as [number, number];
  if (target < 0 || reward < 0 || members(option.box[target]!).some((id) => data.buildings[id]?.action.kind === 'villa')) return option;
  return { ...option, box: option.box.map((d, i) => (i === reward ? [-1] : d)) };
}
