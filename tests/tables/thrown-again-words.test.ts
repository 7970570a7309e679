import { describe, expect, test } from 'vitest';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import type { Throwing } from '../../src/games/shared/thrown-again.ts';
import { TABLE_STEPS_EN } from '../../src/i18n/table/en.ts';
import { TABLE_STEPS_NB } from '../../src/i18n/table/nb.ts';
import { throwingOf as inGools } from '../../src/tables/gools/play/describer.ts';
import { againWords } from '../../src/tables/shell/again-words.ts';
import { throwingOf as inTournament } from '../../src/tables/tournament/play/describer.ts';
import { entering, keeping, mini, oneDie, rollingOff, throwing } from '../games/gools/table.ts';
import { drawn, toss } from '../games/tournament/tournament-table.ts';

const PHONE: Throwing = { who: 0, by: 'phone', of: 'dice', shown: [3, 3, 5] };
const HAND: Throwing = { who: 0, by: 'hand', of: 'dice', shown: [1] };

describe('a throw in the place of another is told', () => {
  test.each([
    { words: TABLE_STEPS_EN, told: ['Rolled again: it was 3 3 5, then 1 2 6.', 'Entered again: it was 1.'] },
    {
      words: TABLE_STEPS_NB,
      told: ['Kastet på nytt. Tidligere: 3 3 5, så 1 2 6.', 'Ført inn på nytt. Tidligere: 1.'],
    },
  ])('$told', ({ words, told }) =>
    expect(againWords([PHONE, HAND, { ...PHONE, shown: [1, 2, 6] }], words.happened.again)).toEqual(told),
  );

  test('a draw by its seed', () =>
    expect(againWords([inTournament(drawn(0, 42))!], TABLE_STEPS_EN.happened.again)).toEqual([
      'Drawn again: the seed was 42.',
    ]));

  test('not at all where none was', () => expect(againWords([], TABLE_STEPS_EN.happened.again)).toEqual([]));
});

test('every die of an evening is left to chance, those of the mini game too; what is chosen is not', () => {
  const events: readonly GoolsEvent[] = [
    throwing(0, '12345'),
    entering(1, '33|124'),
    rollingOff(2, '11111'),
    oneDie(0, 4),
    mini({ kind: 'throw', seat: 1, dice: [1, 5], by: 'phone' }),
    mini({ kind: 'one-die', seat: 0, eyes: 3, by: 'hand' }),
    keeping(0, '1'),
    mini({ kind: 'pass-on', seat: 0, to: 1 }),
    { kind: 'sloppy', seat: 0 },
  ];
  expect(events.map(inGools).map((one) => one && `${one.who} ${one.by} ${one.shown.join('')}`)).toEqual([
    '0 hand 12345',
    '1 hand 33124',
    '2 phone 11111',
    '0 hand 4',
    '1 phone 15',
    '0 hand 3',
    undefined,
    undefined,
    undefined,
  ]);
});

test('in a tournament the draws and the dice of a tie are', () => {
  expect([inTournament(drawn(1, 7)), inTournament({ kind: 'withdraw', player: 0 })]).toEqual([
    { who: null, by: 'phone', of: 'draw', shown: [7] },
    undefined,
  ]);
  expect(inTournament(toss(0, 0, 'a3 b5'))).toEqual({ who: null, by: 'hand', of: 'dice', shown: [3, 5] });
});
