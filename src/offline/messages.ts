/** What a page says to the worker that waits, when somebody wants the next build now. */
export const TAKE_OVER = 'take-over';

/** Sites under other paths of one host have caches of their own. */
const prefixOf = (root: string): string => `companion:${new URL(root).pathname}:`;

export const cacheName = (root: string, version: string): string => prefixOf(root) + version;

/** Whether a cache is one of this site's, of whichever build. */
export const isOurs = (root: string, name: string): boolean => name.startsWith(prefixOf(root));
