import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { type LateParts, usePanel } from './panel-context.ts';
import { $situation } from './session.ts';

const listOfWorks = ({ WorksList, words }: LateParts) => {
  return () => <WorksList text={words.works} />;
};

/** The works of the day, folded away while nothing is closed. */
export function WorksPanel() {
  const { heading } = usePanel().words.panel.works;
  const { stations, stretches } = $situation.get().works;
  return (
    <section class="part">
      <FoldedPart heading={heading} startsOpen={stations.length + stretches.length > 0} part={listOfWorks} />
    </section>
  );
}

interface FoldedPartProps {
  heading: string;
  startsOpen: boolean;
  /** Which of the late parts stands under the heading. */
  part: (late: LateParts) => ComponentType;
}

/** A part of the panel that is fetched when it is first unfolded. */
export function FoldedPart({ heading, startsOpen, part }: FoldedPartProps) {
  const { words, lateParts } = usePanel();
  const { trouble } = words.panel;
  const [isOpen, setOpen] = useState(startsOpen);
  const [load] = useState(() => async () => part(await lateParts()));
  return (
    <Disclosure isOpen={isOpen} toggle={() => setOpen(!isOpen)} title={heading} isHeading>
      <LazyBoundary load={load} trouble={trouble.part} again={trouble.again} />
    </Disclosure>
  );
}
