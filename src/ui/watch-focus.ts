/** Has focus and taps watched from soon on (`guardHands`), by a part that nobody has to wait for. Never rejects: without it all else works. */
export const watchFocus = (): Promise<void> =>
  import('./hands.ts').then(
    ({ guardHands }) => guardHands(),
    () => undefined,
  );
