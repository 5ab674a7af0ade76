/** Deeds say their price (a bid, where a discount makes it another number), and a moment says what an answer means. */

import type { Action, Int } from '../../lib/choice';
import { sentence } from '../../lib/sentence';
import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/ui.svelte';
import type { View } from '../title';
import { asked, cityOf, dataOf, POPE } from './data';
import { currencyOf, discount, price } from './price';

/** A family does what the side in play says; the other side is nobody's business here. */
export function about(session: TableSession, element: string): string {
  const side = (session.shown?.view as { side: number } | undefined)?.side === 1 ? 'b' : 'a';
  return element.startsWith('family-') ? session.text(`side-${side}-${element}`) : '';
}

export function worded(session: TableSession, action: Action): string {
  const view = session.now?.view as View | undefined;
  const data = dataOf(session);
  const plain = (): string => sentence(session.speaker, 'do', action[0], session.info?.actions[action[0]] ?? [], action.slice(1) as Int[]);
  if (action[0] === 'done' && session.now?.prompt?.frame === 'after_action') return t('pri-end-turn');
  if (action[0] === 'buy_card') return t('pri-priced', { deed: plain(), price: `${t('pri-n-gold', { n: data.setup.treachery_price_gold })}, ${t('pri-n-influence', { n: data.setup.treachery_price_influence })}` });
  if (action[0] === 'buy_troop') return t('pri-priced', { deed: plain(), price: t('pri-n-gold', { n: data.troop[Number(action[1])]?.price ?? 0 }) });
  const city = action[0] === 'put_up' ? cityOf(data, Number(action[1])) : -1;
  if (city >= 0 && view) return t('pri-priced', { deed: plain(), price: t('pri-from-gold', { n: view.status[city] * data.setup.city_opening_bid_factor }) });
  // Only the auction under way has a price; the journal tells old bids by themselves.
  if (action[0] !== 'bid' || !view || view.seat < 0 || session.now?.prompt?.frame !== 'auction') return '';
  const off = discount(data, view, view.seats[view.seat], asked(session).lot ?? -1);
  const bid = Number(action[1]);
  return off > 0 ? t('pri-bid-pay', { bid, pay: price(bid, off) }) : '';
}

/** Who leads in the auction of the families, and how far the reader is from it. */
function familyBids(session: TableSession, view: View): string {
  const bids = (view.seats as { bid: number }[]).map((s) => s.bid);
  const [high, own] = [Math.max(...bids), bids[view.seat] ?? 0];
  return high > own ? t('pri-family-high', { name: session.names[bids.indexOf(high)] ?? '', n: high, own }) : '';
}

export function hint(session: TableSession, view: View, building = false): string {
  const [frame, data] = [session.shown?.prompt?.frame, dataOf(session)];
  if (!session.mine) return '';
  if (frame === 'order_auction') return t('pri-order-hint');
  if (frame === 'family_auction') return familyBids(session, view);
  if (building) return '';
  if ((frame === 'war_pause' || frame === 'bribing') && session.options.every((o) => o.do === 'done')) return t('pri-nothing-to-use');
  if (frame === 'auction' && !session.options.some((o) => o.do === 'bid')) {
    const currency = currencyOf(data, asked(session).lot ?? -1);
    return t('pri-cannot-raise', { held: t(`pri-n-${currency}`, { n: view.seats[view.seat][currency] }) });
  }
  const office = frame === 'auction' ? (asked(session).lot ?? -1) - POPE : 0;
  if (office > 0) return t('pri-command-pays', { gold: t('pri-n-gold', { n: view.status[office === 1 ? view.war.attacker : view.war.defender] ?? 0 }) });
  return frame === 'weather_or_veto' && session.options.every((o) => o.do === 'pass') ? t('pri-hold-neither') : '';
}
