import { usePanel } from './panel-context.ts';

/** From the map to its stations as a list. */
export function ListKey({ press }: { press: () => void }) {
  const { asList } = usePanel().words.panel.map;
  return (
    <button type="button" class="key" data-do="list" aria-label={asList} title={asList} onClick={press}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />
      </svg>
    </button>
  );
}
