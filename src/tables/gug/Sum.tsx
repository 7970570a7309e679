import type { Sips, Term } from '../../games/gug/verdict.ts';
import { fill } from '../../i18n/fill.ts';
import { ClauseTag } from './ClauseTag.tsx';
import { usePanel } from './panel-context.ts';

/** The sips as a sum, each term with its clause. */
export function Sum({ sips }: { sips: Sips }) {
  const { words } = usePanel();
  const { verdict } = words.panel;
  const forms: Readonly<Record<Term['does'], string>> = {
    add: verdict.add,
    multiply: verdict.multiply,
    'at-most': verdict.atMost,
  };
  return (
    <>
      <h3>{verdict.sum}</h3>
      <ul class="sum">
        {sips.terms.map(({ clause, term, does, amount }) => (
          <li key={term}>
            <span>{words.terms[term]}</span>
            <strong>{fill(forms[does], { count: amount })}</strong>
            <ClauseTag clause={clause} />
          </li>
        ))}
        <li class="total">
          <span>{verdict.total}</span>
          <strong>{sips.total}</strong>
        </li>
      </ul>
    </>
  );
}
