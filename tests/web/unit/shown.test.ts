import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changed, type Recorded } from '../../../web/src/lib/shown';

test('a moment changes what it names and shares the rest', () => {
  const was = { year: 1, seats: [{ cities: 2 }, { cities: 3 }], troops: [[0, 1], [1, 0]] };
  const now = changed(was, [[['seats', 1, 'cities'], 4], [['troops', 0], [2, 2]]]);
  expect(now).toEqual({ year: 1, seats: [{ cities: 2 }, { cities: 4 }], troops: [[2, 2], [1, 0]] });
  expect(was.seats[1]).toEqual({ cities: 3 });
  expect(now.seats[0]).toBe(was.seats[0]);
});

test('the recorded game can be told: every event it names has its arguments, and it comes to an end', () => {
  const game = JSON.parse(readFileSync('../web/public/shown/virtu.json', 'utf8')) as Recorded;
  let view = game.view;
  for (const [, , events, changes] of game.moments) {
    for (const [tag, ...ints] of events) expect(ints.length).toBe(game.events[String(tag)]!.length);
    view = changed(view, changes);
  }
  expect(view.seats.some((s: { points: number }) => s.points > 0)).toBe(true);
  expect(game.moments.at(-1)![2].map((e) => e[0])).toContain('points_counted');
});
