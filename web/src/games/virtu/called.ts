/** Names of the moment: a field, a source of symbols or a bonus is known by the card that lies there. */

import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/ui.svelte';
import type { View } from '../title';
import { cityPrice } from './price';
import { actionOf, type Palace } from './rooms';
import { FIRST_ALLIANCE, FIRST_COURTIER, FIRST_COURTIER_BONUS, FIRST_ROOM, FIRST_TILE_SOURCE, ROOMS } from './data';

/** The field whose card gives the symbols of a source; -1 for tiles. */
export function fieldOf(source: number, marker: number): number {
  if (source >= FIRST_TILE_SOURCE) return -1;
  return source === 0 ? marker : source === 1 ? ROOMS + marker : FIRST_COURTIER + source - 2;
}

/** The card on a field; where two of the same lie in one palace, with the field. */
function cardAt(session: TableSession, me: Palace, field: number): string {
  const card = me.cards[field] ?? -1;
  if (card < 0) return '';
  const name = session.text(`card-${card}`);
  const twice = me.cards.filter((other) => other >= 0 && session.text(`card-${other}`) === name).length > 1;
  return twice ? `${name} (${session.text(`field-${field}`)})` : name;
}

export function called(session: TableSession, noun: string, id: number): string {
  const table = session.shown;
  const seats = ((table?.view as View | null)?.seats ?? []) as Palace[];
  const price = noun === 'city' && table?.view ? cityPrice(table.view as View, id) : '';
  if (price) return t('vir-city-at', { city: session.text(`city-${id}`), price });
  if (noun === 'place') return placeName(session, seats, id);
  const me = (table?.view as View | null)?.seats?.[table?.seat ?? -1] as Palace | undefined;
  if (!me || me.power < 0) return '';
  if (noun === 'source') return cardAt(session, me, fieldOf(id, me.marker)) || (id < 2 ? roomName(session, me, fieldOf(id, me.marker)) : '');
  if (noun === 'bonus') return id >= FIRST_COURTIER_BONUS ? cardAt(session, me, FIRST_COURTIER + id - FIRST_COURTIER_BONUS) : '';
  if (noun === 'field') return cardAt(session, me, id) || roomName(session, me, id);
  return '';
}

/** A room by the action that is done there now: a card may have changed what is printed. */
function placeName(session: TableSession, seats: readonly Palace[], place: number): string {
  const power = Math.floor((place - FIRST_ROOM) / ROOMS);
  const palace = seats.find((s) => s.power === power);
  if (place < FIRST_ROOM || place >= FIRST_ALLIANCE || !palace) return '';
  const room = t('vir-room-called', { action: actionOf(session, palace, (place - FIRST_ROOM) % ROOMS) });
  return palace === seats[session.shown?.seat ?? -1] ? room : `${room} (${session.noun('power', power)})`;
}

/** Rooms and their upgrades are known by the action that is done there. */
function roomName(session: TableSession, me: Palace, field: number): string {
  if (field < 0 || field >= FIRST_COURTIER) return '';
  return t(field < ROOMS ? 'vir-room-called' : 'vir-upgrade-called', { action: actionOf(session, me, field % ROOMS) });
}
