import { defineConfig } from 'vitest/config';
import { retry } from '../../vitest.config.ts';
import { closingLine } from '../browser/closing-line.ts';

/** The built site in the engines of iPhones and of Firefox: Debian's, which `npm test` has no need of. */
export default defineConfig({
  test: {
    reporters: ['default', closingLine],
    include: ['tests/engines/*.test.ts'],
    globalSetup: ['tests/engines/global-setup.ts'],
    maxWorkers: 2,
    // Seen once: Chromium 92 did not start.
    retry,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 45_000 } },
  },
});
