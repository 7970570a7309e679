import type { drawClosed } from '../../../../games/gug/closed-draw.ts';

/** What came of a draw of closed stations. */
export type Drawn = ReturnType<typeof drawClosed>;
