import { setupDraft } from './setup-drafts.ts';

/** The evening of Gabba Gools that is being set up. */
export const {
  $draft: $goolsDraft,
  $past: $goolsPast,
  open: openGoolsDraft,
  keep: keepGoolsDraft,
  change: changeGoolsDraft,
  undo: undoGoolsDraft,
  forget: forgetGoolsDraft,
} = setupDraft('gools');
