import { keptDraft } from './kept-draft.ts';
import { parseSetupDraft } from './setup-draft-schema.ts';

/** The setup of a game of Gaa Under Gunnar under way. */
export const {
  $draft: $setupDraft,
  $past: $setupPast,
  open: openSetupDraft,
  keep: keepSetupDraft,
  change: changeDraft,
  undo: undoDraft,
  forget: forgetDraft,
} = keptDraft('gug:setup', parseSetupDraft);
