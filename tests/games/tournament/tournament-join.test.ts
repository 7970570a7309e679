import { describe, expect, test } from 'vitest';
import { DEFAULT_TOURNAMENT_READINGS } from '../../../src/games/tournament/rulings.ts';
import { finding, type TournamentReason } from '../../../src/games/tournament/tournament-decision.ts';
import type { TournamentEvent } from '../../../src/games/tournament/tournament-events.ts';
import { freePlaces, layersOf } from '../../../src/games/tournament/tournament-layers.ts';
import { tournamentPlaces, winnersOf } from '../../../src/games/tournament/tournament-places.ts';
import { TOURNAMENT } from '../../../src/games/tournament/tournament-play.ts';
import type { TournamentState } from '../../../src/games/tournament/tournament-state.ts';
import { drawn, grouped, inLayer, letters, play, result, started, toss, viewOf, withdraw } from './tournament-table.ts';

/** Two heats of four, one repêchage, a final: abcd and efgh; whoever comes first is i. */
const HEATS = () => grouped(started('2H4/1F2R-1R4/2F-F4', 8), 0, 'abcd efgh');
const join = (instead: number, name = 'Åse'): TournamentEvent => ({ kind: 'join', name, instead });
const refused = (state: TournamentState, event: TournamentEvent) => {
  const { allowed, canOverrule, findings } = TOURNAMENT.decide(state, event, 0).judgement;
  return allowed
    ? 'allowed'
    : [...(canOverrule ? ['by the table'] : []), ...findings.map(({ reason }) => reason)].join();
};

describe('18.1, R58: a latecomer takes the place of somebody who went home before playing', () => {
  test('in a heat that was drawn, and from there on as anybody', () => {
    const state = play(HEATS(), withdraw('b'), join(1));
    expect(viewOf(state, 0).games.map(({ present }) => letters(present))).toEqual(['aicd', 'efgh']);
    const on = play(state, result(0, 0, 'i a c d'), result(0, 1, 'e f g h'));
    expect([inLayer(viewOf(on, 1)), inLayer(viewOf(on, 2))]).toEqual(['acfg', 'ei']);
    const over = play(on, result(1, 0, 'a c f g'), result(2, 0, 'i e a c'));
    expect(letters(winnersOf(over, layersOf(over)))).toBe('i');
    // Whose place it was is in no standings.
    expect(letters(tournamentPlaces(over, layersOf(over)).map(({ player }) => player))).toBe('ieacfgdh');
  });

  test('before the draw, which is that of eight', () => {
    const state = play(started('2H4/1F2R-1R4/2F-F4', 8), withdraw('b'), join(1), drawn(0));
    const all = viewOf(state, 0).games.flatMap(({ present }) => [...letters(present)]);
    expect(all.toSorted().join('')).toBe('acdefghi');
  });

  test('is called by the name alone, and is in the layer also where some of it was played', () => {
    const state = play(HEATS(), result(0, 1, 'e f g h'), withdraw('b'), join(1, ' Åse '));
    expect(state.setup.players.at(-1)).toEqual({ name: 'Åse' });
    expect(inLayer(viewOf(state, 0))).toBe('acdefghi');
    expect(viewOf(state, 0).arrivals.every(({ from }) => from === null)).toBe(true);
  });

  test('where a game would have been won unplayed, it is played after all', () => {
    const pairs = grouped(started('2H2/1F-F2', 4), 0, 'ab cd');
    const gone = play(pairs, withdraw('b'));
    expect(viewOf(gone, 0).games[0]!.is).toBe('walkover');
    expect(viewOf(play(gone, join(1)), 0).games[0]!.is).toBe('to-play');
  });

  test('who came instead may go home too, and somebody else come', () => {
    const state = play(HEATS(), withdraw('b'), join(1), withdraw('i'), join(8, 'Eli'));
    expect(letters(viewOf(state, 0).games[0]!.present)).toBe('ajcd');
    expect(inLayer(viewOf(state, 0))).toBe('acdefghj');
  });

  test('whoever went home may come back under the same name', () => {
    expect(refused(play(HEATS(), withdraw('b')), join(1, 'Player b'))).toBe('allowed');
    expect(refused(play(HEATS(), withdraw('b')), join(1, 'Player a'))).toBe('name-taken');
  });

  test.each([
    { say: 'nobody has gone', state: HEATS, event: join(1), why: 'place-not-free' },
    { say: 'no such player', state: HEATS, event: join(9), why: 'no-such-player' },
    {
      say: 'has played',
      state: () => play(HEATS(), result(0, 0, 'a b c d'), withdraw('b')),
      event: join(1),
      why: 'place-not-free',
    },
    {
      say: 'the heat was played without them',
      state: () => play(HEATS(), withdraw('b'), result(0, 0, 'a c d')),
      event: join(1),
      why: 'place-not-free',
    },
    {
      say: 'the layer is done',
      state: () => play(grouped(started('2H2/1F-F2', 4), 0, 'ab cd'), withdraw('b'), result(0, 1, 'c d')),
      event: join(1),
      why: 'place-not-free',
    },
    {
      say: 'the layer was done, and has only a tie since the next one began',
      state: () => {
        const heats = grouped(started('2H5/1F2R-1R4/2F-F4', 10), 0, 'abcde fghij');
        const won = play(heats, ...['b', 'c', 'd', 'e'].map(withdraw), result(0, 1, 'f g h i=j'));
        return play(won, result(1, 0, 'g h'), withdraw('f'));
      },
      event: join(1),
      why: 'place-not-free',
    },
    {
      say: 'taken already',
      state: () => play(HEATS(), withdraw('b'), join(1)),
      event: join(1, 'Eli'),
      why: 'place-not-free',
    },
    { say: 'a namesake', state: () => play(HEATS(), withdraw('b')), event: join(1, 'Player c'), why: 'name-taken' },
    { say: 'no name', state: () => play(HEATS(), withdraw('b')), event: join(1, ' '), why: 'bad-name' },
    { say: 'a heat not played yet', state: () => play(HEATS(), withdraw('b')), event: join(1), why: 'allowed' },
  ])('$say: $why', ({ state, event, why }) => {
    expect(refused(state(), event)).toBe(why);
    const isFree = 'instead' in event && freePlaces(state(), layersOf(state())).includes(event.instead);
    expect(isFree).toBe(why === 'allowed' || why === 'name-taken' || why === 'bad-name');
  });
});

test('R58: no place is free once the first layer is done, or a later one has begun', () => {
  const free = (state: TournamentState) => freePlaces(state, layersOf(state));
  const won = play(HEATS(), withdraw('b'), withdraw('c'), withdraw('d'));
  expect(free(won)).toEqual([1, 2, 3]);
  expect(free(play(won, result(0, 1, 'e f g h')))).toEqual([]);
});

describe('latecomers on two phones at once', () => {
  const { namesake, besideOthers } = TOURNAMENT.seating!;
  const beside = (event: TournamentEvent, state: TournamentState) => besideOthers!(event, state, new Map());
  const told = (reason: TournamentReason, player: number) => finding(reason, { player });
  const taken = () => play(HEATS(), withdraw('b'), withdraw('d'), join(1));

  test.each([
    { say: 'the name is taken: by whom the refusal says', why: told('name-taken', 2), event: join(1, 'x'), is: 2 },
    { say: 'the place is taken by the same person', why: told('place-not-free', 1), event: join(1), is: 8 },
    { say: 'by somebody else', why: told('place-not-free', 1), event: join(1, 'Eli'), is: undefined },
    {
      say: 'under the name of somebody who went home',
      why: told('place-not-free', 1),
      event: join(1, 'Player d'),
      is: undefined,
    },
    { say: 'another refusal', why: told('bad-name', 1), event: join(1), is: undefined },
    { say: 'what is no coming', why: told('place-not-free', 1), event: drawn(0), is: undefined },
  ])('$say: is $is', ({ why, event, is }) => expect(namesake!(why, taken(), event)).toBe(is));

  test.each([
    { say: 'somebody else has another place that is free', state: taken, event: join(1, 'Eli'), is: join(3, 'Eli') },
    { say: 'the same person stays', state: taken, event: join(1), is: join(1) },
    { say: 'a place that is free stays', state: taken, event: join(3, 'Eli'), is: join(3, 'Eli') },
    {
      say: 'where none is free nothing changes',
      state: () => play(HEATS(), withdraw('b'), join(1)),
      event: join(1, 'Eli'),
      is: join(1, 'Eli'),
    },
    {
      say: 'where nobody came nothing changes',
      state: () => play(HEATS(), withdraw('b')),
      event: join(1, 'Eli'),
      is: join(1, 'Eli'),
    },
    { say: 'what is no coming stays', state: taken, event: drawn(0), is: drawn(0) },
  ])('$say', ({ state, event, is }) => expect(beside(event, state())).toEqual(is));
});

test('a tournament begins with nothing drawn, played or decided', () => {
  const rulings = DEFAULT_TOURNAMENT_READINGS;
  const layer = { rulings, groups: null, came: null, tosses: [], decisions: [] };
  expect(started('2H3/1F1R-1R2/1F-F3', 6)).toMatchObject({
    rulings,
    layers: [
      { ...layer, results: [null, null] },
      { ...layer, results: [null] },
      { ...layer, results: [null] },
    ],
    withdrawn: [],
    isEnded: false,
  });
});

test('R25: a toss in which all throw alike changes nothing', () => {
  const tied = play(grouped(started('2H3/1F1R-1R2/1F-F3', 6), 0, 'abc def'), result(0, 0, 'a b=c'));
  expect(play(tied, toss(0, 0, 'b3 c3'))).toEqual(tied);
  expect(play(tied, toss(0, 0, 'b3 c4'))).not.toEqual(tied);
});
