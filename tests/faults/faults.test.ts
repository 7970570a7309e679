import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS, numbersIn } from './list.ts';
import faultReport, { linesOf } from './report.ts';

/** Where the names of tests stand: in their calls, and in the table of what is done to a store. */
const NAMED = /(?:\b(?:test|describe)(?:\.concurrent)?(?:\.(?:each|for)\([^]*?\))?\(\s*|\bid: |^\s*\[)(['"`])(.*?)\1/gm;

test('every fault has a test that bears its number, and every number is one of a fault', () => {
  const names = globSync(['tests/**/*.test.ts', 'tests/durability/faults.ts'])
    .filter((path) => !path.includes('tournament'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(NAMED)].map(([, , name]) => name!));
  const numbers = new Set(names.flatMap((name) => numbersIn(/^F\d\d$/.test(name) ? `${name}:` : name)));
  expect([...numbers].sort()).toEqual(Object.keys(FAULTS));
});

test('they are numbered from one, in order', () => {
  const numbers = Object.keys(FAULTS).map((_, index) => `F${String(index + 1).padStart(2, '0')}`);
  expect(Object.keys(FAULTS)).toEqual(numbers);
});

test('a fault is survived when all its tests are, and not when it has none', () => {
  const ran = [
    { name: 'the log > F01: full', file: 'a.test.ts', isPassed: true },
    { name: 'F02, F03: both', file: 'a.test.ts', isPassed: true },
    { name: 'and again (F03)', file: 'b.test.ts', isPassed: false },
    { name: 'of no fault: F4', file: 'b.test.ts', isPassed: true },
  ];
  const lines = linesOf(ran).map(({ number, result, files }) => [number, result, ...files]);
  expect(lines.slice(0, 4)).toEqual([
    ['F01', 'passed', 'a.test.ts'],
    ['F02', 'passed', 'a.test.ts'],
    ['F03', 'failed', 'a.test.ts', 'b.test.ts'],
    ['F04', 'not covered'],
  ]);
});

test('the report can be made as Vitest makes reporters', () => {
  expect(Reflect.construct(faultReport, [])).toHaveProperty('onTestRunEnd');
});
