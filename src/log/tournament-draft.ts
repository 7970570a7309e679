import * as v from 'valibot';
import { PLAYERS_MOST, type TournamentSetup } from '../games/tournament/tournament-setup.ts';
import { keptDraft } from './kept-draft.ts';
import { Typed, TypedPlayers } from './shared-schema.ts';
import { playedGame, TournamentRulings } from './tournament-schema.ts';

const Draft = v.strictObject({
  /** As it is typed. */
  format: Typed,
  of: playedGame(Typed),
  players: TypedPlayers(PLAYERS_MOST),
  rulings: TournamentRulings,
}) satisfies v.GenericSchema<unknown, TournamentSetup>;

/** Reads what was kept of a set-up. @returns undefined when any of it is not of that form. */
function parse(kept: unknown): TournamentSetup | undefined {
  const read = v.safeParse(Draft, kept);
  return read.success ? read.output : undefined;
}

/** The tournament that is being set up; its code may not be one yet. */
export const {
  $draft: $tournamentDraft,
  $past: $tournamentPast,
  open: openTournamentDraft,
  keep: keepTournamentDraft,
  change: changeTournamentDraft,
  undo: undoTournamentDraft,
  forget: forgetTournamentDraft,
} = keptDraft('tournament:setup', parse);
