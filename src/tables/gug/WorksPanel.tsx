import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Fetched } from '../../ui/Fetched.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { usePanel } from './panel-context.ts';
import { $situation } from './session.ts';

const load = () => import('./WorksList.tsx').then(({ WorksList }) => WorksList);

/** The works of the day, folded away while nothing is closed. */
export function WorksPanel() {
  const { heading } = usePanel().words.panel.works;
  const { stations, stretches } = $situation.get().works;
  return (
    <section class="part">
      <FoldedPart heading={heading} startsOpen={stations.length + stretches.length > 0} load={load} />
    </section>
  );
}

interface FoldedPartProps {
  heading: string;
  startsOpen: boolean;
  /** Fetches what stands under the heading. */
  load: () => Promise<ComponentType>;
}

/** A part of the panel that is fetched when it is first unfolded. */
export function FoldedPart({ heading, startsOpen, load }: FoldedPartProps) {
  const { part, again } = usePanel().words.panel.trouble;
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Disclosure isOpen={isOpen} toggle={() => setOpen(!isOpen)} title={heading} isHeading>
      <Fetched load={load} trouble={part} again={again} />
    </Disclosure>
  );
}
