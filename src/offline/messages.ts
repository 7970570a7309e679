/** What a page says to the worker that waits, when somebody wants the next build now. */
export const TAKE_OVER = 'take-over';
