import type { LineId } from '../../games/gug/board-data.ts';
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
    <span class="badge" style={{ backgroundColor: known.colour, color: inkOn(known.colour) }} aria-hidden="true">
      {known.letter}
    </span>
  );
}

/** Black or white, whichever is the more readable on a colour `#rrggbb` (WCAG luminance). */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000' : '#fff';
}
