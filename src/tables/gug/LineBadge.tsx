import type { LineId } from '../../games/gug/board-data.ts';
import { isLight } from '../../map/luminance.ts';
import { PATTERNS } from '../../map/patterns.ts';
import { usePanel } from './panel-context.ts';

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
