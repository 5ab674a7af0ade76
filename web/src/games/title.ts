/** What a title draws for itself. Everything is optional: without it the generic board is used. */

import type { Component } from 'svelte';
import type { TableSession } from '../lib/session.svelte';

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
  /** Colours by seat. */
  colours(session: TableSession, view: View): string[];
  /** One line in the top bar, such as "Round 4 of 8". */
  moment?(session: TableSession, view: View): string;
  /** What a thing is called in the choices of this moment: the card on a field says more than "left courtier 1". */
  called?(session: TableSession, noun: string, id: number): string;
  /** One line under the prompt while nothing is being put together: where things stand. */
  hint?(session: TableSession, view: View): string;
  /** A symbol for a number of this noun in forms: `gold` shows a coin. */
  symbols?: Record<string, string>;
  /** The symbol of points where they are not plain points: influence, say. */
  points?: string;
  /** How close a phone looks at first, where the whole board would be too small to read. */
  phoneZoom?: number;
  /** Laid out as columns of text: scrolls instead of zooming. */
  flat?: boolean;
}

export const SEAT_COLOURS = ['red', 'blue', 'yellow', 'green', 'purple', 'white', 'black'];

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
