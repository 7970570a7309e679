import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  makeDrop,
  makeRoute,
  makeStep,
  makeWorks,
  MOST,
  parseDrop,
  parseList,
  parseRoute,
  parseStep,
  parseWorks,
} from '../../../src/games/gug/notation.ts';
import { LINK_PARTS, makeSituation, parseSituation } from '../../../src/games/gug/situation.ts';
import { BOARDS, LONDON_2003, LONDON_2025 } from './ask.ts';
import { anyBoard, anyQuery, anySituation, dropsOn, stepsOn, worksOn } from './notation-words.ts';

const read = (query: string) => parseSituation(new URLSearchParams(query), BOARDS);

describe('what is written is read again', () => {
  test('steps and routes', () => {
    fc.assert(
      fc.property(
        anyBoard.chain((board) => fc.tuple(fc.constant(board), fc.array(stepsOn(board)))),
        ([board, route]) => {
          expect(parseRoute(board, makeRoute(route))).toEqual({ route, unreadable: [] });
          for (const step of route) expect(parseStep(board, makeStep(step))).toEqual({ ok: true, value: step });
        },
      ),
    );
  });

  test('drops', () => {
    fc.assert(
      fc.property(
        anyBoard.chain((board) => fc.tuple(fc.constant(board), dropsOn(board))),
        ([board, drop]) => {
          expect(parseDrop(board, makeDrop(drop))).toEqual({ ok: true, value: drop });
        },
      ),
    );
  });

  test('works', () => {
    fc.assert(
      fc.property(
        anyBoard.chain((board) => fc.tuple(fc.constant(board), worksOn(board))),
        ([board, works]) => {
          expect(parseWorks(board, makeWorks(works))).toEqual({ works, unreadable: [] });
        },
      ),
    );
  });

  test('situations, and the link is plain text', () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const query = makeSituation(situation);
        expect(query).toMatch(/^[a-z0-9=&:,~-]+$/);
        expect(read(query)).toEqual({ situation, problems: [] });
      }),
      { numRuns: 300 },
    );
  });
});

describe('a word by itself', () => {
  test.each([
    { parse: parseStep, word: 'victoria:pimlico', value: { line: 'victoria', to: 'pimlico' } },
    { parse: parseStep, word: 'dlr:shadwell', value: { line: 'dlr', to: 'shadwell' } },
    { parse: parseStep, word: 'dlr:stratford', value: { line: 'dlr', to: 'stratford' } },
    { parse: parseDrop, word: 'victoria:brixton', value: { line: 'victoria', station: 'brixton' } },
  ])('$word is read', ({ parse, word, value }) => {
    expect(parse(LONDON_2025, word)).toEqual({ ok: true, value });
  });

  test.each([
    ...['victoria', ':pimlico', 'victoria:', 'victoria:pimlico:brixton'].flatMap((word) => [
      { parse: parseStep, word, why: 'bad-route-step' },
      { parse: parseDrop, word, why: 'bad-drop' },
    ]),
    { parse: parseStep, word: 'hogwarts:pimlico', why: 'unknown-line' },
    { parse: parseStep, word: 'tram:shadwell', why: 'unknown-line' },
    { parse: parseStep, word: 'victoria:shadwell', why: 'unknown-station' },
    { parse: parseStep, word: 'dlr:hogwarts', why: 'unknown-station' },
    { parse: parseDrop, word: 'dlr:stratford', why: 'unknown-line' },
    { parse: parseDrop, word: 'victoria:shadwell', why: 'unknown-station' },
    { parse: parseDrop, word: 'victoria:morden', why: 'bad-drop' },
  ])('$word: $why', ({ parse, word, why }) => {
    expect(parse(LONDON_2025, word)).toEqual({ ok: false, text: word, why });
  });

  test.each([
    { word: 'euston', works: { stations: ['euston'], stretches: [] } },
    { word: 'victoria~pimlico', works: { stations: [], stretches: [['victoria', 'pimlico']] } },
    { word: 'pimlico~victoria', works: { stations: [], stretches: [['pimlico', 'victoria']] } },
  ])('$word is closed', ({ word, works }) => {
    expect(parseWorks(LONDON_2025, word)).toEqual({ works, unreadable: [] });
  });

  test.each(['~pimlico', 'victoria~', 'victoria~pimlico~vauxhall', 'victoria~vauxhall', 'victoria~hogwarts'])(
    '%s closes nothing',
    (word) => {
      const unreadable = [{ text: word, why: 'bad-works' }];
      expect(parseWorks(LONDON_2025, word)).toEqual({ works: { stations: [], stretches: [] }, unreadable });
    },
  );
});

describe('a list', () => {
  const list = (word: string, times: number) => `${word},`.repeat(times);
  const surplus = (count: number) => [{ text: String(count), why: 'too-many' }];

  test.each([
    { times: MOST.drops, unreadable: [] },
    { times: MOST.drops + 1, unreadable: surplus(MOST.drops + 1) },
  ])('of $times drops keeps as many as may be', ({ times, unreadable }) => {
    const text = list('victoria:brixton', times);
    const { values, ...rest } = parseList(text, MOST.drops, (word) => parseDrop(LONDON_2025, word));
    expect([values.length, rest]).toEqual([MOST.drops, { unreadable }]);
  });

  test.each([
    { times: MOST.steps, unreadable: [] },
    { times: MOST.steps + 1, unreadable: surplus(MOST.steps + 1) },
  ])('of $times steps does too', ({ times, unreadable }) => {
    const { route, ...rest } = parseRoute(LONDON_2025, list('victoria:pimlico', times));
    expect([route.length, rest]).toEqual([MOST.steps, { unreadable }]);
  });

  test('names what it cannot read, and the steps after that are left out', () => {
    const text = 'victoria:pimlico,,victoria:nowhere,victoria:brixton';
    const unreadable = [{ text: 'victoria:nowhere', why: 'unknown-station' }];
    expect(parseRoute(LONDON_2025, text)).toEqual({ route: [{ line: 'victoria', to: 'pimlico' }], unreadable });
    expect(parseList(text, MOST.drops, (word) => parseStep(LONDON_2025, word))).toMatchObject({
      values: [{ to: 'pimlico' }, { to: 'brixton' }],
      unreadable,
    });
  });
});

describe('links that make no sense', () => {
  test('never throw, name the part, and keep what is readable', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { situation, problems } = parseSituation(query, BOARDS);
        for (const { part, why } of problems) {
          expect(LINK_PARTS).toContain(part);
          expect(query.get(part) ?? query.get(part === 'by' ? 'from' : 'by')).not.toBeNull();
          expect(why).toMatch(/^[a-z-]+$/);
        }
        // What is kept is a situation like any other: it can be written and read without a word of complaint.
        expect(read(makeSituation(situation))).toEqual({ situation, problems: [] });
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    { query: 'board=atlantis', part: 'board', why: 'unknown-board' },
    { query: 'board=__proto__', part: 'board', why: 'unknown-board' },
    { query: 'at=nowhere', part: 'at', why: 'unknown-station' },
    { query: 'at=constructor', part: 'at', why: 'unknown-station' },
    { query: 'board=london-2003&at=wood-lane', part: 'at', why: 'unknown-station' },
    ...[
      { query: 'from=pimlico&by=victoria', part: 'from' },
      { query: 'by=victoria&route=victoria:pimlico', part: 'by' },
      { query: 'route=victoria:pimlico', part: 'route' },
    ].map((row) => ({ ...row, why: 'no-start' })),
    { query: 'at=victoria&from=nowhere&by=victoria', part: 'from', why: 'unknown-station' },
    { query: 'at=victoria&from=pimlico&by=pimlico', part: 'by', why: 'unknown-line' },
    { query: 'at=victoria&from=pimlico', part: 'by', why: 'unknown-line' },
    { query: 'at=victoria&by=victoria', part: 'from', why: 'unknown-station' },
    { query: 'at=victoria&from=brixton&by=victoria', part: 'from', why: 'not-neighbours' },
    { query: 'at=victoria&from=pimlico&by=district', part: 'from', why: 'not-neighbours' },
    ...['0', '7', '1.5', '-1', 'six', '1,', '1,2,3', ' 1', '٣'].map((die) => ({
      query: `at=victoria&die=${die}`,
      part: 'die',
      why: 'bad-die',
    })),
    { query: 'at=victoria&route=victoria', part: 'route', why: 'bad-route-step' },
    { query: 'at=victoria&route=victoria:a:b', part: 'route', why: 'bad-route-step' },
    { query: 'at=victoria&route=hogwarts:pimlico', part: 'route', why: 'unknown-line' },
    { query: 'at=victoria&route=east-london:wapping', part: 'route', why: 'unknown-line' },
    { query: 'at=victoria&route=victoria:hogwarts', part: 'route', why: 'unknown-station' },
    { query: 'at=victoria&route=dlr:hogwarts', part: 'route', why: 'unknown-station' },
    { query: 'at=victoria&drops=brixton', part: 'drops', why: 'bad-drop' },
    { query: 'at=victoria&drops=northern:brixton', part: 'drops', why: 'bad-drop' },
    { query: 'at=victoria&drops=brixton:victoria', part: 'drops', why: 'unknown-line' },
    { query: `at=victoria&drops=${'victoria:brixton,'.repeat(5000)}`, part: 'drops', why: 'too-many' },
    { query: `at=victoria&route=${'victoria:pimlico,'.repeat(5000)}`, part: 'route', why: 'too-many' },
    { query: 'at=victoria&drops=hogwarts:victoria', part: 'drops', why: 'unknown-line' },
    { query: 'at=victoria&drops=victoria:hogwarts', part: 'drops', why: 'unknown-station' },
    { query: 'at=victoria&touched=yes', part: 'touched', why: 'bad-number' },
    ...['-1', '-0', '1.5', '1e1', '0x1', ' 1', '100', 'often', 'Infinity'].map((leicester) => ({
      query: `at=victoria&leicester=${leicester}`,
      part: 'leicester',
      why: 'bad-number',
    })),
    { query: 'at=victoria&goal=hogwarts', part: 'goal', why: 'unknown-station' },
    { query: 'at=victoria&works=hogwarts', part: 'works', why: 'bad-works' },
    { query: 'at=victoria&works=victoria~brixton', part: 'works', why: 'bad-works' },
    { query: 'at=victoria&works=victoria~', part: 'works', why: 'bad-works' },
  ])('$query: $part, $why', ({ query, part, why }) => {
    expect(read(query).problems.map((problem) => [problem.part, problem.why])).toEqual([[part, why]]);
  });

  test('the rest is kept', () => {
    const { situation, problems } = read(
      'board=atlantis&at=victoria&from=nowhere&by=victoria&die=9&route=victoria:green-park,x,victoria:brixton' +
        '&drops=victoria:brixton,nonsense,jubilee:stanmore&touched=0&leicester=many&works=euston,hogwarts,pimlico~vauxhall',
    );
    expect(situation).toEqual({
      board: 'london-2025',
      position: {
        at: 'victoria',
        came: null,
        drops: [
          { station: 'brixton', line: 'victoria' },
          { station: 'stanmore', line: 'jubilee' },
        ],
        touched: false,
        leicester: 0,
      },
      dice: [],
      route: [{ line: 'victoria', to: 'green-park' }],
      works: { stations: ['euston'], stretches: [['pimlico', 'vauxhall']] },
    });
    expect(problems.map(({ part, text }) => `${part} ${text}`).toSorted()).toEqual([
      'board atlantis',
      'die 9',
      'drops nonsense',
      'from nowhere',
      'leicester many',
      'route x',
      'works hogwarts',
    ]);
  });

  test('a key that comes twice counts the first time', () => {
    const { situation, problems } = read('at=victoria&at=nowhere&die=3&die=4');
    expect([situation.position?.at, situation.dice, problems]).toEqual(['victoria', [3], []]);
  });

  test("nothing said is nothing wrong: today's board, and nobody on it", () => {
    expect(read('')).toEqual({
      situation: { board: LONDON_2025.id, position: null, dice: [], route: [], works: { stations: [], stretches: [] } },
      problems: [],
    });
    expect(read('board=london-2003').situation.board).toBe(LONDON_2003.id);
  });

  test('R18: the way one came may lead to the other half of a junction', () => {
    const { situation, problems } = read('at=bank&from=cannon-street&by=district');
    expect([situation.position?.came, problems]).toEqual([{ from: 'cannon-street', by: 'district' }, []]);
  });

  test('the end station that a plan is asked for is kept', () => {
    const { situation, problems } = read('at=victoria&goal=brixton');
    expect([situation.goal, problems]).toEqual(['brixton', []]);
    expect(makeSituation(situation)).toBe('board=london-2025&at=victoria&goal=brixton');
  });

  test('without a board there is nothing to read a link by', () => {
    expect(() => parseSituation(new URLSearchParams(), new Map())).toThrow('no board');
  });

  test('the way one came may lead through stations that are closed today', () => {
    const { situation, problems } = read('at=pimlico&from=green-park&by=victoria&works=victoria');
    expect([situation.position?.came, problems]).toEqual([{ from: 'green-park', by: 'victoria' }, []]);
  });
});

test('a link that names no station we know keeps what was dropped', () => {
  const { situation, problems } = parseSituation(
    new URLSearchParams('at=hogwarts&drops=northern:morden&touched=0&leicester=1'),
    BOARDS,
  );
  expect(problems.map(({ part }) => part)).toEqual(['at']);
  expect(situation.past).toEqual({ drops: [{ station: 'morden', line: 'northern' }], touched: false, leicester: 1 });
  expect(makeSituation(situation)).toBe('board=london-2025&drops=northern:morden&touched=0&leicester=1');
});
