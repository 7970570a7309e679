import { describe, expect, test } from 'vitest';
import { evenPlaces } from '../../src/games/kits/gools.ts';
import { seatPlace } from '../../src/games/kits/gug.ts';
import type { Standing } from '../../src/games/kits/kit.ts';
import { type Awaited, resultFromGame } from '../../src/storage/result-from-game.ts';
import { gabongStanding } from './kits.ts';
import { gabongRound } from './gabong-rounds.ts';

const awaited = (...names: readonly string[]): readonly Awaited[] =>
  names.map((name, index) => ({ player: 10 + index, name }));

const gug = (
  is: 'running' | 'finished',
  seats: readonly (readonly [names: string, place: number | null, team?: string])[],
) =>
  ({
    is,
    at: 0,
    misfits: 0,
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
    const standing: Standing = { is: 'finished', places: evenPlaces(players), at: 0, misfits: 0 };
    const result = resultFromGame(standing, awaited('Cato', 'Bo', 'Åse'));
    expect(result).toEqual({ ok: true, order: [[12], [11, 10]], dnf: [] });
  });

  test.each([
    {
      say: 'it is not over',
      standing: gug('running', [
        ['Åse', 1],
        ['Bo', null],
      ]),
      names: ['Åse', 'Bo'],
      why: { why: 'not-over', names: [] },
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
