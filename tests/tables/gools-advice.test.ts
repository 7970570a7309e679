import { describe, expect, test } from 'vitest';
import { adviseOn, planFor, makeShares } from '../../src/games/gools/advisor/advice.ts';
import { againstOf } from '../../src/games/gools/advisor/against.ts';
import { AIMS } from '../../src/games/gools/advisor/aims.ts';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import type { GoolsState, Round } from '../../src/games/gools/play-state.ts';
import { makeAnswer } from '../../src/tables/gools/advisor/answer.ts';
import {
  askedThrow,
  type Answer,
  type Question,
  isBetweenRounds,
  reviewQuestion,
} from '../../src/tables/gools/advisor/question.ts';
import { entering, keeping, play, round, seated, throwing } from '../games/gools/table.ts';

const played = (...events: readonly GoolsEvent[]): GoolsState => play(seated(), ...events);

const keepsOf = (answer: Answer) => {
  if (answer.kind !== 'advice') throw new Error('no advice');
  return answer.keeps;
};
const turnsOf = (answer: Answer) => {
  if (answer.kind !== 'review') throw new Error('no review');
  return answer.turns;
};
const roundOf = ({ stage }: GoolsState): Round => {
  if (stage.is !== 'round') throw new Error('no round');
  return stage.round;
};

describe('what a turn is played against', () => {
  const state = played(...round('1112|2 3314|2'), throwing(2, '33124'));

  test('2.3: the hands that lay before it, and who throws after it', () => {
    expect([0, 1, 2].map((seat) => againstOf(roundOf(state), seat))).toEqual([
      { lead: undefined, still: 2 },
      { lead: { rank: 18, tied: 1 }, still: 1 },
      { lead: { rank: 18, tied: 2 }, still: 0 },
    ]);
  });

  test('2.1: only a throw that waits for its keep is asked about', () => {
    expect(askedThrow(state, 'win')).toEqual({
      seat: 2,
      question: {
        kind: 'advice',
        prospect: { aim: 'win', lead: { rank: 18, tied: 2 }, still: 0 },
        lying: [],
        thrown: [3, 3, 1, 2, 4],
      },
    });
    const after = played(throwing(0, '33124'), keeping(0, '33'));
    expect(askedThrow(after, 'win')).toBeUndefined();
    expect(askedThrow(played(), 'win')).toBeUndefined();
    expect(askedThrow(play(after, throwing(0, '661')), 'point')?.question).toMatchObject({
      lying: [3, 3],
      thrown: [6, 6, 1],
      prospect: { aim: 'point', lead: undefined, still: 2 },
    });
  });
});

describe('advice', () => {
  const answer = makeAnswer();
  const shares = makeShares();

  test.each(AIMS)('%s: what the engine says, also when it is asked again between others', (aim) => {
    const prospect = { aim, lead: { rank: 16, tied: 1 }, still: 1 };
    const question: Question = { kind: 'advice', prospect, lying: [3], thrown: [3, 1, 4, 6] };
    const keeps = adviseOn(planFor(prospect, shares), question.lying, question.thrown);
    expect(keepsOf(answer(question))).toEqual(keeps);
    answer({ ...question, prospect: { ...prospect, lead: undefined } });
    expect(keepsOf(answer(question))).toEqual(keeps);
  });

  test('against a large table, more prospects than it keeps are all answered alike the second time', () => {
    const ask = (rank: number, aim: (typeof AIMS)[number]) =>
      answer({
        kind: 'advice',
        prospect: { aim, lead: { rank, tied: 1 }, still: 0 },
        lying: [3, 3, 3],
        thrown: [1, 6],
      });
    const asked = AIMS.flatMap((aim) => Array.from({ length: 20 }, (_, rank) => [rank + 1, aim] as const));
    const first = asked.map(([rank, aim]) => ask(rank, aim));
    expect(asked.map(([rank, aim]) => ask(rank, aim))).toEqual(first);
  });

  test('2.2: a 1 and a 6 over three 3s: the 6 is thrown again, for 3 on average', () => {
    const keeps = keepsOf(
      answer({
        kind: 'advice',
        prospect: { aim: 'lowest-sum', lead: undefined, still: 0 },
        lying: [3, 3, 3],
        thrown: [1, 6],
      }),
    );
    expect(keeps.map((keep) => [keep.kept, keep.figures.sum])).toEqual([
      [[1], 4],
      [[1, 6], 7],
      [[6], 9],
    ]);
    // One 3 of six makes four 3s and a 1, which is no point (3.3); a 6 in the last throw is one in six (6.3).
    expect(keeps.map(({ figures }) => [figures.impure, figures.threeMan])).toEqual([
      [0, 1 / 6],
      [0, 1],
      [0, 1 / 6],
    ]);
  });

  test('a throw that no table can show is refused', () => {
    const prospect = { aim: 'win', lead: undefined, still: 0 } as const;
    expect(() => answer({ kind: 'advice', prospect, lying: [], thrown: [1, 2] })).toThrow(RangeError);
  });
});

describe('how did I play', () => {
  const answer = makeAnswer();
  const after = played(
    throwing(0, '36532'),
    keeping(0, '33'),
    throwing(0, '614'),
    keeping(0, '4'),
    throwing(0, '36'),
    keeping(0, '3'),
    throwing(0, '1'),
    entering(1, '6544|3'),
    entering(2, '6654|1'),
  );

  test('2.1: only turns whose throws are known are asked about, as the table stood', () => {
    const { turns } = reviewQuestion(after.rounds[0]!, 'lowest-sum');
    expect(turns).toEqual([
      {
        prospect: { aim: 'lowest-sum', lead: undefined, still: 2 },
        throws: [
          { thrown: [3, 6, 5, 3, 2], kept: [3, 3] },
          { thrown: [6, 1, 4], kept: [4] },
          { thrown: [3, 6], kept: [3] },
          { thrown: [1], kept: [1] },
        ],
      },
    ]);
  });

  test('choices and luck add up to what the turn came to', () => {
    const question = reviewQuestion(after.rounds[0]!, 'lowest-sum');
    const [turn] = turnsOf(answer(question));
    expect(turn!.throws.map(({ difference }) => difference)).toEqual([0, 3, 0, 0]);
    expect(turn!.lost).toBe(3);
    // R. Conroy, A Collection of Dice Problems, no. 56: what five dice come to on average. These came to 5.
    expect(turn!.luck).toBeCloseTo(504_205_555 / 80_621_568 + 3 - 5, 12);
  });

  test('it waits for the end of a round', () => {
    expect(isBetweenRounds(played())).toBe(true);
    expect(isBetweenRounds(played(entering(0, '1112|2')))).toBe(false);
    expect(isBetweenRounds(after)).toBe(true);
    const tied = played(...round('6112|2 6221|1 6664|1'));
    expect(tied.stage.is).toBe('roll-off');
    expect(isBetweenRounds(tied)).toBe(false);
  });
});
