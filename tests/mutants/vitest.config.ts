import { defineConfig } from 'vitest/config';
import { QuickFirst } from './quick-first.ts';
import { SLICES } from './slices.ts';

const slice = SLICES[process.env['SLICE'] ?? ''];

/** The tests of one slice. */
export default defineConfig({
  test: {
    include: process.env['TESTS']?.split(' ') ?? [...(slice?.tests ?? [])],
    setupFiles: ['tests/properties.ts', 'tests/mutants/one-at-a-time.ts'],
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    coverage: {
      provider: 'v8',
      include: [...(slice?.sources ?? [])],
      reporter: [['text', { skipFull: true }]],
      reportsDirectory: 'node_modules/.cache/mutants/coverage',
    },
  },
});
