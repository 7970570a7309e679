import { atom } from 'nanostores';
import { deepEqual } from '../games/shared/memo.ts';
import { type DealDraft, dealDraftIn, draftFor, type DraftHand, isOf, type WhichDeal } from './deal-draft-form.ts';
import { keepSteps, type Label, readStepsAgain, stepsOf, type Undone } from './deal-steps.ts';
import { keptTwice } from './kept-value.ts';
import { type Past, undoableDraft } from './kept-draft.ts';

export { type DealDraft, draftFor, type DraftHand, type WhichDeal };

const KEY = 'gabong:deal';
const keptDraft = keptTwice(KEY, dealDraftIn);

const { $draft, $past, ...draft } = undoableDraft<DealDraft>();
/** The taps that redo brings back, the next one first: the deal after each, and when it was taken back. */
const $undone = atom<readonly Undone[]>([]);

/** The deal that is being counted at the table. It outlives a reload, and so does its way here: every tap can be undone. */
export const dealDraft = {
  $draft,
  $past,
  $undone,
  undo: () => {
    const [last] = $past.get();
    const now = $draft.get();
    if (last && now) $undone.set([{ ...last, draft: now, at: Date.now() }, ...$undone.get()]);
    draft.undo();
  },
  redo: () => {
    const [next, ...later] = $undone.get();
    if (!next) return;
    $undone.set(later);
    $past.set([{ ...next, draft: $draft.get(), at: Date.now() }, ...$past.get()]);
    $draft.set(next.draft);
  },
  change(next: DealDraft, label: string, stroke?: string) {
    // What came before the first tap is this deal with nothing counted, and not the deal before it.
    if (!isOf($draft.get(), next)) {
      $past.set([]);
      $draft.set(draftFor(null, next));
    }
    $undone.set([]);
    draft.change(next, label, stroke);
  },
};
export const {
  $draft: $dealDraft,
  $past: $dealPast,
  $undone: $dealUndone,
  undo: undoDealDraft,
  redo: redoDealDraft,
} = dealDraft;

$draft.listen((now) => {
  if (!now) return;
  // The way first: another tab hears of the draft.
  keepSteps({ now, past: $past.get(), undone: $undone.get() });
  keptDraft.write(now);
});

/**
 * Takes up the counting of a deal where a reload, another tab or the writing of the deal has left it: what was tapped is
 * undone again in the order in which it was tapped. What was tapped for another deal cannot be, and shows again when
 * that one is undone.
 */
export function openDealDraft(which: WhichDeal, label: Label): void {
  if (!isOf($draft.get(), which) || $past.get().length === 0) takeUp(which, label);
}

function takeUp(which: WhichDeal, label: Label): void {
  const found = keptDraft.read();
  const way = stepsOf(which, label);
  const kept = isOf(found, which) ? found : (way?.now ?? $draft.get());
  if (!isOf(kept, which)) {
    $past.set([]);
    $undone.set([]);
    return;
  }
  const now = draftFor(kept, which);
  const isItsWay = way !== undefined && deepEqual(way.now, now);
  $past.set(isItsWay ? way.past : pastOf(now, label));
  $undone.set(isItsWay ? way.undone : []);
  $draft.set(now);
}

/** Goes on with what another tab has counted of the same deal, or this phone before it broke off. */
export function dealDraftElsewhere(which: WhichDeal, label: Label): () => void {
  const goOn = (isCleared: boolean) => {
    readStepsAgain();
    if (isCleared || isOf(keptDraft.read(), which)) takeUp(which, label);
  };
  const onStorageChange = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) goOn(key === null);
  };
  keptDraft.onFound(() => goOn(false));
  addEventListener('storage', onStorageChange);
  return () => removeEventListener('storage', onStorageChange);
}

/** The way to what has been counted, where only its end is known: one card at a time. */
function pastOf(now: DealDraft, label: Label): readonly Past<DealDraft>[] {
  const hand = now.hands.at(-1);
  if (!hand) return [];
  const others = now.hands.slice(0, -1);
  const isOneOfMore = hand.by === 'cards' && hand.cards.length > 1;
  const hands = isOneOfMore ? [...others, { ...hand, cards: hand.cards.slice(0, -1) }] : others;
  const before: DealDraft = { ...now, seat: hand.seat, hands };
  return [{ label: label(hands, now.hands), stroke: '', draft: before, at: Date.now() }, ...pastOf(before, label)];
}
