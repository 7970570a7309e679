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

/** So many of the files that took longest are listed, after a run of more than that. */
const SLOWEST = 20;

/** Where the time of a run went: the files that took longest, in seconds of their own, what they import included. */
function saySlowest(modules: readonly TestModule[]): void {
  if (modules.length <= SLOWEST) return;
  const timed = modules.map((module) => {
    const { collectDuration, duration } = module.diagnostic();
    return { name: module.relativeModuleId, seconds: (collectDuration + duration) / 1000 };
  });
  const slowest = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  console.log(
    ['The slowest files:', ...slowest.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${name}`)].join(
      '\n',
    ),
  );
}

/** Ends the output with one plain line, `412 passed, 0 failed`; a file that cannot be read counts as a failure. */
export const closingLine = {
  onTestRunEnd(modules, unhandledErrors, reason) {
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const counted = count(modules, 'failed') + broken + unhandledErrors.length;
    // A run that broke off before its first test has failed, though no test has.
    const failed = reason === 'passed' ? counted : Math.max(1, counted);
    const skipped = count(modules, 'skipped');
    saySlowest(modules);
    sayFlaky(modules);
    console.log(`${count(modules, 'passed')} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
  },
} satisfies Reporter;
