import { readFileSync } from 'node:fs';
import type { GabongEvent } from '../../src/games/gabong/match-events.ts';
import type { GabongSetup } from '../../src/games/gabong/match-setup.ts';
import type { Entry } from '../../src/games/shared/history.ts';
import type { SavedGabongGame } from '../../src/storage/saved-game.ts';

const FOLDER = new URL('../games/gabong/matches/', import.meta.url);

/** A whole round as the log keeps it. */
export function gabongRound(name: 'ten-deals' | 'to-500' | 'extra-deal' | 'broken-off'): SavedGabongGame {
  const { setup, events } = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as {
    readonly setup: GabongSetup;
    readonly events: readonly Entry<GabongEvent>[];
  };
  return { v: 1, id: name, game: 'gabong', name: '', createdAt: events[0]!.at, setup, events };
}
