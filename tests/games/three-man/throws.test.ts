import { describe, expect, test } from 'vitest';
import { THREE_MAN } from '../../../src/games/three-man/play.ts';
import { effectsOf, THROWS } from '../../../src/games/three-man/throws.ts';
import { play, rolling, stageOf, throwing } from './table.ts';

/**
 * Copied by hand from the table at the end of the rule book. Player 2 of five rolls and the dice go to the left: 3 sits
 * to the left, 1 to the right, and 0 is the Three Man. `!`: a shot.
 */
const TABLE = [
  { dice: '1-1', says: 'Give out 1 drink', drinks: '', then: 'hand-out 2 1' },
  { dice: '1-2', says: 'Reversal', drinks: '3', then: 'throw 1' },
  { dice: '1-3', says: 'Three man drinks', drinks: '0', then: 'throw 2' },
  { dice: '1-4', says: 'Social', drinks: '0 1 2 3 4', then: 'throw 2' },
  { dice: '1-5', says: 'Pass the dice', drinks: '', then: 'throw 3' },
  { dice: '1-6', says: 'Left of the roller drinks', drinks: '3', then: 'throw 2' },
  { dice: '2-2', says: 'Give out two drinks', drinks: '', then: 'hand-out 2 2' },
  { dice: '2-3', says: 'Three man drinks', drinks: '0', then: 'throw 2' },
  { dice: '2-4', says: 'Pass the dice', drinks: '', then: 'throw 3' },
  { dice: '2-5', says: 'Left of the roller drinks', drinks: '3', then: 'throw 2' },
  { dice: '2-6', says: 'Roller drinks', drinks: '2', then: 'throw 2' },
  { dice: '3-3', says: 'Give out three drinks; three man takes a shot', drinks: '0!', then: 'hand-out 2 3' },
  { dice: '3-4', says: 'Left of the roller drinks; three man drinks', drinks: '3 0', then: 'throw 2' },
  { dice: '3-5', says: 'Roller drinks; three man drinks', drinks: '2 0', then: 'throw 2' },
  { dice: '3-6', says: 'Right of the roller drinks; three man drinks', drinks: '1 0', then: 'throw 2' },
  { dice: '4-4', says: 'Give out four drinks; roller drinks', drinks: '2', then: 'hand-out 2 4' },
  { dice: '4-5', says: 'Right of the roller drinks', drinks: '1', then: 'throw 2' },
  { dice: '4-6', says: 'Pass the dice', drinks: '', then: 'throw 3' },
  { dice: '5-5', says: 'Give out five drinks', drinks: '', then: 'hand-out 2 5' },
  { dice: '5-6', says: 'Pass the dice', drinks: '', then: 'throw 3' },
  { dice: '6-6', says: 'Give out six drinks', drinks: '', then: 'hand-out 2 6' },
] as const;

const turned = (dice: string) => dice.split('-').reverse().join('-');

describe('7.5-7.9: every throw', () => {
  test('is in the table, once', () => {
    expect(TABLE.map(({ dice }) => dice)).toEqual(THROWS.map((dice) => dice.join('-')));
  });

  test.each(TABLE)('$dice: $says', ({ dice, drinks, then }) => {
    for (const fall of [dice, turned(dice)]) {
      const before = rolling(2);
      const after = play(before, throwing(2, fall));
      const taken = after.pours.flatMap(({ to, of, count }) => {
        expect(count).toBe(1);
        return to.map((seat) => (of === 'shot' ? `${seat}!` : `${seat}`));
      });
      expect({ drinks: taken.join(' '), then: stageOf(after) }).toEqual({ drinks, then });
    }
  });

  test.each([
    { clause: '7.5', dice: '1-6', clauses: ['7.5'] },
    { clause: '7.6', dice: '3-4', clauses: ['7.5', '7.6'] },
    { clause: '7.6', dice: '3-3', clauses: ['7.6'] },
    { clause: '7.7', dice: '4-4', clauses: ['7.5'] },
    { clause: '7.8', dice: '4-1', clauses: ['7.8'] },
    { clause: '7.9', dice: '2-1', clauses: ['7.9'] },
  ])('$clause: $dice names its clauses and the roller', ({ dice, clauses }) => {
    const { pours, last } = THREE_MAN.decide(rolling(2), throwing(2, dice), 0).next();
    expect(pours.map(({ clause }) => clause.slice('three-man-'.length))).toEqual(clauses);
    expect(pours.map(({ from }) => from)).toEqual(clauses.map(() => 2));
    expect(last).toEqual({ roller: 2, dice: dice.split('-').map(Number) });
  });

  test('7.7: a double to hand out names its clause beside what else it does', () => {
    expect(effectsOf([4, 4]).map(({ clause }) => clause)).toEqual(['three-man-7.5', 'three-man-7.7']);
  });

  test.each([
    { clause: '7.5', roller: 1, dice: '4-5', to: 0, says: 'the Three Man is a neighbour like any other' },
    { clause: '7.5', roller: 4, dice: '1-6', to: 0, says: 'on the other side too' },
    { clause: '7.9', roller: 4, dice: '1-2', to: 0, says: 'the Three Man would have thrown next' },
  ])('$clause: $says', ({ roller, dice, to }) => {
    expect(play(rolling(roller), throwing(roller, dice)).pours.map((pour) => pour.to)).toEqual([[to]]);
  });

  test('7.5, 7.9: left and right are the table’s, whichever way the dice go', () => {
    const back = play(rolling(3), throwing(3, '1-2'));
    expect(stageOf(back)).toBe('throw 2');
    const [, left, right, next] = play(back, throwing(2, '1-6'), throwing(2, '4-5'), throwing(2, '2-1')).pours;
    expect([left?.to, right?.to, next?.to]).toEqual([[3], [1], [1]]);
  });
});
