/** The coach: what a kind of question is about, told the first time it is asked, and again when somebody wants to know. */

import type { FluentBundle } from '@fluent/bundle';
import { dashed } from './sentence';
import type { TableSession } from './session.svelte';
import { settings, toldOf } from './settings.svelte';
import { loadCoach, say } from './texts';

export class Coach {
  #words = $state.raw<FluentBundle | null>(null);
  #loaded = '';
  /** The question that is explained because the reader asked for it. */
  #wanted = $state('');

  constructor(readonly session: TableSession) {}

  #title: string = $derived.by(() => this.session.now?.title ?? '');
  #frame: string = $derived.by(() => (this.session.mine ? (this.session.shown?.prompt?.frame ?? '') : ''));
  /** Names the question among all that a reader may have been told of; empty while nothing is asked. */
  question: string = $derived.by(() => (this.#frame === '' ? '' : `${this.#title}/${this.#frame}`));
  text: string = $derived.by(() => {
    const key = `coach-${dashed(this.#frame)}`;
    // A title from elsewhere has its sentences in one piece.
    const bundle = this.#words?.hasMessage(key) ? this.#words : this.session.has(key) ? this.session.bundle : null;
    return this.#frame === '' || bundle === null ? '' : say(bundle, key);
  });
  open: boolean = $derived.by(() => this.text !== '' && (this.#wanted === this.question || (settings.coach && !settings.told.includes(this.question))));

  /** Brings the words in the reader's language; once, and only if somebody may need them. */
  async load(): Promise<void> {
    const wanted = `${this.#title}/${settings.language}`;
    if (this.#title === '' || wanted === this.#loaded) return;
    this.#loaded = wanted;
    const words = await loadCoach(this.#title, settings.language);
    if (this.#loaded === wanted) this.#words = words;
  }

  ask(): void {
    this.#wanted = this.question;
  }

  close(): void {
    if (!this.open) return;
    this.#wanted = '';
    toldOf(this.question);
  }
}
