import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { LANGS } from '../i18n/lang.ts';
import { BOOKS } from './books.ts';
import { problemsOfFacts } from './facts.ts';
import { readBook } from './read-book.ts';

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
    const load = async () => {
      const problems: string[] = [];
      store.clear();
      const textOf = (file: string) => readFile(new URL(file, config.root), 'utf8');
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
        const chapters = await Promise.all(
          read.book.chapters.map(async (chapter) => ({
            ...chapter,
            clauses: await Promise.all(
              chapter.clauses.map(async (clause) => ({
                ...clause,
                html: (await context.renderMarkdown(clause.markdown)).html,
              })),
            ),
          })),
        );
        store.set({ id, data: await context.parseData({ id, data: { ...read.book, chapters } }) });
      }
      if (problems.length > 0) throw new Error(problems.join('\n'));
    };
    watcher?.on('change', (path) => {
      if (path.startsWith(fileURLToPath(new URL(FOLDER, config.root)))) void load();
    });
    await load();
  },
});
