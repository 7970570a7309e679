import { PIPS } from '../shared/pips.ts';

/** A die as it lies on the table; without eyes it has not been thrown. */
export function DieFace({ eyes }: { eyes: number }) {
  return (
    <svg class="die" data-eyes={eyes} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1.5" y="1.5" width="21" height="21" rx="4.5" />
      {PIPS[eyes]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
      ))}
    </svg>
  );
}
