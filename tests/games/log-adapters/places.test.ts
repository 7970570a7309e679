import { describe, expect, test } from 'vitest';
import { seatPlace } from '../../../src/games/log-adapters/gug.ts';
import { placesOfPeople } from '../../../src/games/log-adapters/log-adapter.ts';

/** `Per 2 gone`: who sits there, the place, `-` for none, and whether they have left; seat by seat. */
const seatsOf = (...said: readonly string[]) =>
  said.map((each, seat) => {
    const [name = '', place, gone] = each.split(' ');
    const at = { names: [name] as const, place: place === '-' ? null : Number(place) };
    return { seat, at, isGone: gone === 'gone' };
  });
const places = (began: number, ...said: readonly string[]) =>
  placesOfPeople(seatsOf(...said), began).map(({ names: [name], place }) => `${name} ${place ?? '-'}`);

describe('F52: places are those of people, and not of seats', () => {
  test.each<readonly [what: string, seats: readonly string[], places: readonly string[]]>([
    ['who has left and not come back has a place', ['Kari 1', 'Per - gone', 'Ola 2'], ['Kari 1', 'Per -', 'Ola 2']],
    [
      'who came back has the later seat, and nobody else moves up',
      ['Kari 1', 'Per - gone', 'Ola 3', 'per 2'],
      ['Kari 1', 'Ola 3', 'per 2'],
    ],
    [
      'and the better place of the two, the earlier',
      ['Kari 2', 'Per 1 gone', 'Ola 4', 'Per 3'],
      ['Kari 2', 'Ola 3', 'Per 1'],
    ],
    ['or none where there is none', ['Kari 1', 'Per - gone', 'Ola 2', 'Per -'], ['Kari 1', 'Ola 2', 'Per -']],
    [
      'whoever came back in between moves up those behind',
      ['Kari 1', 'Per 2 gone', 'Ola 4', 'Per 3'],
      ['Kari 1', 'Ola 3', 'Per 2'],
    ],
    [
      'who comes and goes again has the last seat',
      ['Kari 1', 'Ola 2', 'Siri 5', 'Per 3 gone', 'Per - gone', 'Per 4'],
      ['Kari 1', 'Ola 2', 'Siri 4', 'Per 3'],
    ],
    [
      'also where the last seat was left too',
      ['Kari 1', 'Per - gone', 'Ola 2', 'Per - gone'],
      ['Kari 1', 'Ola 2', 'Per -'],
    ],
    [
      'a namesake who has not left is somebody else',
      ['Kari 1', 'Per 2', 'Ola 4', 'Per 3'],
      ['Kari 1', 'Per 2', 'Ola 4', 'Per 3'],
    ],
    [
      'and takes no place of those who come back',
      ['Per 4', 'Per 1 gone', 'Ola 2', 'Per 3'],
      ['Per 3', 'Ola 2', 'Per 1'],
    ],
    ['nor gives one to them', ['Per 1', 'Per 4 gone', 'Ola 2', 'Per 3'], ['Per 1', 'Ola 2', 'Per 3']],
    ['two of one name in the set-up are two', ['Per - gone', 'Per 1', 'Ola 2'], ['Per -', 'Per 1', 'Ola 2']],
    ['who come in together stay together', ['Kari 2', 'Per - gone', 'Ola 2', 'Per 1'], ['Kari 2', 'Ola 2', 'Per 1']],
  ])('%s', (_, seats, expected) => expect(places(3, ...seats)).toEqual(expected));

  test('where nobody came back they are the seats’ own', () => {
    const seats = seatsOf('Kari 1', 'Per - gone', 'Ola 2', 'Siri 3');
    const found = placesOfPeople(seats, 3);
    expect(found).toHaveLength(4);
    for (const [seat, { at }] of seats.entries()) expect(found[seat]).toBe(at);
  });
});

describe('a seat of Gaa Under Gunnar in a list of results', () => {
  const player = (name: string) => ({ name, sips: 0, points: 0 });
  const seat = (team: string, ...names: readonly string[]) =>
    seatPlace({ team, players: names.map(player), place: 2, time: null, drops: 0 });

  test('is its player', () => expect(seat('', 'Ada')).toEqual({ names: ['Ada'], place: 2 }));

  test('is nobody’s where the player has no name', () =>
    expect(
      seatPlace({ team: '', players: [player('Circle')], place: null, time: null, drops: 0, isNameless: true }),
    ).toEqual({ names: ['Circle'], place: null, isNameless: true }));

  const pairs = ['Ada + Bo', 'Bo + Ada', 'Ada & Bo', 'Bo & Ada', 'Ada / Bo', 'Bo / Ada'];
  test('is a team by its two, in either order', () =>
    expect(seat('', 'Ada', 'Bo')).toEqual({ names: pairs, players: ['Ada', 'Bo'], place: 2 }));

  test('is a team by its own name first', () =>
    expect(seat('Rails', 'Ada', 'Bo')).toEqual({ names: ['Rails', ...pairs], players: ['Ada', 'Bo'], place: 2 }));
});
