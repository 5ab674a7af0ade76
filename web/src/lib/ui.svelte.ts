/** The client's own words in the reader's language, for every component. */

import type { FluentBundle } from '@fluent/bundle';
import { settings } from './settings.svelte';
import { loadOwn, makeBundle, say, type Args, type Language } from './texts';

const loaded = $state<{ bundle: FluentBundle; language: Language | null }>({
  bundle: makeBundle('en'), language: null,
});

export async function loadWords(): Promise<void> {
  const language = settings.language;
  const bundle = await loadOwn(language);
  // The reader may have switched again meanwhile.
  if (language === settings.language) Object.assign(loaded, { bundle, language });
}

/** `t('undo')`: reads the loaded bundle, so everything that calls it follows a switch of language. */
export function t(key: string, args?: Args): string {
  return loaded.language === null ? '' : say(loaded.bundle, key, args);
}

export const hasWord = (key: string): boolean => loaded.bundle.hasMessage(key);
/** In which language the words are that are loaded. */
export const spoken = (): Language | null => loaded.language;
export const wordsReady = (): boolean => loaded.language !== null;
/** A bot by its strength in words; bots of other names are called by them. */
export const botName = (kind: string): string => (hasWord(`strength-${kind}`) ? t(`strength-${kind}`) : kind);
