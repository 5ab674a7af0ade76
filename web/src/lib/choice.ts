/** Clicks become an action without asking the server. Pure: no DOM, no game, no network. */

import { argOf, bare, nounOf, placesOf } from './spec';
import type { Domain, Option } from './wire';

/** Something the player has pointed at. `arg` is set when a form said which argument is meant. */
export interface Pick {
  noun: string;
  id: number;
  arg?: string;
}

/** What has been assembled so far: perhaps a kind of action, and things pointed at. */
export interface Draft {
  kind: string | null;
  picks: readonly Pick[];
}

/** Masks beyond 53 bits are bigints; everything else is a plain number. */
export type Int = number | bigint;
export type Action = [string, ...Int[]];
type Values = (Int | null)[];

export interface Field {
  arg: string;
  noun: string;
  sort: 'one' | 'some' | 'amount';
  ids: number[];
  from: number;
  to: number;
  step: number;
  least: number;
  most: number;
  /** The chosen number, or for `some` the chosen ids. */
  value: Int | null;
  chosen: number[];
}

export interface Entry {
  key: string;
  do: string;
  of: string[];
  values: Values;
  /** Complete: taking the entry is the whole decision. */
  action: Action | null;
  /** Otherwise the draft it leads to. */
  draft: Draft;
}

export const EMPTY: Draft = { kind: null, picks: [] };
/** More ways than this to fill one argument: the list shows the kind of action once instead. */
const LISTED = 24;

export const elementId = (noun: string, id: number): string => `${bare(noun)}-${id}`;

const isList = (d: Domain): d is number[] => Array.isArray(d);
const isSome = (d: Domain): d is { of: number[]; least: number; most: number } => !isList(d) && 'of' in d;

/** Every number of a domain; for a subset the numbers that may be in it. */
export function members(d: Domain): number[] {
  if (isList(d)) return d;
  if (isSome(d)) return d.of;
  const out: number[] = [];
  for (let n = d.from; n <= d.to; n += d.step) out.push(n);
  return out;
}

/** The things an argument can name: a fixed mask (`cards*` that can only be 0) names none. */
export const nameable = (spec: string, d: Domain): number[] =>
  spec.endsWith('*') && !isSome(d) ? [] : members(d).filter((n) => n >= 0);

function has(d: Domain, n: number): boolean {
  if (isList(d)) return d.includes(n);
  if (isSome(d)) return d.of.includes(n);
  return n >= d.from && n <= d.to && (n - d.from) % d.step === 0;
}

function size(d: Domain): number {
  if (isList(d)) return d.length;
  if (isSome(d)) return d.least === d.of.length ? 1 : 2;
  return Math.floor((d.to - d.from) / d.step) + 1;
}

/** The one value a domain leaves, or null when there is a choice. */
function only(d: Domain): Int | null {
  if (size(d) !== 1) return null;
  return isList(d) ? d[0]! : isSome(d) ? toMask(d.of) : d.from;
}

export function toMask(ids: readonly number[]): Int {
  const mask = ids.reduce((sum, id) => sum | (1n << BigInt(id)), 0n);
  return mask <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(mask) : mask;
}
export const inMask = (mask: Int, id: number): boolean => ((BigInt(mask) >> BigInt(id)) & 1n) === 1n;

interface Assigned {
  values: Values;
  chosen: number[][];
}

/** The picks laid into an option's arguments; null when they do not fit. */
function assign(option: Option, picks: readonly Pick[]): Assigned | null {
  const values: Values = option.box.map(() => null);
  const chosen: number[][] = option.box.map(() => []);
  const named = placesOf(option.of);
  for (const pick of picks) {
    const fits = (pick.arg === undefined ? named.byNoun.get(bare(pick.noun)) : named.byArg.get(pick.arg))?.filter((i) => {
      const d = option.box[i]!;
      return has(d, pick.id) && (isSome(d) ? chosen[i]!.length < d.most : values[i] === null);
    }) ?? [];
    const at = fits.find((i) => size(option.box[i]!) > 1) ?? fits[0];
    if (at === undefined) return null;
    chosen[at]!.push(pick.id);
    values[at] = isSome(option.box[at]!) ? toMask(chosen[at]!) : pick.id;
  }
  return { values, chosen };
}

/** Options that still agree with the draft. */
export function open(options: readonly Option[], draft: Draft): Option[] {
  return options.filter(
    (o) => (draft.kind === null || o.do === draft.kind) && assign(o, draft.picks) !== null,
  );
}

/** Ids of the elements that may be clicked next, including those that a second click takes back. */
export function targets(options: readonly Option[], draft: Draft): Set<string> {
  const out = new Set<string>();
  for (const option of open(options, draft)) {
    const { values, chosen } = assign(option, draft.picks)!;
    const free = option.box.map((d, i) => i).filter((i) => {
      const d = option.box[i]!;
      return isSome(d) ? chosen[i]!.length < d.most : values[i] === null;
    });
    const firsts = new Map<string, number>();
    for (const wide of [true, false]) {
      for (const i of free) {
        const noun = bare(nounOf(option.of[i]!));
        if (size(option.box[i]!) > 1 === wide && !firsts.has(noun)) firsts.set(noun, i);
      }
    }
    for (const [noun, i] of firsts) {
      if (!isList(option.box[i]!) && !isSome(option.box[i]!) && size(option.box[i]!) > LISTED * 4) continue;
      for (const n of nameable(option.of[i]!, option.box[i]!)) out.add(elementId(noun, n));
    }
  }
  for (const p of draft.picks) out.add(elementId(p.noun, p.id));
  return out;
}

/** A click on an element: picks it, or takes it back when it was picked. */
export function point(options: readonly Option[], draft: Draft, noun: string, id: number): Draft {
  const at = draft.picks.findIndex((p) => bare(p.noun) === noun && p.id === id);
  if (at >= 0) {
    const without = draft.picks.filter((_, i) => i !== at);
    const again: Draft = { ...draft, picks: [...draft.picks, { noun, id }] };
    // The same thing twice can be meant (a good given and a good taken): only if some option admits it.
    return open(options, again).length > 0 ? again : { ...draft, picks: without };
  }
  const next: Draft = { ...draft, picks: [...draft.picks, { noun, id }] };
  if (open(options, next).length > 0) return next;
  // The same slot chosen anew: drop the last pick of that noun.
  const last = draft.picks.findLastIndex((p) => bare(p.noun) === noun);
  const swapped: Draft = { ...draft, picks: [...draft.picks.filter((_, i) => i !== last), { noun, id }] };
  return open(options, swapped).length > 0 ? swapped : draft;
}

/** A form sets one argument; for subsets it toggles one member. */
export function put(options: readonly Option[], draft: Draft, spec: string, id: number, subset: boolean): Draft {
  const arg = argOf(spec);
  const noun = nounOf(spec);
  const settled = settle(options, draft);
  const rest = settled.picks.filter((p) => p.arg !== arg || (subset && p.id !== id));
  const was = settled.picks.some((p) => p.arg === arg && p.id === id);
  const picks = subset && was ? rest : [...rest, { noun, id, arg }];
  const next = { ...draft, picks };
  if (open(options, next).length > 0) return next;
  // Where as many are chosen as may be, the newest of them makes room.
  const last = subset ? picks.findLastIndex((p) => p.arg === arg && p.id !== id) : -1;
  const swapped = { ...draft, picks: picks.filter((_, i) => i !== last) };
  if (last >= 0 && open(options, swapped).length > 0) return swapped;
  // What was said before does not go with it: the newest word counts.
  return { ...draft, picks: [{ noun, id, arg }] };
}

/** Picks by pointing, rewritten as picks by argument, so that a form can change them. */
function settle(options: readonly Option[], draft: Draft): Draft {
  const option = open(options, draft)[0];
  if (!option) return draft;
  const { values, chosen } = assign(option, draft.picks)!;
  const picks: Pick[] = option.of.flatMap((spec, i) => {
    const ids = isSome(option.box[i]!) ? chosen[i]! : values[i] === null ? [] : [Number(values[i])];
    return ids.map((id) => ({ arg: argOf(spec), noun: nounOf(spec), id }));
  });
  return { ...draft, picks };
}

/** The action once everything is said: arguments with one possible value fill themselves. */
export function finished(options: readonly Option[], draft: Draft): Action | null {
  if (draft.kind === null && draft.picks.length === 0) return null;
  const still = open(options, draft);
  if (new Set(still.map((o) => o.do)).size > 1) return null;
  for (const option of still) {
    const { values, chosen } = assign(option, draft.picks)!;
    const full = option.box.map((d, i) => {
      if (isSome(d)) {
        const fixed = only(d);
        return fixed ?? (chosen[i]!.length >= d.least ? toMask(chosen[i]!) : null);
      }
      return values[i] ?? only(d);
    });
    if (full.every((v) => v !== null)) return [option.do, ...(full as Int[])];
  }
  return null;
}

/** Whether the draft still leaves something to say that has no only answer (then a confirm is shown). */
export function undecided(options: readonly Option[], draft: Draft): boolean {
  return open(options, draft).some((o) => {
    const { values } = assign(o, draft.picks)!;
    return o.box.some((d, i) => (isSome(d) ? only(d) === null : values[i] === null && only(d) === null));
  });
}

/** Arguments a decision needs from the player at all. */
export const parameters = (o: Option): number => o.box.filter((d) => only(d) === null).length;

/** The values of a domain that are worth a line each: a list, or one of several as the mask of that one. */
function whole(d: Domain): Int[] | null {
  if (members(d).length > LISTED) return null;
  return isList(d) ? d : isSome(d) && d.least === 1 && d.most === 1 ? d.of.map((n) => toMask([n])) : null;
}

/** The list of choices: whole actions where few, kinds of actions where many. */
export function entries(options: readonly Option[], draft: Draft): Entry[] {
  const out: Entry[] = [];
  const kinds = new Set<string>();
  for (const option of open(options, draft)) {
    const { values } = assign(option, draft.picks)!;
    const wide = option.box.map((d, i) => i).filter((i) => {
      const d = option.box[i]!;
      return isSome(d) ? only(d) === null : values[i] === null && only(d) === null;
    });
    const filled: Values = option.box.map((d, i) => values[i] ?? only(d));
    const base = { do: option.do, of: option.of };
    const one = wide.length === 1 ? wide[0]! : -1;
    if (wide.length === 0) {
      const action: Action = [option.do, ...(filled as Int[])];
      out.push({ ...base, key: action.join(' '), values: filled, action, draft: { ...draft, kind: option.do } });
    } else if (one >= 0 && whole(option.box[one]!) !== null) {
      for (const n of whole(option.box[one]!)!) {
        const full = filled.map((v, i) => (i === one ? n : v));
        const action: Action = [option.do, ...(full as Int[])];
        out.push({ ...base, key: action.join(' '), values: full, action, draft: { ...draft, kind: option.do } });
      }
    } else if (!kinds.has(option.do)) {
      kinds.add(option.do);
      out.push({ ...base, key: option.do, values: filled, action: null, draft: { ...draft, kind: option.do } });
    }
  }
  return [...new Map(out.map((e) => [e.key, e])).values()];
}

/** What the form shows for the kind of action under way. */
export function fields(options: readonly Option[], draft: Draft): Field[] {
  const still = open(options, draft);
  const first = still[0];
  if (!first) return [];
  const same = options.filter((o) => o.do === first.do);
  return first.of.map((spec, i) => {
    const others = draft.picks.filter((p) => (p.arg ?? '') !== argOf(spec));
    const boxes = same.filter((o) => assign(o, others) !== null).map((o) => o.box[i]!);
    const all = boxes.length > 0 ? boxes : [first.box[i]!];
    const { values, chosen } = assign(first, draft.picks)!;
    const d = first.box[i]!;
    const ids = [...new Set(all.flatMap((b) => (size(b) <= 400 || !('from' in b) ? members(b) : [])))].sort((a, b) => a - b);
    const amount = !isList(d) && !isSome(d);
    return {
      arg: argOf(spec), noun: nounOf(spec),
      sort: isSome(d) ? 'some' : amount ? 'amount' : 'one',
      ids, from: ids[0] ?? (amount ? d.from : 0), to: ids.at(-1) ?? (amount ? d.to : 0), step: amount ? d.step : 1,
      least: isSome(d) ? d.least : 1, most: isSome(d) ? d.most : 1,
      value: values[i] ?? only(d), chosen: chosen[i]!,
    };
  });
}

/**
 * The draft an opened form begins with: what the server proposes, else nothing of everything that may be nothing.
 * Nothing is 0 of an amount, and -1 where a thing is named (`things` knows the nouns that have members).
 */
export function begun(options: readonly Option[], draft: Draft, things: Readonly<Record<string, unknown>> = {}): Draft {
  const option = open(options, draft)[0];
  if (!option) return draft;
  const { values } = assign(option, draft.picks)!;
  const said = draft.picks.length === 0 ? option.suggest : undefined;
  const picks = option.of.flatMap((spec, i): Pick[] => {
    const d = option.box[i]!;
    const pick = (id: number): Pick => ({ arg: argOf(spec), noun: nounOf(spec), id });
    const n = said?.[i + 1] as Int | undefined;
    if (n !== undefined) return isSome(d) ? d.of.filter((id) => inMask(n, id)).map(pick) : has(d, Number(n)) ? [pick(Number(n))] : [];
    const nothing = bare(nounOf(spec)) in things ? -1 : 0;
    return values[i] === null && !isList(d) && !isSome(d) && has(d, nothing) && option.box.length > 1 ? [pick(nothing)] : [];
  });
  const next = { ...draft, kind: option.do, picks: [...draft.picks, ...picks] };
  return open(options, next).length > 0 ? next : { ...draft, kind: option.do };
}

/** What was pointed at and can mean one deed only, with nothing of every amount: its form opens as it does from the list. */
export function filled(options: readonly Option[], draft: Draft, things: Readonly<Record<string, unknown>> = {}): Draft {
  if (draft.kind !== null || draft.picks.length === 0 || finished(options, draft) !== null) return draft;
  if (new Set(open(options, draft).map((o) => o.do)).size !== 1) return draft;
  const next = begun(options, draft, things);
  return next.picks.length > draft.picks.length ? next : draft;
}
