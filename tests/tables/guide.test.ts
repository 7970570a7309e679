import { describe, expect, test } from 'vitest';
import { GABONG } from '../../src/games/gabong/match-play.ts';
import { PRESETS } from '../../src/games/gabong/match-setup.ts';
import { dueOf } from '../../src/games/gools/due.ts';
import type { Due } from '../../src/games/gug/play-state.ts';
import { GUIDE_EN } from '../../src/i18n/table/en-guide.ts';
import type { DraftHand } from '../../src/storage/deal-draft-form.ts';
import { gabongHint, isGabongTaught } from '../../src/tables/gabong/play/guide.ts';
import { goolsHint, isGoolsTaught } from '../../src/tables/gools/play/guide.ts';
import { gugHint, isGugTaught } from '../../src/tables/gug/game/play/guide.ts';
import { keeping, play, seated, throwing } from '../games/gools/table.ts';

describe('GUG', () => {
  test.each<readonly [string, string | undefined, Due]>([
    ['7.1', 'order', { kind: 'throw', seat: 0, for: 'order', isAgain: false }],
    ['7.2', 'place', { kind: 'place', seat: 0, icon: 0 }],
    ['7.4', 'begin', { kind: 'throw', seat: 0, for: 'begin', isAgain: false }],
    ['8.3', 'roll', { kind: 'roll', seat: 0, dice: 1 }],
    // The line itself says how many points are left, and how many sips are owed.
    ['8.2', undefined, { kind: 'move', seat: 0, icons: [0], dice: [0] }],
    ['16.4', 'toss', { kind: 'toss', seat: 0 }],
    ['5.1', undefined, { kind: 'skip', seat: 0, owed: 2, clause: 'gug-5.1' }],
    ['5.1', undefined, { kind: 'drink', seat: 0, owed: 2 }],
    ['7.1', undefined, { kind: 'throw', seat: 0, for: 'order', isAgain: true }],
    // The move's cost is said there.
    ['11.2', undefined, { kind: 'pass', seat: 0 }],
    ['15.1', undefined, { kind: 'time-up' }],
    ['1.4', undefined, { kind: 'over' }],
  ])('%s: of %s', (clause, key, due) => {
    expect(gugHint(due)).toEqual(key && { key, clause: `gug-${clause}` });
  });

  const turn = (number: number) => ({ number }) as Parameters<typeof isGugTaught>[0]['turn'];
  const seats = [{}, {}] as unknown as Parameters<typeof isGugTaught>[0]['seats'];
  test.each([
    ['before the first turn', 'order', null, false],
    ['in the last first turn', 'play', turn(2), false],
    ['in the second turn of whoever began', 'play', turn(3), true],
    ['when the game is called off', 'over', null, true],
  ] as const)('is over: %s', (_when, phase, turn, isOver) => {
    expect(isGugTaught({ phase, turn, seats })).toBe(isOver);
  });
});

describe('Gools', () => {
  const told = (state: ReturnType<typeof seated>) => {
    const hint = goolsHint(dueOf(state));
    return hint && `${hint.guided} ${hint.key} ${hint.clause}`;
  };
  test('a turn: the first throw (1.2), what is left (2.1), the rest (2.1), and nothing before the next player’s', () => {
    const begun = seated();
    expect(told(begun)).toBe('gools first gools-1.2');
    const thrown = play(begun, throwing(0, '33556'));
    expect(told(thrown)).toBe('gools keep gools-2.1');
    const left = play(thrown, keeping(0, '33'));
    expect(told(left)).toBe('gools again gools-2.1');
    expect(isGoolsTaught('gools', left)).toBe(false);
    const next = play(play(left, throwing(0, '124')), keeping(0, '124'));
    // What is to be beaten stands there.
    expect(told(next)).toBeUndefined();
  });

  test('it is over with the first round, and Three Man with the first game of it', () => {
    const { stage, ...rest } = seated();
    const round = { number: 1 } as (typeof rest.rounds)[number];
    expect(isGoolsTaught('gools', { ...rest, stage, rounds: [round] })).toBe(true);
    expect(isGoolsTaught('three-man', { ...rest, stage, rounds: [round] })).toBe(false);
    expect(isGoolsTaught('three-man', { ...rest, stage, parts: [2] })).toBe(false);
    expect(isGoolsTaught('three-man', { ...rest, stage, parts: [2, 0] })).toBe(true);
  });

  test.each([
    ['three-man throw three-man-7.2', { kind: 'throw', seat: 1 }],
    // The game’s own screen tells these each time.
    [undefined, { kind: 'hand-out', seat: 1, drinks: 4 }],
    [undefined, { kind: 'one-die', seat: 0, isSecond: false }],
    [undefined, { kind: 'pass-on', seat: 0 }],
  ] as const)('%s', (expected, due) => {
    const hint = goolsHint([{ kind: 'three-man', due }]);
    expect(hint && `${hint.guided} ${hint.key} ${hint.clause}`).toBe(expected);
  });
});

describe('Gabong', () => {
  const state = GABONG.start({
    ...PRESETS['ntnu-2010'],
    players: [{ name: 'Anna' }, { name: 'Bo' }],
    master: 0,
    packs: 2,
  });
  const out: DraftHand = { seat: 0, by: 'out' };
  const five: DraftHand = { seat: 1, by: 'cards', cards: [5], isGabonged: false };
  test.each<readonly [string, string, readonly DraftHand[]]>([
    ['9.5', 'out', []],
    ['11.1', 'hand', [out]],
    ['7.1', 'save', [out, five]],
  ])('%s: %s', (clause, key, hands) => {
    expect(gabongHint({ state, among: [0, 1], hands })).toEqual({ key, clause: `gabong-${clause}` });
    expect(isGabongTaught(state)).toBe(false);
  });
});

test('no sentence of the guide is longer than a newcomer reads at a glance: twenty-two words', () => {
  const hints = Object.values(GUIDE_EN.hints).flatMap((each) => Object.values<string>(each));
  expect(hints.filter((hint) => hint.split(' ').length > 22)).toEqual([]);
});
