import { useState } from 'preact/hooks';
import type { MatchFinding } from '../../../games/gabong/match-decision.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';
import { type DealDraft, draftFor, type WhichDeal } from '../../../log/deal-draft.ts';
import type { UndoableDraft } from '../../../log/undoable-draft.ts';
import { useStore } from '../../shared/use-store.ts';
import type { Entry } from './entry-context.ts';
import { brokenSoFar, handOf, impossible, isCounted, nextUncounted, withHand, withTheta, withTyped } from './hands.ts';

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
    return { ...draft, seat: isAmong ? found.seat : first };
  }
  const now = () => seatedIn(store.$draft.get());
  const select = (next: number) => {
    refuse(undefined);
    store.$draft.set({ ...now(), seat: next });
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
      store.change({ ...draft, hands: changed, seat: next ?? draft.seat }, label, stroke && `${stroke} ${moment}`);
    },
    goOn(as) {
      const draft = now();
      const hand = handOf(draft.hands, draft.seat);
      if (!isCounted(state, hand)) return;
      const strange = impossible(state, hand);
      if (strange && refused?.reason !== strange.reason) {
        refuse(strange);
        return;
      }
      const next = nextUncounted(state, among, draft.hands, draft.seat);
      if (next === undefined) {
        write(draft);
        return;
      }
      select(next);
      if (as !== 'typed') return;
      // Nothing has been said of the hand yet: there is nothing to undo.
      const typed = withTyped(handOf(draft.hands, next), next, '');
      store.$draft.set({ ...draft, hands: withHand(draft.hands, next, typed), seat: next });
    },
  };
}
