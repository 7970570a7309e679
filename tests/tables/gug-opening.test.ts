import { describe, expect, test } from 'vitest';
import { dueOf } from '../../src/games/gug/due.ts';
import { openingByPhone } from '../../src/tables/gug/game/game-actions.ts';
import { emptySeats, nameByColours, namePlayer } from '../../src/tables/gug/game/setup/seats.ts';
import { GAME, NOON, play, setupOf } from '../games/gug/table.ts';

const SIGNS = { circle: 'O', square: 'S', triangle: 'T', diamond: 'D', star: 'X', hexagon: 'H' };

describe('7.1 to 7.4 drawn by the phone', () => {
  test.each([
    { seats: 2, over: { isFriendly: true } },
    { seats: 3, over: {} },
    { seats: 5, over: {} },
    { seats: 3, over: { variation: 'DUT' } as const },
  ])('$seats seats, $over: up to the first roll, each icon at a station of its own', ({ seats, over }) => {
    const state = GAME.start(setupOf(seats, over));
    const events = openingByPhone(GAME, state, NOON);
    const after = play(GAME, state, events, NOON);
    expect(dueOf(GAME, after)[0]?.kind).toBe('roll');
    const places = events.flatMap((event) => (event.kind === 'place' ? [event.station] : []));
    const icons = after.seats.flatMap((seat) => seat.icons);
    expect(places).toHaveLength(icons.length);
    expect(new Set(places).size).toBe(places.length);
    for (const event of events) if (event.kind === 'throw') expect(event.by).toBe('phone');
  });

  test('a table that has begun by hand goes on from there, and nothing is drawn once the first turn is on', () => {
    const state = GAME.start(setupOf(3));
    const begun = play(GAME, state, [{ kind: 'throw', seat: 0, eyes: 6, by: 'hand' }], NOON);
    const events = openingByPhone(GAME, begun, NOON);
    expect(events[0]).toMatchObject({ kind: 'throw', seat: 1 });
    const after = play(GAME, begun, events, NOON);
    expect(openingByPhone(GAME, after, NOON)).toEqual([]);
  });
});

test('players are called by the colours of their signs where nobody has a name, and as they stand where anybody has', () => {
  const seats = emptySeats(3, 1);
  expect(nameByColours(seats, SIGNS).map(({ players }) => players[0]!.name)).toEqual(['O', 'S', 'T']);
  const named = namePlayer(seats, 1, 0, 'Bo');
  expect(nameByColours(named, SIGNS)).toBe(named);
  const teams = emptySeats(3, 2);
  expect(nameByColours(teams, SIGNS)).toBe(teams);
});
