import { fill } from '../../../../i18n/fill.ts';
import { useSetup } from './setup-context.ts';

/** What is closed today, in a line; pressed, it leads to the map. */
export function WorksRow() {
  const { words, draft, show } = useSetup();
  const { parts, values } = words.setup;
  const { stations, stretches } = draft.works;
  const counts = [
    stations.length > 0 ? fill(values.stations, { count: stations.length }) : '',
    stretches.length > 0 ? fill(values.stretches, { count: stretches.length }) : '',
  ].filter((count) => count !== '');
  return (
    <div class="setup-fold fold" id="setup-works">
      <button type="button" class="fold-key" onClick={() => show('works')}>
        <span class="fold-title">
          <span class="setup-name">{parts.works}</span>{' '}
          <span class="setup-value">{counts.join(', ') || values.noWorks}</span>
        </span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m9 5 7 7-7 7" />
        </svg>
      </button>
    </div>
  );
}
