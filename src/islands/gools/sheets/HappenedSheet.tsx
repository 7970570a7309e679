import { Happened } from '../../shared/table/Happened.tsx';
import { ClauseTag } from '../ClauseTag.tsx';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table-context.ts';
import { eventSentence } from '../told/event-sentence.ts';
import { FindingList } from '../told/FindingList.tsx';
import { told } from '../told/told.ts';
import { tellerOf } from '../told/teller.ts';
import { throwingOf } from '../told/throwing.ts';

/** Every step of the evening in words. */
export function HappenedSheet({ close }: { close: () => void }) {
  const table = useTable();
  const { words, lang, saved, fold, takeBack } = table;
  const { happened } = words.table.told;
  const teller = tellerOf(table);
  return (
    <Sheet title={happened.heading} close={close}>
      <Happened
        words={happened}
        lang={lang}
        entries={saved.events}
        fold={fold}
        told={(step) => told(step, teller)}
        throwing={throwingOf}
        sentence={(event) => eventSentence(event, fold.state, teller)}
        reasons={({ judgement }) => <FindingList findings={judgement.findings} />}
        Tag={ClauseTag}
        takeBack={takeBack}
      />
    </Sheet>
  );
}
