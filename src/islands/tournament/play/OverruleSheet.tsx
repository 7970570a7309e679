import type { TournamentEvent } from '../../../games/tournament/tournament-events.ts';
import { Overrule } from '../../shared/table/Overrule.tsx';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table-context.ts';
import { FindingList } from './FindingList.tsx';

interface OverruleSheetProps {
  event: TournamentEvent;
  /** The entry that it takes the place of; null: it comes next. */
  corrects: string | null;
  close: () => void;
}

/** The table lets through what the judge refuses, with a reason. */
export function OverruleSheet({ event, corrects, close }: OverruleSheetProps) {
  const { words, judge, play } = useTable();
  const { overrule } = words.play;
  const confirm = (reason: string) => {
    if (play({ ...event, overrule: { reason } }, corrects)) close();
  };
  return (
    <Sheet title={overrule.heading} close={close}>
      <Overrule words={overrule} confirm={confirm}>
        <FindingList findings={judge(event, corrects).findings} />
      </Overrule>
    </Sheet>
  );
}
