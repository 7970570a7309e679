/** What a row of a line may mean: all of it closed, a part of it, nothing a game would notice, or what a referee must read. */
type Meaning = 'line-closed' | 'part-closed' | 'still-runs' | 'ask';

/** TfL's numbers. 20 is the closing of every night, and no works. */
const MEANINGS: ReadonlyMap<number, Meaning> = new Map([
  ...[1, 2, 4, 16].map((severity) => [severity, 'line-closed'] as const),
  ...[3, 5, 11].map((severity) => [severity, 'part-closed'] as const),
  ...[6, 7, 9, 10, 14, 18, 20].map((severity) => [severity, 'still-runs'] as const),
]);

/** Special service, buses, exit only, diverted, issues, information, and any number that is not known: a referee reads the text. */
export const meaningOf = (severity: number | null): Meaning => MEANINGS.get(severity ?? -1) ?? 'ask';
