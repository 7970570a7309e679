import { describe, expect, test } from 'vitest';
import { MARKERS, type Seat } from '../../src/games/gug/setup.ts';
import {
  addSeat,
  chooseDrink,
  chooseMarker,
  emptySeats,
  namePlayer,
  reseat,
  seatPlayer,
} from '../../src/tables/gug/game/setup/seats.ts';

const named = (...names: readonly string[]): readonly Seat[] =>
  names.map((name, at) => ({ team: '', marker: MARKERS[at]!, players: [{ name, drink: 'beer' }] }));

const namesOf = (seats: readonly Seat[]) => seats.map(({ players }) => players.map(({ name }) => name).join('+'));
const markersOf = (seats: readonly Seat[]) => seats.map(({ marker }) => marker);

test('a new seat takes the first sign that is free, and no seat more than there are signs', () => {
  const seats = emptySeats(3, 1).filter((_, at) => at !== 1);
  expect(markersOf(addSeat(seats, 1))).toEqual(['circle', 'triangle', 'square']);
  expect(addSeat(emptySeats(6, 1), 1)).toHaveLength(6);
});

test('no two seats ever have the same sign', () => {
  const seats = chooseMarker(named('Anna', 'Bo', 'Cecilie'), 0, 'triangle');
  expect(markersOf(seats)).toEqual(['triangle', 'square', 'circle']);
  expect(markersOf(chooseMarker(seats, 1, 'star'))).toEqual(['triangle', 'star', 'circle']);
});

test('who is known sits down at the first place without a name, else on a new one', () => {
  expect(namesOf(seatPlayer(namePlayer(emptySeats(3, 1), 0, 0, 'Anna'), 1, 'Bo'))).toEqual(['Anna', 'Bo', '']);
  expect(namesOf(seatPlayer(named('Anna', 'Bo'), 1, 'Dag'))).toEqual(['Anna', 'Bo', 'Dag']);
  expect(namesOf(seatPlayer(namePlayer(emptySeats(2, 2), 0, 0, 'Anna'), 2, 'Bo'))).toEqual(['Anna+Bo', '+']);
});

test('a drink belongs to one player of a team', () => {
  const seats = chooseDrink(emptySeats(2, 2), 1, 0, 'points');
  expect(seats.flatMap(({ players }) => players.map(({ drink }) => drink))).toEqual(['beer', 'beer', 'points', 'beer']);
});

describe('another variation seats the same people', () => {
  test.each([
    { before: ['Anna', 'Bo', 'Cecilie', 'Dag'], least: 3, after: ['Anna+Bo', 'Cecilie+Dag', '+'] },
    { before: ['Anna', 'Bo', 'Cecilie', 'Dag', 'Eva'], least: 2, after: ['Anna+Bo', 'Cecilie+Dag', 'Eva+'] },
    { before: ['', 'Bo', ''], least: 3, after: ['Bo+', '+', '+'] },
  ])('$before pair up', ({ before, least, after }) => {
    expect(namesOf(reseat(named(...before), 2, least))).toEqual(after);
  });

  test('teams part again, and keep what they drink', () => {
    const teams = chooseDrink(reseat(named('Anna', 'Bo', 'Cecilie', 'Dag'), 2, 2), 0, 1, 'alcohol-free');
    const seats = reseat(teams, 1, 3);
    expect(namesOf(seats)).toEqual(['Anna', 'Bo', 'Cecilie', 'Dag']);
    expect(seats[1]?.players[0]?.drink).toBe('alcohol-free');
    expect(new Set(markersOf(seats)).size).toBe(4);
  });

  test('seats that fit already stay as they are', () => {
    const seats = named('Anna', 'Bo', 'Cecilie');
    expect(reseat(seats, 1, 3)).toBe(seats);
  });
});
