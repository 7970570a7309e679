import { describe, expect, test } from 'vitest';
import { checkMatchSetup } from '../../../src/games/gabong/match-check-setup.ts';
import type { GabongEvent } from '../../../src/games/gabong/match-events.ts';
import { GABONG } from '../../../src/games/gabong/match-play.ts';
import { matchResults } from '../../../src/games/gabong/match-results.ts';
import type { GabongSetup } from '../../../src/games/gabong/match-setup.ts';
import { stageOf, winnersOf } from '../../../src/games/gabong/match-standing.ts';
import { reduceEvents } from '../../../src/games/shared/reduction.ts';
import type { Entry } from '../../../src/games/shared/history.ts';
import { playedOf } from '../../../src/games/shared/played.ts';
import { endLineByLine, wholeGames } from '../whole-games.ts';
import { type BruteRound, bruteRound } from './match-brute.ts';

/** A file of `matches/`: a round line by line, and what it must come to, which is in the file and not counted here. */
interface WholeMatch {
  readonly outcome: Omit<BruteRound, 'isOver'>;
  readonly setup: GabongSetup;
  readonly events: readonly Entry<GabongEvent>[];
}

const FILES = wholeGames(new URL('matches/', import.meta.url), (text) => JSON.parse(text) as WholeMatch);

describe.each(FILES)('$name', ({ whole: { setup, events, outcome } }) => {
  const plays = playedOf(events);
  const { state, rejectedEvents } = reduceEvents(GABONG, setup, plays);

  test('F26: comes to the same scoreboard and the same winner', () => {
    expect(checkMatchSetup(setup)).toEqual([]);
    expect(rejectedEvents).toEqual([]);
    const rows = matchResults(state).toSorted((one, other) => one.seat - other.seat);
    expect({
      board: state.deals.map(({ totals }) => totals),
      thetas: rows.map(({ thetas }) => thetas),
      dealsWon: rows.map(({ dealsWon }) => dealsWon),
      worst: rows.map(({ worst }) => worst),
      penalties: rows.map(({ penalties }) => Object.values(penalties).reduce((all, one) => all + one, 0)),
      winners: winnersOf(state),
    }).toEqual(outcome);
    expect(stageOf(state)).toEqual({ is: 'over' });
  });

  test('and so does the slow counting', () => {
    expect(
      bruteRound(
        setup,
        plays.map(({ event }) => event),
      ),
    ).toEqual({ ...outcome, isOver: true });
  });

  test('comes to the same end line by line, as it was played', () => {
    expect(endLineByLine(GABONG, setup, events)).toEqual(state);
  });
});

test('all of them together have every kind of event, of hand and of line', () => {
  const plays = FILES.flatMap(({ whole }) => playedOf(whole.events).map(({ event }) => event));
  const kinds: readonly GabongEvent['kind'][] = ['deal', 'penalty', 'master', 'ruling', 'end'];
  expect(new Set(plays.map(({ kind }) => kind))).toEqual(new Set(kinds));
  const hands = plays.flatMap((event) => (event.kind === 'deal' ? event.hands : []));
  expect(new Set(hands.map(({ by }) => by))).toEqual(new Set(['theta', 'cards', 'points']));
  expect(hands.some((hand) => hand.by !== 'theta' && hand.isGabonged)).toBe(true);
  expect(plays.some(({ overrule }) => overrule)).toBe(true);
  const lines = FILES.flatMap(({ whole }) => whole.events.map(({ kind }) => kind));
  expect(new Set(lines)).toEqual(new Set(['play', 'undo', 'redo', 'correct']));
});
