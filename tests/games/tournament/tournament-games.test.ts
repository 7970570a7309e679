import { describe, expect, test } from 'vitest';
import { reduceEvents } from '../../../src/games/shared/reduction.ts';
import type { Entry } from '../../../src/games/shared/history.ts';
import { playedOf, undoOf } from '../../../src/games/shared/played.ts';
import { checkTournamentSetup } from '../../../src/games/tournament/tournament-check-setup.ts';
import type { TournamentEvent } from '../../../src/games/tournament/tournament-events.ts';
import { layersOf } from '../../../src/games/tournament/tournament-layers.ts';
import { isTournamentOver, tournamentPlaces } from '../../../src/games/tournament/tournament-places.ts';
import { TOURNAMENT } from '../../../src/games/tournament/tournament-play.ts';
import type { TournamentSetup } from '../../../src/games/tournament/tournament-setup.ts';
import { endLineByLine, wholeGames } from '../whole-games.ts';
import { slowTournament } from './tournament-brute.ts';

/** A file of `tournaments/`: a tournament line by line, and what it must come to. */
interface WholeTournament {
  readonly outcome: {
    readonly came: readonly (readonly number[])[];
    readonly places: readonly (readonly [place: number, player: number])[];
  };
  readonly setup: TournamentSetup;
  readonly events: readonly Entry<TournamentEvent>[];
}

const FILES = wholeGames(new URL('tournaments/', import.meta.url), (text) => JSON.parse(text) as WholeTournament);

describe.each(FILES)('$name', ({ whole: { setup, events, outcome } }) => {
  const plays = playedOf(events);
  const { state, rejectedEvents } = reduceEvents(TOURNAMENT, setup, plays);
  const views = layersOf(state);

  test('comes to the same players in every layer, and to the same places', () => {
    expect(checkTournamentSetup(setup)).toEqual([]);
    expect(rejectedEvents).toEqual([]);
    expect(views.map(({ arrivals }) => arrivals.map(({ player }) => player).toSorted((a, b) => a - b))).toEqual(
      outcome.came,
    );
    expect(tournamentPlaces(state, views).map(({ player, place }) => [place, player])).toEqual(outcome.places);
    expect(isTournamentOver(state, views)).toBe(true);
  });

  test('comes to the same end line by line, as it was played', () => {
    expect(endLineByLine(TOURNAMENT, setup, events)).toEqual(state);
  });

  test('every undo leads back to what was before, byte for byte', () => {
    const plain: Entry<TournamentEvent>[] = plays.map(({ event }, seq) => ({
      id: `${seq}`,
      seq,
      at: seq,
      kind: 'play',
      event,
    }));
    const bytes = (entries: readonly Entry<TournamentEvent>[]) =>
      JSON.stringify(reduceEvents(TOURNAMENT, setup, playedOf(entries)).state);
    const before = plain.map((_, index) => bytes(plain.slice(0, index)));
    const lines = [...plain];
    for (const wanted of before.toReversed()) {
      const seq = lines.length;
      lines.push({ id: `u${seq}`, seq, at: seq, kind: 'undo', entries: undoOf(lines)! });
      expect(bytes(lines)).toBe(wanted);
    }
  });
});

const STAYED = FILES.filter(({ whole }) => !whole.events.some(isLeaving));

test.each(STAYED)('$name comes to the same by a slow count', ({ whole: { setup, events, outcome } }) => {
  const plays = playedOf(events);
  const views = layersOf(reduceEvents(TOURNAMENT, setup, plays).state);
  const groups = views.map(({ games }) => games.map(({ players }) => players));
  const played = plays.map(({ event }) => event);
  const slow = slowTournament(setup.format, setup.players.length, groups, played);
  expect(slow.came).toEqual(outcome.came);
  for (const [place, player] of outcome.places) expect(slow.places[player]).toBe(place);
});

function isLeaving(entry: Entry<TournamentEvent>): boolean {
  return entry.kind === 'play' && entry.event.kind === 'withdraw';
}
