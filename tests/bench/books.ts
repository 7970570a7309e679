import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { LANGS, pathIn } from '../../src/i18n/lang.ts';
import { BOOKS, pageOf } from '../../src/rulebooks/books.ts';

const ratioOf = (one: number, other: number) => (one / other).toFixed(3);

/** A page with the same text and pictures and nothing else: no looks, no head, no marks for those. */
function plainPage(html: string): string {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const bare = main
    .replace(/<\/?(?:div|section|span|form|input|label|button|details|summary|nav)\b[^>]*>/g, '')
    .replace(
      /(<(?!svg|path|circle|rect|g|use|text|line)\w+)(?: (?:class|aria-\w+|role|hreflang|tabindex)="[^"]*")+/g,
      '$1',
    );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Rules</title>${bare}`;
}

/** Of the site as it is built. */
export function benchBooks(): void {
  console.log('\n## HTML of the rule books, against a plain page of the same text, brotli (goal: at most 1.25)');
  for (const lang of LANGS) {
    const sizes = BOOKS.map((book) => {
      const html = readFileSync(new URL(`../../dist${pathIn(lang, pageOf(book))}index.html`, import.meta.url), 'utf8');
      const [own, plain] = [html, plainPage(html)].map((text) => brotliCompressSync(text).length) as [number, number];
      console.log(`${lang} ${book}  page ${own}  plain ${plain}  ratio ${ratioOf(own, plain)}`);
      return { own, plain };
    });
    const [own, plain] = [
      sizes.reduce((sum, { own }) => sum + own, 0),
      sizes.reduce((sum, { plain }) => sum + plain, 0),
    ];
    console.log(`${lang} all  page ${own}  plain ${plain}  ratio ${ratioOf(own, plain)}`);
  }
}
