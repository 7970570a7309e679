import { useEffect, useRef, useState } from 'preact/hooks';
import type { GabongEventOf } from '../../../games/gabong/match-events.ts';
import type { DealDraft } from '../../../log/deal-draft.ts';
import { undoableDraft } from '../../../log/undoable-draft.ts';
import { fill } from '../../../i18n/fill.ts';
import { NoticeCard } from '../../shared/table/NoticeCard.tsx';
import { UndoKey } from '../../shared/UndoKey.tsx';
import { useStore } from '../../shared/use-store.ts';
import { FindingList } from '../play/FindingList.tsx';
import { useTable } from '../table-context.ts';
import { DealEntry } from './DealEntry.tsx';
import type { DealStep } from './deal-step.ts';
import { draftOfHand, playedHand } from './hands.ts';
import { LossPart } from './LossPart.tsx';
import { useDealEntry } from './use-deal-entry.ts';

interface MendDealProps {
  deal: DealStep;
  /** What it is mended from. */
  from: GabongEventOf<'deal'>;
  leave: () => void;
}

const MEND_PART = 'gabong-mend';

/** Counts an earlier deal anew, from what it was; what it is corrected to takes the place of it. */
export function MendDeal({ deal: { entry, before, event }, from, leave }: MendDealProps) {
  const { saved, words, play, judge, outlook, notice, say, open } = useTable();
  const [proposed, propose] = useState<GabongEventOf<'deal'>>();
  const { shared, deal: text } = words;
  const which = { round: saved.id, after: entry };
  const [store] = useState(() =>
    undoableDraft<DealDraft>({ ...which, seat: null, hands: from.hands.map(draftOfHand) }),
  );
  const [last] = useStore(store.$past);
  const counting = useDealEntry({
    place: MEND_PART,
    store,
    which,
    state: before,
    among: event.hands.map(({ seat }) => seat).toSorted((one, other) => one - other),
    write({ hands }) {
      const played = hands.flatMap((hand) => playedHand(hand) ?? []);
      const mended: GabongEventOf<'deal'> = { kind: 'deal', hands: played };
      if (judge(mended, entry).allowed && outlook(entry, mended, '').lost.length > 0) propose(mended);
      else if (play(mended, entry)) leave();
    },
  });
  const refusal = notice?.corrects === entry ? notice : undefined;
  const part = useRef<HTMLDivElement>(null);
  // Why it was not written stands below the key, where the sheet may have ended.
  useEffect(() => {
    if (refusal) part.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  if (proposed) return <LossPart entry={entry} event={proposed} done={leave} cancel={() => propose(undefined)} />;
  return (
    <div ref={part} id={MEND_PART} class="deal-mend" tabIndex={-1}>
      <DealEntry entry={counting} write={text.sheet.write} />
      {refusal && (
        <NoticeCard
          words={words.play.notice}
          back={MEND_PART}
          dismiss={() => say(undefined)}
          overrule={
            refusal.judgement.canOverrule
              ? () => {
                  say(undefined);
                  open({ kind: 'overrule', event: refusal.event, corrects: entry });
                }
              : undefined
          }
        >
          <FindingList findings={refusal.judgement.findings} />
        </NoticeCard>
      )}
      <div class="row">
        <UndoKey
          label={last ? fill(shared.undo.last, { what: last.label }) : shared.undo.nothing}
          isIdle={!last}
          press={store.undo}
        />
        <button type="button" class="key" data-do="leave" onClick={leave}>
          {text.sheet.leave}
        </button>
      </div>
    </div>
  );
}
