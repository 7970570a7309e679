import type { GabongEvent } from '../../../games/gabong/match-events.ts';
import { Overrule } from '../../shared/table/Overrule.tsx';
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
  const { words, judge, play, open } = useTable();
  const { overrule } = words.play;
  const confirm = (reason: string) => {
    if (play({ ...event, overrule: { reason } }, corrects)) close();
  };
  // A deal that was being mended is there again, with all that was said of it.
  const back = () =>
    event.kind === 'deal' && corrects !== null ? open({ kind: 'deal', entry: corrects, mended: event }) : close();
  return (
    <Sheet title={overrule.heading} close={back}>
      <Overrule words={overrule} confirm={confirm}>
        <FindingList findings={judge(event, corrects).findings} />
      </Overrule>
    </Sheet>
  );
}
