import { z } from 'astro/zod';
import { type Book, bookOf, CLAUSES_OF } from './books.ts';

/** Words that stand there: not nothing, and not blanks alone. */
export const sentence = z.string().trim().min(1);
/** The id of a clause of any book. */
export const clause = z
  .string()
  .refine((id) => bookOf(id) !== undefined, { error: ({ input }) => `${String(input)} is no clause of any book` });

/** What is known of a clause in no language: who upholds it, what to read next, and which of its examples the judge can be asked. */
const clauseFacts = z.strictObject({
  by: z.enum(['checker', 'people']),
  related: z.array(clause).min(1).max(8),
  examples: z
    .array(
      z.strictObject({
        /** Which of the clause's examples, from 1. */
        quote: z.int().min(1),
        /** The situation as the address of the judge holds it. */
        situation: sentence,
        expect: z.strictObject({
          is: z.enum(['legal', 'illegal', 'penalty', 'incomplete']),
          clauses: z.array(clause).optional(),
          sips: z.int().min(0).optional(),
          drop: z.enum(['yes', 'no']).optional(),
        }),
      }),
    )
    .optional(),
});

/** The facts of every clause of a book: one that lacks them, and one that the engine does not know, are faults. */
export const factsSchema = (book: Book) =>
  z.strictObject(Object.fromEntries(CLAUSES_OF[book].map((id) => [id, clauseFacts])));

/** How many examples a clause has: its blockquotes, which an empty line parts. */
export const countExamples = (markdown: string): number => (`\n\n${markdown}`.match(/\n(?!>)[^\n]*\n+>/g) ?? []).length;

/**
 * What is wrong with the facts of a book, each with its place and the reason.
 *
 * @param data - what its file holds.
 * @param clauses - the clauses of the book in one language, as far as they can be read.
 */
export function problemsOfFacts(
  data: unknown,
  book: Book,
  clauses: readonly { readonly id: string; readonly markdown: string }[],
): readonly string[] {
  const parsed = factsSchema(book).safeParse(data);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join(' ')}: ${message}`);
  return clauses.flatMap(({ id, markdown }) => {
    const has = countExamples(markdown);
    return (parsed.data[id]?.examples ?? [])
      .filter(({ quote }) => quote > has)
      .map(({ quote }) => `${id} examples: the clause has no example ${quote}, only ${has}.`);
  });
}
