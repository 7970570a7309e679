import { setupDraft } from './setup-drafts.ts';

/** The round of Gabong that is being set up. */
export const GABONG_DRAFT = setupDraft('gabong');
