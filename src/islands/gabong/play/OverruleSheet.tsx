import { useState } from 'preact/hooks';
import type { GabongEvent } from '../../../games/gabong/match-events.ts';
import { Overrule } from '../../shared/table/Overrule.tsx';
import { LossPart } from '../deal/LossPart.tsx';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table-context.ts';
import { FindingList } from './FindingList.tsx';

interface OverruleSheetProps {
  event: GabongEvent;
  /** The entry that it takes the place of; null: it comes next. */
  corrects: string | null;
  close: () => void;
}

/** The table lets through what the judge refuses, with a reason. */
export function OverruleSheet({ event, corrects, close }: OverruleSheetProps) {
  const { words, judge, play, outlook, open } = useTable();
  const [proposed, propose] = useState<GabongEvent>();
  const { overrule } = words.play;
  const confirm = (reason: string) => {
    const overruled = { ...event, overrule: { reason } };
    if (corrects !== null && outlook(corrects, overruled, '').lost.length > 0) propose(overruled);
    else if (play(overruled, corrects)) close();
  };
  // A deal that was being mended is there again, with all that was said of it.
  const back = () =>
    event.kind === 'deal' && corrects !== null ? open({ kind: 'deal', entry: corrects, mended: event }) : close();
  return (
    <Sheet title={overrule.heading} close={back}>
      {proposed && corrects !== null ? (
        <LossPart entry={corrects} event={proposed} done={close} cancel={() => propose(undefined)} />
      ) : (
        <Overrule words={overrule} confirm={confirm}>
          <FindingList findings={judge(event, corrects).findings} />
        </Overrule>
      )}
    </Sheet>
  );
}
