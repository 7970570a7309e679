import { describe, expect, test } from 'vitest';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import { explore } from '../../../src/games/gug/reach.ts';
import { makeBoard } from '../../../src/games/gug/board.ts';
import { makeNetwork } from '../../../src/games/gug/network.ts';
import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import { ask, check, LONDON_2025, networkOf, type Row } from './ask.ts';

const untouched: readonly Row[] = [
  {
    clause: '14.1',
    say: 'the loop touched on an earlier turn',
    ask: 'at=stockwell&die=1&drops=northern:morden&touched=1&route=victoria:brixton',
    is: 'legal',
    sips: 1,
    drop: 'yes',
  },
  {
    clause: '14.1',
    say: 'passed through in this turn',
    ask: 'at=green-park&die=6&touched=0&route=victoria:victoria,victoria:pimlico,victoria:vauxhall,victoria:stockwell,victoria:brixton',
    is: 'legal',
    sips: 1,
    drop: 'yes',
  },
  {
    clause: '14.1',
    say: 'passed through at Monument on the way to Bank',
    ask: 'at=london-bridge&die=2&touched=0&route=northern:bank,waterloo-city:waterloo',
    is: 'legal',
    breaks: [],
    sips: 5,
    drop: 'no',
    why: ['13.1 drop-near R9'],
  },
  {
    clause: '14.1',
    say: 'the start of the game counts for the first drop',
    ask: 'at=stockwell&die=1&route=victoria:brixton',
    is: 'legal',
    sips: 1,
    drop: 'yes',
  },
  {
    clause: '14.1',
    say: 'Morden, then Brixton over Stockwell',
    ask: 'at=clapham-north&die=1&drops=northern:morden&touched=0&route=northern:stockwell,victoria:brixton',
    is: 'legal',
    drop: 'no',
    why: ['14.1 drop-untouched R13'],
  },
  {
    clause: '14.1',
    say: 'Mill Hill East, then High Barnet: one colour as well',
    ask: 'at=totteridge-and-whetstone&die=1&drops=northern:mill-hill-east&touched=0&route=northern:high-barnet',
    is: 'legal',
    sips: 1,
    drop: 'no',
    why: ['13.3 drop-same-colour R12', '14.1 drop-untouched R13'],
  },
  {
    clause: '14.1',
    say: 'Heathrow twice without the loop between',
    ask: 'at=hatton-cross&die=1&drops=piccadilly:heathrow&touched=0&route=piccadilly:heathrow',
    is: 'legal',
    sips: 4,
    drop: 'no',
    why: ['14.1 drop-untouched R13'],
  },
];

describe('touching the loop between two drops', () => {
  test.each(untouched)('$clause: $say', check);

  test.each([
    { say: 'ending on it', query: 'die=1&route=victoria:victoria', passing: true, ending: true },
    {
      say: 'passing through it',
      query: 'die=2&route=victoria:victoria,victoria:pimlico',
      passing: true,
      ending: false,
    },
    {
      say: 'riding past a closed station on it',
      query: 'die=1&works=victoria&route=victoria:pimlico',
      passing: true,
      ending: false,
    },
    { say: 'staying inside it', query: 'die=1&route=victoria:oxford-circus', passing: false, ending: false },
  ])('14.1, R13: what the next turn knows after $say', ({ query, passing, ending }) => {
    const touchedBy = (R13: 'passing' | 'ending') =>
      ask('london-2025', `at=green-park&touched=0&${query}`, { rulings: { R13 } }).after?.touched;
    expect([touchedBy('passing'), touchedBy('ending')]).toEqual([passing, ending]);
  });

  test.each([
    { say: 'off the loop', from: 'pimlico', to: 'stockwell', passing: false },
    { say: 'over it', from: 'pimlico', to: 'sloane-square', passing: true },
    { say: 'past a closed station on it', from: 'pimlico', works: 'victoria', to: 'oxford-circus', passing: true },
    { say: 'from it', from: 'victoria', to: 'vauxhall', passing: true },
  ])('14.1, R13: what the search knows of two steps $say', ({ from, works = '', to, passing }) => {
    const touchedBy = (R13: 'passing' | 'ending') => {
      const network = networkOf('london-2025', `works=${works}`, { rulings: { R13 } });
      const { layers } = explore(network, { at: from as StationId, touched: false, leicester: 0 }, [null], 2);
      return layers[2]!.flatMap(({ stand, touched }) => (stand.to === to ? [touched] : []));
    };
    expect(new Set(touchedBy('passing'))).toEqual(new Set([passing]));
    expect(new Set(touchedBy('ending'))).toEqual(new Set([false]));
  });

  test('14.1, R13: a ride of which one stroke leads past the loop touches it, for nobody can tell which was ridden', () => {
    const { stations, lines, ...data } = LONDON_2025.data;
    const { at, ...station } = stations['embankment']!;
    const beside = (x: number, y: number) => ({ ...station, at: [at[0] + x, at[1] + y] as const });
    const runs = [
      ['up', 'embankment', 'down'],
      ['up', 'aside', 'down'],
    ];
    const board = makeBoard({
      ...data,
      stations: { ...stations, up: beside(0, -2), aside: beside(2, 0), down: beside(0, 2) },
      lines: { ...lines, probe: { ...lines['victoria']!, runs } },
    });
    const touchedPast = (...closed: readonly string[]) => {
      const network = makeNetwork(board, DEFAULT_RULINGS, { stations: closed as StationId[], stretches: [] });
      const { layers } = explore(network, { at: 'up' as StationId, touched: false, leicester: 0 }, [null], 1);
      return layers[1]!.flatMap(({ stand, touched }) => (stand.to === 'down' ? [[stand.hops.length, touched]] : []));
    };
    expect(touchedPast('embankment', 'aside')).toEqual([[2, true]]);
    expect(touchedPast('aside')).toEqual([[1, false]]);
  });

  test('14.1: the search finds as many ways to each end whether the loop was touched before or not', () => {
    const network = networkOf('london-2025');
    const waysTo = (touched: boolean) => {
      const { layers } = explore(network, { at: 'pimlico' as StationId, touched, leicester: 0 }, [null], 10);
      const ways = new Map<string, number>();
      for (const { stand, count } of layers[10]!) {
        const end = `${stand.id} ${stand.line}:${stand.to}`;
        ways.set(end, (ways.get(end) ?? 0) + count);
      }
      return ways;
    };
    expect(waysTo(false)).toEqual(waysTo(true));
  });
});
