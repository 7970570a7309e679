import { describe, expect, test } from 'vitest';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { GOOLS } from '../../src/games/gools/play.ts';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import { GOOLS_THREE_MAN_EN } from '../../src/i18n/gools/en.ts';
import {
  lastOf,
  linesOf,
  diceOnTable,
  hitOn,
  giving,
  handed,
  sharesAmong,
} from '../../src/tables/gools/three-man/last.ts';
import { mini, round, setupOf } from '../games/gools/table.ts';

const SEATS = [0, 1, 2, 3];

/** Maya is the Three Man, and the dice go from Ola over Siri to Per. */
const MADE_THREE_MAN = round('331|26 221|14 221|55 441|44', 0, 4);
const throwing = (seat: number, one: number, other: number) =>
  mini({ kind: 'throw', seat, dice: [one, other], by: 'hand' });
const oneDie = (eyes: number) => mini({ kind: 'one-die', seat: 0, eyes, by: 'hand' });
const BACK = [throwing(1, 1, 5), throwing(2, 1, 5), throwing(3, 1, 5)];

/** What the screen says after these events of the mini game, and who is hit by them. */
const seen = (...events: readonly GoolsEvent[]) => seenOf(4, ...events);

function lastFor(players: number, ...events: readonly GoolsEvent[]) {
  const made = players === 2 ? round('331|26 221|14', 0, 2) : MADE_THREE_MAN;
  const plays = [...made, ...events].map((event, index) => ({
    id: `${index}`,
    at: index,
    event,
    isCorrected: false,
  }));
  const { state, steps, rejectedEvents } = reduceEvents(GOOLS, setupOf(players), plays);
  if (state.stage.is !== 'three-man' || rejectedEvents.length > 0) throw new Error('no mini game');
  return { state, last: lastOf(steps, state.stage.game) };
}

function seenOf(players: number, ...events: readonly GoolsEvent[]) {
  const { state, last } = lastFor(players, ...events);
  if (!last) return { lines: [], hits: {} };
  const name = (seat: number) => state.players[seat]!.name;
  const pours = [...last.pours, ...last.since];
  return {
    lines: linesOf(last, GOOLS_THREE_MAN_EN.last, name).map(({ clause, text }) => {
      return `${clause.slice('three-man-'.length)} ${text}`;
    }),
    hits: Object.fromEntries(
      SEATS.flatMap((seat) => {
        const hit = hitOn(pours, seat);
        return hit ? [[name(seat), `${hit.drink}+${hit.shot}`]] : [];
      }),
    ),
  };
}

describe('what the last throw has done', () => {
  test('nothing is said before the first', () => expect(seen()).toEqual({ lines: [], hits: {} }));

  test.each([
    { dice: [1, 5], lines: ['7.2 Nobody drinks. The dice move on.'], hits: {} },
    { dice: [1, 6], lines: ['7.5 Siri drinks, to the left of Ola.'], hits: { Siri: '1+0' } },
    { dice: [6, 2], lines: ['7.5 Ola drinks.'], hits: { Ola: '1+0' } },
    {
      dice: [6, 3],
      lines: ['7.5 Maya drinks, to the right of Ola.', '7.6 Maya drinks, as the Three Man.'],
      hits: { Maya: '2+0' },
    },
    {
      dice: [3, 3],
      lines: ['7.6 Maya takes a shot, as the Three Man.', '7.7 Ola hands out 3 drinks.'],
      hits: { Maya: '0+1' },
    },
    {
      dice: [4, 1],
      lines: ['7.8 “Social!” Everybody says it and drinks.'],
      hits: { Maya: '1+0', Ola: '1+0', Siri: '1+0', Per: '1+0' },
    },
    {
      dice: [2, 1],
      lines: [
        '7.9 “Winston Grennan!” Siri was next and drinks. Nobody threw before Ola: the dice go the other way, to Per.',
      ],
      hits: { Siri: '1+0' },
    },
  ])('$dice', ({ dice: [one, other], lines, hits }) =>
    expect(seen(throwing(1, one!, other!))).toEqual({ lines, hits }),
  );

  test('is told of a reversal by whom the dice came from, and who would have had them', () =>
    expect(seen(throwing(1, 1, 5), throwing(2, 1, 2)).lines).toEqual([
      '7.9 “Winston Grennan!” Per was next and drinks. The dice go back to Ola.',
    ]));

  describe('is told of a reversal by who really throws next', () => {
    const rest = (events: readonly GoolsEvent[], players = 4) =>
      seenOf(players, ...events).lines.map((line) => line.replace(/^.*Siri was next and drinks\. |^.*drinks\. /, ''));
    const passing = (to: number | null) => mini({ kind: 'pass-on', seat: 0, to });
    const leave = (seat: number): GoolsEvent => ({ kind: 'leave', seat });

    test('back and forth between two who have both thrown', () => {
      const first = [throwing(1, 1, 2), throwing(3, 1, 2)];
      expect(rest(first)).toEqual(['The dice go back to Ola.']);
      expect(rest([throwing(1, 1, 5), throwing(2, 1, 2), throwing(1, 1, 2)])).toEqual(['The dice go back to Siri.']);
    });

    test('not the roller’s own throws of before count', () =>
      expect(rest([throwing(1, 1, 6), throwing(1, 1, 2)])).toEqual([
        'Nobody threw before Ola: the dice go the other way, to Per.',
      ]));

    test('back to who threw before the Three Man’s own die, past the Three Man', () =>
      expect(rest([...BACK, oneDie(3), oneDie(5), throwing(1, 1, 2)])).toEqual(['The dice go back to Per.']));

    test('nobody threw before in a game that the part being passed on has begun', () =>
      expect(rest([...BACK, oneDie(3), oneDie(3), passing(2), throwing(3, 1, 2)])).toEqual([
        'Nobody threw before Per: the dice go the other way, to Ola.',
      ]));

    test('who threw before has left: back to who threw before that', () =>
      expect(rest([throwing(1, 1, 5), throwing(2, 1, 5), leave(2), throwing(3, 1, 2)])).toEqual([
        'The dice go back to Ola.',
      ]));

    test('the only one to have thrown before has left', () =>
      expect(rest([throwing(1, 1, 5), leave(1), throwing(2, 1, 2)])).toEqual([
        'Nobody threw before Siri: the dice go the other way, to Per.',
      ]));

    test('a newcomer who sits where the dice came from has not thrown', () => {
      const join: GoolsEvent = { kind: 'join', name: 'Cy', after: 1 };
      expect(rest([throwing(1, 1, 5), join, throwing(2, 1, 2)])).toEqual(['The dice go back to Ola.']);
    });

    test('one player alone beside the Three Man keeps the dice', () =>
      expect(rest([throwing(1, 1, 2)], 2)).toEqual(['Nobody else can throw: Ola throws again.']));
  });

  test('goes on with who was given what of a double, and who dropped dice since', () => {
    const shares = [
      { to: 0, drinks: 1 },
      { to: 3, drinks: 1 },
    ];
    const given = [throwing(1, 2, 2), mini({ kind: 'hand-out', seat: 1, shares })];
    expect(seen(...given, mini({ kind: 'sloppy', seat: 1 }))).toEqual({
      lines: ['7.7 Ola hands out: Maya 1, Per 1.'],
      hits: { Maya: '1+0', Ola: '1+0', Per: '1+0' },
    });
    expect(seen(...given, throwing(1, 1, 5)).hits).toEqual({});
  });

  test('is the Three Man’s own die, once it is known what it means', () => {
    expect(seen(...BACK, oneDie(3)).lines).toEqual([]);
    expect(seen(...BACK, oneDie(3), oneDie(5)).lines).toEqual(['7.4 First a 3, then a 5: Maya stays the Three Man.']);
  });

  test('and shows both dice of the Three Man', () => {
    const shown = (...events: readonly GoolsEvent[]) => diceOnTable(lastFor(4, ...BACK, ...events).last!);
    expect([shown(), shown(oneDie(3)), shown(oneDie(3), oneDie(5)), shown(oneDie(3), oneDie(3))]).toEqual([
      [1, 5],
      [3],
      [3, 5],
      [3, 3],
    ]);
  });

  test('or what became of the part', () => {
    const passing = (to: number | null) => mini({ kind: 'pass-on', seat: 0, to });
    expect(seen(...BACK, oneDie(3), oneDie(3)).lines).toEqual([]);
    expect(seen(...BACK, oneDie(3), oneDie(3), passing(null)).lines).toEqual(['7.4 Maya stays the Three Man.']);
    expect(seen(...BACK, oneDie(3), oneDie(3), passing(2)).lines).toEqual(['7.4 Siri is the Three Man now.']);
  });

  test('is none of an earlier mini game', () => {
    const away = [...BACK, oneDie(1)];
    expect(seen(...away, ...MADE_THREE_MAN)).toEqual({ lines: [], hits: {} });
  });
});

test('taps add up, the last tapped last, and none goes to who has left', () => {
  const shares = giving(giving(giving([], 2, 1), 1, 1), 2, 3);
  expect(shares).toEqual([
    { to: 1, drinks: 1 },
    { to: 2, drinks: 4 },
  ]);
  expect(handed(shares)).toBe(5);
  expect(sharesAmong(shares, [0, 1, 3])).toEqual([{ to: 1, drinks: 1 }]);
});
