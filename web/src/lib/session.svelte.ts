/** A reader at a table: the link, the words, what is being assembled, and which moment is shown. */

import type { FluentBundle } from '@fluent/bundle';
import { api, unwrap, type TitleInfo } from './api';
import {
  begun, EMPTY, entries, filled, finished, open, parameters, point, targets,
  type Action, type Draft, type Entry, type Int,
} from './choice';
import { folded } from './folding';
import { namesOf } from './names';
import { narrow } from './narrow.svelte';
import { BLANK, dashed, sentence, word, type Speaker } from './sentence';
import { settings } from './settings.svelte';
import { TableLink } from './socket.svelte';
import { loadTitle, makeBundle, say, type Args } from './texts';
import { Remembered, type Told } from './told';
import { Trail } from './trail';
import { spoken, t } from './ui.svelte';
import type { Voice } from './voice';
import type { Branch, News, Option, Table, WhyAnswer } from './wire';

export type Notice = { text: string; rule: string } | null;

export class TableSession {
  readonly link: TableLink;
  info = $state.raw<TitleInfo | null>(null);
  bundle = $state.raw<FluentBundle>(makeBundle('en'));
  #draft = $state.raw<Draft>(EMPTY);
  #trail = new Trail();
  /** An earlier moment, or the same one through other eyes; null is now. */
  past = $state.raw<Table | null>(null);
  notice = $state.raw<Notice>(null);
  trouble = $state('');
  /** Whether this table lets its players ask a bot for advice. */
  hints = $state(false);
  /** The game whose moment this one goes on from. */
  branch = $state.raw<Branch | null>(null);
  /** Said aloud with the next deed. */
  aloud = $state('');
  /** Why the deed that is being assembled would be refused as it stands. */
  doubt = $state.raw<WhyAnswer | null>(null);
  #doubted = '';
  #draftAsk = -1;
  #wish: { n: number | null; seat: number | null } | null = null;
  #fetching = false;
  /** What was sent last, in case it is refused: nobody assembles an offer twice. */
  #sent: { id: string; draft: Draft; aloud: string } | null = null;
  /** The kind of the own deed that the next question follows. */
  #did = '';
  #spoken = new Remembered<string[]>();
  #told = new Remembered<Told[]>();

  constructor(readonly name: string, seat: number | null = null, link?: TableLink) {
    this.link = link ?? new TableLink(name, seat);
  }

  get draft(): Draft {
    return this.#draft;
  }

  set draft(next: Draft) {
    if (next !== this.#draft) this.#trail.step(this.#draft, next);
    this.#draft = next;
  }

  now: Table | null = $derived.by(() => this.link.table);
  shown: Table | null = $derived.by(() => this.past ?? this.link.table);
  /** What was told up to the moment that is shown. */
  heard: News[] = $derived.by(() => (this.past === null ? this.link.news : this.link.news.filter((item) => item.n <= this.past!.n)));
  names: string[] = $derived.by(() => namesOf(this.shown?.seats ?? []));
  voice = $state.raw<Voice>({});
  speaker: Speaker = $derived.by(() => ({ bundle: this.bundle, nouns: this.info?.nouns ?? {}, names: this.names }));
  #present: Speaker = $derived.by(() => (this.voice.called ? { ...this.speaker, called: this.voice.called } : this.speaker));
  /** The answers to the question on the table; none while another moment is read or the link is lost. */
  options: Option[] = $derived.by(() => (this.past === null ? this.#narrowed(this.link.table?.options ?? []) : []));
  asides: Option[] = $derived.by(() => (this.past === null ? (this.link.table?.asides ?? []) : []));
  /** Asides glow only once one was chosen: otherwise half the table would glow all the time. */
  aside: boolean = $derived.by(() => this.draft.kind !== null && this.asides.some((o) => o.do === this.draft.kind));
  boxes: Option[] = $derived.by(() => (this.aside ? this.asides : this.options));
  legal: Set<string> = $derived.by(() => targets(this.boxes, this.draft));
  list: Entry[] = $derived.by(() => {
    const list = entries(this.options, this.aside ? EMPTY : this.draft);
    const place = (e: Entry): number => (this.voice.leading?.includes(e.do) ? 0 : this.voice.trailing?.includes(e.do) ? 2 : 1);
    return list.toSorted((x, y) => place(x) - place(y));
  });
  /** The list as it is shown and numbered. */
  listed: Entry[] = $derived.by(() => folded(this.list, this.draft, narrow.now ? this.voice.behind : []));
  asideList: Entry[] = $derived.by(() => entries(this.asides, this.aside ? this.draft : EMPTY));
  ready: Action | null = $derived.by(() => finished(this.boxes, this.draft));
  mine: boolean = $derived.by(() => {
    const table = this.shown;
    return this.past === null && table !== null && table.seat >= 0 && table.waiting.includes(table.seat);
  });
  live: boolean = $derived.by(() => this.past === null && this.link.live && this.link.pending === null);

  async load(title: string, data: string): Promise<void> {
    const language = settings.language;
    const [info, bundle] = await Promise.all([api.title(title, data), loadTitle(title, language)]);
    this.info = info;
    void api.card(this.name).then(({ settings: agreed }) => ([this.hints, this.branch] = [agreed.hints, agreed.branch]), () => undefined);
    if (language === settings.language) this.bundle = bundle;
  }

  /** A new question drops what was assembled for the old one; the same question keeps it. */
  reconcile(): void {
    const table = this.link.table;
    this.#regret();
    if (!table || this.#draftAsk === table.ask) {
      if (table && this.draft !== EMPTY && open(this.boxes, this.draft).length === 0) this.clear();
      return;
    }
    const had = this.draft.picks.length > 0 && !this.aside && this.#draftAsk >= 0;
    this.#draftAsk = table.ask;
    if (this.aside && open(this.asides, this.draft).length > 0) return;
    this.draft = EMPTY;
    if (had) this.notice = { text: t('question-changed'), rule: '' };
    // What others answer in between does not part a deed from what follows it.
    const did = this.#did;
    if (this.mine) this.#did = '';
    if (!this.#followed(did)) this.#beginOnly();
  }

  clear(): void {
    this.doubt = null;
    this.draft = EMPTY;
  }

  /** One step back: what was said last is unsaid, and before the first word nothing is assembled. */
  back(): void {
    this.doubt = null;
    this.#draft = this.#trail.back();
  }

  /** Somebody pointed at an element. True if it meant something. */
  point(element: string): boolean {
    const dash = element.lastIndexOf('-');
    if (!this.legal.has(element)) return false;
    this.notice = null;
    const pointed = point(this.boxes, this.draft, element.slice(0, dash), Number(element.slice(dash + 1)));
    this.draft = filled(this.boxes, pointed, this.info?.nouns);
    // What the form filled in by itself nobody has said yet.
    if (this.draft === pointed) this.#commitIfPlain();
    return true;
  }

  take(entry: Entry): void {
    this.notice = null;
    if (entry.action !== null && settings.confirm !== 'always') {
      this.send(entry.action);
      return;
    }
    const source = this.asides.some((o) => o.do === entry.do) && !this.options.some((o) => o.do === entry.do)
      ? this.asides : this.options;
    this.draft = entry.action !== null ? this.#draftOf(entry) : begun(source, entry.draft, this.info?.nouns);
  }

  confirm(): void {
    if (this.ready !== null && this.doubt === null) this.send(this.ready);
  }

  send(action: Action): void {
    if (!this.live || this.link.table === null) return;
    const id = this.link.act(this.link.table.ask, action, this.aloud.trim());
    this.#sent = { id, draft: this.draft, aloud: this.aloud };
    this.#did = action[0];
    this.aloud = '';
    this.draft = EMPTY;
  }

  /** What was doubted of one deed says nothing about another. */
  reconsidered(action: Action | null): void {
    if (String(action) !== this.#doubted) this.doubt = null;
  }

  /** Asks whether what is assembled may be done as it stands, before it is sent. */
  async consider(action: Action): Promise<void> {
    const answer = await this.link.why(action);
    if (this.ready === null || String(this.ready) !== String(action)) return;
    this.doubt = answer.key === '' ? null : answer;
    this.#doubted = String(action);
  }

  /** The table after entry n, through the eyes of a seat; null comes back to now. While one is fetched, only the last wish is kept. */
  async look(n: number | null, seat: number | null = null): Promise<void> {
    this.#wish = { n, seat };
    if (n === null) this.past = null;
    if (this.#fetching) return;
    this.#fetching = true;
    while (this.#wish !== null) {
      const wish: { n: number | null; seat: number | null } = this.#wish;
      this.#wish = null;
      if (wish.n === null) continue;
      try {
        const table = unwrap(await api.at(this.name, wish.n, wish.seat));
        // Whoever went back to now in the meantime stays there.
        if (!this.#leaving()) this.past = table;
        this.trouble = '';
      } catch (error) {
        this.trouble = error instanceof Error ? error.message : String(error);
      }
    }
    this.#fetching = false;
  }

  #leaving(): boolean {
    return this.#wish !== null && this.#wish.n === null;
  }

  // -- words ---------------------------------------------------------------------------------------------

  text(key: string, args?: Args): string {
    return say(this.bundle, key, args);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** What a card, tile or place does, for titles that tell it. */
  about(element: string): string {
    const own = this.voice.about?.(element);
    return own ? own : this.has(`about-${element}`) ? this.text(`about-${element}`) : '';
  }

  noun(noun: string, id: number): string {
    return String(word(this.#present, noun, id));
  }

  label(entry: { do: string; of: string[]; values: (Int | null)[]; action?: Action | null }, long = false): string {
    const own = entry.action ? (this.voice.worded?.(entry.action) ?? '') : '';
    if (own) return own;
    const open = entry.values.filter((v) => v === null).length;
    const head = `head-${dashed(entry.do)}`;
    if (open > 0 && !long && this.has(head)) return this.text(head);
    const whole = sentence(this.#present, 'do', entry.do, entry.of, entry.values);
    // Nothing follows yet that a key to its signs would explain: "… (+ you get, − you give): …".
    if (open < 2 || long) return whole.replace(/ \([^()]*\): …$/, ` ${BLANK}`);
    // A decision with much still open is named by its beginning: "Offer for …".
    const begin = whole.slice(0, whole.indexOf(BLANK)).replace(/[\s:,(–-]+$/, '');
    return begin.length > 2 ? `${begin} ${BLANK}` : whole.replace(/…(?:[\s:,–-]*…)+/g, BLANK);
  }

  /** An action in words; `who` tells an old one without the names of this moment. */
  labelOf(action: Action, who: Speaker = this.#present): string {
    const own = this.voice.worded?.(action) ?? '';
    if (own) return own;
    const of = this.info?.actions[action[0]] ?? this.boxes.find((o) => o.do === action[0])?.of ?? [];
    return sentence(who, 'do', action[0], of, action.slice(1) as Int[]);
  }

  /** An entry in whole sentences. */
  events(item: News): string[] {
    const speaker = this.speaker;
    return this.#spoken.of(item, [this.bundle, this.names.join(), this.info], () => item.events.map((e) => sentence(speaker, 'event', e[0], this.info?.events[e[0]] ?? [], e.slice(1) as number[])));
  }

  /** The same as lines of the journal. */
  told(item: News): Told[] {
    const by = this.info ? this.voice.telling : undefined;
    return this.#told.of(item, [this.bundle, spoken(), this.names.join(), this.info, by], () => by?.(item) ?? this.events(item).map((words, i) => ({ words, of: [i] })));
  }

  /** What to do now, or whom we wait for and why. */
  prompt: string = $derived.by(() => {
    const table = this.shown;
    if (!table) return '';
    if (table.state === 'open') return t('table-open');
    if (table.over) return t('game-over', { names: this.names.filter((_, i) => table.over?.places[i] === 1).join(', ') });
    if (table.closed) return t('game-rests');
    if (!table.prompt) return t('waiting');
    const kind = this.mine ? 'prompt' : 'waiting';
    return sentence(this.#present, kind, table.prompt.frame, table.prompt.of, table.prompt.args);
  });

  /** A question with one answer that has parts is that answer's form: nobody should have to ask for it. On a phone it would lie over the question. */
  #beginOnly(): void {
    const [only, ...others] = this.list;
    if (this.mine && only && others.length === 0 && only.action === null && !narrow.now) this.draft = begun(this.options, only.draft, this.info?.nouns);
  }

  /** After an own deed, what goes without saying is done. Whoever steps back from it is asked. */
  #followed(did: string): boolean {
    const [only, ...others] = this.list;
    if (!this.mine || !only?.action || others.length > 0 || settings.confirm === 'always' || !this.voice.follows?.[only.do]?.includes(did)) return false;
    this.send(only.action);
    return true;
  }

  #narrowed(options: Option[]): Option[] {
    return this.voice.narrowed?.(options) ?? options;
  }

  /** A refused deed lies on the table again as it was assembled, if the question is still the same. */
  #regret(): void {
    const [sent, refused] = [this.#sent, this.link.refused];
    if (sent === null || refused?.id !== sent.id) return;
    this.#sent = null;
    if (this.#draftAsk !== this.link.table?.ask || this.draft !== EMPTY) return;
    this.draft = sent.draft;
    this.aloud = sent.aloud;
    // Its form says why at once; nobody has to ask again.
    this.doubt = refused;
    this.#doubted = String(this.ready);
  }

  #draftOf(entry: Entry): Draft {
    const picks = entry.of.flatMap((spec, i) => {
      const [arg, noun] = [spec.split(' ')[0]!, spec.slice(spec.indexOf(' ') + 1)];
      const value = entry.values[i] ?? 0;
      const ids = noun.endsWith('*') ? [...BigInt(value).toString(2)].reverse().flatMap((bit, id) => (bit === '1' ? [id] : [])) : [Number(value)];
      return ids.map((id) => ({ arg, noun, id }));
    });
    return { kind: entry.do, picks };
  }

  #commitIfPlain(): void {
    if (this.ready === null || settings.confirm === 'always') return;
    const still = open(this.boxes, this.draft);
    const several = still.some((o) => parameters(o) > 1 || o.box.some((d) => !Array.isArray(d) && 'of' in d));
    if (!several || settings.confirm === 'never') this.send(this.ready);
  }
}
