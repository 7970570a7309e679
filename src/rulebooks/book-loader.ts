import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { LANGS } from '../i18n/lang.ts';
import { type AnyClause, type Book, bookOf, BOOKS, CLAUSES_OF } from './books.ts';

/** One numbered rule. */
export interface BookClause {
  readonly id: AnyClause;
  /** As `10.2`. */
  readonly number: string;
  readonly title: string;
  /** The clause in one sentence, as a verdict says it: plain text. */
  readonly sentence: string;
  readonly markdown: string;
}

interface BookChapter {
  readonly number: string;
  readonly title: string;
  readonly clauses: readonly BookClause[];
}

/** A rule book in one language. */
export interface RuleBook {
  readonly title: string;
  /** The language that its authors wrote in. */
  readonly original: 'en' | 'nb';
  readonly lead: string;
  /** Whose rules they are. */
  readonly source?: string;
  readonly chapters: readonly BookChapter[];
}

type ReadBook =
  { readonly ok: true; readonly book: RuleBook } | { readonly ok: false; readonly problems: readonly string[] };

/** The parts of a page between two lines of hyphens at its head, as `key: value`, and what stands after them. */
function readHead(text: string): { readonly head: Readonly<Record<string, string>>; readonly body: string } {
  const [, head = '', body = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const pairs = head.split('\n').flatMap((line) => {
    const [, key, value] = /^(\w+): (.+)$/.exec(line) ?? [];
    return key !== undefined && value !== undefined ? [[key, value] as const] : [];
  });
  return { head: Object.fromEntries(pairs), body };
}

/** A heading of Markdown, and what stands below it up to the next. */
interface Section {
  /** Of the file, from 1. */
  readonly line: number;
  readonly marks: string;
  readonly number: string;
  readonly title: string;
  readonly text: string;
}

/** @param firstLine - the line of the file that the text begins with. */
function sectionsOf(text: string, firstLine: number): readonly Section[] {
  const sections: (Omit<Section, 'text'> & { readonly lines: string[] })[] = [
    { line: firstLine, marks: '', number: '', title: '', lines: [] },
  ];
  for (const [index, line] of text.split('\n').entries()) {
    const [, marks, number = '', title = ''] = /^(#+) +(\S+) *(.*)$/.exec(line) ?? [];
    if (marks === undefined) sections.at(-1)!.lines.push(line);
    else sections.push({ line: firstLine + index, marks, number, title, lines: [] });
  }
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.join('\n').trim() }));
}

/** Links of Markdown to what is no clause. */
const lostLinks = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/\]\(#([^)]*)\)/g)].flatMap(([, id]) => (bookOf(id!) ? [] : [id!]));

/** The bold line that a clause begins with, and its Markdown. */
function partsOf(text: string): { readonly sentence: string; readonly markdown: string } {
  const [, sentence = '', markdown = ''] = /^\*\*([^*\n]+)\*\*(?:\n\n(.+))?$/s.exec(text) ?? [undefined, '', text];
  return { sentence, markdown };
}

/**
 * Reads a rule book: `# 2 Chapter`, `## 2.1 Clause`, the clause in one bold sentence, Markdown below. It has exactly the
 * clauses of the engine, in their order. @returns its problems in words, each with its line, when it has not.
 */
export function readBook(text: string, book: Book): ReadBook {
  const { head, body } = readHead(text);
  const { title, lead, source, original } = head;
  const problems: string[] = [];
  if (title === undefined || lead === undefined || (original !== 'en' && original !== 'nb'))
    problems.push('line 1: between two lines of --- stand title, original (en or nb) and lead.');
  const chapters: (Omit<BookChapter, 'clauses'> & { readonly clauses: BookClause[] })[] = [];
  const expected: AnyClause[] = [...CLAUSES_OF[book]];
  for (const section of sectionsOf(body, text.split('\n').length - body.split('\n').length + 1)) {
    const say = (problem: string) => problems.push(`line ${section.line}: ${problem}`);
    const { marks, number, text: below } = section;
    const { sentence: inShort, markdown } = partsOf(below);
    const chapter = chapters.at(-1);
    for (const lost of lostLinks(below)) say(`a link leads to #${lost}, which is no clause of any book.`);
    if (marks !== '##') {
      if (below !== '') say('text that stands in no clause.');
      if (marks !== '' && section.title === '') say('a heading is a number and a title, as "# 2 Title".');
      if (marks === '#') chapters.push({ number, title: section.title, clauses: [] });
      else if (marks !== '') say('chapters have one #, clauses two, and nothing has more.');
      continue;
    }
    const id = expected.shift();
    if (`${book}-${number}` !== id)
      say(`here comes ${id ?? 'nothing more'}, not ${book}-${number}: clauses stand as the engine has them.`);
    else if (!chapter || !number.startsWith(`${chapter.number}.`)) say(`${number} does not stand in its chapter.`);
    else if (section.title === '' || markdown === '') say(`${number} lacks its title or its text.`);
    else if (inShort === '') say(`${number} does not begin with one **sentence** in bold that says it all.`);
    else chapter.clauses.push({ id, number, title: section.title, sentence: inShort, markdown });
  }
  if (expected.length > 0) problems.push(`at the end: ${expected.join(', ')} missing.`);
  if (problems.length > 0 || title === undefined || lead === undefined) return { ok: false, problems };
  return {
    ok: true,
    book: { title, lead, ...(source && { source }), original: original === 'nb' ? 'nb' : 'en', chapters },
  };
}

const FOLDER = 'content/rulebooks';

/**
 * Loads the rule books, `en/gug` and so on, clause by clause, each with its Markdown and its HTML, and checks what is
 * known of their clauses against them.
 *
 * @throws an error with every problem of every book, each with file, line and reason: a wrong book fails the build.
 */
export const bookLoader = (): Loader => ({
  name: 'rule-books',
  async load(context) {
    const { config, store, watcher } = context;
    const textOf = (file: string) => readFile(new URL(file, config.root), 'utf8');
    const withHtml = async (clause: BookClause) => ({
      ...clause,
      html: (await context.renderMarkdown(clause.markdown)).html,
    });
    const load = async () => {
      const problems: string[] = [];
      const books = new Map<string, RuleBook>();
      for (const { lang, book } of LANGS.flatMap((lang) => BOOKS.map((book) => ({ lang, book })))) {
        const id = `${lang}/${book}`;
        const [file, facts] = [`${FOLDER}/${id}.md`, `${FOLDER}/${book}.json`];
        const read = readBook(await textOf(file), book);
        if (!read.ok) {
          problems.push(...read.problems.map((problem) => `${file}, ${problem}`));
          continue;
        }
        const clauses = read.book.chapters.flatMap((chapter) => chapter.clauses);
        const wrong = problemsOfFacts(JSON.parse(await textOf(facts)), book, clauses);
        problems.push(...wrong.map((problem) => `${facts} (${id}), ${problem}`));
        books.set(id, read.book);
      }
      if (problems.length > 0) throw new Error(problems.join('\n'));
      store.clear();
      for (const [id, book] of books) {
        const chapters = await Promise.all(
          book.chapters.map(async (chapter) => ({
            ...chapter,
            clauses: await Promise.all(chapter.clauses.map(withHtml)),
          })),
        );
        store.set({ id, data: await context.parseData({ id, data: { ...book, chapters } }) });
      }
    };
    watcher?.on('change', (path) => {
      if (!path.startsWith(fileURLToPath(new URL(FOLDER, config.root)))) return;
      // While it is written, a book may be wrong: what was read before is shown until it is right again.
      load().catch((error: unknown) => context.logger.error(String(error)));
    });
    await load();
  },
});

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
function problemsOfFacts(
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
