import { expect, test } from 'vitest';
import { namelessSeats } from '../../../src/games/gug/signs.ts';
import type { Seat } from '../../../src/games/gug/setup.ts';
import type { Entry } from '../../../src/games/shared/history.ts';

const seat = (marker: Seat['marker'], names: readonly string[], team = ''): Seat => ({
  team,
  marker,
  players: names.map((name) => ({ name, drink: 'beer' })),
});
const circle = seat('circle', ['Circle']);
const square = seat('square', ['Firkant']);
const kari = seat('square', ['Kari']);

test.each([
  { say: 'all by their colours', seats: [seat('circle', ['Turkis']), seat('square', ['Purple'])], nameless: [0, 1] },
  { say: 'all by their signs, in either language', seats: [circle, square], nameless: [0, 1] },
  { say: 'somebody’s name was typed, so all were', seats: [circle, kari], nameless: [] },
  { say: 'the same, whoever sits first', seats: [kari, circle], nameless: [] },
  { say: 'but one has been named since', seats: [circle, kari], named: '1', nameless: [0] },
  { say: 'by another sign’s name, which was typed', seats: [circle, seat('square', ['Circle'])], nameless: [] },
  { say: '17.2: a team of two has names', seats: [circle, seat('square', ['Square', 'Kari'])], nameless: [] },
  {
    say: '17.2: and so has one with a name of its own',
    seats: [circle, seat('square', ['Square'], 'Reds')],
    nameless: [],
  },
])('who plays without a name: $say', ({ seats, named, nameless }) => {
  const namings: readonly Entry<unknown>[] =
    named === undefined ? [] : [{ id: 'n', seq: 1, at: 0, kind: 'player-name', players: [named], name: 'Kari' }];
  expect([...namelessSeats({ seats }, namings)]).toEqual(nameless);
});
