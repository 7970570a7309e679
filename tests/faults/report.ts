import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { FAULTS, numbersIn } from './list.ts';

type Result = 'passed' | 'failed' | 'not covered';

interface Line {
  readonly number: string;
  readonly words: string;
  readonly result: Result;
  readonly tests: number;
  readonly files: readonly string[];
}

/** One line for every fault of the list. @param ran - the tests that ran, by the numbers in their names. */
export function linesOf(
  ran: readonly { readonly name: string; readonly file: string; readonly isPassed: boolean }[],
): readonly Line[] {
  return Object.entries(FAULTS).map(([number, words]) => {
    const own = ran.filter(({ name }) => numbersIn(name).includes(number));
    const result = own.length === 0 ? 'not covered' : own.every(({ isPassed }) => isPassed) ? 'passed' : 'failed';
    return { number, words, result, tests: own.length, files: [...new Set(own.map(({ file }) => file))].sort() };
  });
}

const testsOf = (modules: readonly TestModule[]): readonly TestCase[] =>
  modules.flatMap((module) => [...module.children.allTests()]);

/**
 * Prints the faults with what became of their tests, and fails the run where one has none or did not pass. Vitest makes
 * a reporter with `new`: a function that is declared can be called so, an object cannot.
 */
export default function faultReport(): Reporter {
  return {
    onTestRunEnd(modules) {
      const ran = testsOf(modules)
        .filter((test) => test.result().state !== 'skipped')
        .map((test) => ({
          name: test.fullName,
          file: test.module.relativeModuleId,
          isPassed: test.result().state === 'passed',
        }));
      const lines = linesOf(ran);
      console.log('');
      for (const { number, words, result, tests, files } of lines)
        console.log(`${number}  ${result.padEnd(11)}  ${words} (${tests}: ${files.join(', ')})`);
      const bad = lines.filter(({ result }) => result !== 'passed');
      console.log(`\n${lines.length - bad.length} of ${lines.length} faults are survived.`);
      if (bad.length > 0) process.exitCode = 1;
    },
  };
}
