import * as v from 'valibot';
import { type GoolsSetup, PLAYERS_MOST } from '../games/gools/setup.ts';
import { GoolsSetupSchema } from './gools-schema.ts';
import { keptDraft } from './kept-draft.ts';

/** Longer than anybody types: names are judged when the evening starts, and kept as they are until then. */
const TYPED_MOST = 500;

const Draft = v.strictObject({
  players: v.pipe(
    v.array(v.strictObject({ name: v.pipe(v.string(), v.maxLength(TYPED_MOST)) })),
    v.minLength(1),
    v.maxLength(PLAYERS_MOST),
  ),
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
  change: changeGoolsDraft,
  undo: undoGoolsDraft,
  forget: forgetGoolsDraft,
} = keptDraft('gools:setup', parse);
