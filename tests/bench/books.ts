import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { LANGS, pathIn } from '../../src/i18n/lang.ts';
import { BOOKS, pageOf } from '../../src/rulebooks/books.ts';
import { DIST } from '../browser/dist.ts';
import type { BenchPage } from './bench-page.ts';
import { showSpread, workOfPages } from './page-work.ts';

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

/** Of the site as it is built: bytes, and what the main thread does with them. */
export async function benchBooks(browser: Browser): Promise<void> {
  console.log('\n## HTML of the rule books, against a plain page of the same text, brotli (goal: at most 1.25)');
  const plainFolder = mkdtempSync(join(tmpdir(), 'bench-'));
  const pages: BenchPage[] = [];
  for (const lang of LANGS) {
    const sizes = BOOKS.map((book) => {
      const address = pathIn(lang, pageOf(book));
      const html = readFileSync(join(DIST, address, 'index.html'), 'utf8');
      const plainHtml = plainPage(html);
      mkdirSync(join(plainFolder, address), { recursive: true });
      writeFileSync(join(plainFolder, address, 'index.html'), plainHtml);
      pages.push(
        { name: `${lang} ${book}`, folder: DIST, address, ready: 'footer' },
        { name: 'plain', folder: plainFolder, address, ready: 'h1' },
      );
      const [own, plain] = [html, plainHtml].map((text) => brotliCompressSync(text).length) as [number, number];
      console.log(`${lang} ${book}  page ${own}  plain ${plain}  ratio ${ratioOf(own, plain)}`);
      return { own, plain };
    });
    const [own, plain] = [
      sizes.reduce((sum, { own }) => sum + own, 0),
      sizes.reduce((sum, { plain }) => sum + plain, 0),
    ];
    console.log(`${lang} all  page ${own}  plain ${plain}  ratio ${ratioOf(own, plain)}`);
  }
  await showBookWork(browser, pages);
  rmSync(plainFolder, { recursive: true });
}

/** @param pages - each page of ours, and then its plain one. */
async function showBookWork(browser: Browser, pages: readonly BenchPage[]): Promise<void> {
  console.log('\n## The same pages: work of the main thread, a quarter as fast, first visit, median of five');
  const works = await workOfPages(browser, pages);
  for (let at = 0; at < pages.length; at += 2) {
    const [own, plain] = [works[at]!, works[at + 1]!];
    console.log(
      `${pages[at]!.name}  script ${showSpread(own.script)}, plain ${showSpread(plain.script)}  ` +
        `all ${showSpread(own.main)}, plain ${showSpread(plain.main)}  ratio ${ratioOf(own.main.median, plain.main.median)}`,
    );
  }
}
