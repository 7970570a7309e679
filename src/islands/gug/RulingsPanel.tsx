import { FoldedPart } from './FoldedPart.tsx';
import { usePanel } from './panel-context.ts';

const load = () => import('./RulingsList.tsx').then(({ RulingsList }) => RulingsList);

/** The house rules, folded away. */
export function RulingsPanel() {
  const { heading } = usePanel().words.panel.rulings;
  return (
    <section class="part" id="gug-house-rules" tabIndex={-1}>
      <FoldedPart heading={heading} startsOpen={false} load={load} />
    </section>
  );
}
