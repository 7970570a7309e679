/** The design scale of the drawing, in grid units of a board. */
export const STROKE_WIDTH = 0.4;
/** Radius of a bend in a stroke that keeps the nominal course. */
export const BEND_RADIUS = 1.2;
/** No stroke bends more sharply than this, however far inside a bundle it lies. */
export const LEAST_RADIUS = 0.5;
/** From the middle of a dot to the outer edge of its ring. */
export const DOT_RADIUS = 0.46;
/** Of the ink around a dot. */
export const RING_WIDTH = 0.14;
/** What a tick stands out beyond the stroke, on either side. */
export const TICK_OVERHANG = 0.14;
/** Half the width of a tick, and of the bar at the end of a line. */
export const TICK_RADIUS = 0.1;
/** What the bar at the end of a line stands out beyond the stroke, on either side. */
export const END_OVERHANG = 0.38;
/** Height of the letters of station names at the design scale. */
export const LABEL_SIZE = 0.72;
/** White space around the network. */
export const MARGIN = 1.5;
/** How far one player's sign alone stands off its station, in letter sizes: still on its dot, and off the edge of its name. */
export const LEAN = 0.55;
/** How far from a station that bears another mark signs stand, in letter sizes, at least. */
export const BESIDE = 2.5;
