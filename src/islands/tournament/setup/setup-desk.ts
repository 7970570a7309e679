import type { TournamentSetup } from '../../../games/tournament/tournament-setup.ts';
import type { SetupDraft } from '../../shared/setup/use-setup-draft.ts';

/** The tournament that is being set up, and the hand that changes it. */
export type TournamentSetupDesk = SetupDraft<TournamentSetup>;
