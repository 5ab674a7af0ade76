/** What a title says in its own way, as the session at its table uses it. */

import type { TitleUi } from '../games/title';
import type { Action } from './choice';
import type { Speaker } from './sentence';
import type { TableSession } from './session.svelte';
import type { Telling } from './told';
import type { Option } from './wire';

export interface Voice {
  /** Names for the moment that is shown; the past is told without them. */
  called?: Speaker['called'];
  /** A sentence for a deed; empty where the usual one says enough. */
  worded?: (action: Action) => string;
  /** The lines of the journal for an entry. */
  telling?: Telling;
  /** What a thing does at this table; empty where the usual text says it. */
  about?: (element: string) => string;
  /** Kinds of deed that stand before the others in the list, and behind them. */
  leading?: readonly string[];
  trailing?: readonly string[];
  /** The answers, with what the table shows about them already said: a price names its own terms. */
  narrowed?: (options: Option[]) => Option[];
  /** Kinds of deed that go without saying after these kinds of the reader's own, where nothing else is possible. */
  follows?: Readonly<Record<string, readonly string[]>>;
  /** Kinds of deed of which a phone shows several behind one button. */
  behind?: readonly string[];
}

export const voiceOf = (session: TableSession, ui: TitleUi): Voice => ({
  ...(ui.called && { called: (noun, id) => ui.called!(session, noun, id) }),
  ...(ui.worded && { worded: (action) => ui.worded!(session, action) }),
  ...(ui.told && { telling: (item) => ui.told!(session, item) }),
  ...(ui.about && { about: (element) => ui.about!(session, element) }),
  ...(ui.narrowed && { narrowed: (options) => ui.narrowed!(session, options) }),
  follows: ui.follows ?? {},
  leading: ui.leading ?? [],
  trailing: ui.trailing ?? [],
  behind: ui.row?.behind ?? [],
});
