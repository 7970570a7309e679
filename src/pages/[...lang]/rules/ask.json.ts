import type { APIRoute } from 'astro';
import { loadBook } from '../../../components/load-book.ts';
import { languagePaths, type Lang } from '../../../i18n/lang.ts';
import { RULE_ASK } from '../../../i18n/rule-ask.ts';
import { BOOKS } from '../../../rulebooks/books.ts';
import type { AskingWords } from '../../../tables/rules/Asked.tsx';

export const getStaticPaths = languagePaths;

/** What an answer is said with in a language: its sentences, and the readings that it may rest on. */
export const GET: APIRoute<{ lang: Lang }> = async ({ props: { lang } }) => {
  const rulings = await Promise.all(BOOKS.map(async (book) => Object.entries((await loadBook(lang, book)).rulings)));
  const words: AskingWords = {
    words: RULE_ASK[lang],
    rulings: Object.fromEntries(rulings.flat().map(([id, { title, options }]) => [id, { title, options }])),
  };
  return Response.json(words);
};
