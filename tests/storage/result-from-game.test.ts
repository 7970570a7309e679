import { describe, expect, test } from 'vitest';
import { evenPlaces } from '../../src/games/log-adapters/gools.ts';
import { seatPlace } from '../../src/games/log-adapters/gug.ts';
import { placesOfPeople, type Standing } from '../../src/games/log-adapters/log-adapter.ts';
import { type Awaited, resultFromGame } from '../../src/storage/result-from-game.ts';
import { setupOf } from '../games/gools/table.ts';
import { gabongStanding, goolsStanding } from './adapters.ts';
import { gabongRound } from './gabong-rounds.ts';

const awaited = (...names: readonly string[]): readonly Awaited[] =>
  names.map((name, index) => ({ player: 10 + index, name }));

const gug = (
  is: 'running' | 'finished',
  seats: readonly (readonly [names: string, place: number | null, team?: string])[],
  isUntimed?: true,
) =>
  ({
    is,
    ...(isUntimed && { isUntimed }),
    at: 0,
    rejectedEvents: 0,
    places: seats
      .map(([names, place, team = '']) => ({
        team,
        place,
        time: null,
        drops: 0,
        players: names.split('+').map((name) => ({ name, sips: 0, points: 0 })),
      }))
      .map(seatPlace),
  }) satisfies Standing;

describe('a result taken from a saved game', () => {
  test('Gaa Under Gunnar: the order of finishing, and who did not finish', () => {
    const standing = gug('finished', [
      ['Åse', 2],
      ['Bo', null],
      ['Cato', 1],
      ['Dina', 2],
    ]);
    expect(resultFromGame(standing, awaited('bo', 'Dina ', 'Åse', 'Cato'))).toEqual({
      ok: true,
      order: [[13], [12, 11]],
      dnf: [10],
    });
  });

  test('a team is found by its name, or by its two', () => {
    const standing = gug('finished', [
      ['Åse+Bo', 1, 'Tog'],
      ['Cato+Dina', 2],
      ['Eva+Finn', 3],
    ]);
    const wanted = awaited('Finn & Eva', 'tog', 'Cato + Dina');
    expect(resultFromGame(standing, wanted)).toEqual({ ok: true, order: [[11], [12], [10]], dnf: [] });
  });

  test('Gabong: places as the scoreboard has them, shared ones together', () => {
    const standing = gabongStanding(gabongRound('broken-off'));
    expect(resultFromGame(standing, awaited('Ola', 'Maya'))).toMatchObject({ ok: true, dnf: [] });
    const result = resultFromGame(standing, awaited('Ola', 'Maya'));
    expect(result.ok && result.order.map((group) => group.toSorted())).toEqual([[10, 11]]);
  });

  test('Gabba Gools: who won most rounds first', () => {
    const player = (name: string, wins: number) => ({ name, wins });
    const players = [player('Åse', 5), player('Bo', 3), player('Cato', 3)];
    const standing: Standing = { is: 'finished', places: evenPlaces(players), at: 0, rejectedEvents: 0 };
    const result = resultFromGame(standing, awaited('Cato', 'Bo', 'Åse'));
    expect(result).toEqual({ ok: true, order: [[12], [11, 10]], dnf: [] });
  });

  test('who has left and come back has one place: the better one, under the later name', () => {
    const seat = (index: number, name: string, place: number | null, isGone = false) => ({
      seat: index,
      at: { names: [name] as const, place },
      isGone,
    });
    const merged = (...seats: readonly ReturnType<typeof seat>[]) =>
      placesOfPeople(seats, 2).map(({ names, place }) => `${names[0]} ${place}`);
    expect(merged(seat(0, 'Bo', 1), seat(2, 'åse', 2), seat(1, 'Åse', null, true))).toEqual(['Bo 1', 'åse 2']);
    expect(merged(seat(1, 'Åse', 1, true), seat(0, 'Bo', 2), seat(2, 'Åse', 3))).toEqual(['Bo 2', 'Åse 1']);
    expect(merged(seat(1, 'Åse', 2, true), seat(2, 'Åse', 2), seat(0, 'Bo', 4))).toEqual(['Åse 1', 'Bo 2']);
    expect(merged(seat(1, 'Åse', null, true), seat(0, 'Bo', 1), seat(2, 'Åse', null, true))).toEqual([
      'Bo 1',
      'Åse null',
    ]);
    // Two who sat there together from the start are two, whoever has left.
    expect(merged(seat(0, 'Åse', 1), seat(1, 'åse', 2, true))).toEqual(['Åse 1', 'åse 2']);
    expect(merged(seat(0, 'Åse', 1), seat(2, 'åse', 2))).toEqual(['Åse 1', 'åse 2']);
  });

  test('Gabba Gools: who has left and come back has one place', () => {
    const { places } = goolsStanding({
      id: 'g',
      createdAt: 0,
      setup: setupOf(3),
      events: [
        { id: 'e0', seq: 0, at: 0, kind: 'play', event: { kind: 'leave', seat: 1 } },
        { id: 'e1', seq: 1, at: 1, kind: 'play', event: { kind: 'join', name: setupOf(3).players[1]!.name, after: 0 } },
      ],
    });
    expect(places.map(({ names }) => names[0])).toHaveLength(3);
  });

  test.each([
    {
      say: 'it is not over',
      standing: gug('running', [
        ['Åse', 1],
        ['Bo', null],
      ]),
      names: ['Åse', 'Bo'],
      why: { why: 'not-placed', names: [] },
    },
    {
      say: 'who came first turns on a time that nobody knows (17.3)',
      standing: gug(
        'finished',
        [
          ['Åse', 1],
          ['Bo', null],
        ],
        true,
      ),
      names: ['Åse', 'Bo'],
      why: { why: 'not-placed', names: [] },
    },
    {
      say: 'others played too',
      standing: gug('finished', [
        ['Åse', 1],
        ['Bo', 2],
        ['Eva', 3],
      ]),
      names: ['Åse', 'Bo'],
      why: { why: 'others', names: ['Eva'] },
    },
    {
      say: 'somebody is missing',
      standing: gug('finished', [
        ['Åse', 1],
        ['Bo', 2],
      ]),
      names: ['Åse', 'Bo', 'Cato'],
      why: { why: 'missing', names: ['Cato'] },
    },
    {
      say: 'two were called alike',
      standing: gug('finished', [
        ['Åse', 1],
        ['åse', 2],
      ]),
      names: ['Åse'],
      why: { why: 'same-name', names: ['Åse'] },
    },
  ])('none, where $say', ({ standing, names, why }) => {
    expect(resultFromGame(standing, awaited(...names))).toEqual({ ok: false, ...why });
  });
});
