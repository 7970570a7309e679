import { describe, expect, test } from 'vitest';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import { gugGame } from '../../../src/games/gug/play.ts';
import { DEFAULT_RULINGS, GUG_RULINGS, RULING_IDS } from '../../../src/games/gug/rulings.ts';
import { LONDON_2025 } from './ask.ts';
import { begun, brief, checkRefusal, GAME, gameOf, moving, play, rolling } from './table.ts';

const reading = (ruling: string, option: string): GugEvent => ({ kind: 'ruling', ruling, option }) as GugEvent;
/** Two of four points: one stops early, which only the other reading of R6 lets be. */
const EARLY = moving(0, 'circle:euston-square,circle:kings-cross-st-pancras');

describe('the table changes how it reads a gap', () => {
  const rolled = () => play(GAME, begun(), [rolling(0, 4)]);

  test('R6: from there on a move may stop early (11.1)', () => {
    expect(GAME.decide(rolled(), EARLY, 0).judgement.findings.map(brief)).toContain('11.1 points-left');
    const changed = play(GAME, rolled(), [reading('R6', 'early')]);
    expect(GAME.decide(changed, EARLY, 0).judgement.allowed).toBe(true);
  });

  test('and back again', () => {
    const back = play(GAME, rolled(), [reading('R6', 'early'), reading('R6', 'exact')]);
    expect(GAME.decide(back, EARLY, 0).judgement.allowed).toBe(false);
  });

  test('what was played under the earlier reading stays as it was', () => {
    const early = play(GAME, rolled(), [reading('R6', 'early'), EARLY]);
    const { seats, turn } = play(GAME, early, [reading('R6', 'exact')]);
    expect({ seats, turn }).toEqual({ seats: early.seats, turn: early.turn });
  });

  test.each([
    ['R6', 'sometimes'],
    ['R99', 'early'],
    ['toString', 'early'],
  ])('%s read as %s is no reading', (ruling, option) => {
    checkRefusal({
      why: ['4.1 no-such-reading'],
      say: '',
      state: rolled,
      event: reading(ruling, option),
      canOverrule: false,
      but: { event: reading('R6', 'early') },
    });
  });
});

describe('the board is gone through once for each way of reading', () => {
  test('a changed reading is taken down without a look at the board', () => {
    const blind = new Proxy(LONDON_2025, {
      get: (_, key) => {
        throw new Error(`looked at ${String(key)}`);
      },
    });
    const game = gugGame(blind, DEFAULT_RULINGS, {});
    const state = begun();
    expect(game.decide(state, reading('R6', 'early'), 0).next().changed).toEqual({ R6: 'early' });
    expect(() => game.turnNetwork(state)).toThrow('looked at');
  });

  test('the same readings are one network, in whichever order they were changed, and back', () => {
    const game = gameOf();
    const networkAfter = (...readings: readonly GugEvent[]) => game.turnNetwork(play(game, begun(), readings));
    const [early, ending] = [reading('R6', 'early'), reading('R13', 'ending')];
    expect(networkAfter(early, ending)).toBe(networkAfter(ending, early));
    expect(networkAfter(early, reading('R6', 'exact'))).toBe(game.network(begun().setup));
  });

  test('not all of them are kept for ever', () => {
    const game = gameOf();
    // Played once: whatever is played under the first readings asks for their network again.
    const state = begun();
    const first = game.turnNetwork(state);
    for (const ruling of RULING_IDS) {
      game.turnNetwork(play(game, state, [reading(ruling, GUG_RULINGS[ruling].options.at(-1)!)]));
    }
    expect(game.turnNetwork(state)).not.toBe(first);
  });
});

test('4.1: a table names a referee, and takes the name away again', () => {
  const named = play(GAME, begun(3, { referee: null }), [{ kind: 'referee', name: 'Aunt Gunvor' }]);
  expect(named.referee).toBe('Aunt Gunvor');
  expect(named.seats).toHaveLength(3);
  expect(play(GAME, named, [{ kind: 'referee', name: null }]).referee).toBeNull();
});
