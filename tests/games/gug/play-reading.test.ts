import { describe, expect, test } from 'vitest';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import { begun, brief, checkRefusal, GAME, moving, play, rolling } from './table.ts';

const reading = (ruling: string, option: string): GugEvent => ({ kind: 'ruling', ruling, option }) as GugEvent;
/** Two of four points: one stops early, which only the other reading of R6 lets be. */
const EARLY = moving(0, 'circle:euston-square,circle:kings-cross-st-pancras');

describe('the table changes how it reads a gap', () => {
  const rolled = () => play(GAME, begun(), [rolling(0, 4)]);

  test('R6: from there on a move may stop early (11.1)', () => {
    expect(GAME.check(rolled(), EARLY, 0).findings.map(brief)).toContain('11.1 points-left');
    const changed = play(GAME, rolled(), [reading('R6', 'early')]);
    expect(GAME.check(changed, EARLY, 0).allowed).toBe(true);
  });

  test('and back again', () => {
    const back = play(GAME, rolled(), [reading('R6', 'early'), reading('R6', 'exact')]);
    expect(GAME.check(back, EARLY, 0).allowed).toBe(false);
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
