import { useState } from 'preact/hooks';
import type { GoolsEvent } from '../../../games/gools/events.ts';
import { REASON_MOST } from '../../../log/text-schema.ts';
import { ReasonChoice } from '../../shared/ReasonChoice.tsx';
import { typedText } from '../../shared/typed-text.ts';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table-context.ts';
import { FindingList } from '../told/FindingList.tsx';

const REASON_KEYS = ['agreed', 'mistaken', 'mercy'] as const;

/** The table lets through what the judge refuses, with a reason. */
export function OverruleSheet({ event, close }: { event: GoolsEvent; close: () => void }) {
  const { words, judge, play } = useTable();
  const { overrule } = words.table.play;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState('');
  const confirm = () => {
    const why = typedText(reason, REASON_MOST);
    if (why === '') setMissing(overrule.needsReason);
    else if (play({ ...event, overrule: { reason: why } })) close();
  };
  return (
    <Sheet title={overrule.heading} close={close}>
      <h4>{overrule.refused}</h4>
      <FindingList findings={judge(event).findings} />
      <h4>{overrule.why}</h4>
      <ReasonChoice
        reasons={REASON_KEYS.map((key) => overrule.reasons[key])}
        other={overrule.other}
        reason={reason}
        choose={setReason}
      />
      <p role="alert" class="missing">
        {missing}
      </p>
      <button type="button" class="key go wide" data-do="confirm" onClick={confirm}>
        {overrule.confirm}
      </button>
      <p class="soft">{overrule.intro}</p>
    </Sheet>
  );
}
