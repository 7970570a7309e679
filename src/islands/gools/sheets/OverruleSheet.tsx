import type { GoolsEvent } from '../../../games/gools/events.ts';
import { Overrule } from '../../shared/table/Overrule.tsx';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table-context.ts';
import { FindingList } from '../told/FindingList.tsx';

/** The table lets through what the judge refuses, with a reason. */
export function OverruleSheet({ event, close }: { event: GoolsEvent; close: () => void }) {
  const { words, judge, play } = useTable();
  const { overrule } = words.table.play;
  const confirm = (reason: string) => {
    if (play({ ...event, overrule: { reason } })) close();
  };
  return (
    <Sheet title={overrule.heading} close={close}>
      <Overrule words={overrule} confirm={confirm}>
        <FindingList findings={judge(event).findings} />
      </Overrule>
    </Sheet>
  );
}
