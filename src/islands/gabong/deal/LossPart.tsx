import { useMemo } from 'preact/hooks';
import type { GabongEvent } from '../../../games/gabong/match-events.ts';
import { LossQuestion } from '../../shared/table/LossQuestion.tsx';
import { called } from '../play/called.ts';
import { tellerOf } from '../play/teller.ts';
import { useTable } from '../table-context.ts';

interface LossPartProps {
  entry: string;
  /** What it is corrected to; left out where it is taken out. */
  event?: GabongEvent;
  /** After a correction was saved; or takes the entry out. */
  done: () => void;
  cancel: () => void;
}

/** What mending or taking out an earlier deal does to the later ones, before it is done. */
export function LossPart({ entry, event, done, cancel }: LossPartProps) {
  const table = useTable();
  const { words, fold, outlook, play } = table;
  const { correcting } = words.shared;
  const { lost, kept } = useMemo(() => outlook(entry, event, correcting.reason), [entry, event]);
  const teller = tellerOf(table);
  const save = (also: typeof kept.also) => {
    if (event === undefined || play(event, entry, also)) done();
  };
  return (
    <LossQuestion
      words={correcting}
      told={lost.map(({ play: { id, event: gone } }) => ({
        id,
        text: called(gone, fold.steps.find(({ play: { id: other } }) => other === id)?.before, teller),
      }))}
      lose={() => save([])}
      {...(event && {
        keep: { what: correcting.byTable, lost: kept.lost.length, press: () => save(kept.also) },
      })}
      cancel={cancel}
    />
  );
}
