import * as v from 'valibot';
import { type GoolsSetup, PLAYERS_MOST } from '../games/gools/setup.ts';
import { GoolsSetupSchema } from './gools-schema.ts';
import { keptDraft } from './kept-draft.ts';
import { TypedPlayers } from './shared-schema.ts';

const Draft = v.strictObject({
  players: TypedPlayers(PLAYERS_MOST),
  rulings: GoolsSetupSchema.entries.rulings,
}) satisfies v.GenericSchema<unknown, GoolsSetup>;

/** Reads what was kept of a set-up. @returns undefined when any of it is not of that form. */
function parse(kept: unknown): GoolsSetup | undefined {
  const read = v.safeParse(Draft, kept);
  return read.success ? read.output : undefined;
}

/** The evening of Gabba Gools that is being set up. */
export const {
  $draft: $goolsDraft,
  $past: $goolsPast,
  open: openGoolsDraft,
  keep: keepGoolsDraft,
  change: changeGoolsDraft,
  undo: undoGoolsDraft,
  forget: forgetGoolsDraft,
} = keptDraft('gools:setup', parse);
