import { setupDraft } from './setup-drafts.ts';

/** The evening of Gabba Gools that is being set up. */
export const GOOLS_DRAFT = setupDraft('gools');
