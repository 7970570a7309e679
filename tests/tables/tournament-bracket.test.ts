import { describe, expect, test } from 'vitest';
import type { TournamentState } from '../../src/games/tournament/tournament-state.ts';
import { drawn, grouped, play, result, started, toss, withdraw } from '../games/tournament/tournament-table.ts';
import { bracketOf, linesSeen, wordsSeen } from './bracket-of.ts';

/** Two heats of four, one repêchage, a final: abcd and efgh. */
const STANDARD = () => grouped(started('2H4/1F2R-1R4/2F-F4', 8), 0, 'abcd efgh');
const HEATS = [result(0, 0, 'a b c d'), result(0, 1, 'e f g h')] as const;
/** Three heats, two semi-finals, one repêchage: abc, def and ghi. */
const ROSKILDE = () => grouped(started('3H3/2SF-2SF3/1F2R-1R4/2F-F4', 9), 0, 'abc def ghi');

const lines = (state: TournamentState) => linesSeen(bracketOf(state));
const words = (state: TournamentState, lang: 'en' | 'nb' = 'en') => wordsSeen(bracketOf(state, lang));

describe('18.1: before a game is played its lines stand for places, and nobody is out', () => {
  test('drawn: the lines leave the games, not the rows of those who happen to be drawn first', () => {
    expect(lines(STANDARD())).toEqual(['0/0 1 > 2', '0/0 2-3 > 1', '0/1 1 > 2', '0/1 2-3 > 1', '1/0 1-2 > 2']);
    expect(words(STANDARD())).toEqual([
      ['a', 'b', 'c', 'd', 'The winner goes straight to the final.', 'Second and third go to the repêchage.'],
      ['e', 'f', 'g', 'h', 'The winner goes straight to the final.', 'Second and third go to the repêchage.'],
      ['4 open seats.', 'The best two go to the final.'],
      ['4 open seats.'],
    ]);
    expect(words(STANDARD(), 'nb')[0]).toEqual([
      'a',
      'b',
      'c',
      'd',
      'Vinneren går rett til finalen.',
      'Nummer to og tre går til oppsamlingsheatet.',
    ]);
  });

  test('a game that is over sends its people, the other one still its places', () => {
    const one = play(STANDARD(), result(0, 0, 'c a d b'));
    expect(lines(one)).toEqual(['0/0 a > 1', '0/0 c > 2', '0/0 d > 1', '0/1 1 > 2', '0/1 2-3 > 1', '1/0 1-2 > 2']);
    expect(words(one)[0]).toEqual(['1. c: to the final', '2. a: to the repêchage', '3. d: to the repêchage', '4. b']);
  });

  test('who has come nowhere is out once the layer is over, and not a game earlier', () => {
    const both = play(STANDARD(), result(0, 0, 'c a d b'), result(0, 1, 'e f g h'));
    expect(words(both).slice(0, 2)).toEqual([
      ['1. c: to the final', '2. a: to the repêchage', '3. d: to the repêchage', '4. b: out'],
      ['1. e: to the final', '2. f: to the repêchage', '3. g: to the repêchage', '4. h: out'],
    ]);
    expect(words(both, 'nb')[0]).toEqual([
      '1. c: til finalen',
      '2. a: til oppsamlingsheatet',
      '3. d: til oppsamlingsheatet',
      '4. b: ute',
    ]);
  });

  test('who goes on is in the row to which their line leads, in the final too before all of it are known', () => {
    const both = play(STANDARD(), ...HEATS);
    expect(lines(both)).toEqual([
      '0/0 a > 2/0 a',
      '0/0 b > 1/0 b',
      '0/0 c > 1/0 c',
      '0/1 e > 2/0 e',
      '0/1 f > 1/0 f',
      '0/1 g > 1/0 g',
      '1/0 1-2 > 2',
    ]);
    expect(words(both)[3]).toEqual(['a', 'e', '2 open seats.']);
  });

  test('by the repêchage to the final: each line leaves who really goes, and arrives where they came in', () => {
    const all = play(STANDARD(), ...HEATS, result(1, 0, 'g b f c'), result(2, 0, 'b a g e'));
    expect(lines(all)).toEqual([
      '0/0 a > 2/0 a',
      '0/0 b > 1/0 b',
      '0/0 c > 1/0 c',
      '0/1 e > 2/0 e',
      '0/1 f > 1/0 f',
      '0/1 g > 1/0 g',
      '1/0 b > 2/0 b',
      '1/0 g > 2/0 g',
    ]);
    expect(words(all).slice(2)).toEqual([
      ['1. g: to the final', '2. b: to the final', '3. f: out', '4. c: out'],
      ['1. b', '2. a', '3. g', '4. e'],
    ]);
  });
});

describe('R25: ties and tosses', () => {
  const TIED = () => play(STANDARD(), result(0, 0, 'c=a b d'), result(0, 1, 'e f g h'));

  test('while two are level nothing is claimed of them: their places have the lines', () => {
    expect(lines(TIED()).slice(0, 3)).toEqual(['0/0 1 > 2', '0/0 2 > 1', '0/0 b > 1']);
    expect(words(TIED())[0]).toEqual([
      '1. c: tied with a, not settled yet',
      '1. a: tied with c, not settled yet',
      '3. b: to the repêchage',
      '4. d',
      'The winner goes straight to the final.',
      'Second goes to the repêchage.',
    ]);
    expect(words(TIED(), 'nb')[0]![0]).toBe('1. c: likt med a, ikke avgjort ennå');
  });

  test.each([
    { throws: 'a5 c2', first: 'a', second: 'c' },
    { throws: 'a2 c5', first: 'c', second: 'a' },
  ])('after the toss $throws the line leaves $first, who stands first', ({ throws, first, second }) => {
    const settled = play(TIED(), toss(0, 0, throws));
    expect(lines(settled)).toContain(`0/0 ${first} > 2/0 ${first}`);
    expect(lines(settled)).toContain(`0/0 ${second} > 1/0 ${second}`);
    expect(words(settled)[0]).toEqual([
      `1. ${first}: to the final`,
      `2. ${second}: to the repêchage`,
      '3. b: to the repêchage',
      '4. d: out',
    ]);
  });

  test('a tie that parts nobody who goes on is no tie: both go', () => {
    const shared = play(STANDARD(), result(0, 0, 'a c=b d'), result(0, 1, 'e f g h'));
    expect(words(shared)[0]!.slice(1, 3)).toEqual(['2. c: to the repêchage', '2. b: to the repêchage']);
  });

  test('who did not finish and goes on by the toss has the line', () => {
    const tied = play(STANDARD(), result(0, 0, 'a b | cd'), result(0, 1, 'e f g h'));
    expect(words(tied)[0]!.slice(2)).toEqual([
      'DNF c: tied with d, not settled yet',
      'DNF d: tied with c, not settled yet',
      'Third goes to the repêchage.',
    ]);
    expect(words(play(tied, toss(0, 0, 'c1 d4')))[0]!.slice(2)).toEqual(['DNF d: to the repêchage', 'DNF c: out']);
  });

  test('three level, of whom the toss parts one: the other two are level still', () => {
    const one = play(STANDARD(), result(0, 0, 'a=b=c d'), result(0, 1, 'e f g h'), toss(0, 0, 'a2 b2 c6'));
    // Second and third both go to the repêchage: nobody need part them.
    expect(words(one)[0]).toEqual([
      '1. c: to the final',
      '2. a: to the repêchage',
      '2. b: to the repêchage',
      '4. d: out',
    ]);
  });

  test('the first place of the final is not told before the toss', () => {
    const before = play(STANDARD(), ...HEATS, result(1, 0, 'g b f c'), result(2, 0, 'a=b g=e'));
    expect(words(before)[3]).toEqual([
      '1. a: tied with b, not settled yet',
      '1. b: tied with a, not settled yet',
      '3. g',
      '3. e',
    ]);
    expect(words(play(before, toss(2, 0, 'a1 b2')))[3]).toEqual(['1. b', '2. a', '3. g', '3. e']);
  });
});

describe('a withdrawal', () => {
  test('before the game: their seat is empty, and nobody is out', () => {
    const gone = play(STANDARD(), withdraw('b'));
    expect(words(gone)[0]!.slice(0, 4)).toEqual(['a', '× b: went home', 'c', 'd']);
    expect(lines(gone)).toEqual(lines(STANDARD()));
  });

  test('after it: who is next goes on in their place, and the lines leave those', () => {
    const gone = play(STANDARD(), ...HEATS, withdraw('a'));
    expect(lines(gone).slice(0, 3)).toEqual(['0/0 b > 2/0 b', '0/0 c > 1/0 c', '0/0 d > 1/0 d']);
    expect(words(gone)[0]).toEqual([
      '1. a: went home',
      '2. b: to the final',
      '3. c: to the repêchage',
      '4. d: to the repêchage',
    ]);
    expect(words(gone)[3]).toEqual(['b', 'e', '2 open seats.']);
  });

  test('once the repêchage is played: who was in it keeps their lines, and the last of the heat goes to the final', () => {
    const begun = play(STANDARD(), ...HEATS, result(1, 0, 'b c f g'), withdraw('a'));
    expect(lines(begun)).toEqual([
      '0/0 b > 1/0 b',
      '0/0 c > 1/0 c',
      '0/0 d > 2/0 d',
      '0/1 e > 2/0 e',
      '0/1 f > 1/0 f',
      '0/1 g > 1/0 g',
      '1/0 b > 2/0 b',
      '1/0 c > 2/0 c',
    ]);
    expect(words(begun)[0]).toEqual([
      '1. a: went home',
      '2. b: to the repêchage',
      '3. c: to the repêchage',
      '4. d: to the final',
    ]);
  });

  test('of somebody who has played on: they did go there, and went home from there', () => {
    const gone = play(STANDARD(), ...HEATS, result(1, 0, 'b c f g'), withdraw('b'));
    expect(lines(gone)).toContain('0/0 b > 1/0 b');
    expect(words(gone)[2]).toEqual(['1. b: went home', '2. c: to the final', '3. f: to the final', '4. g: out']);
  });

  test('where nobody else is left the seat stays empty: no line, and no word, says that they go on', () => {
    const alone = play(grouped(started('2H3/1F1R-1R2/1F-F3', 6), 0, 'abc def'), withdraw('a'), withdraw('b'));
    const state = play(alone, result(0, 1, 'd e f'));
    expect(lines(state).filter((line) => line.startsWith('0/0'))).toEqual(['0/0 c > 2/0 c']);
    expect(words(state)[0]).toEqual(['1. c: to the final', '× a: went home', '× b: went home']);
    expect(words(state)[2]).toEqual(['× a: went home', '1. e: to the final'].toReversed());
  });

  test('that leaves two level for a place that was settled: it is open again, and who plays already keeps their line', () => {
    const five = grouped(started('2H5/1F2R-1R4/2F-F4', 10), 0, 'abcde fghij');
    const state = play(five, result(0, 0, 'a b c d=e'), result(0, 1, 'f g h i j'), result(1, 0, 'g b h c'));
    const open = play(state, withdraw('a'));
    expect(lines(open)).toEqual([
      '0/0 1 > 2',
      '0/0 b > 1/0 b',
      '0/0 c > 1/0 c',
      '0/1 f > 2',
      '0/1 g > 1/0 g',
      '0/1 h > 1/0 h',
      '1/0 b > 2/0 b',
      '1/0 g > 2/0 g',
    ]);
    expect(words(open)[0]!.slice(3, 5)).toEqual([
      '4. d: tied with e, not settled yet',
      '4. e: tied with d, not settled yet',
    ]);
    const settled = play(open, toss(0, 0, 'd1 e2'));
    expect(lines(settled)).toContain('0/0 e > 2/0 e');
    expect(words(settled)[0]!.slice(3)).toEqual(['4. e: to the final', '5. d: out']);
  });
});

describe('3H3/2SF-2SF3/1F2R-1R4/2F-F4', () => {
  test('the semi-finals are drawn: each line arrives in the game in which they are', () => {
    const heats = play(ROSKILDE(), result(0, 0, 'b a c'), result(0, 1, 'd f e'), result(0, 2, 'i h g'));
    expect(lines(heats).filter((line) => line.startsWith('0'))).toEqual(
      ['0/0 a', '0/0 b', '0/1 d', '0/1 f', '0/2 h', '0/2 i'].map((from) => `${from} > 1`),
    );
    const semis = play(heats, drawn(1));
    const names = bracketOf(semis).contents.map((content) => content.lines.map(({ name }) => name));
    const [one, two] = [names[3]!, names[4]!];
    expect([...one, ...two].toSorted().join('')).toBe('abdfhi');
    expect(lines(semis).filter((line) => line.startsWith('0'))).toEqual(
      ['0/0 a', '0/0 b', '0/1 d', '0/1 f', '0/2 h', '0/2 i'].map((from) => {
        const name = from.at(-1)!;
        return `${from} > 1/${one.includes(name) ? 0 : 1} ${name}`;
      }),
    );
    expect(words(semis)[3]).toEqual([
      ...one,
      'The winner goes straight to the final.',
      'Second and third go to the repêchage.',
    ]);
    // The first semi-final ends with two level for nothing, the other with two who did not finish.
    const [a1, b1, c1] = one;
    const [a2, b2, c2] = two;
    const over = play(semis, result(1, 0, `${c1} ${a1}=${b1}`), result(1, 1, `${b2} | ${a2}${c2}`));
    expect(words(over)[3]![0]).toBe(`1. ${c1}: to the final`);
    expect(words(over)[4]).toEqual([
      `1. ${b2}: to the final`,
      `DNF ${a2}: to the repêchage`,
      `DNF ${c2}: to the repêchage`,
    ]);
    expect(lines(over).filter((line) => line.startsWith('1'))).toEqual(
      [`1/0 ${a1} > 2`, `1/0 ${b1} > 2`, `1/0 ${c1} > 3`, `1/1 ${a2} > 2`, `1/1 ${b2} > 3`, `1/1 ${c2} > 2`]
        .map((line) => `${line}/0 ${line[4]}`)
        .toSorted(),
    );
  });
});

describe('R24: a rotated layer', () => {
  const GAMES = ['a b c', 'b a d', 'c d a', 'd b c'] as const;
  const ROTATED = () => grouped(started('4H3@4/2F-F2', 4), 0, 'abc abd acd bcd');

  test('over the layer: places until all of its games are over, then those who stand first', () => {
    const some = play(ROTATED(), result(0, 0, GAMES[0]), result(0, 1, GAMES[1]));
    expect(lines(some)).toEqual(['0/all 1-2 > 1']);
    expect(bracketOf(some).contents[0]).toMatchObject({ title: 'Standings so far', is: 'due' });
    // a and d are level behind b.
    const tied = play(some, result(0, 2, GAMES[2]), result(0, 3, GAMES[3]));
    expect(lines(tied)).toEqual(['0/all 1-2 > 1']);
    expect(words(tied)[0]!.filter((line) => line.includes('tied with'))).toHaveLength(2);
    const settled = play(tied, toss(0, null, 'a3 d6'));
    expect(lines(settled)).toEqual(['0/all b > 1/0 b', '0/all d > 1/0 d']);
    expect(words(settled)[0]).toEqual(['1. b: to the final', '2. d: to the final', '3. a: out', '4. c: out']);
  });

  test('over the layer: a place that opens again moves nobody who plays already', () => {
    const state = grouped(started('4H3@6/1F2R-1R2/1F-F2', 6), 0, 'abc def ade bcf');
    const games = [result(0, 0, 'b a c'), result(0, 1, 'f d=e'), result(0, 2, 'a d=e'), result(0, 3, 'b c f')];
    const begun = play(state, ...games, result(1, 0, 'f a'));
    expect(words(begun)[0]!.slice(0, 3)).toEqual([
      '1. b: to the final',
      '2. a: to the repêchage',
      '3. f: to the repêchage',
    ]);
    const open = play(begun, withdraw('b'));
    expect(lines(open)).toEqual(['0/all 1 > 2', '0/all a > 1/0 a', '0/all f > 1/0 f', '1/0 f > 2/0 f']);
    expect(words(open)[0]!.slice(0, 3)).toEqual([
      '1. a: to the repêchage',
      '2. f: to the repêchage',
      '3. d: tied with e, not settled yet',
    ]);
  });

  test('per game: each from the game that sends them, once; the others say from where', () => {
    const state = grouped(started('4H4@8/1F1R-1R4/2F-F6', 8, { R24: 'game' }), 0, 'abcd efgh abef cdgh');
    const three = play(state, result(0, 0, 'a b c d'), result(0, 1, 'e f g h'), result(0, 2, 'a e b f'));
    expect(lines(three)).toHaveLength(9);
    expect(lines(three)[0]).toBe('0/0 1 > 2');
    // a, e, then b for a and e, then c; to the repêchage d, f, nobody of the third game, g; the best left is h.
    const all = play(three, result(0, 3, 'c d g h'));
    expect(lines(all)).toEqual([
      '0/0 a > 2/0 a',
      '0/0 d > 1/0 d',
      '0/1 e > 2/0 e',
      '0/1 f > 1/0 f',
      '0/1 h > 1/0 h',
      '0/2 b > 2/0 b',
      '0/3 c > 2/0 c',
      '0/3 g > 1/0 g',
      '1/0 1-2 > 2',
    ]);
    expect(words(all)[0]).toEqual([
      '1. a: to the final',
      '2. b: to the final, from heat 3',
      '3. c: to the final, from heat 4',
      '4. d: to the repêchage',
    ]);
    // Once the repêchage has begun they still come from the games that sent them.
    const begun = play(all, result(1, 0, 'd f g h'));
    expect(lines(begun).slice(0, 8)).toEqual(lines(all).slice(0, 8));
  });
});
