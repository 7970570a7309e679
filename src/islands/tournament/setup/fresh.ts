import type { TournamentReadings } from '../../../games/tournament/rulings.ts';
import type { TournamentSetup } from '../../../games/tournament/tournament-setup.ts';
import type { TournamentState } from '../../../games/tournament/tournament-state.ts';
import { emptyChairs } from '../../shared/setup/chairs.ts';

/** A tournament of which nothing has been said yet. @param rulings - as this phone's tables read the rules. */
export const freshSetup = (rulings: TournamentReadings): TournamentSetup => ({
  format: '',
  of: { is: 'gug', variation: null },
  players: emptyChairs(),
  rulings,
});

/** Another tournament with the same people, who read the rules as they did last. */
export const setupAgain = ({ setup, rulings }: TournamentState): TournamentSetup => ({ ...setup, rulings });
