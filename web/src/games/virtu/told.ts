/** The journal of Virtù: rooms and upgrades are called by the action printed there, as at the palace, not by their number. */

import { phrase } from '../../lib/sentence';
import type { TableSession } from '../../lib/session.svelte';
import type { Told } from '../../lib/told';
import { t } from '../../lib/ui.svelte';
import type { News } from '../../lib/wire';
import type { View } from '../title';
import { actionName, dataOf, FIRST_COURTIER, ROOMS, type VirtuData } from './data';

type Event = readonly (string | number)[];

/** The action printed in a room of a power's palace; -1 before there is a palace. */
export function printed(data: Pick<VirtuData, 'power' | 'palace' | 'action'>, power: number, room: number): number {
  const rooms = data.palace.find((p) => p.power === data.power[power]?.id)?.rooms ?? [];
  return data.action.findIndex((a) => a.id === rooms[room]);
}

/** A field of a seat's palace by its action; courtier fields keep their names. */
function field(session: TableSession, seat: number, id: number): string {
  const power = (session.shown?.view as View | undefined)?.seats[seat]?.power ?? -1;
  const action = id < FIRST_COURTIER ? printed(dataOf(session), power, id % ROOMS) : -1;
  return action < 0 ? '' : t(id < ROOMS ? 'vir-room-called' : 'vir-upgrade-called', { action: actionName(session, action) });
}

export const told = (session: TableSession, item: News): Told[] =>
  (item.events as Event[]).map((e, i) => {
    const of = session.info?.events[String(e[0])] ?? [];
    const seat = Number(e[1 + of.findIndex((spec) => spec.endsWith(' seat'))] ?? -1);
    const called = (noun: string, id: number): string => (noun === 'field' ? field(session, seat, id) : '');
    return { of: [i], words: phrase({ ...session.speaker, called }, `event-${String(e[0]).replaceAll('_', '-')}`, of, e.slice(1) as number[]) };
  });
