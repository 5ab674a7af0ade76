/** What is done in the rooms of a palace. */

import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/ui.svelte';
import { actionName } from './data';
import { firstName } from './wheel';

export interface Palace { power: number; cards: number[]; marker: number; actions: number[] }

/** The action of a room; where cards have made two rooms alike, with the card that lies in it. */
export function actionOf(session: TableSession, palace: Palace, room: number): string {
  const name = actionName(session, palace.actions[room] ?? 0);
  if (palace.actions.filter((other) => other === palace.actions[room]).length < 2) return name;
  const card = palace.cards[room] ?? -1;
  return t('vir-room-twin', { action: name, card: card >= 0 ? firstName(session.text(`card-${card}`)) : t('vir-printed') });
}
