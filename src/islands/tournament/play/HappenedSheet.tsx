import { Happened } from '../../shared/table/Happened.tsx';
import { ClauseTag } from '../ClauseTag.tsx';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table-context.ts';
import { eventSentence } from './event-sentence.ts';
import { FindingList } from './FindingList.tsx';
import { tellerOf } from './teller.ts';
import { throwingOf } from './throwing.ts';
import { told } from './told.ts';

/** Every step of the tournament in words. */
export function HappenedSheet({ close }: { close: () => void }) {
  const table = useTable();
  const { words, lang, saved, fold, takeBack } = table;
  const { happened } = words.play;
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
        sentence={(event) => eventSentence(event, teller)}
        reasons={({ judgement }) => <FindingList findings={judgement.findings} />}
        Tag={ClauseTag}
        takeBack={takeBack}
      />
    </Sheet>
  );
}
