/** The own palace as it will be: family cards lie where they were put, before they are sealed. */

import { fields } from '../../lib/choice';
import type { TableSession } from '../../lib/session.svelte';
import type { View } from '../title';
import { FIRST_FAMILY } from './data';

const ORDER = ['first', 'second', 'third'];

export function withFamily(session: TableSession, view: View): View {
  const me = session.shown?.seat ?? -1;
  if (session.draft.kind !== 'place_family' || session.past !== null || me < 0) return view;
  const seats = [...view.seats];
  const own = { ...seats[me], cards: [...seats[me].cards], face_up: [...seats[me].face_up] };
  for (const { arg, value } of fields(session.boxes, session.draft)) {
    const card = ORDER.indexOf(arg);
    if (card < 0 || value === null) continue;
    own.cards[Number(value)] = FIRST_FAMILY + own.power * ORDER.length + card;
    own.face_up.push(Number(value));
  }
  seats[me] = own;
  return { ...view, seats };
}
