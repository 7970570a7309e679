import * as v from 'valibot';
import { type GabongSetup, PLAYERS_MOST } from '../games/gabong/match-setup.ts';
import { GabongTable } from './gabong-schema.ts';
import { keptDraft } from './kept-draft.ts';
import { TypedPlayers } from './shared-schema.ts';

const Draft = v.strictObject({ ...GabongTable.entries, players: TypedPlayers(PLAYERS_MOST) }) satisfies v.GenericSchema<
  unknown,
  GabongSetup
>;

/** Reads what was kept of a set-up. @returns undefined when any of it is not of that form. */
function parse(kept: unknown): GabongSetup | undefined {
  const read = v.safeParse(Draft, kept);
  return read.success ? read.output : undefined;
}

/** The round of Gabong that is being set up. */
export const {
  $draft: $gabongDraft,
  $past: $gabongPast,
  open: openGabongDraft,
  keep: keepGabongDraft,
  change: changeGabongDraft,
  undo: undoGabongDraft,
  forget: forgetGabongDraft,
} = keptDraft('gabong:setup', parse);
