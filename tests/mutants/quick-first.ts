import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SLICES } from './slices.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What Stryker asks of this run: what each test reaches, or whether a mutant is noticed. */
    mode: 'dry-run' | 'mutant';
  }
}

/**
 * The tests that a mutant is tried with: first what noticed the mutants before it, since neighbours are mostly noticed by
 * the same, then the quickest, so that the slow searches run only for what no table notices.
 *
 * While it is asked what each test reaches, every file has its modules to itself, since what one file has had worked out
 * and kept would look as if no other reached it. A mutant's files share them, unless the slice is one of those that cannot:
 * all files of a run are given to one process of its own, so that no mutant meets what another left.
 */
export class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const resultOf = (file: TestSpecification) => this.ctx.cache.getTestSpecificationResult(file);
    const isApart = SLICES[process.env['SLICE'] ?? '']?.isApart ?? false;
    for (const { project } of files) project.config.isolate = isApart || project.getProvidedContext().mode !== 'mutant';
    const sorted = files.toSorted(
      (one, other) =>
        Number(resultOf(other)?.failed ?? false) - Number(resultOf(one)?.failed ?? false) ||
        (resultOf(one)?.duration ?? 0) - (resultOf(other)?.duration ?? 0),
    );
    return Promise.resolve(sorted);
  }
}
