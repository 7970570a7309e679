import type { GabongEvent } from '../../src/games/gabong/match-events.ts';
import { PRESETS } from '../../src/games/gabong/match-setup.ts';
import { SAVED_VERSION, type SavedGabongGame } from '../../src/storage/saved-game.ts';
import { logged } from './logged.ts';

export const NAMES = ['Maya', 'Ola', 'Siri', 'Per'] as const;

/** A round of ten deals in the log, its events a second apart, the last of them just now. */
export function savedRound(events: readonly GabongEvent[], names: readonly string[] = NAMES): SavedGabongGame {
  return {
    v: SAVED_VERSION,
    id: 'round-1',
    game: 'gabong',
    name: '',
    ...logged(events),
    setup: { players: names.map((name) => ({ name })), master: 0, packs: 2, ...PRESETS['ntnu-2010'] },
  };
}
