import type { Plugin } from 'vite';

/** The oldest browsers that the site is built for, as README says. What they lack is compiled away or not used. */
export const FLOOR: readonly string[] = ['chrome100', 'edge100', 'firefox115', 'safari15.4', 'ios15.4'];

/**
 * Has the build compile for the oldest of them, which the framework does not leave to the settings: it asks for the newest
 * script, and writes the style sheets in the surroundings in which it draws the pages.
 */
export const forFloor = (): Plugin => ({
  name: 'for-floor',
  configEnvironment: (name) => ({
    build: { cssTarget: [...FLOOR], ...(name === 'client' && { target: [...FLOOR] }) },
  }),
});
