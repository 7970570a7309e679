import type { Mutant } from './survivors.ts';

interface Repeat {
  readonly test: string;
  /** A test that notices whatever this one notices. */
  readonly by: string;
  /** How much of what the other notices this one notices too: 1 where the two notice the same. */
  readonly share: number;
}

/** From this share on, two tests are looked at: below it, one of them asks a smaller question, mostly of a clause of its own. */
const ALIKE = 0.8;

/**
 * The tests of which everything they notice is noticed by one other test as well: of all such, the one that notices least
 * besides. Two that notice the same are told once. The most alike come first.
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
