import { isRecord } from './kept-settings.ts';
import { keptValue } from './kept-value.ts';

/** How this phone has answered "Legal or not?": how often, how often right, and how often each clause was missed. */
export interface QuizResults {
  readonly asked: number;
  readonly right: number;
  readonly missed: Readonly<Record<string, number>>;
}

export const NO_RESULTS: QuizResults = { asked: 0, right: 0, missed: {} };

const isCount = (found: unknown): found is number => Number.isSafeInteger(found) && (found as number) >= 0;

const kept = keptValue<QuizResults>('quiz:results', (found) => {
  if (!isRecord(found)) return undefined;
  const { asked, right, missed } = found;
  if (!isCount(asked) || !isCount(right) || right > asked || !isRecord(missed)) return undefined;
  const counts = Object.entries(missed).filter((entry): entry is [string, number] => isCount(entry[1]));
  return { asked, right, missed: Object.fromEntries(counts) };
});

/** What could not be written: it holds until the page is closed. */
let unwritten: QuizResults | undefined;

export const quizResults = (): QuizResults => unwritten ?? kept.read() ?? NO_RESULTS;

/** Counts an answer. @returns the results with it. */
export function countAnswer(clause: string, isCorrect: boolean): QuizResults {
  const { asked, right, missed } = quizResults();
  const results: QuizResults = {
    asked: asked + 1,
    right: right + (isCorrect ? 1 : 0),
    missed: isCorrect ? missed : { ...missed, [clause]: (missed[clause] ?? 0) + 1 },
  };
  unwritten = kept.write(results) ? undefined : results;
  return results;
}

/** Begins to count anew. */
export function forgetResults(): QuizResults {
  unwritten = undefined;
  kept.write(null);
  return NO_RESULTS;
}
