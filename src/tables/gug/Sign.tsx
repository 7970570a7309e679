import { PLATE_KINDS, type PlateKind } from '../../map/shown.ts';
import { PIPS } from '../../ui/pips.ts';
import type { ComponentChildren } from 'preact';
import type { LineId, StationId } from '../../games/gug/board-data.ts';
import { isLight } from '../../map/luminance.ts';
import { PATTERNS } from '../../map/patterns.ts';
import { usePanel } from './panel-context.ts';
import type { Table } from './session.ts';

/** Sips as a row of bottle caps with their number. The words of the answer say the same. */
export function Caps({ count }: { count: number }) {
  return (
    <div class="caps line" aria-hidden="true">
      <span class="caps-count">{count}</span>
      <span class="caps-row flow">
        {Array.from({ length: count }, (_, index) => (
          <i key={index} />
        ))}
      </span>
    </div>
  );
}

/** All that was drawn for a station in the game on the table (17.5): by a reading more than one thing (R61). */
export const drawnAs = (table: Table | null, station: StationId): readonly PlateKind[] =>
  PLATE_KINDS.filter((kind) => table?.variation.draw[kind].includes(station));

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

/** Signs and short words for the eye, and the same in whole words for a screen reader. */
export function Said({ words, children }: { words: string; children: ComponentChildren }) {
  return (
    <>
      <span class="visually-hidden">{words}</span>
      <span class="seen" aria-hidden="true">
        {children}
      </span>
    </>
  );
}

/** A line's letter on its colour, as on the strokes of the map; a railway that may not be used has no colour. */
export function LineBadge({ line }: { line: string }) {
  const { network } = usePanel();
  const known = network.board.lines.get(line as LineId);
  if (!known)
    return (
      <span class="badge badge-other" aria-hidden="true">
        ✕
      </span>
    );
  return (
    <span
      class="badge"
      data-pattern={PATTERNS[line]}
      style={{ backgroundColor: known.colour, color: isLight(known.colour) ? '#000' : '#fff' }}
      aria-hidden="true"
    >
      {known.letter}
    </span>
  );
}
