/** The own palace as it will be: family cards lie where they were put, before they are sealed. */

import { fields } from '../../lib/choice';
import type { TableSession } from '../../lib/session.svelte';
import type { View } from '../title';
import { dataOf, FIRST_FAMILY, ROOMS } from './data';

const ORDER = ['first', 'second', 'third'];

export function withFamily(session: TableSession, view: View): View {
  const me = session.shown?.seat ?? -1;
  if (session.draft.kind !== 'place_family' || session.past !== null || me < 0) return view;
  const seats = [...view.seats];
  const data = dataOf(session);
  const own = { ...seats[me], cards: [...seats[me].cards], face_up: [...seats[me].face_up], actions: [...seats[me].actions] };
  for (const { arg, value } of fields(session.boxes, session.draft)) {
    const card = ORDER.indexOf(arg);
    if (card < 0 || value === null) continue;
    own.cards[Number(value)] = FIRST_FAMILY + own.power * ORDER.length + card;
    own.face_up.push(Number(value));
    // A card in a room puts its own action in place of the printed one.
    const action = Number(value) < ROOMS ? data.action.findIndex((a) => a.id === data.family[own.cards[Number(value)] - FIRST_FAMILY]?.action) : -1;
    if (action >= 0) own.actions[Number(value)] = action;
  }
  seats[me] = own;
  return { ...view, seats };
}
