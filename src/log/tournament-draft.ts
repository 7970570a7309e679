import { setupDraft } from './setup-drafts.ts';

/** The tournament that is being set up; its code may not be one yet. */
export const {
  $draft: $tournamentDraft,
  $past: $tournamentPast,
  open: openTournamentDraft,
  keep: keepTournamentDraft,
  change: changeTournamentDraft,
  undo: undoTournamentDraft,
  forget: forgetTournamentDraft,
} = setupDraft('tournament');
