/** What this reader prefers, kept in this browser. */

import { LANGUAGES, pickLanguage, type Language } from './texts';

export interface Preferences {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  sound: 'off' | 'mine' | 'all';
  motion: boolean;
  /** Ask before every decision, only for those put together from several parts, or never. */
  confirm: 'always' | 'several' | 'never';
  /** Hatched player colours for everybody who tells shapes better than hues. */
  patterns: boolean;
  keys: boolean;
  rail: boolean;
  /** Titles whose game in one minute was read. */
  met: string[];
  /** Explain every kind of question the first time it is asked. */
  coach: boolean;
  /** Questions that were explained, as title/frame. */
  told: string[];
}

const PLACE = 'signoria.preferences';

function initial(): Preferences {
  const defaults: Preferences = {
    language: pickLanguage(typeof navigator === 'undefined' ? [] : navigator.languages),
    theme: 'auto', sound: 'mine', motion: true, confirm: 'several', patterns: false, keys: true, rail: true, met: [], coach: true, told: [],
  };
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Preferences>;
    const merged = { ...defaults, ...kept };
    return LANGUAGES.includes(merged.language) ? merged : { ...merged, language: defaults.language };
  } catch {
    return defaults;
  }
}

export const settings: Preferences = $state(initial());

export function met(title: string): void {
  if (!settings.met.includes(title)) settings.met = [...settings.met, title];
}

export function toldOf(question: string): void {
  if (!settings.told.includes(question)) settings.told = [...settings.told, question];
}

export function keepSettings(): void {
  document.documentElement.lang = settings.language;
  if (settings.theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
  document.documentElement.toggleAttribute('data-still', !settings.motion);
  document.documentElement.toggleAttribute('data-patterns', settings.patterns);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays; the preferences last as long as the page.
  }
}
