import type { Plugin } from 'vite';

const ASKED = 'if (signalsRaw)';

/**
 * Leaves out what wakes islands that are handed signals: none is, and a part that nobody asks for would be kept on every
 * phone all the same.
 */
export const noSignals = (): Plugin => ({
  name: 'no-signals',
  transform: {
    filter: { id: /@astrojs\/preact\/dist\/client\.js/ },
    handler(code) {
      if (!code.includes(ASKED)) throw new Error('@astrojs/preact does not ask for signals as it did.');
      return { code: code.replace(ASKED, 'if (false)'), map: null };
    },
  },
});
