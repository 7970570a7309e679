import { describe, expect, test } from 'vitest';
import { LANGS, pathIn } from '../../src/i18n/lang.ts';
import type { KeptWorks } from '../../src/storage/kept-works.ts';
import { textOfPdf, readPdf } from '../browser/pdf.ts';
import { useBrowser } from '../browser/visit.ts';
import { BOARDS, printedNames } from '../map/boards.ts';

const visit = useBrowser();
const PAGE = 'rules/sheets/board/';

const namesOf = (id: string): readonly string[] =>
  printedNames(BOARDS.find((each) => each.id === id)!.board).map((name) => name.replaceAll(/\s/g, ''));

/** What is chosen, the paper that the browser is told where the page says none, and how many sheets of which size that makes. */
const FORMS = [
  { board: 'london-2025', size: '4', paper: 'A4', pages: 5, millimetres: [210, 297] },
  { board: 'london-2003', size: '4', paper: 'Letter', pages: 5, millimetres: [216, 279] },
  { board: 'london-2003', size: '8', paper: 'A4', pages: 9, millimetres: [210, 297] },
  { board: 'london-2025', size: '8', paper: 'Letter', pages: 9, millimetres: [216, 279] },
  { board: 'london-2025', size: 'a3', paper: undefined, pages: 1, millimetres: [420, 297] },
  { board: 'london-2003', size: 'a2', paper: undefined, pages: 1, millimetres: [594, 420] },
] as const;

describe('the board to print', () => {
  test.each(FORMS)('$board, $size: $pages pages of $millimetres mm, with every name', (form) =>
    visit(pathIn('en', PAGE), async ({ page }) => {
      const { board, size, paper, pages, millimetres } = form;
      await page.locator(`[for="${board}"]`).click();
      await page.locator(`[for="size-${size}"]`).click();
      const pdf = await page.pdf(paper ? { format: paper } : { preferCSSPageSize: true });
      expect(readPdf(pdf)).toEqual({ pages, size: millimetres });
      const text = textOfPdf(pdf);
      expect(namesOf(board).filter((name) => !text.includes(name))).toEqual([]);
    }),
  );

  test.each(LANGS)('is one sensible form without a script: four parts of the newest board (%s)', (lang) =>
    visit(
      pathIn(lang, PAGE),
      async ({ page }) => {
        const pdf = await page.pdf({ format: 'A4' });
        expect(readPdf(pdf)).toEqual({ pages: 5, size: [210, 297] });
        expect(textOfPdf(pdf)).toContain(
          lang === 'en' ? 'London2025·4×A4·Row2,column2' : 'London2025·4×A4·Rad2,kolonne2',
        );
        expect(await page.locator('.closures').isVisible()).toBe(false);
      },
      { javaScriptEnabled: false },
    ),
  );

  test('letters are 6 points and more on A3, in the drawing and beside it', () =>
    visit(pathIn('nb', PAGE), async ({ page }) => {
      await page.locator('[for="size-a3"]').click();
      await page.emulateMedia({ media: 'print' });
      const small = await page.locator('.front').evaluate((front) => {
        const texts = [...front.querySelectorAll('text, p, h2')].filter((each) => each.checkVisibility());
        return texts.flatMap((each) => {
          const scale = each instanceof SVGTextElement ? each.getScreenCTM()!.a : 1;
          const points = (parseFloat(getComputedStyle(each).fontSize) * scale * 72) / 96;
          return points < 6 ? [`${each.textContent}: ${points}`] : [];
        });
      });
      expect(small).toEqual([]);
    }));
});

const hours = (day: number, hour: number): number => Date.UTC(2026, 10, day, hour);
const KEPT: KeptWorks = {
  at: hours(20, 12),
  day: '2026-11-21',
  lines: { rows: [], heard: [], unreadable: 0, others: 0 },
  stations: {
    rows: [
      {
        name: 'Brixton Underground Station',
        isClosure: true,
        text: '',
        span: { from: hours(21, 0), to: hours(22, 6) },
        concerned: [],
      },
    ],
    unreadable: 0,
    others: 0,
  },
};

test('what TfL has closed is struck out if one wants, on whichever board; and says so where nothing is known', () =>
  visit(pathIn('en', PAGE), async ({ page, problems }) => {
    const box = page.locator('.closures input');
    const status = page.locator('.closures [role="status"]');
    const struck = page.locator('.whole > .board .shut');
    await box.check();
    await status.getByText('No closures are known').waitFor();
    expect(await struck.count()).toBe(0);
    await page.evaluate((kept) => localStorage.setItem('gug:tfl', JSON.stringify(kept)), KEPT);
    await page.locator('[for="london-2003"]').click();
    await status.getByText('Struck out: one closure that TfL gave for Saturday 21 November.').waitFor();
    expect(await struck.evaluateAll((all) => all.map((each) => each.closest('.whole')!.className))).toEqual([
      'whole of-london-2003',
    ]);
    expect(await page.locator('.of-closed').isVisible()).toBe(true);
    await box.uncheck();
    await expect.poll(() => struck.count()).toBe(0);
    expect(problems).toEqual([]);
  }));
