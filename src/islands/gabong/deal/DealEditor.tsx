import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import type { DealDraft } from '../../../log/deal-draft.ts';
import { undoableDraft } from '../../../log/undoable-draft.ts';
import { UndoKey } from '../../shared/UndoKey.tsx';
import { useStore } from '../../shared/use-store.ts';
import { type GabongEditor, useTable } from '../table.ts';
import { DealEntry } from './DealEntry.tsx';
import { draftOfHand, playedHand } from './hands.ts';
import { useDealEntry } from './use-deal-entry.ts';

/** Counts an earlier deal anew, from what it was. */
export const DealEditor: GabongEditor = ({ step, event, propose }) => {
  const { saved, words } = useTable();
  const { shared, deal: text } = words;
  const hands = event.kind === 'deal' ? event.hands : [];
  const was = step.play.event.kind === 'deal' ? step.play.event.hands : [];
  const which = { round: saved.id, after: step.play.id };
  const [store] = useState(() => undoableDraft<DealDraft>({ ...which, seat: null, hands: hands.map(draftOfHand) }));
  const [last] = useStore(store.$past);
  const counting = useDealEntry({
    place: 'gabong-mend',
    store,
    which,
    state: step.before,
    among: was.map(({ seat }) => seat).toSorted((one, other) => one - other),
    write: (draft) => void propose({ kind: 'deal', hands: draft.hands.flatMap((hand) => playedHand(hand) ?? []) }),
  });
  return (
    <div class="deal-mend">
      <DealEntry entry={counting} write={text.sheet.write} />
      <div class="row">
        <UndoKey
          label={last ? fill(shared.undo.last, { what: last.label }) : shared.undo.nothing}
          isIdle={!last}
          press={store.undo}
        />
      </div>
    </div>
  );
};
