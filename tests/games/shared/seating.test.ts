import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../src/games/shared/history.ts';
import {
  type Numbering,
  countedBy,
  knownBy,
  lineOf,
  linesHere,
  NOBODY,
  seated,
} from '../../../src/games/shared/seating.ts';

/** Where an event has players and rules. */
const KEYED = { keys: ['seat', 'to'], rules: { key: 'rule' } };
/** Two sat down with the set-up; then Bo came, and Ada before her on another phone. A rule was made, and then another. */
const CAME: Numbering = {
  began: 2,
  seats: new Map([
    ['ada', 3],
    ['bo', 2],
    ['bo-too', 2],
    ['host', 0],
  ]),
  rules: new Map([
    ['first', 0],
    ['second', 1],
  ]),
  left: new Map(),
};
const NOBODY_CAME: Numbering = { ...CAME, seats: new Map(), rules: new Map() };

describe('an event of a line that counts newcomers and rules', () => {
  test.each<readonly [what: string, line: Parameters<typeof seated>[2], here: unknown]>([
    ['names them by their lines', { event: { seat: 2, to: [0, 3] }, came: ['ada', 'bo'] }, { seat: 3, to: [0, 2] }],
    ['names those of the set-up as they are', { event: { seat: 1, to: [0] }, came: ['ada'] }, { seat: 1, to: [0] }],
    [
      'at whatever depth',
      { event: { is: { by: [{ seat: 2, sips: 2 }] } }, came: ['ada'] },
      { is: { by: [{ seat: 3, sips: 2 }] } },
    ],
    ['names nobody by a line that is not there', { event: { seat: 2 }, came: ['gone'] }, { seat: NOBODY }],
    ['names nobody who was not counted', { event: { seat: 3 }, came: ['ada'] }, { seat: NOBODY }],
    [
      'keeps its other numbers and values',
      { event: { eyes: 2, seat: 2, at: null, is: true, name: 'seat' }, came: ['ada'] },
      { eyes: 2, seat: 3, at: null, is: true, name: 'seat' },
    ],
    ['names rules by their lines', { event: { rule: 0, seat: 2 }, rules: ['second'] }, { rule: 1, seat: 2 }],
    ['names no rule by a line that is not there', { event: { rule: 1 }, rules: ['second'] }, { rule: NOBODY }],
    [
      'names rules as they are where it counts none',
      { event: { rule: 0, seat: 2 }, came: ['ada'] },
      { rule: 0, seat: 3 },
    ],
  ])('%s', (_, line, here) => expect(seated(KEYED, CAME, line)).toEqual(here));

  test('is the very same where nothing changes', () => {
    const event = { seat: 2, to: [3], rule: 1 };
    expect(seated(KEYED, CAME, { event, came: ['bo', 'ada'], rules: ['first', 'second'] })).toBe(event);
    expect(seated(KEYED, CAME, { event })).toBe(event);
    expect(seated(undefined, CAME, { event, came: ['ada'] })).toBe(event);
  });
});

describe('a line that is written', () => {
  test.each<readonly [event: object, counted: object]>([
    [{ seat: 1, eyes: 6 }, {}],
    [{ seat: 2 }, { came: ['bo'] }],
    [{ to: [0, 3] }, { came: ['bo', 'ada'] }],
    [{ rule: 0 }, { rules: ['first'] }],
    [
      { rule: 1, seat: 2 },
      { came: ['bo'], rules: ['first', 'second'] },
    ],
  ])('%j counts %j', (event, counted) => expect(knownBy(KEYED, CAME, event)).toEqual(counted));

  test('counts as many as the most of its events names', () =>
    expect(knownBy(KEYED, CAME, { seat: 2 }, { seat: 3 })).toEqual({ came: ['bo', 'ada'] }));

  test('counts nobody where nobody came, or the game has no newcomers', () => {
    expect(knownBy(KEYED, NOBODY_CAME, { seat: 3 })).toEqual({});
    expect(knownBy(undefined, CAME, { seat: 3 })).toEqual({});
  });

  test('may count all of them, each by the first line with which they came', () => {
    expect(countedBy(CAME)).toEqual({ came: ['bo', 'ada'], rules: ['first', 'second'] });
    expect([3, 2, 1, 4].map((seat) => lineOf(CAME, seat))).toEqual(['ada', 'bo', undefined, undefined]);
  });
});

describe('the lines of a log', () => {
  const line = (id: string, body: object) => ({ id, seq: 1, at: 0, ...body }) as Entry<object>;
  const lines = [
    line('a', { kind: 'play', event: { seat: 2 }, came: ['ada'] }),
    line('b', { kind: 'play', event: { rule: 0 }, rules: ['second'] }),
    line('c', { kind: 'play', event: { seat: 2 } }),
    line('d', { kind: 'correct', entry: 'a', event: { seat: 2 }, came: ['ada'] }),
    line('e', { kind: 'undo', entries: ['a'] }),
  ];

  test('have the numbers of here in their plays', () => {
    const [one, two, ...rest] = linesHere({ seating: KEYED }, CAME, lines);
    expect([one, two]).toEqual([
      { ...lines[0], event: { seat: 3 } },
      { ...lines[1], event: { rule: 1 } },
    ]);
    for (const [at, same] of rest.entries()) expect(same).toBe(lines[at + 2]);
  });

  test('are the very same where nobody came and no rule was made', () => {
    expect(linesHere({ seating: KEYED }, NOBODY_CAME, lines)).toBe(lines);
    expect(linesHere({ seating: KEYED }, { ...NOBODY_CAME, rules: CAME.rules }, lines)).not.toBe(lines);
    expect(linesHere({ seating: KEYED }, { ...NOBODY_CAME, seats: CAME.seats }, lines)).not.toBe(lines);
  });
});
