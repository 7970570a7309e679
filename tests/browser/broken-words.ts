import type { Page } from 'playwright-core';
import { LONG_NAMES } from './states/state.ts';

/** Names of forty letters have to break somewhere. */
const NAMES = LONG_NAMES.flatMap((name) => name.split(/[ -]/));

/** Widths of phones, in CSS pixels, and sizes of letters. */
const WIDTHS = [320, 360, 412] as const;
const LETTERS = ['100%', '200%'] as const;

/** Words of an open page that go on in the next line without a hyphen, each with where it stands: “Clos/e in div.row > div.keys > button.key”. */
export const brokenNow = (page: Page): Promise<readonly string[]> =>
  page.evaluate((names) => {
    const broken: string[] = [];
    const whereOf = (element: Element): string =>
      [element.parentElement?.parentElement, element.parentElement, element]
        .map((each) => `${each?.localName ?? ''}.${[...(each?.classList ?? [])].join('.')}`)
        .join(' > ');
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const text = node.textContent ?? '';
      if (parent.closest('svg, script, style, .visually-hidden, textarea, [data-own-words]')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        if (names.includes(word) || /(.)\1{9}/.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // A word in one piece need not be asked letter by letter: that is nearly all of them.
        if (range.getClientRects().length < 2) continue;
        const lineOf = (at: number) => {
          range.setStart(node, index + at);
          range.setEnd(node, index + at + 1);
          return range.getBoundingClientRect();
        };
        const first = lineOf(0);
        const at = [...word].findIndex((_, letter) => letter > 0 && lineOf(letter).top > first.top + first.height / 2);
        if (at > 0 && !text.slice(index, index + word.length).includes('\u00ad'))
          broken.push(`${word.slice(0, at)}/${word.slice(at)} in ${whereOf(parent)}`);
      }
    }
    return [...new Set(broken)];
  }, NAMES);

/** Every word that is broken on a phone of any width, with letters as they are and twice as large. */
export async function brokenWordsOf(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const size of LETTERS) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size === '100%' ? '' : size), size);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      faults.push(...(await brokenNow(page)).map((word) => `${width}, ${size}: ${word}`));
    }
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return faults;
}
