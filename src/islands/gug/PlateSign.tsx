import type { PlateKind } from '../../map/shown.ts';

const FACTORS = { double: '×2', triple: '×3' } as const;

/** The sign beside a drawn end station as it stands on the map. The word beside it says the same. */
export function PlateSign({ kind }: { kind: PlateKind }) {
  return (
    <svg class={`plate-sign ${kind}`} viewBox="-10 -7 20 14" aria-hidden="true">
      <rect x="-9" y="-6.2" width="18" height="12.4" rx={kind === 'closed' ? 6.2 : 1.6} />
      {kind === 'closed' ? (
        <path d="M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-4 0h8" />
      ) : (
        <text x="0" y="0.4">
          {FACTORS[kind]}
        </text>
      )}
    </svg>
  );
}
