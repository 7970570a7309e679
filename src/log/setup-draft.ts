import { atom } from 'nanostores';
import { keptValue } from './kept-value.ts';
import { parseSetupDraft, type SetupDraft } from './setup-draft-schema.ts';

/** What stood before a change, and what the change was, in words. */
interface Past {
  readonly label: string;
  /** Changes of one stroke are undone together: all letters typed into one field. */
  readonly stroke: string;
  readonly draft: SetupDraft | null;
}

const kept = keptValue('gug:setup', parseSetupDraft);

/** The setup under way; null before the first change, and once a game was started from it. */
export const $setupDraft = atom<SetupDraft | null>(null);
$setupDraft.listen((draft) => kept.write(draft));

/** The changes that can be undone, the last one first. */
export const $setupPast = atom<readonly Past[]>([]);

/** Reads the setup of before a reload, unless one is under way; what cannot be read counts as none. */
export function openSetupDraft(): void {
  if ($setupDraft.get() === null) $setupDraft.set(kept.read());
}

/** Changes the setup, so that it can be undone. @param label - what undo calls it. */
export function changeDraft(draft: SetupDraft, label: string, stroke = ''): void {
  const past = $setupPast.get();
  const isSameStroke = stroke !== '' && past[0]?.stroke === stroke;
  if (!isSameStroke) $setupPast.set([{ label, stroke, draft: $setupDraft.get() }, ...past]);
  $setupDraft.set(draft);
}

export function undoDraft(): void {
  const [last, ...earlier] = $setupPast.get();
  if (!last) return;
  $setupPast.set(earlier);
  $setupDraft.set(last.draft);
}

/** The game has started: the next one is set up anew. */
export function forgetDraft(): void {
  $setupPast.set([]);
  $setupDraft.set(null);
}
