import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type Reduction, reduceEvents } from '../../src/games/shared/reduction.ts';
import type { Game } from '../../src/games/shared/game.ts';
import type { Entry } from '../../src/games/shared/history.ts';
import { playedOf } from '../../src/games/shared/played.ts';

/** Whole games that are stored as data, each with what it must come to. @param read - one of them. */
export const wholeGames = <Whole>(
  folder: URL,
  read: (text: string) => Whole,
): readonly { readonly name: string; readonly whole: Whole }[] =>
  readdirSync(folder).map((name) => ({ name, whole: read(readFileSync(new URL(name, folder), 'utf8')) }));

/** The end of a game whose lines come one by one, as it was played. */
export function endLineByLine<Setup, Event, State, Finding>(
  game: Game<Setup, Event, State, Finding>,
  setup: Setup,
  lines: readonly Entry<Event>[],
): State | undefined {
  let last: Reduction<Event, State, Finding> | undefined;
  lines.forEach((_, index) => {
    last = reduceEvents(game, setup, playedOf(lines.slice(0, index + 1)), last);
    expect(last.rejectedEvents).toEqual([]);
  });
  return last?.state;
}
