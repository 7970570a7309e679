import { useLayoutEffect } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { dealDraft, forgetDealDraft, openDealDraft } from '../../../log/deal-draft.ts';
import { useTable } from '../table-context.ts';
import { DealEntry } from './DealEntry.tsx';
import { lastGiven } from './last-given.ts';
import { playedHand } from './hands.ts';
import { useDealEntry } from './use-deal-entry.ts';

/** The deal that has just ended is counted; it is kept over a reload until it is written. */
export function DealPart() {
  const table = useTable();
  const { saved, state, stage, words, play } = table;
  const { deal: text } = words;
  const isExtra = stage.is === 'extra-deal';
  const number = state.deals.length + 1;
  const deal = isExtra ? 'extra' : number;
  const which = { round: saved.id, deal } as const;
  // Before anything is seen, so that nothing blinks.
  useLayoutEffect(() => openDealDraft(which, (hand) => lastGiven(hand, table)), [saved.id, deal]);
  const entry = useDealEntry({
    place: 'gabong',
    store: dealDraft,
    which,
    state,
    among: isExtra ? stage.among : state.setup.players.map((_, seat) => seat),
    write({ hands }) {
      const played = hands.flatMap((hand) => playedHand(hand) ?? []);
      if (play({ kind: 'deal', hands: played })) forgetDealDraft();
      // Why it was not written stands at the top.
      else scrollTo({ top: 0 });
    },
  });
  return <DealEntry entry={entry} write={isExtra ? text.writeExtra : fill(text.write, { number })} />;
}
