import { readFileSync } from 'node:fs';
import { EQUIVALENT } from './equivalent.ts';

/** Counted from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A change of the code that was tried, as Stryker tells of it. Its own types are not there where it is not installed. */
export interface Mutant {
  readonly fileName: string;
  readonly location: { readonly start: Place; readonly end: Place };
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
  /** The tests that noticed it, by name. */
  readonly killedBy?: readonly string[];
}

/** A runtime error is a file of tests that the mutant kept from being loaded at all: that is noticed. */
const NOTICED = ['Killed', 'Timeout', 'RuntimeError'];
const UNNOTICED = ['Survived', 'NoCoverage'];

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What stands where the mutant stands, on one line, and the line on which it begins. */
function original({ fileName, location: { start, end } }: Mutant): { readonly from: string; readonly line: string } {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const cut = lines.map((line, at) =>
    line.slice(at === 0 ? start.column - 1 : 0, at === lines.length - 1 ? end.column - 1 : undefined),
  );
  return { from: oneLine(cut.join(' ')), line: lines[0] ?? '' };
}

const described = (mutant: Mutant) => ({
  file: mutant.fileName.slice(mutant.fileName.indexOf('src/')),
  ...original(mutant),
  to: oneLine(mutant.replacement),
});

function isEquivalent({ file, line, from, to }: ReturnType<typeof described>): boolean {
  return EQUIVALENT.some(
    ({ within = '', ...known }) =>
      known.file === file && line.includes(within) && known.from === from && known.to.includes(to),
  );
}

/** Prints a mutant that the tests did not notice and should have, as soon as that is known. */
function onMutantTested(mutant: Mutant): void {
  if (!UNNOTICED.includes(mutant.status)) return;
  const what = described(mutant);
  if (isEquivalent(what)) return;
  const { file, from, to } = what;
  const { line, column } = mutant.location.start;
  console.log(`${file}:${line}:${column} ${mutant.status} ${mutant.mutatorName}\n  - ${from}\n  + ${to}`);
}

/** How many mutants of a slice can be noticed, and how many were. */
export function scoreOf(name: string, mutants: readonly Mutant[]): string {
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
  const left = mutants.filter(({ status }) => UNNOTICED.includes(status));
  const equivalent = left.filter((mutant) => isEquivalent(described(mutant))).length;
  const all = noticed + left.length - equivalent;
  const score = all === 0 ? 100 : (noticed / all) * 100;
  return `${name}: ${score.toFixed(1)} % (${noticed} of ${all} noticed, ${equivalent} equivalent)`;
}

/** This file is a plugin of Stryker's: a reporter. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', factory: () => ({ onMutantTested }) }];
