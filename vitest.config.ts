import { defineConfig } from 'vitest/config';
import { closingLine } from './tests/browser/closing-line.ts';

/** Milliseconds for what comes by itself: a busy machine is no fault of the project's. */
const poll = { timeout: 20_000 };

export default defineConfig({
  test: {
    reporters: ['default', closingLine],
    projects: [
      {
        test: {
          name: 'unit',
          expect: { poll },
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/site/**', 'tests/offline/**', 'tests/durability/**'],
          setupFiles: ['tests/properties.ts'],
          // Properties and slow brute forces take long on a busy machine; none of them tests how long.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'durability',
          expect: { poll },
          include: ['tests/durability/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          expect: { poll },
          include: ['tests/site/**/*.test.ts', 'tests/offline/**/*.test.ts'],
          globalSetup: ['tests/browser/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
