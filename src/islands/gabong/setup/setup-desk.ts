import type { GabongSetup } from '../../../games/gabong/match-setup.ts';
import type { SetupDraft } from '../../shared/setup/use-setup-draft.ts';

/** The round that is being set up, and the hand that changes it. */
export type GabongSetupDesk = SetupDraft<GabongSetup>;
