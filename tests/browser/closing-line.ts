import type { Reporter, TestModule } from 'vitest/node';

const count = (modules: readonly TestModule[], state: 'passed' | 'failed' | 'skipped'): number =>
  modules.reduce((sum, module) => sum + [...module.children.allTests(state)].length, 0);

/** Names the tests that passed only when they were tried once more. */
function sayFlaky(modules: readonly TestModule[]): void {
  for (const module of modules) {
    for (const found of module.children.allTests('passed')) {
      if (found.diagnostic()?.flaky)
        console.log(`passed on the second try: ${module.relativeModuleId} > ${found.fullName}`);
    }
  }
}

/** Ends the output with one plain line, `412 passed, 0 failed`; a file that cannot be read counts as a failure. */
export const closingLine = {
  onTestRunEnd(modules, unhandledErrors, reason) {
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const counted = count(modules, 'failed') + broken + unhandledErrors.length;
    // A run that broke off before its first test has failed, though no test has.
    const failed = reason === 'passed' ? counted : Math.max(1, counted);
    const skipped = count(modules, 'skipped');
    sayFlaky(modules);
    console.log(`${count(modules, 'passed')} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
  },
} satisfies Reporter;
