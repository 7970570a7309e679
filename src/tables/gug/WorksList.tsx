import { useRef } from 'preact/hooks';
import type { WorksWords } from '../../i18n/gug-works/en.ts';
import { $situation, change } from './session.ts';
import { useStore } from '../../ui/use-store.ts';
import { ClauseTag } from './ClauseTag.tsx';
import { ClosedList, type SetWorks } from './ClosedList.tsx';
import { usePanel } from './panel-context.ts';
import { TflKey } from './works/TflKey.tsx';
import { WorksFinder } from './WorksFinder.tsx';

/** What is closed today (2.2): stations and stretches, each to be closed and opened again. */
export function WorksList({ text: tfl }: { text: WorksWords }) {
  const { works: text } = usePanel().words.panel;
  const situation = useStore($situation);
  const { works } = situation;
  const set: SetWorks = (changed, label) => change({ ...situation, works: changed }, label);
  const finders = { stations: useRef<HTMLDivElement>(null), stretches: useRef<HTMLDivElement>(null) };
  return (
    <>
      <p>
        {works.stations.length + works.stretches.length === 0 && text.none} <ClauseTag clause="gug-2.2" />
      </p>
      <ClosedList works={works} set={set} />
      {(['stations', 'stretches'] as const).map((kind) => (
        <div key={kind} ref={finders[kind]}>
          <WorksFinder kind={kind} works={works} set={set} />
        </div>
      ))}
      <TflKey
        text={tfl}
        works={works}
        set={set}
        toHand={(kind) => finders[kind].current?.querySelector('input')?.focus()}
      />
    </>
  );
}
