import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { closingLine } from './tests/browser/closing-line.ts';
import { LongFirst } from './tests/long-first.ts';

/** Milliseconds for what comes by itself: a busy machine is no fault of the project's. */
const poll = { timeout: 45_000 };

/** All of them: Vitest would keep one for itself, and has little to do there. */
const cores = availableParallelism();
/** Page, browser and test wait for one another: one more keeps the cores busy. */
const browsers = cores + 1;

/** Properties and slow brute forces take long on a busy machine; none of them tests how long. */
const rules = { setupFiles: ['tests/properties.ts'], testTimeout: 60_000, maxWorkers: cores, expect: { poll } };

/** What keeps something in modules: the stores of the page, and all that hear them. */
const WITH_STORES = ['tests/storage/**/*.test.ts', 'tests/tables/**/*.test.ts'];
/** What counts the calls of a module, or puts another in its place: it must be its own. */
const COUNTED = ['tests/games/decided-once.test.ts', 'tests/contract/**/*.test.ts'];
const IN_BROWSERS = ['tests/site/**', 'tests/offline/**', 'tests/durability/**'];
/** They have a command and a configuration of their own: `npm run test:engines`. */
const IN_ENGINES = 'tests/engines/**';

/** It kills browsers that have the built site open. */
const KILLED_TABLES = 'tests/durability/tables.test.ts';

/**
 * A machine that is too busy can keep a browser waiting longer than any limit. So a wait that ran out is tried once more, and
 * the closing lines name the test, so that one that keeps coming back is mended. What a test finds wrong is not tried again.
 */
export const retry = { count: 1, condition: /Timeout \d+ms exceeded|^Test timed out/ };

export default defineConfig({
  test: {
    reporters: ['default', closingLine],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...rules,
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...IN_BROWSERS, IN_ENGINES, ...WITH_STORES, ...COUNTED],
          // They keep nothing, so that files share what they import: most take less time than that.
          isolate: false,
        },
      },
      {
        test: {
          ...rules,
          name: 'unit-stores',
          include: [...WITH_STORES, ...COUNTED],
          pool: 'threads',
        },
      },
      {
        test: {
          name: 'durability',
          expect: { poll },
          include: ['tests/durability/**/*.test.ts'],
          exclude: [KILLED_TABLES],
          maxWorkers: browsers,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          expect: { poll },
          include: ['tests/site/**/*.test.ts', 'tests/offline/**/*.test.ts', KILLED_TABLES],
          globalSetup: ['tests/browser/global-setup.ts'],
          // The files of a worker share its browser (`tests/browser/the-browser.ts`).
          isolate: false,
          maxWorkers: browsers,
          retry,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
