import { describe, expect, test } from 'vitest';
import { ask, BOARDS, check, LONDON_2003, LONDON_2025, type Row } from './ask.ts';
import { parseSituation } from '../../../src/games/gug/situation.ts';

const heathrow: readonly Row[] = [
  {
    clause: '16.2',
    say: 'one station away and a 6: 11 points left, 44 sips',
    ask: 'at=hatton-cross&die=6&route=piccadilly:heathrow',
    is: 'legal',
    sips: 44,
    sum: ['12.4 points-left +11', '16.2 heathrow x4'],
    drop: 'yes',
    why: ['heathrow'],
  },
  {
    clause: '16.2',
    say: 'one point left: 4 sips',
    ask: 'at=hatton-cross&die=1&route=piccadilly:heathrow',
    is: 'legal',
    sips: 4,
    drop: 'yes',
  },
  {
    clause: '16.2',
    say: 'also where nothing can be dropped',
    ask: 'at=hatton-cross&die=2&touched=0&route=piccadilly:heathrow',
    is: 'legal',
    sips: 12,
    drop: 'no',
  },
  {
    clause: '16.2',
    say: 'never more than 44',
    ask: 'at=hatton-cross&die=6&route=piccadilly:heathrow',
    house: { rulings: { R21: 'every-circle' } },
    is: 'legal',
    sips: 44,
    sum: ['12.4 points-left +11', '16.1 dots +1', '16.2 heathrow x4', '16.2 heathrow-most <=44'],
    drop: 'yes',
  },
  {
    clause: '16.2',
    say: 'not at Hatton Cross',
    ask: 'at=hounslow-central&die=1&route=piccadilly:hounslow-west,piccadilly:hatton-cross',
    is: 'legal',
  },
  {
    clause: '16.3',
    say: 'from Hatton Cross to Heathrow it is one station, and it ends there',
    on: 'london-2003',
    ask: 'at=hounslow-west&die=2&route=piccadilly:hatton-cross,piccadilly:heathrow',
    is: 'legal',
    sips: 8,
    drop: 'yes',
  },
  {
    clause: '16.3',
    say: 'out again the way one came',
    ask: 'at=heathrow&from=hatton-cross&by=piccadilly&die=1&route=piccadilly:hatton-cross,piccadilly:hounslow-west',
    is: 'legal',
    keeps: ['10.1 return-from-end @0 R1'],
  },
  {
    clause: '16.3',
    say: 'there is no second terminal to ride to',
    ask: 'at=hatton-cross&die=1&route=piccadilly:heathrow,piccadilly:heathrow',
    is: 'illegal',
    breaks: ['8.2 not-next @1', '12.1 after-end @1 R7 R23'],
  },
];

const leicester: readonly Row[] = [
  {
    clause: '16.4',
    say: 'the toss, and one dot',
    ask: 'at=covent-garden&die=1&route=piccadilly:leicester-square',
    is: 'legal',
    keeps: ['16.4 leicester-toss R16'],
    sips: 1,
  },
  {
    clause: '16.4',
    say: 'a second time',
    ask: 'at=charing-cross&die=1&leicester=1&route=northern:leicester-square',
    is: 'legal',
    keeps: ['16.4 leicester-toss R16'],
    sips: 1,
  },
  {
    clause: '16.4',
    say: 'passing through is no ending',
    ask: 'at=charing-cross&die=2&leicester=2&route=northern:leicester-square,northern:tottenham-court-road',
    is: 'legal',
    sips: 2,
  },
  {
    clause: '16.4',
    say: 'a third time',
    ask: 'at=covent-garden&die=1&leicester=2&route=piccadilly:leicester-square',
    is: 'illegal',
    breaks: ['16.4 third-leicester @0 R16'],
  },
  {
    clause: '16.4',
    say: 'a third time, from further off',
    ask: 'at=warren-street&die=3&leicester=2&route=northern:goodge-street,northern:tottenham-court-road,northern:leicester-square',
    is: 'illegal',
    breaks: ['16.4 third-leicester @2 R16'],
  },
  {
    clause: '16.4',
    say: 'a fourth time',
    ask: 'at=piccadilly-circus&die=1&leicester=3&route=piccadilly:leicester-square',
    is: 'illegal',
    breaks: ['16.4 third-leicester @0 R16'],
  },
  {
    clause: '16.4',
    say: 'whoever cannot move at all ends the turn there, however often that was',
    ask: 'at=leicester-square&die=1&leicester=2&works=leicester-square~covent-garden,leicester-square~piccadilly-circus,leicester-square~charing-cross,leicester-square~tottenham-court-road',
    is: 'legal',
    keeps: ['11.1 as-far-as-legal R6'],
    sips: 1,
  },
];

const elephant: readonly Row[] = [
  {
    clause: '16.5',
    say: 'its dot twice, and one for Karsten Cool',
    ask: 'at=oval&die=1&route=northern:kennington,northern:elephant-and-castle',
    is: 'legal',
    sips: 3,
    sum: ['16.1 dots +1', '16.5 elephant x2', '16.5 karsten +1'],
  },
  {
    clause: '16.5',
    say: 'points left and dot twice at the end of the Bakerloo',
    ask: 'at=lambeth-north&die=2&route=bakerloo:elephant-and-castle',
    is: 'legal',
    sips: 9,
    sum: ['12.4 points-left +3', '16.1 dots +1', '16.5 elephant x2', '16.5 karsten +1'],
    drop: 'yes',
    why: ['south'],
  },
  {
    clause: '16.5',
    say: 'no point left: still the dot and Karsten Cool',
    ask: 'at=waterloo&die=1&route=bakerloo:lambeth-north,bakerloo:elephant-and-castle',
    is: 'legal',
    sips: 3,
    drop: 'yes',
  },
  {
    clause: '16.5',
    say: 'not at Lambeth North',
    ask: 'at=embankment&die=2&route=bakerloo:waterloo,bakerloo:lambeth-north',
    is: 'legal',
    sum: [],
  },
  {
    clause: '16.5',
    say: 'not for passing',
    ask: 'at=london-bridge&die=2&route=northern:borough,northern:elephant-and-castle,northern:kennington,northern:oval',
    is: 'legal',
    sum: [],
  },
  {
    clause: '16.5',
    say: 'not at Borough',
    ask: 'at=kennington&die=1&route=northern:elephant-and-castle,northern:borough',
    is: 'legal',
    sum: [],
  },
];

describe('stations with a rule of their own', () => {
  test.each([...heathrow, ...leicester, ...elephant])('$clause: $say', check);

  test.each([LONDON_2025, LONDON_2003])(
    '16.3: $id has one station Heathrow, with one neighbour',
    ({ stations, lines }) => {
      expect([...stations.keys()].filter((id) => id.includes('heathrow'))).toEqual(['heathrow']);
      const stretches = [...lines.values()].flatMap((line) => line.stretches);
      const beside = stretches.flatMap(({ a, b }) => (a === 'heathrow' ? [b] : b === 'heathrow' ? [a] : []));
      expect(beside).toEqual(['hatton-cross']);
    },
  );

  test('16.3: a terminal is unknown to a link', () => {
    const query = new URLSearchParams('at=hatton-cross&route=piccadilly:heathrow-terminal-4');
    expect(parseSituation(query, BOARDS).problems).toEqual([
      { part: 'route', text: 'piccadilly:heathrow-terminal-4', why: 'unknown-station' },
    ]);
  });

  test('16.4: endings at Leicester Square are counted, passing is not', () => {
    const ended = ask('london-2025', 'at=covent-garden&die=1&leicester=1&route=piccadilly:leicester-square');
    const passed = ask(
      'london-2025',
      'at=charing-cross&die=2&leicester=1&route=northern:leicester-square,northern:tottenham-court-road',
    );
    expect([ended.after?.leicester, passed.after?.leicester]).toEqual([2, 1]);
  });
});
