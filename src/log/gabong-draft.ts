import { setupDraft } from './setup-drafts.ts';

/** The round of Gabong that is being set up. */
export const {
  $draft: $gabongDraft,
  $past: $gabongPast,
  open: openGabongDraft,
  keep: keepGabongDraft,
  change: changeGabongDraft,
  undo: undoGabongDraft,
  forget: forgetGabongDraft,
} = setupDraft('gabong');
