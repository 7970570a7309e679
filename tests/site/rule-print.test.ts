import { describe, expect, test } from 'vitest';
import { LANGS, pathIn } from '../../src/i18n/lang.ts';
import { BOOKS, CLAUSES_OF, pageOf } from '../../src/rulebooks/books.ts';
import { mapReady } from '../browser/gug.ts';
import { readPdf } from '../browser/pdf.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** The names of a PDF's fonts; a variable font is drawn, and has none. */
const fontsOf = (pdf: Buffer): ReadonlySet<string> =>
  new Set([...pdf.toString('latin1').matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([A-Za-z]+)/g)].map(([, name]) => name!));

const CUT_OUT = ['gug-tokens', 'gug-cards', 'gabong-cards', 'three-man-cards'];
const inPixels = (millimetres: number) => (millimetres / 25.4) * 96;

describe.each(LANGS)('on paper: %s', (lang) => {
  test.each(['gug', 'gabong', 'three-man', ...CUT_OUT])('the sheet %s is one page of A4', (sheet) =>
    visit(pathIn(lang, `rules/sheets/${sheet}/`), async ({ page }) => {
      expect(readPdf(await page.pdf({ preferCSSPageSize: true }))).toEqual({ pages: 1, size: [210, 297] });
    }),
  );

  test.each(CUT_OUT)('%s keeps its size on Letter, and nothing on a card is cut off', (sheet) =>
    visit(pathIn(lang, `rules/sheets/${sheet}/`), async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: Math.floor(inPixels(190)), height: 1000 });
      const { height, cut } = await page.locator('.paper').evaluate((paper) => ({
        height: paper.getBoundingClientRect().height,
        cut: [...paper.querySelectorAll('.cut, .side')].filter((part) => part.scrollHeight > part.clientHeight).length,
      }));
      // Letter is 279 mm high, and 10 mm of it are margin above and below.
      expect(height).toBeLessThan(inPixels(259));
      expect(cut).toBe(0);
    }),
  );

  test.each(BOOKS)('%s is a booklet: clauses whole, nothing to press, and all links in ink', (book) =>
    visit(pathIn(lang, pageOf(book)), async ({ page }) => {
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const { pages, size } = readPdf(pdf);
      // Running heads and page numbers are in the typeface of the text.
      expect([...fontsOf(pdf)].filter((name) => name.includes('Serif'))).toEqual([]);
      expect(size).toEqual([148, 210]);
      expect(pages).toBeGreaterThan(2);
      await page.emulateMedia({ media: 'print' });
      // A clause that is long may be parted; its pictures, examples and rows may not.
      const whole = await page
        .locator('section.clause')
        .evaluateAll((all) =>
          all.map(
            (clause) =>
              getComputedStyle(clause).breakInside === 'avoid' ||
              [...clause.querySelectorAll('blockquote, .picture, tr')].every(
                (part) => getComputedStyle(part).breakInside === 'avoid',
              ),
          ),
        );
      expect(whole).toEqual(CLAUSES_OF[book].map(() => true));
      for (const part of ['nav', 'form', '.contents', '.ask']) {
        const seen = await page.locator(part).evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
        expect(seen, part).toBe(0);
      }
      const folds = await page
        .locator('.clause details:not(.screen-only)')
        .evaluateAll((all) =>
          all
            .filter((reduction) => !reduction.querySelector(':scope > :not(summary)')?.getBoundingClientRect().height)
            .map(({ id }) => id),
        );
      expect(folds, 'folded on paper').toEqual([]);
      const colours = await page
        .locator('.clause a')
        .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((link) => getComputedStyle(link).color));
      expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
    }),
  );
});

test.each(LANGS)('no column of a table is narrower on paper than its longest word: %s', (lang) =>
  visit(pathIn(lang, pageOf('gug')), async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    // What a sheet of A5 leaves between its margins.
    await page.setViewportSize({ width: 469, height: 673 });
    const { narrow, wide } = await page.locator('.book').evaluate((book) => ({
      narrow: [...book.querySelectorAll('td, th')].filter((cell) => {
        const whole = document.createRange();
        whole.selectNodeContents(cell);
        const isWords = /\p{L}{4}/u.test(cell.textContent);
        return isWords && whole.getBoundingClientRect().width < 20;
      }).length,
      wide: [...book.querySelectorAll('table')].filter((table) => table.getBoundingClientRect().right > 470).length,
    }));
    expect({ narrow, wide }).toEqual({ narrow: 0, wide: 0 });
  }),
);

/** What a sheet of A4 that lies leaves between the widest margins, in CSS pixels. */
const SHEET = { width: 1001, height: 657 };

test.each(LANGS)('the board is printed alone and whole on a sheet of A4 that lies, with all its names: %s', (lang) =>
  visit(pathIn(lang, ''), async ({ page }) => {
    await mapReady(page);
    // However far it was moved and zoomed.
    await page.locator('.map-keys button').first().click();
    expect(readPdf(await page.pdf({ preferCSSPageSize: true }))).toEqual({ pages: 1, size: [297, 210] });
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(SHEET);
    const { names, hidden, left, right, height, keys } = await page.locator('.board-map .board').evaluate((board) => {
      // Where a name stands elsewhere at another size, one of the two is there. Other railways' have no room.
      const texts = [...board.querySelectorAll('.names:not(.faint) text')];
      const all = new Set(texts.map((name) => name.textContent));
      const seen = new Set(
        texts
          .filter((name) => name.getBoundingClientRect().width > 0 && Number(getComputedStyle(name).opacity) === 1)
          .map((name) => name.textContent),
      );
      const box = board.getBoundingClientRect();
      return {
        names: all.size,
        hidden: [...all].filter((name) => !seen.has(name)),
        left: box.left,
        right: box.right,
        height: box.height,
        keys: [...document.querySelectorAll('button, input, summary')].filter((key) => key.checkVisibility()).length,
      };
    });
    expect(names).toBeGreaterThan(250);
    expect(hidden).toEqual([]);
    expect(keys).toBe(0);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(Math.floor(right)).toBeLessThanOrEqual(SHEET.width);
    expect(right - left).toBeGreaterThan(SHEET.width * 0.95);
    expect(height).toBeGreaterThan(500);
    expect(height).toBeLessThanOrEqual(SHEET.height);
  }),
);
