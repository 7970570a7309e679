import { describe, expect, test } from 'vitest';
import type { LineId } from '../../../src/games/gug/board-data.ts';
import { loopStations } from '../../../src/games/gug/loop-stations.ts';
import { NO_WORKS } from '../../../src/games/gug/position.ts';
import { search } from '../../../src/tables/gug/search.ts';
import { LONDON_2025 } from './ask.ts';
import { gameOf, placing, play, setupOf, throwing } from './table.ts';

const joined = gameOf().network(setupOf(2));
const parted = gameOf({ R18: 'two-stations' }).network(setupOf(2));
const becauseOf = (network: typeof joined, id: string) =>
  loopStations(network).find(({ station }) => station === id)?.because;
const typed = (network: typeof joined, text: string) =>
  search(
    loopStations(network).map(({ station }) => LONDON_2025.stations.get(station)!),
    text,
  ).map(({ name }) => name);

describe('who looks for a start on the Circle line', () => {
  test('finds Monument by its first letters, and Bank by its own', () => {
    expect(typed(joined, 'mon')).toEqual(['Monument']);
    expect(typed(joined, 'ban')).toEqual(['Bank']);
  });

  test('is told that Bank is on it because Monument is; Monument needs no reason', () => {
    expect(becauseOf(joined, 'bank')).toBe('monument');
    expect(becauseOf(joined, 'monument')).toBeNull();
  });

  test('finds Monument and not Bank where the table takes them for two stations', () => {
    expect(typed(parted, 'mon')).toEqual(['Monument']);
    expect(becauseOf(parted, 'bank')).toBeUndefined();
    expect(becauseOf(parted, 'paddington-hc')).toBeUndefined();
  });

  test('R8: is offered them as one rides round, or along the whole yellow line, each in its own right', () => {
    expect(loopStations(parted)).toEqual(LONDON_2025.loop.map((station) => ({ station, because: null })));
    const yellow = loopStations(gameOf({ R18: 'two-stations', R8: 'yellow' }).network(setupOf(2)));
    const { stations } = LONDON_2025.lines.get('circle' as LineId)!;
    expect(yellow).toEqual(stations.map((station) => ({ station, because: null })));
  });

  test('is offered exactly the stations that the judge lets one start at, by every reading', () => {
    for (const R18 of ['one-junction', 'two-stations'] as const)
      for (const R8 of ['loop', 'yellow'] as const) {
        const game = gameOf({ R18, R8 });
        const setup = setupOf(2, { works: NO_WORKS });
        const state = play(game, game.start(setup), [throwing(0, 6), throwing(1, 1)]);
        const allowed = [...LONDON_2025.stations.keys()].filter(
          (id) => game.decide(state, placing(0, id), 0).judgement.allowed,
        );
        const offered = loopStations(game.network(setup)).map(({ station }) => station);
        expect(offered.toSorted()).toEqual(allowed.toSorted());
      }
  });
});
