import { playedOf } from '../games/shared/played.ts';
import type { SavedGame } from './saved-game.ts';

/** Everybody who plays in a game, once each, also those who came later. */
export function playersOf(game: SavedGame): readonly string[] {
  switch (game.game) {
    case 'gug':
      return game.setup.seats.flatMap(({ players }) => players.map(({ name }) => name));
    case 'gools': {
      const newcomers = playedOf(game.events).flatMap(({ event }) => (event.kind === 'join' ? [event.name] : []));
      return [...new Set([...seated(game), ...newcomers])];
    }
    case 'gabong':
    case 'tournament':
      return seated(game);
  }
}

const seated = ({ setup }: Exclude<SavedGame, { readonly game: 'gug' }>): readonly string[] =>
  setup.players.map(({ name }) => name);
