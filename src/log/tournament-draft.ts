import { setupDraft } from './setup-drafts.ts';

/** The tournament that is being set up; its code may not be one yet. */
export const TOURNAMENT_DRAFT = setupDraft('tournament');
