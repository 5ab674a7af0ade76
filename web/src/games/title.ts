/** What a title draws for itself. Everything is optional: without it the generic board is used. */

import type { Component } from 'svelte';
import { SEAT as GENOA } from './genoa/colours';
import type { Action, Entry } from '../lib/choice';
import type { TableSession } from '../lib/session.svelte';
import type { Told } from '../lib/told';
import type { News, Option } from '../lib/wire';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;
export interface DrawProps {
  session: TableSession;
  view: View;
}

export interface TitleUi {
  Board: Component<DrawProps>;
  /** What I hold, under the board. */
  Tray?: Component<DrawProps>;
  /** The instrument of the moment: auction, war, siege, reaction. */
  Stage?: Component<DrawProps>;
  /** Public holdings in a player's panel. */
  Holdings?: Component<DrawProps & { seat: number }>;
  /** Tracks and stocks at the foot of the left rail. */
  Foot?: Component<DrawProps>;
  /** Instruments for kinds of action whose plain form would be too long. */
  forms?: Record<string, Component<{ session: TableSession }>>;
  /** Kinds of action that the stage itself puts together: a bid, in the panel of its auction. */
  inStage?: string[];
  /** Nothing is secret for long here: the journal leaves out deeds of others that tell nothing by themselves. */
  open?: boolean;
  /** Colours by seat. */
  colours(session: TableSession, view: View): string[];
  /** One line in the top bar, such as "Round 4 of 8". */
  moment?(session: TableSession, view: View): string;
  /** What a thing is called in the choices of this moment: the card on a field says more than "left courtier 1". */
  called?(session: TableSession, noun: string, id: number): string;
  /** Kinds of deed that a thing is for, where no argument of theirs names it: the card that is played. */
  deeds?(session: TableSession, noun: string, id: number): string[];
  /** A deed in the title's own words, where the usual sentence would be a list of numbers; empty otherwise. */
  worded?(session: TableSession, action: Action): string;
  /** An entry as lines of the journal, with what changed hands in the right margin; screen readers hear the whole sentences. */
  told?(session: TableSession, item: News): Told[];
  /** On a phone, choices of these kinds are rows that this draws, and the others small buttons under them; of `behind` several stand behind one. */
  row?: { kinds: readonly string[]; behind: readonly string[]; Row: Component<{ session: TableSession; entry: Entry; n: number }> };
  /** Kinds of deed that stand first in the list of choices: what was put together is handed in before it is dropped. */
  leading?: string[];
  /** Kinds of deed that stand last: to pass is no advice. */
  trailing?: string[];
  /** Kinds of deed that go without saying after these kinds of the reader's own, where nothing else is possible: a press that decides nothing is spared. */
  follows?: Record<string, readonly string[]>;
  /** The plain answer that a reader may give to everything until one of these events: a turn of others in which he wants nothing. */
  rest?: { answer: string; until: string[]; label: string };
  /** The answers, with what the table shows about them already said. */
  narrowed?(session: TableSession, options: Option[]): Option[];
  /** What a thing does at this very table, where that depends on a variant. */
  about?(session: TableSession, element: string): string;
  /** One line under the prompt: where things stand, or, while a deed is put together, what it means. */
  hint?(session: TableSession, view: View, building?: boolean): string;
  /** Nouns of which things of one name are the same to everybody: a form offers them once. */
  alike?: string[];
  /** A symbol for a number of this noun in forms: `gold` shows a coin. */
  symbols?: Record<string, string>;
  /** The symbol of points where they are not plain points: influence, say. */
  points?: string;
  /** How close a phone looks at first, where the whole board would be too small to read. */
  phoneZoom?: number;
  /** Laid out as columns of text: scrolls instead of zooming. */
  flat?: boolean;
  /** The board has no height to spare: what is new is told at the head of the right rail, where that is no sheet. */
  coachAside?: boolean;
}

export const SEAT_COLOURS = ['red', 'blue', 'yellow', 'green', 'purple', 'white', 'black'];

/** Where the colour belongs to the seat, not to what a player has chosen, the lobby shows the same shields as the table. */
const BY_SEAT: Record<string, readonly string[]> = { genoa: GENOA };
export const lobbyColour = (title: string, seat: number): string => (BY_SEAT[title] ?? SEAT_COLOURS)[seat] ?? 'empty';

/** The order of the titles on every shelf; one that came later stands behind them. */
const SHELF = ['genoa', 'princes', 'virtu', 'brides'];
const shelved = (id: string): number => (SHELF.includes(id) ? SHELF.indexOf(id) : SHELF.length);
export const byShelf = (a: { id: string }, b: { id: string }): number => shelved(a.id) - shelved(b.id);

const drawn: Record<string, () => Promise<{ default: TitleUi }>> = {
  genoa: () => import('./genoa'),
  princes: () => import('./princes'),
  virtu: () => import('./virtu'),
  brides: () => import('./brides'),
};

export async function titleUi(id: string): Promise<TitleUi> {
  const load = drawn[id] ?? (() => import('./generic'));
  return (await load()).default;
}
