import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { $situation, change } from '../../log/situation.ts';
import { ClauseTag } from './ClauseTag.tsx';
import { ClosedList, type SetWorks } from './ClosedList.tsx';
import { Fold } from './Fold.tsx';
import { usePanel } from './panel-context.ts';
import { WorksFinder } from './WorksFinder.tsx';

/** What is closed today (2.2): stations and stretches, each to be closed and opened again. */
export function WorksPanel() {
  const { works: text } = usePanel().words.panel;
  const situation = useStore($situation);
  const { works } = situation;
  const count = works.stations.length + works.stretches.length;
  const [isOpen, setOpen] = useState(count > 0);
  const set: SetWorks = (changed, label) => change({ ...situation, works: changed }, label);
  return (
    <section class="part">
      <Fold isOpen={isOpen} toggle={() => setOpen(!isOpen)} title={<h3>{text.heading}</h3>}>
        <p>
          {count === 0 && text.none} <ClauseTag clause="gug-2.2" />
        </p>
        <ClosedList works={works} set={set} />
        <WorksFinder kind="stations" works={works} set={set} />
        <WorksFinder kind="stretches" works={works} set={set} />
      </Fold>
    </section>
  );
}
