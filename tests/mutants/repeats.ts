import type { Mutant } from './survivors.ts';

interface Repeat {
  readonly test: string;
  /** A test that notices whatever this one notices. */
  readonly by: string;
  /** How much of what the other notices this one notices too: 1 where the two notice the same. */
  readonly share: number;
}

/** Tests with a smaller share ask a smaller question, mostly about a clause of its own, and are not listed. */
const ALIKE = 0.8;

/**
 * The tests that notice only what one other test notices too, each with the other that notices the least besides. Of two
 * that notice the same, one is listed. The most alike come first.
 */
export function repeatsOf(mutants: readonly Mutant[]): readonly Repeat[] {
  const noticed = new Map<string, Set<Mutant>>();
  for (const mutant of mutants)
    for (const test of mutant.killedBy ?? []) noticed.set(test, (noticed.get(test) ?? new Set()).add(mutant));
  const tests = [...noticed].toSorted(([, one], [, other]) => one.size - other.size);
  return tests
    .flatMap(([test, own], at): readonly Repeat[] => {
      const by = tests.slice(at + 1).find(([, others]) => own.isSubsetOf(others));
      return by && own.size >= ALIKE * by[1].size ? [{ test, by: by[0], share: own.size / by[1].size }] : [];
    })
    .toSorted((one, other) => other.share - one.share);
}
