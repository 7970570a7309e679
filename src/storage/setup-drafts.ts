import * as v from 'valibot';
import { type KeptDraft, keptDraft } from './kept-draft.ts';
import { FORMS, type GameId } from './registry.ts';

type DraftOf<Id extends GameId> = v.InferOutput<(typeof FORMS)[Id]['draft']>;

const made = new Map<GameId, KeptDraft<unknown>>();

/** The set-up of a game that is under way on this phone; the same object each time. */
export function setupDraft<Id extends GameId>(game: Id): KeptDraft<DraftOf<Id>> {
  const known = made.get(game) ?? keptDraft<unknown>(`${game}:setup`, (found) => draftIn(game, found));
  made.set(game, known);
  return known as KeptDraft<DraftOf<Id>>;
}

/** Reads what was kept of a set-up. @returns undefined when any of it is not of the game's form. */
export function draftIn<Id extends GameId>(game: Id, found: unknown): DraftOf<Id> | undefined {
  const read = v.safeParse<v.GenericSchema<unknown, DraftOf<Id>>>(FORMS[game].draft, found);
  return read.success ? read.output : undefined;
}
