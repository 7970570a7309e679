import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { savedRound } from '../browser/gabong-round.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { PHONE } from '../browser/gug.ts';
import { NO_LOG, openLogWith, keptAs, savedGame } from '../browser/log.ts';
import { keep, onTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { round } from '../games/gools/table.ts';
import { correctLine, historyLines, pressInMore } from '../browser/stage.ts';

const visit = useBrowser();

const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;
const LYING = { ...PHONE, viewport: { width: 740, height: 360 } } as const;

/** Where the first of what a selector finds lies, in CSS pixels of the window. */
async function edgesOf(page: Page, selector: string) {
  const { x, y, width, height } = (await page.locator(`${selector} >> visible=true`).first().boundingBox())!;
  return { left: x, right: x + width, top: y, bottom: y + height };
}

test.each([
  { name: 'a deal, on a desk', on: DESKTOP, kept: onTable(savedRound([])), below: ['.deal-seats'] },
  { name: 'a round that is set up, on a desk', on: DESKTOP, kept: {}, below: ['.setup-part', '.table-setup .seats'] },
  { name: 'a round that is set up, on a phone on its side', on: LYING, kept: {}, below: ['.setup-part'] },
])('Gabong: what stands below its views begins and ends where they do: $name', ({ on, kept, below }) =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await keep(page, kept);
      await page.goto(new URL('/#gabong', page.url()).href);
      await page.locator(below[0]!).first().waitFor();
      const views = await edgesOf(page, '#gabong .view-keys');
      for (const part of below) {
        const { left, right } = await edgesOf(page, part);
        expect(Math.abs(left - views.left), part).toBeLessThan(2);
        expect(Math.abs(right - views.right), part).toBeLessThan(2);
      }
    },
    on,
  ),
);

test('the log, in one column: all of it is as wide as its views', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await openLogWith(page, {});
      const [views, empty] = [await edgesOf(page, '#log .view-keys'), await edgesOf(page, '.log-empty')];
      expect([empty.left, empty.right]).toEqual([views.left, views.right]);
      // As far from the right edge of the window as from the panels.
      expect(LYING.viewport.width - views.right).toBe(16);
    },
    LYING,
  ));

test('what a deleted game is brought back by lies beside the panels, and not below them', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await openLogWith(page, keptAs(savedGame({ id: 'one', isOver: true }), savedGame({ id: 'two' })));
      await page.locator('[data-game="one"] button[aria-haspopup]').tap();
      await page.locator('.log-sheet .key.delete').tap();
      const [undo, tabs] = [await edgesOf(page, '.log-undo'), await edgesOf(page, '.tabs')];
      expect(undo.left).toBeGreaterThanOrEqual(tabs.right);
    },
    LYING,
  ));

test('no words and no keys touch what stands above them where a game is handed over', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await openLogWith(page, keptAs(savedGame({ id: 'one', isOver: true })));
      await page.locator('[data-game="one"] button[aria-haspopup]').tap();
      await page.locator('.log-sheet .log-keys').nth(1).locator('.key').first().tap();
      await page.locator('.log-part').waitFor();
      const parts = await page
        .locator('.log-qr ~ *')
        .evaluateAll((each) =>
          each.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
        );
      expect(parts.length).toBeGreaterThan(3);
      for (const [at, [top]] of parts.entries())
        if (at > 0) expect(top! - parts[at - 1]![1]!).toBeGreaterThanOrEqual(8);
    },
    PHONE,
  ));

test.each(['/rules/gug/', '/nb/rules/readings/'])('%s: its heading keeps off the contents above it', (address) =>
  visit(
    address,
    async ({ page }) => {
      const [contents, heading] = [await edgesOf(page, '.contents'), await edgesOf(page, '.book h1')];
      expect(heading.top - contents.bottom).toBeGreaterThanOrEqual(12);
    },
    PHONE,
  ),
);

test('the key that closes a sheet stays beside a heading that needs two lines', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await keep(page, onTable(savedEvening(round('331|24 124|55 224|55 441|22', 0, 4))));
      await page.goto(new URL('/nb/#gools', page.url()).href);
      await pressInMore(page, '[data-do="happened"]');
      await correctLine(historyLines(page).nth(2));
      const [heading, key] = [await edgesOf(page, 'dialog header h3'), await edgesOf(page, 'dialog header .key')];
      expect(key.top).toBeLessThan(heading.bottom);
      expect(key.left).toBeGreaterThanOrEqual(heading.right);
    },
    PHONE,
  ));

test('a phone on its side: the answer of the judge of cards is seen beside the card that was pressed', () =>
  visit(
    '/#gabong',
    async ({ page }) => {
      await page.locator('#gabong .view-keys').first().getByRole('button').last().tap();
      for (const [slot, suit] of [
        ['top', 'H'],
        ['mine', 'C'],
      ]) {
        await page.locator(`[data-slot="${slot}"]`).tap();
        await page.locator('.card-ranks [data-rank="7"]').tap();
        await page.locator(`.card-suits [data-suit="${suit}"]`).tap();
      }
      await page.locator('.checker-ticket[data-outcome="illegal"]').waitFor();
      for (const part of ['.checker-answer .answer', '.checker-answer .ground']) {
        const { top, bottom } = await edgesOf(page, part);
        expect(top, part).toBeGreaterThanOrEqual(0);
        expect(bottom, part).toBeLessThanOrEqual(LYING.viewport.height);
      }
    },
    LYING,
  ));

test('a name and the sign of the Three Man stand within their plate, the sign on one line', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await keep(page, onTable(savedEvening(round('331|26 221|14 221|55 441|44', 0, 4))));
      await page.goto(new URL('/#gools', page.url()).href);
      const sign = await edgesOf(page, '.round-table .seat-sign.three');
      expect(sign.bottom - sign.top).toBeLessThan(28);
      const plate = await edgesOf(page, '.round-table .plate');
      const words = await page
        .locator('.round-table .plate-name')
        .first()
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().x;
        });
      expect(words - plate.left).toBeGreaterThanOrEqual(8);
    },
    PHONE,
  ));
