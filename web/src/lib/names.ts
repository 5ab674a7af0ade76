/** What a seat is called. Bots are called by their strength on the server; people at a table need names to talk about. */

import { t } from './ui.svelte';

const BOTS = ['Ambrogio', 'Bianca', 'Corrado', 'Donata', 'Ettore', 'Fiammetta'];

interface Sat {
  seat: number;
  kind: string;
  name: string;
  bot: string;
}

/** Names by seat, the same in every browser; equal names are told apart by a number. */
export function namesOf(seats: readonly Sat[]): string[] {
  const all = seats.map((s) => (s.kind === 'bot' && (s.name === s.bot || s.name === '') ? (BOTS[s.seat % BOTS.length] ?? s.bot) : s.name || t('seat-n', { n: s.seat + 1 })));
  return all.map((name, i) => (all.indexOf(name) === all.lastIndexOf(name) ? name : `${name} ${all.slice(0, i + 1).filter((n) => n === name).length}`));
}
