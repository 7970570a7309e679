import { useState } from 'preact/hooks';
import type { MatchFinding } from '../../../games/gabong/match-decision.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';
import { type DealDraft, draftFor, type DraftHand, isOf, type WhichDeal } from '../../../storage/deal-draft-form.ts';
import type { UndoableDraft } from '../../../storage/kept-draft.ts';
import { useStore } from '../../../ui/use-store.ts';
import type { Entry } from './entry-context.ts';
import {
  brokenSoFar,
  handOf,
  impossible,
  isCounted,
  leftWaiting,
  nextUncounted,
  typingOn,
  wasTyped,
  withHand,
  withTheta,
} from './hands.ts';

interface DealEntryOptions {
  readonly place: string;
  readonly store: UndoableDraft<DealDraft>;
  readonly which: WhichDeal;
  readonly state: GabongState;
  readonly among: readonly number[];
  /** How much has been played: what is typed before and after something else is no stroke. */
  readonly moment?: number;
  /** Hears the deal once all hands are counted. */
  readonly write: (draft: DealDraft) => void;
}

/** Counts a deal in a draft. A tap is judged by what the draft holds when it comes: the screen may be a tap behind. */
export function useDealEntry({ place, store, which, state, among, moment = 0, write }: DealEntryOptions): Entry {
  const [refused, refuse] = useState<MatchFinding>();
  const { hands, seat } = seatedIn(useStore(store.$draft));

  function seatedIn(kept: DealDraft | null): DealDraft & { readonly seat: number } {
    const found = draftFor(kept, which);
    // A deal that was mended meanwhile may have changed who is in this one.
    const draft = { ...found, hands: found.hands.filter((hand) => among.includes(hand.seat)) };
    const isAmong = found.seat !== null && among.includes(found.seat);
    const first = nextUncounted(state, among, draft.hands, -1) ?? among[0]!;
    const seated = { ...draft, seat: isAmong ? found.seat : first };
    // Nothing has been said of this deal yet: whoever typed the last one goes on typing.
    return !isOf(kept, which) && wasTyped(state.deals.at(-1))
      ? { ...seated, hands: typingOn([], seated.seat) }
      : seated;
  }
  /** The hands when another one is counted: a table that types goes on typing. There is nothing in that to undo. */
  const onward = (given: readonly DraftHand[], to: number, left: DraftHand | undefined) =>
    left?.by === 'typed' ? typingOn(given, to, left.seat) : given;
  const now = () => seatedIn(store.$draft.get());
  const select = (next: number) => {
    refuse(undefined);
    const draft = now();
    store.$draft.set({ ...draft, hands: onward(draft.hands, next, handOf(draft.hands, draft.seat)), seat: next });
  };

  /** Whether a hand is not counted yet; of points that no hand makes it is said first. */
  const isHeldBack = (hand: DraftHand | undefined): boolean => {
    if (!isCounted(state, hand)) return true;
    const strange = impossible(state, hand);
    if (!strange || refused?.reason === strange.reason) return false;
    refuse(strange);
    return true;
  };

  return {
    place,
    state,
    among,
    seat,
    hands,
    select,
    refused,
    edit(edit, label, { stroke = '', isWhole = false, gabonger } = {}) {
      const draft = now();
      const hand = edit(handOf(draft.hands, draft.seat), draft.seat);
      const others = gabonger === undefined ? draft.hands : withTheta(draft.hands, gabonger);
      const changed = withHand(others, draft.seat, hand);
      const broken = brokenSoFar(state, changed);
      // Of a number that is typed it is said while it stands there: the next letter may mend it.
      refuse(broken?.reason === 'too-many-copies' ? broken : undefined);
      if (broken?.reason === 'too-many-copies') return;
      const next = isWhole && hand ? nextUncounted(state, among, changed, draft.seat) : undefined;
      const seated = next === undefined ? changed : onward(changed, next, handOf(draft.hands, draft.seat));
      store.change({ ...draft, hands: seated, seat: next ?? draft.seat }, label, stroke && `${stroke} ${moment}`);
    },
    finish(last, by, label) {
      const draft = now();
      if (isHeldBack(handOf(draft.hands, draft.seat))) return;
      const whole = { ...draft, hands: withHand(draft.hands, last, { seat: last, by }) };
      store.change(whole, label);
      write(whole);
    },
    goOn() {
      const draft = now();
      // Whoever is left has come in the middle of the deal.
      if (leftWaiting(state, among, draft.hands).includes(draft.seat)) {
        write(draft);
        return;
      }
      const hand = handOf(draft.hands, draft.seat);
      if (isHeldBack(hand)) return;
      const next = nextUncounted(state, among, draft.hands, draft.seat);
      if (next === undefined) {
        write(draft);
        return;
      }
      select(next);
    },
  };
}
