import { useLayoutEffect } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { dealDraft, dealDraftElsewhere, type DraftHand, openDealDraft } from '../../../log/deal-draft.ts';
import { useTable } from '../table.ts';
import { DealEntry } from './DealEntry.tsx';
import { lastGiven } from './last-given.ts';
import { playedHand } from './hands.ts';
import { useDealEntry } from './use-deal-entry.ts';

/** The deal that has just ended is counted; it is kept over a reload until it is written. */
export function DealPart() {
  const table = useTable();
  const { saved, fold, state, stage, words, play } = table;
  const { deal: text } = words;
  const isExtra = stage.is === 'extra-deal';
  const number = state.deals.length + 1;
  const after = fold.steps.findLast(({ play: { event } }) => event.kind === 'deal')?.play.id ?? '';
  const which = { round: saved.id, after };
  // Before anything is seen, so that nothing blinks.
  useLayoutEffect(() => {
    const label = (before: readonly DraftHand[], now: readonly DraftHand[]) => lastGiven(before, now, table);
    openDealDraft(which, label);
    return dealDraftElsewhere(which, label);
  }, [saved.id, after]);
  const entry = useDealEntry({
    place: 'gabong',
    store: dealDraft,
    which,
    state,
    moment: saved.events.length,
    among: isExtra ? stage.among : state.setup.players.map((_, seat) => seat),
    write({ hands }) {
      const played = hands.flatMap((hand) => playedHand(hand) ?? []);
      // What was tapped is kept, should the deal be undone. Why it was not written stands at the top.
      if (!play({ kind: 'deal', hands: played })) scrollTo({ top: 0 });
    },
  });
  return <DealEntry entry={entry} write={isExtra ? text.writeExtra : fill(text.write, { number })} />;
}
