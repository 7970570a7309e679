import { describe, expect, test } from 'vitest';
import { LANGS, pathIn } from '../../src/i18n/lang.ts';
import { BOOKS, CLAUSES_OF, pageOf } from '../../src/rulebooks/books.ts';
import { mapReady } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** Pages of a PDF, and the width and height of the first, in millimetres. */
function readPdf(pdf: Buffer): { readonly pages: number; readonly size: readonly number[] } {
  const text = pdf.toString('latin1');
  const [, points = ''] = /\/MediaBox\s*\[0 0 ([^\]]+)\]/.exec(text) ?? [];
  const size = points.split(' ').map((length) => Math.round((Number(length) / 72) * 25.4));
  return { pages: [...text.matchAll(/\/Type\s*\/Page\b/g)].length, size };
}

describe.each(LANGS)('on paper: %s', (lang) => {
  test.each(['gug', 'gabong', 'three-man'])('the sheet of %s is one page of A4', (sheet) =>
    visit(pathIn(lang, `rules/sheets/${sheet}/`), async ({ page }) => {
      expect(readPdf(await page.pdf({ preferCSSPageSize: true }))).toEqual({ pages: 1, size: [210, 297] });
    }),
  );

  test.each(BOOKS)('%s is a booklet: clauses whole, nothing to press, and all links in ink', (book) =>
    visit(pathIn(lang, pageOf(book)), async ({ page }) => {
      const { pages, size } = readPdf(await page.pdf({ preferCSSPageSize: true }));
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
            .filter((fold) => !fold.querySelector(':scope > :not(summary)')?.getBoundingClientRect().height)
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

test('the board is printed whole on a sheet of A4 that lies, with all its names', () =>
  visit('/', async ({ page }) => {
    await mapReady(page);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 84[12](?:\.\d+)? 59[45](?:\.\d+)?\]/);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 1062, height: 733 });
    const { faint, drawing } = await page.locator('.board-map .board').evaluate((board) => ({
      faint: [...board.querySelectorAll('text')].filter((name) => Number(getComputedStyle(name).opacity) < 1).length,
      drawing: board.getBoundingClientRect().toJSON() as { left: number; right: number; height: number },
    }));
    expect(faint).toBe(0);
    expect(drawing.left).toBeGreaterThanOrEqual(0);
    expect(Math.floor(drawing.right)).toBeLessThanOrEqual(1062);
    expect(drawing.height).toBeGreaterThan(500);
  }));
