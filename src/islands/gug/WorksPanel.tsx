import { $situation } from './session.ts';
import { FoldedPart } from './FoldedPart.tsx';
import { usePanel } from './panel-context.ts';

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
