import fc from 'fast-check';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { savedGabongGames } from './random-gabong-games.ts';
import { savedGoolsGames } from './random-gools-games.ts';
import { savedGugGames } from './random-gug-games.ts';
import { savedTournaments } from './random-tournaments.ts';

/** Saved games of the documented form, with no regard to what makes sense on a board or at a table. */
export const savedGames: fc.Arbitrary<SavedGame> = fc.oneof(
  savedGugGames,
  savedGoolsGames,
  savedGabongGames,
  savedTournaments,
);
