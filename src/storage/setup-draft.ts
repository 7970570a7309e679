import { setupDraft } from './setup-drafts.ts';

/** The setup of a game of Gaa Under Gunnar under way. */
export const {
  $draft: $setupDraft,
  $past: $setupPast,
  open: openSetupDraft,
  keep: keepSetupDraft,
  change: changeDraft,
  undo: undoDraft,
  forget: forgetDraft,
} = setupDraft('gug');
