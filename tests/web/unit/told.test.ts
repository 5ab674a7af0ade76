/** The journal's lines: an offer with its terms is one, equal answers are one, and money stands in the margin. */
import { beforeAll, describe, expect, it } from 'vitest';
import { told as genoa } from '../../../web/src/games/genoa/told';
import { told as princes } from '../../../web/src/games/princes/told';
import type { TableSession } from '../../../web/src/lib/session.svelte';
import { makeBundle } from '../../../web/src/lib/texts';
import { listed } from '../../../web/src/lib/told';
import { loadWords } from '../../../web/src/lib/ui.svelte';
import type { News } from '../../../web/src/lib/wire';

const FIELDS = ['Guild Hall', 'Town Hall', 'Post Station'];
const THINGS: Record<number, string> = { 3: 'Pepper', 7: 'Silk', 76: 'Message', 77: 'Privilege' };
const bundle = makeBundle('en', 'event-tower-moved = { $seat } moves the tower: { $field }.\nevent-bid-made = { $seat } bid { $amount }.\nevent-turn-began = It is the turn of { $seat }.\nfield-2 = Post Station');
const names = ['Anna', 'Bianca', 'Corrado'];
const session = {
  names, bundle,
  shown: { seat: 0, view: {} },
  info: { events: { tower_moved: ['seat seat', 'field field'], bid_made: ['seat seat', 'amount amount'], turn_began: ['seat seat'] }, components: { event: [], large_orders: [{}], small_orders: [{}], messages: [{}], privileges: [{}, {}] } },
  speaker: { bundle, names, nouns: { field: 3 } },
  noun: (noun: string, id: number) => (noun === 'field' ? FIELDS[id] : noun === 'thing' ? THINGS[id] : noun === 'card' ? `Privilege Villa ${id}` : noun === 'lot' ? 'The Doge' : noun === 'troop' ? 'pikemen' : `${noun} ${id}`),
} as unknown as TableSession;
const item = (...events: (string | number)[][]): News => ({ n: 5, seat: 1, events }) as unknown as News;
const lines = (...events: (string | number)[][]): [string, string][] =>
  genoa(session, item(...events)).map((line) => [line.words, (line.amounts ?? []).map((a) => `${a.sign ?? ''}${a.n} ${a.symbol}`).join(' ')]);

beforeAll(() => loadWords());

describe('the journal of Genoa', () => {
  it('tells an offer with all its terms in one line, what is paid for it in the margin', () => {
    expect(lines(['offer_made', 1, 2], ['term_ducats', 1, 0, 20], ['term_thing', 1, 0, 2, 7], ['term_gain', 1, 0, 1, 76], ['term_thing', 0, 1, 1, 3]))
      .toEqual([['Bianca offers for Post Station: 2 × Silk, Message from the action; wants Pepper', '20 ducat']]);
  });
  it('writes a minus where the money would go the other way', () => {
    expect(lines(['offer_made', 1, 2], ['term_ducats', 0, 1, 15], ['term_thing', 1, 0, 1, 7])).toEqual([['Bianca offers for Post Station: Silk', '−15 ducat']]);
    expect(lines(['ask_made', 0, 1, 2], ['term_ducats', 1, 0, 25])).toEqual([['Anna names Bianca a price for Post Station', '25 ducat']]);
  });
  it('tells a card that is paid for once, and one that is given up by itself', () => {
    expect(lines(['message_delivered', 1, 3, 30], ['card_discarded', 1, 3]).map(([words]) => words).filter(Boolean)).toEqual(['Bianca delivers Privilege Villa 3']);
    expect(lines(['card_discarded', 1, 3]).map(([words]) => words)).not.toContain('');
  });
  it('keeps two offers apart and tells those who offer nothing together', () => {
    expect(lines(['offer_made', 1, 0], ['term_ducats', 1, 0, 5], ['offer_made', 1, 1], ['term_ducats', 1, 0, 10], ['nothing_offered', 0], ['nothing_offered', 2]).map(([words]) => words))
      .toEqual(['Bianca offers for Guild Hall', 'Bianca offers for Town Hall', 'Anna and Corrado offer nothing']);
    expect(lines(['nothing_offered', 2])).toEqual([['Corrado offers nothing', '']]);
  });
  it('puts the payment beside the deal, with the sign of the reader', () => {
    expect(lines(['deal_struck', 0, 1, 2], ['ducats_given', 1, 0, 20])).toEqual([['Anna accepts Bianca: Post Station', '+20 ducat']]);
    expect(lines(['deal_struck', 1, 0, 2], ['ducats_given', 0, 1, 20])).toEqual([['Bianca accepts Anna: Post Station', '−20 ducat']]);
    expect(lines(['deal_struck', 1, 2, 2], ['ducats_given', 2, 1, 20])).toEqual([['Bianca accepts Corrado: Post Station', '20 ducat']]);
  });
  it('leaves an end that says nothing out, and every other event is told by somebody', () => {
    expect(lines(['action_ended', 1])).toEqual([]);
    expect(lines(['turn_ended', 0], ['turn_began', 1, 3])).toEqual([['The turn of Bianca, round 3', '']]);
    const all = genoa(session, item(['thing_taken', 1, 1, 3], ['thing_taken', 1, 2, 7], ['tower_moved', 1, 2]));
    expect(all.map((line) => line.words)).toEqual(['Bianca takes Pepper, 2 × Silk', 'Bianca moves the tower: Post Station.']);
    expect(all.flatMap((line) => line.of)).toEqual([0, 1, 2]);
  });
});

it('tells what the end pays in the margin, and nothing of those who are paid nothing', () => {
  // Cards 3 and 4 are the privileges of these components.
  expect(lines(['privileges_paid', 1, 2 ** 3 + 2 ** 4, 30], ['buildings_paid', 1, 6, 60], ['buildings_paid', 2, 1, 10], ['buildings_paid', 0, 0, 0]))
    .toEqual([['Bianca opens privileges: Villa 3, Villa 4', '+30 ducat'], ['Bianca owns 6 buildings', '+60 ducat'], ['Corrado owns one building', '+10 ducat']]);
});

describe('the journal of Princes', () => {
  it('tells what was paid, not what was bid, in the currency of the lot', () => {
    const [won, bid, turn] = princes({ ...session, info: { ...session.info, components: { event: [] } } } as unknown as TableSession, item(['auction_won', 1, 6, 36, 34], ['bid_made', 1, 36], ['turn_began', 2]));
    expect([won!.words, won!.amounts]).toEqual(['Bianca won The Doge', [{ n: 34, symbol: 'gold', label: 'gold', sign: '−', tone: '' }]]);
    expect([bid!.words, bid!.head]).toEqual(['Bianca bid 36.', false]);
    expect(turn!.head).toBe(true);
  });
});

it('names are joined as the language joins them', () => {
  const plain = (words: string): string => words.replaceAll('\u00a0', ' ');
  expect([listed('en', names), listed('de', names), plain(listed('cs', names))]).toEqual(['Anna, Bianca, and Corrado', 'Anna, Bianca und Corrado', 'Anna, Bianca a Corrado']);
});
