import { describe, expect, test } from 'vitest';
import { layersOf } from '../../../src/games/tournament/tournament-layers.ts';
import { tournamentPlaces, winnersOf } from '../../../src/games/tournament/tournament-places.ts';
import { TOURNAMENT } from '../../../src/games/tournament/tournament-play.ts';
import type { TournamentState } from '../../../src/games/tournament/tournament-state.ts';
import {
  drawn,
  grouped,
  inLayer,
  letters,
  play,
  result,
  standings,
  started,
  toss,
  viewOf,
  withdraw,
} from './tournament-table.ts';

/** Two heats of four, one repêchage, a final: abcd and efgh. */
const STANDARD = () => grouped(started('2H4/1F2R-1R4/2F-F4', 8), 0, 'abcd efgh');
const HEATS = [result(0, 0, 'a b c d'), result(0, 1, 'e f g h')] as const;
/** One game of three in which every place decides, and who is left. */
const LADDER = (R25: 'sum-of-places' | 'referee' = 'sum-of-places') =>
  grouped(started('2H3/1F1R-1R2/1F-F3', 6, { R25 }), 0, 'abc def');
/** Four players, three games each of three: all of a layer that is rotated. */
const ROTATED = (R25: 'sum-of-places' | 'referee' = 'sum-of-places') =>
  grouped(started('4H3@4/2F-F2', 4, { R25 }), 0, 'abc abd acd bcd');
const placesOf = (state: TournamentState) =>
  tournamentPlaces(state, layersOf(state))
    .map(({ player, place }) => `${place}${letters([player])}`)
    .join(' ');

describe('18.1 places move on by themselves', () => {
  test('the best of each heat to the final, the next to the repêchage, its best after them', () => {
    const heats = play(STANDARD(), ...HEATS);
    expect(layersOf(heats).map(({ status }) => status)).toEqual(['done', 'playing', 'waiting']);
    expect([inLayer(viewOf(heats, 1)), inLayer(viewOf(heats, 2))]).toEqual(['bcfg', 'ae']);
    const all = play(heats, result(1, 0, 'g b f c'), result(2, 0, 'b a g e'));
    expect(viewOf(all, 2).arrivals).toEqual([
      { player: 0, from: { layer: 0, game: 0, position: 1 }, isBack: false, isSubstitute: false },
      { player: 4, from: { layer: 0, game: 1, position: 1 }, isBack: false, isSubstitute: false },
      { player: 6, from: { layer: 1, game: 0, position: 1 }, isBack: true, isSubstitute: false },
      { player: 1, from: { layer: 1, game: 0, position: 2 }, isBack: true, isSubstitute: false },
    ]);
    expect(placesOf(all)).toBe('1b 2a 3g 4e 5f 6c 7d 7h');
  });

  test('who has come in one game is sure of a place before the others have played', () => {
    const one = play(STANDARD(), result(0, 0, 'd c b a'));
    expect(viewOf(one, 0).tables[0]!.rows.map(({ to }) => to)).toEqual([2, 1, 1, 'out']);
    expect(viewOf(one, 0).tables[1]!.rows.map(({ to }) => to)).toEqual([null, null, null, null]);
    expect(viewOf(one, 0).moves).toEqual([
      { player: 3, to: 2, game: 0 },
      { player: 2, to: 1, game: 0 },
      { player: 1, to: 1, game: 0 },
    ]);
    const players = [4, 5, 6, 7];
    expect(viewOf(one, 0).games[1]).toEqual({ players, present: players, is: 'to-play', places: [], from: null });
  });

  test('who came by a repêchage has come back, also in the layers after it', () => {
    const heats = grouped(started('2H4/2SF2R-1R4/2SF-2SF3/1F2R-1R4/2F-F4', 8), 0, 'abcd efgh');
    const back = (state: TournamentState, layer: number) =>
      letters(viewOf(state, layer).arrivals.flatMap(({ player, isBack }) => (isBack ? [player] : [])));
    const semi = play(heats, ...HEATS, result(1, 0, 'g c d h'));
    expect(back(semi, 2)).toBe('gc');
    const apart = play(semi, drawn(2));
    // The one of them comes in first, and the other last.
    const orders = apart.layers[2]!.groups!.map((players) =>
      ['g', 'a', 'b', 'e', 'f', 'c'].filter((letter) => letters(players).includes(letter)).join(' '),
    );
    const final = play(apart, ...orders.map((order, game) => result(2, game, order)));
    expect([back(final, 3), back(final, 4)]).toEqual(['c', 'g']);
  });

  test('a layer of one game needs no draw', () => {
    expect(viewOf(STANDARD(), 1).isDrawn).toBe(false);
    expect(viewOf(started('2H4/2F-3F4@4', 8), 1).isDrawn).toBe(false);
  });

  test('a place is for good once one is out, or all is over; the better position is before', () => {
    const settled = (state: TournamentState) =>
      letters(tournamentPlaces(state, layersOf(state)).flatMap(({ player, isSettled }) => (isSettled ? [player] : [])));
    const one = play(STANDARD(), HEATS[0]);
    expect([settled(STANDARD()), settled(one)]).toEqual(['', '']);
    const heats = play(one, HEATS[1]);
    expect(settled(heats)).toBe('dh');
    const final = play(heats, result(1, 0, 'g b f c'));
    expect(settled(final)).toBe('fcdh');
    expect(settled(play(final, result(2, 0, 'b a g e')))).toBe('bagefcdh');
    expect(settled(play(heats, { kind: 'end' }))).toBe('aebcfgdh');
  });

  test('a tournament that is ended early has the places it has come to, and no winner', () => {
    const ended = play(STANDARD(), ...HEATS, { kind: 'end' });
    expect(placesOf(ended)).toBe('1a 1e 3b 3c 3f 3g 7d 7h');
    expect(winnersOf(ended, layersOf(ended))).toEqual([]);
  });

  test('nobody has won before the final is over, nor where everybody in it has gone home', () => {
    const winners = (state: TournamentState) => letters(winnersOf(state, layersOf(state)));
    const final = play(STANDARD(), ...HEATS, result(1, 0, 'g b f c'));
    expect(winners(final)).toBe('');
    const over = play(final, result(2, 0, 'b a g e'));
    expect(winnersOf(over, layersOf(over))).toEqual([1]);
    expect(winners(play(final, ...['a', 'b', 'e', 'g'].map(withdraw)))).toBe('');
  });

  test('a format that is none cannot be played', () => {
    expect(() => TOURNAMENT.start({ ...STANDARD().setup, format: '2H4' })).toThrow('no format: 2H4');
  });
});

describe('R25 places', () => {
  test.each([
    { say: 'the order of finishing', text: 'b a c', places: 'b1 a2 c3' },
    { say: 'who came in together share the first of their places', text: 'b=a c', places: 'b1 a1 c3' },
    { say: 'who did not finish has the last place', text: 'c | ab', places: 'c1 a3 b3' },
    { say: 'also when nobody finished', text: '| abc', places: 'a3 b3 c3' },
  ])('$say', ({ text, places }) => {
    const { games } = viewOf(play(LADDER(), result(0, 0, text)), 0);
    expect(games[0]!.places.map(({ player, place }) => `${letters([player])}${place}`).join(' ')).toBe(places);
  });

  test('a tie is tossed where the moves part it, and shared where they do not', () => {
    const tied = play(LADDER(), result(0, 0, 'a b=c'), result(0, 1, 'd=e f'));
    expect(viewOf(tied, 0).status).toBe('tied');
    expect(viewOf(tied, 0).ties).toEqual([
      { layer: 0, game: 0, among: [1, 2], by: 'toss' },
      { layer: 0, game: 1, among: [3, 4], by: 'toss' },
    ]);
    const shared = play(STANDARD(), result(0, 0, 'a b=c d'));
    expect(viewOf(shared, 0).ties).toEqual([]);
  });

  test('ties are told by their games, whatever place they are for', () => {
    const heats = grouped(started('3H3/1F1R-1R3/1F-F4', 9), 0, 'abc def ghi');
    const tied = play(heats, result(0, 0, 'a b c'), result(0, 1, 'd=e f'), result(0, 2, 'g=h i'));
    expect(viewOf(tied, 0).ties.map(({ game, among }) => `${game}${letters(among)}`)).toEqual(['1de', '2gh']);
  });

  test('the most eyes go before, and who threw alike throw again', () => {
    const tied = play(LADDER(), result(0, 0, 'a=b=c'), result(0, 1, 'd e f'), toss(0, 0, 'a2 b5 c5'));
    expect(viewOf(tied, 0).ties).toEqual([{ layer: 0, game: 0, among: [1, 2], by: 'toss' }]);
    const settled = play(tied, toss(0, 0, 'b1 c6'));
    expect(standings(viewOf(settled, 0), 0)).toBe('1c 2b 3a');
    expect([inLayer(viewOf(settled, 1)), inLayer(viewOf(settled, 2))]).toEqual(['be', 'cd']);
  });

  test('by the other reading the referee puts them in order, and no dice are thrown', () => {
    const tied = play(LADDER('referee'), result(0, 0, 'a b=c'), result(0, 1, 'd e f'));
    expect(viewOf(tied, 0).ties).toEqual([{ layer: 0, game: 0, among: [1, 2], by: 'referee' }]);
    const settled = play(tied, { kind: 'decide', layer: 0, game: 0, order: [2, 1] });
    expect(standings(viewOf(settled, 0), 0)).toBe('1a 2c 3b');
  });

  test('the first place of the final is tossed for; the others are shared', () => {
    const before = play(STANDARD(), ...HEATS, result(1, 0, 'g b f c'));
    expect(viewOf(play(before, result(2, 0, 'b a=g e')), 2).status).toBe('done');
    const tied = play(before, result(2, 0, 'a=b g=e'));
    expect(viewOf(tied, 2).ties).toEqual([{ layer: 2, game: 0, among: [0, 1], by: 'toss' }]);
    expect(placesOf(play(tied, toss(2, 0, 'a1 b2')))).toBe('1b 2a 3e 3g 5f 6c 7d 7h');
  });

  test('a changed reading holds for layers that are not done', () => {
    const changed = play(LADDER(), result(0, 0, 'a b=c'), { kind: 'ruling', ruling: 'R25', option: 'referee' });
    expect(viewOf(changed, 0).ties[0]!.by).toBe('referee');
    const done = play(LADDER(), result(0, 0, 'a b c'), result(0, 1, 'd e f'), {
      kind: 'ruling',
      ruling: 'R25',
      option: 'referee',
    });
    expect(done.layers.map(({ rulings }) => rulings.R25)).toEqual(['sum-of-places', 'referee', 'referee']);
  });
});

describe('R24 a rotated layer', () => {
  test('the sum of places, the lowest first; equal sums by the better best place', () => {
    // a: 1 2 3, b: 2 1 2, c: 3 1 3, d: 3 2 1.
    const played = play(
      ROTATED(),
      result(0, 0, 'a b c'),
      result(0, 1, 'b a d'),
      result(0, 2, 'c d a'),
      result(0, 3, 'd b c'),
    );
    expect(standings(viewOf(played, 0), null)).toBe('1b 2a 2d 4c');
    expect(viewOf(played, 0).tables[0]!.rows.map(({ sum, best }) => [sum, best])).toEqual([
      [5, 1],
      [6, 1],
      [6, 1],
      [7, 1],
    ]);
    expect(viewOf(played, 0).tables.map(({ game }) => game)).toEqual([null]);
    expect(viewOf(played, 0).ties).toEqual([{ layer: 0, game: null, among: [0, 3], by: 'toss' }]);
    const tossed = play(played, toss(0, null, 'a3 d6'));
    expect(inLayer(viewOf(tossed, 1))).toBe('bd');
    expect(viewOf(tossed, 0).tables[0]!.rows.map(({ to }) => to)).toEqual([1, 1, 'out', 'out']);
  });

  test('while some have played less the mean of places counts, and who has not played is after all who have', () => {
    const sums = (state: TournamentState) => viewOf(state, 0).tables[0]!.rows.map(({ sum, best }) => [sum, best]);
    expect(standings(viewOf(ROTATED(), 0), null)).toBe('1a 1b 1c 1d');
    expect(sums(ROTATED())).toEqual(Array(4).fill([null, null]));
    const one = play(ROTATED(), result(0, 0, 'a b c'));
    expect(standings(viewOf(one, 0), null)).toBe('1a 2b 3c 4d');
    expect(sums(one).at(-1)).toEqual([null, null]);
    expect(standings(viewOf(play(one, result(0, 1, 'b a d')), 0), null)).toBe('1a 1b 3c 3d');
  });

  test.each([
    { by: 'sum-of-places', parted: toss(0, 0, 'a1 b6') },
    { by: 'referee', parted: { kind: 'decide', layer: 0, game: 0, order: [1, 0] } },
  ] as const)('what parts two of one game, $by, parts them in no other', ({ by, parted }) => {
    const six = grouped(started('2H6@6/1F1R-1R2/1F-F3', 6, { R24: 'game', R25: by }), 0, 'abcdef abcdef');
    const tied = play(six, result(0, 0, 'a=b c d e f'), result(0, 1, 'a=b c d e f'), parted);
    expect([0, 1].map((game) => standings(viewOf(tied, 0), game))).toEqual(['1b 2a 3c 4d 5e 6f', '1a 1b 3c 4d 5e 6f']);
  });

  test('by the referee’s reading a better best place parts nobody', () => {
    // d: 3 1 1, a: 1 2 3, c: 2 2 2, b: 3 1 3.
    const events = [result(0, 0, 'a c b'), result(0, 1, 'b a d'), result(0, 2, 'd c a'), result(0, 3, 'd c b')];
    expect(standings(viewOf(play(ROTATED(), ...events), 0), null)).toBe('1d 2a 3c 4b');
    const refereed = viewOf(play(ROTATED('referee'), ...events), 0);
    expect(standings(refereed, null)).toBe('1d 2a 2c 4b');
    expect(refereed.ties).toEqual([{ layer: 0, game: null, among: [0, 2], by: 'referee' }]);
  });

  test('two ties of one table are tossed one by one', () => {
    const state = grouped(started('4H4@8/1F4R-1R4/1F-F2', 8), 0, 'abcd efgh abef cdgh');
    const results = ['a b c d', 'e f g h', 'a=e b=f', 'c=g d h'].map((each, game) => result(0, game, each));
    const { ties } = viewOf(play(state, ...results), 0);
    expect(ties.map(({ game, among }) => [game, letters(among)])).toEqual([
      [null, 'ae'],
      [null, 'bf'],
    ]);
  });

  test('where moves count per game ties are settled one by one, once all has been played: one may settle another', () => {
    const six = grouped(started('2H6@6/1F1R-1R2/1F-F3', 6, { R24: 'game' }), 0, 'abcdef abcdef');
    const ties = (state: TournamentState) => viewOf(state, 0).ties.map(({ game, among }) => `${game}${letters(among)}`);
    const one = play(six, result(0, 0, 'a=b c d e f'));
    expect(ties(one)).toEqual([]);
    const both = play(one, result(0, 1, 'c=d a b e f'));
    expect(ties(both)).toEqual(['0ab']);
    expect(viewOf(both, 0).tables.flatMap(({ rows }) => rows.map(({ to }) => to))).toEqual(Array(18).fill(null));
    expect(ties(play(both, toss(0, 0, 'a1 b2')))).toEqual(['1cd']);
  });

  test('moves that count per game pass over who goes on already', () => {
    const state = grouped(started('4H4@8/1F1R-1R4/2F-F6', 8, { R24: 'game' }), 0, 'abcd efgh abef cdgh');
    const played = play(
      state,
      result(0, 0, 'a b c d'),
      result(0, 1, 'e f g h'),
      result(0, 2, 'a e b f'),
      result(0, 3, 'c d g h'),
    );
    // a, e, then b for a and e, then c; to the repêchage d, f, nobody of the third game, g; the best left is h.
    expect([inLayer(viewOf(played, 1)), inLayer(viewOf(played, 2))]).toEqual(['dfgh', 'abce']);
    const sent = (state: TournamentState) =>
      viewOf(state, 2).arrivals.map(({ player, from }) => `${letters([player])}${from!.game}`);
    expect(sent(played)).toEqual(['a0', 'e1', 'b2', 'c3']);
    // It stays so once the next layer has begun, and the final, too, by what stood then.
    expect(sent(play(played, result(1, 0, 'd f g h'))).slice(0, 4)).toEqual(['a0', 'e1', 'b2', 'c3']);
    expect(sent(play(played, result(1, 0, 'd f g h'), result(2, 0, 'a b c d e f')))).toEqual([
      'a0',
      'e1',
      'b2',
      'c3',
      'd0',
      'f0',
    ]);
  });
});

describe('who has withdrawn', () => {
  test('leaves the seat empty, and is last of the games not yet played', () => {
    const state = play(STANDARD(), withdraw('a'), result(0, 0, 'd | c b'));
    expect(viewOf(state, 0).games[0]).toMatchObject({ present: [1, 2, 3], is: 'over' });
    expect(
      viewOf(state, 0).games[0]!.places.map(({ player, place, is }) => `${letters([player])}${place} ${is}`),
    ).toEqual(['d1 finished', 'c4 dnf', 'b4 dnf', 'a4 absent']);
    expect(standings(viewOf(state, 0), 0)).toBe('1d 2b 2c 4a');
  });

  test('gives the place in the next layer to the next best of the same game', () => {
    const state = play(STANDARD(), ...HEATS, withdraw('a'));
    expect([inLayer(viewOf(state, 1)), inLayer(viewOf(state, 2))]).toEqual(['cdfg', 'be']);
    expect(viewOf(state, 2).arrivals.map(({ isSubstitute }) => isSubstitute)).toEqual([true, false]);
  });

  test('keeps the place in a layer that has begun; who is in one goes nowhere else', () => {
    const begun = play(STANDARD(), ...HEATS, result(1, 0, 'b c f g'), withdraw('a'));
    // b and c are in the repêchage, so d is next.
    expect(inLayer(viewOf(begun, 2))).toBe('bcde');
  });

  test('leaves the first place of the final to who came in next, and those to a toss where they are equal', () => {
    const before = play(LADDER(), result(0, 0, 'a b c'), result(0, 1, 'd e f'), result(1, 0, 'b e'));
    // Nobody else is left of the first heat: the seat in the final is empty.
    const final = play(before, withdraw('c'), withdraw('a'));
    const open = play(final, { ...result(2, 0, 'a b=d'), overrule: { reason: 'left after the game' } });
    expect(viewOf(open, 2).ties).toMatchObject([{ game: 0, among: [1, 3], by: 'toss' }]);
    const over = play(open, toss(2, 0, 'b1 d2'));
    expect(winnersOf(over, layersOf(over))).toEqual([3]);
  });

  test('leaves a tie for their place: who plays in a later layer already is there still, and is before who is not', () => {
    const five = grouped(started('2H5/1F2R-1R4/2F-F4', 10), 0, 'abcde fghij');
    const begun = play(five, result(0, 0, 'a b c d=e'), result(0, 1, 'f g h i j'), result(1, 0, 'g b h c'));
    const open = play(begun, withdraw('a'));
    expect(viewOf(open, 0).status).toBe('tied');
    expect([inLayer(viewOf(open, 1)), inLayer(viewOf(open, 2))]).toEqual(['bcgh', 'bg']);
    expect(
      viewOf(open, 0).tables[0]!.rows.map(({ player, place, to }) => `${letters([player])}${place} ${to}`),
    ).toEqual(['b2 1', 'c3 1', 'd4 null', 'e4 null', 'a1 out']);
    expect(placesOf(open)).toBe('1b 1g 3h 4c 5a 5d 5e 5f 5i 5j');
    expect(inLayer(viewOf(play(open, toss(0, 0, 'd1 e2')), 2))).toBe('befg');
  });

  test('R24: is followed out of a tie among who is nowhere yet: whoever plays on by another game is in no toss', () => {
    const six = grouped(started('2H6@6/1F1R-1R2/1F-F3', 6, { R24: 'game' }), 0, 'abcdef abcdef');
    const begun = play(six, result(0, 0, 'a b c d e f'), result(0, 1, 'c d b=e=f a'), result(1, 0, 'b d'));
    const open = play(begun, withdraw('c'));
    expect(viewOf(open, 0).ties).toEqual([{ layer: 0, game: 1, among: [4, 5], by: 'toss' }]);
    expect(inLayer(viewOf(play(open, toss(0, 1, 'e2 f5')), 2))).toBe('abf');
  });

  test('R58: a layer that was won unplayed is settled once the next one begins', () => {
    const state = play(LADDER(), result(0, 0, 'a b c'), result(0, 1, 'd e f'), withdraw('b'));
    const on = play(state, withdraw('c'), result(2, 0, 'a d e'));
    expect(on.layers[1]!.groups).toEqual([[1, 4]]);
  });

  test('wins nothing by being drawn: a game with one player left is not played', () => {
    const state = play(LADDER(), withdraw('a'), withdraw('b'), result(0, 1, 'd e f'));
    expect(viewOf(state, 0).games[0]).toMatchObject({ is: 'walkover', present: [2] });
    expect(viewOf(state, 0).status).toBe('done');
    // Nobody else is left of the first heat, so that a seat of the repêchage is empty.
    expect(inLayer(viewOf(state, 1))).toBe('ae');
    expect(viewOf(state, 1).games[0]).toMatchObject({ is: 'walkover', present: [4] });
    expect(inLayer(viewOf(state, 2))).toBe('cde');
  });

  test('before the draw: empty seats are spread over the games', () => {
    const state = play(started('2H4/2F-F4', 8), withdraw('a'), withdraw('b'), drawn(0));
    expect(viewOf(state, 0).games.map(({ present }) => present.length)).toEqual([3, 3]);
  });
});
