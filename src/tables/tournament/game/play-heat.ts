import { type Seat, MARKERS } from '../../../games/gug/setup.ts';
import type { PlayedGame } from '../../../games/tournament/tournament-setup.ts';
import { DEFAULT_TABLE_RULINGS } from '../../../games/gools/rulings.ts';
import { currentGame } from '../../../storage/current-game.ts';
import { startGame } from '../../../storage/games.ts';
import { $houseRules, HOUSE_RULES_OF, openHouseRules } from '../../../storage/house-rules.ts';
import { setupDraft } from '../../../storage/setup-drafts.ts';
import { freshSetup, setupOf } from '../../gabong/setup/presets.ts';
import { freshDraft } from '../../gug/game/setup/fresh-draft.ts';
import { addSeat } from '../../gug/game/setup/seats.ts';
import { $request, REQUESTS } from '../../../storage/requests.ts';
import { PLAYERS_MOST as GABONG_MOST } from '../../../games/gabong/match-setup.ts';
import { PLAYERS_MOST as GOOLS_MOST } from '../../../games/gools/setup.ts';

/** How many a table seats, by game; the code of a tournament may ask for more. */
const SEATS_MOST = { gug: MARKERS.length, gools: GOOLS_MOST, gabong: GABONG_MOST, other: 0 } as const;

/** Whether a heat of so many can be played at the game's own table. */
export const fitsTable = ({ is }: PlayedGame, players: number): boolean => players >= 2 && players <= SEATS_MOST[is];

/** In a strict game of Gaa Under Gunnar three to five play (3.1). */
const STRICT = { least: 3, most: 5 };

/**
 * Seats the players of a heat at the game's own table, read as this phone's tables read the rules, and goes there. The
 * result is offered to the tournament once that game is over, as every game of just these players is.
 */
export function playHeat({ is }: PlayedGame, names: readonly string[], label: string): void {
  const players = names.map((name) => ({ name }));
  switch (is) {
    case 'gools': {
      const { gools, 'three-man': threeMan } = HOUSE_RULES_OF;
      gools.open();
      threeMan.open();
      const rulings = { ...DEFAULT_TABLE_RULINGS, ...gools.$settings.get(), ...threeMan.$settings.get() };
      begin(is, startGame({ game: is, name: label, setup: { players, rulings } }).id);
      return;
    }
    case 'gabong': {
      const { open, $settings } = HOUSE_RULES_OF.gabong;
      open();
      begin(is, startGame({ game: is, name: label, setup: setupOf({ ...freshSetup($settings.get()), players }) }).id);
      return;
    }
    case 'gug': {
      // The table chooses its board and its signs first.
      openHouseRules();
      const seats = names.reduce<readonly Seat[]>((seated, name) => addSeat(seated, 1, name), []);
      const isFriendly = names.length < STRICT.least || names.length > STRICT.most;
      setupDraft('gug').change({ ...freshDraft('london-2025', $houseRules.get()), seats, isFriendly }, label);
      $request.set('setup');
      location.hash = '#gug';
      return;
    }
    case 'other':
  }
}

function begin(game: 'gools' | 'gabong', id: string): void {
  currentGame(game).$id.set(id);
  REQUESTS[game].set(true);
  location.hash = `#${game}`;
}
