import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { LANGS } from '../i18n/lang.ts';
import { BOOKS } from './books.ts';
import { problemsOfFacts } from './facts.ts';
import { type BookClause, readBook, type RuleBook } from './read-book.ts';

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
