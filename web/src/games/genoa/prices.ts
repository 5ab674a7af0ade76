/** Agreeing to a price (GEN-102): each price is an answer of its own, with as many cards as it asks for and no others. */

import { members } from '../../lib/choice';
import type { TableSession } from '../../lib/session.svelte';
import type { Domain, Option } from '../../lib/wire';
import { cardOf, type GenoaData } from './plan';

interface Price { id: number; cards: number[] }

export function narrowed(session: TableSession, options: Option[]): Option[] {
  if (!options.some((o) => o.do === 'agree') || !session.info) return options;
  const data = session.info.components as unknown as GenoaData;
  const prices = (session.now?.view as { asks: Price[] }).asks;
  return options.flatMap((o) => (o.do !== 'agree' ? [o] : members(o.box[0]!).map((id) => forOne(o, id, prices.find((p) => p.id === id)?.cards ?? [], data))));
}

function forOne(option: Option, id: number, cards: readonly number[], data: GenoaData): Option {
  const most = cards.reduce((sum, n) => sum + n, 0);
  const fits = (card: number): boolean => (cards[cardOf(data, card).pile] ?? 0) > 0;
  const hand = (d: Domain): Domain => (most === 0 ? [0] : { of: members(d).filter(fits), least: 0, most });
  return { ...option, box: option.box.map((d, i) => (i === 0 ? [id] : hand(d))) };
}
