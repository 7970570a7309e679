import { expect, test } from 'vitest';
import { dueOf } from '../../src/games/gools/due.ts';
import { GOOLS_EN } from '../../src/i18n/gools/en.ts';
import { GOOLS_NB } from '../../src/i18n/gools/nb.ts';
import { announcedOf, nowOf, seatOf, takersOf } from '../../src/islands/gools/play/now.ts';
import { rulesDue } from '../../src/islands/gools/play/rules-due.ts';
import { standingRows } from '../../src/islands/gools/play/standing-rows.ts';
import { toggled } from '../../src/islands/gools/play/toggled.ts';
import { roundOf } from '../../src/islands/gools/told/round-told.ts';
import { entering, keeping, play, rollingOff, round, seated, throwing } from '../games/gools/table.ts';

const brief = (state: ReturnType<typeof seated>) =>
  standingRows(roundOf(state) ?? state.rounds.at(-1)!).map(({ seat, is, six, hand }) => [seat, is, six, hand?.kind]);

test('who has played stands by the hand, the others in turn', () => {
  const state = play(seated(), entering(0, '441|44'), throwing(1, '36666'), keeping(1, '36'));
  expect(brief(state)).toEqual([
    [0, 'leads', undefined, 'sum'],
    [1, 'throws', undefined, undefined],
    [2, 'waits', undefined, undefined],
  ]);
});

test('a tie, the beaten, and who a last 6 concerns', () => {
  const state = play(seated({}, 4), entering(0, '33|124'), entering(1, '33|124'), entering(2, '441|46'));
  expect(brief(state)).toEqual([
    [0, 'ties', undefined, 'sum'],
    [1, 'ties', undefined, 'sum'],
    [2, 'beaten', 'candidate', 'sum'],
    [3, 'waits', undefined, undefined],
  ]);
});

test('a point 6 that ends on a 6 names the Three Man', () => {
  const state = play(seated(), entering(0, '3666|6'));
  expect(brief(state)[0]).toEqual([0, 'leads', 'naming', 'impure']);
});

test('a round that is won has one winner', () => {
  const state = play(seated(), ...round('331|24 221|14 441|44'));
  expect(brief(state).map(([seat, is]) => [seat, is])).toEqual([
    [0, 'won'],
    [1, 'beaten'],
    [2, 'beaten'],
  ]);
});

test('what is to be done now, and by whom', () => {
  const { play: words } = GOOLS_EN.table;
  const now = (state: ReturnType<typeof seated>) => [seatOf(dueOf(state)), nowOf(dueOf(state), state, words)];
  const begun = play(seated(), throwing(0, '12456'));
  expect([seated(), begun, play(begun, keeping(0, '124'))].map(now)).toEqual([
    [0, 'opens round 1: throw five dice'],
    [0, 'leaves at least one'],
    [0, 'throws the other 2 dice'],
  ]);
});

const tied = play(seated({}, 4), ...round('331|22 331|22 331|22 441|44', 0, 4));
const doomed = play(seated({}, 4), ...round('331|26 441|14 221|46 441|44', 0, 4));

test.each([
  [GOOLS_EN, 'Kari opens round 1: throw five dice', 'Roll-off for the win: Kari throws five dice, once'],
  [GOOLS_NB, 'Kari åpner runde 1: kast fem terninger', 'Omkast om seieren: Kari kaster fem terninger, én gang'],
])('and it is said in a sentence', ({ table }, opening, rollOff) => {
  const said = (state: ReturnType<typeof seated>) => announcedOf(dueOf(state), state, table.play, 'Kari');
  expect([seated(), tied].map(said)).toEqual([opening, rollOff]);
  expect(said(doomed)).toContain('Kari ');
});

test('who may take the dice: anybody between rounds, then whoever has not begun, and nobody else in a turn', () => {
  const takers = (state: ReturnType<typeof seated>) => takersOf(dueOf(state), state);
  const begun = play(seated(), throwing(1, '12456'));
  const again = play(begun, keeping(1, '124'));
  const done = play(again, throwing(1, '12'), keeping(1, '12'));
  expect([seated(), begun, again, done].map(takers)).toEqual([[0, 1, 2], [1], [1], [2, 0]]);
  expect([tied, doomed, play(tied, rollingOff(0, '12456'))].map(takers)).toEqual([
    [0, 1, 2],
    [0, 2],
    [1, 2],
  ]);
});

test('two rules of one player are made one after the other, and another’s meanwhile', () => {
  const due = (clause: 'gools-5.1' | 'three-man-7.3', seat: number) => ({ kind: 'rule', seat, clause }) as const;
  const all = [...dueOf(seated()), due('three-man-7.3', 1), due('gools-5.1', 0), due('gools-5.1', 1)];
  expect(rulesDue(all)).toEqual([
    { seat: 1, clause: 'three-man-7.3', count: 2 },
    { seat: 0, clause: 'gools-5.1', count: 1 },
  ]);
});

test('a tap chooses, and another lets go', () => {
  expect([toggled([0, 2], 1), toggled([0, 2], 2)]).toEqual([[0, 1, 2], [0]]);
});
