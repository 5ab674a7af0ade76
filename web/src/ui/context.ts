/** What every part of a table page can reach: the session and the title's own way of drawing. */

import { getContext, setContext } from 'svelte';
import type { Coach } from '../lib/coach.svelte';
import type { TableSession } from '../lib/session.svelte';
import type { TitleUi } from '../games/title';

export interface TableContext {
  readonly session: TableSession;
  readonly ui: TitleUi;
  readonly coach: Coach;
  colour(seat: number): string;
}

const KEY = Symbol('table');
export const provideTable = (context: TableContext): TableContext => setContext(KEY, context);
export const useTable = (): TableContext => getContext<TableContext>(KEY);
