import { isLight } from './luminance.ts';
import { element } from './markup.ts';

/** What a line bears along its middle: a stripe, dashes, or beads on a string. */
export type Pattern = 'stripe' | 'dashes' | 'beads';

/**
 * The lines that bear a pattern while somebody has patterns switched on; a line without one is plain. Two lines with the same
 * look are never close in colour for eyes that lack one kind of cones, by day or by night (`tests/site/map-lines.test.ts`).
 */
export const PATTERNS: Readonly<Record<string, Pattern | undefined>> = {
  central: 'stripe',
  district: 'dashes',
  'east-london': 'beads',
  'hammersmith-city': 'stripe',
  metropolitan: 'dashes',
  victoria: 'stripe',
  'waterloo-city': 'beads',
};

/** The course of a line: drawn already, or still to be drawn. */
type Course = { readonly href: string } | { readonly d: string };

/** Draws the patterns of lines once more along their courses; `board.css` shows them only where they are switched on. */
export function drawPatterns(
  lines: readonly { readonly line: string; readonly colour: string; readonly course: Course }[],
): string {
  const drawn = lines.flatMap(({ line, colour, course }) => {
    const pattern = PATTERNS[line];
    const look = isLight(colour) ? `${pattern} i` : pattern;
    return pattern ? [element('href' in course ? 'use' : 'path', { class: look, ...course })] : [];
  });
  return drawn.length === 0 ? '' : element('g', { class: 'patterns' }, ...drawn);
}
