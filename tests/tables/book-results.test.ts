import { describe, expect, test } from 'vitest';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { GUG_GAME_EN } from '../../src/i18n/gug-game/en.ts';
import { GUG_GAME_NB } from '../../src/i18n/gug-game/nb.ts';
import { GUG_PLAN_EN } from '../../src/i18n/gug-plan/en.ts';
import { GUG_PLAN_NB } from '../../src/i18n/gug-plan/nb.ts';
import { durationOf } from '../../src/logbook/quantities.ts';
import { LOG_EN } from '../../src/i18n/log/en.ts';
import { clockFace } from '../../src/tables/gug/game/play/clock.ts';
import { sipsWords } from '../../src/tables/gug/game/book/played-moves.ts';
import { resultText } from '../../src/tables/gug/game/book/result-text.ts';
import { begun, GAME, play, seated } from '../games/gug/table.ts';

const telling = { board: 'London 2025', createdAt: Date.UTC(2026, 10, 20, 18), of: 11 };
const drinker = (drunk: number, counted = 0) => ({ players: [{ drink: 'beer' as const, drunk, counted }] });
const table = () =>
  seated(
    seated(
      seated(begun(3), 0, { status: { is: 'finished', at: 9, time: 4_985_000 }, ...drinker(24) }),
      1,
      drinker(0, 7),
    ),
    2,
    drinker(1),
  );

test.each([
  [12.4, 0.4, 'Sips: 12 by luck, none more by choice.', 'Slurker: Terningen ga 12, egne valg ga ingen til.'],
  [0.33, 2.5, 'Sips: none by luck, 3 more by choice.', 'Slurker: Terningen ga ingen, egne valg ga 3 til.'],
  [7, -1.6, 'Sips: 7 by luck, 2 saved by choice.', 'Slurker: Terningen ga 7, egne valg sparte 2.'],
])('sips of luck and choice are whole: %f and %f', (luck, choice, en, nb) =>
  expect([GUG_PLAN_EN, GUG_PLAN_NB].map(({ review }) => sipsWords(review, luck, choice))).toEqual([en, nb]),
);

describe('the results as text', () => {
  test('a game that is over: places with times, and why the others have none', () => {
    const over = play(GAME, table(), [{ kind: 'retire', seat: 1 }, { kind: 'call-off' }]);
    expect(resultText(over, DEFAULT_RULINGS, { ...telling, words: GUG_GAME_EN, lang: 'en' }).split('\n')).toEqual([
      'Gaa Under Gunnar, C S-1D1I-SD, London 2025, 20 Nov 2026',
      '1. 0: 1:23:05, 24 sips (2 × 33 cl)',
      'DNF 1 (left the game): 0 of 11 dropped, 7 points',
      'DNF 2 (the game was called off): 0 of 11 dropped, one sip (0.1 × 33 cl)',
    ]);
  });

  test('while it runs, how it stands; in Norwegian too', () =>
    expect(
      resultText(table(), DEFAULT_RULINGS, { ...telling, words: GUG_GAME_NB, lang: 'nb' })
        .split('\n')
        .slice(1),
    ).toEqual([
      '1. 0: 1:23:05, 24 slurker (2 × 33 cl)',
      '1: 0 av 11 sluppet, 7 poeng',
      '2: 0 av 11 sluppet, én slurk (0,1 × 33 cl)',
    ]));

  test('17.3: a time that nobody knows is said, with the place where that is known all the same', () => {
    const finished = (seat: number, state: ReturnType<typeof begun>, time: number, isLeast: boolean) =>
      seated(state, seat, { status: { is: 'finished', at: seat, time, ...(isLeast && { isLeast }) }, ...drinker(12) });
    const sprint = finished(0, finished(1, begun(2, { variation: 'CSP' }), 720_000, true), 600_000, false);
    const lines = (state: typeof sprint, words: typeof GUG_GAME_EN) =>
      resultText(state, DEFAULT_RULINGS, { ...telling, words, lang: 'en' })
        .split('\n')
        .slice(1);
    expect(lines(sprint, GUG_GAME_EN)).toEqual(['1. 0: 10:00, 12 sips (1 × 33 cl)', '2. 1: 12 sips (1 × 33 cl)']);
    expect(lines(finished(1, sprint, 0, true), GUG_GAME_EN)).toEqual([
      '0: time not known, 12 sips (1 × 33 cl)',
      '1: time not known, 12 sips (1 × 33 cl)',
    ]);
  });
});

test('a part of a second that was begun counts neither in the results nor in the log', () =>
  expect([clockFace(1_498_700), durationOf(1_498_700, LOG_EN)]).toEqual(['24:58', '24 min 58 s']));
