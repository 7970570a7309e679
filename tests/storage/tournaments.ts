import { readFileSync } from 'node:fs';
import type { Entry } from '../../src/games/shared/history.ts';
import type { TournamentEvent } from '../../src/games/tournament/tournament-events.ts';
import type { TournamentSetup } from '../../src/games/tournament/tournament-setup.ts';
import type { SavedTournament } from '../../src/storage/saved-game.ts';

const FOLDER = new URL('../games/tournament/tournaments/', import.meta.url);

/** A whole tournament as the log keeps it. */
export function savedTournament(name: 'eight' | 'nine' | 'rotated' | 'withdrawn'): SavedTournament {
  const { setup, events } = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as {
    readonly setup: TournamentSetup;
    readonly events: readonly Entry<TournamentEvent>[];
  };
  return { v: 1, id: `tournament-${name}`, game: 'tournament', name: '', createdAt: events[0]!.at, setup, events };
}
