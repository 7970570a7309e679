/** Has the focus kept from soon on (`keepFocus`), by a part that nobody has to wait for. Never rejects: without it all else works. */
export const watchFocus = (): Promise<void> =>
  import('./keep-focus.ts').then(
    ({ keepFocus }) => keepFocus(),
    () => undefined,
  );
