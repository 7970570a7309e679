import type { Download, Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { GabongEvent } from '../../src/games/gabong/match-events.ts';
import type { SavedGabongGame } from '../../src/storage/saved-game.ts';
import { violationsIn } from '../browser/axe.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { NO_LOG } from '../browser/log.ts';
import { openOnTable } from '../browser/on-table.ts';
import { SIZES, useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const LONG = Array.from({ length: 10 }, (_, seat) => `${String.fromCharCode(65 + seat)}${'W'.repeat(39)}`);

/** Whoever is named goes out, by a gabong in every other deal; the others have ten points more from seat to seat. */
const deal = (out: number, players: number, isTheta: boolean): GabongEvent => ({
  kind: 'deal',
  hands: Array.from({ length: players }, (_, seat) =>
    seat !== out
      ? { seat, by: 'points', points: 10 * (seat + 1), isGabonged: false }
      : isTheta
        ? { seat, by: 'theta' }
        : { seat, by: 'cards', cards: [], isGabonged: false },
  ),
});
const dealsOf = (count: number, players: number) =>
  Array.from({ length: count }, (_, index) => deal(index % players, players, index % 2 === 0));

const OVER = savedRound([{ kind: 'penalty', seat: 1, clause: 'gabong-6.2' }, ...dealsOf(10, 4)]);

async function openRound(page: Page, game: SavedGabongGame, address: string): Promise<void> {
  await openOnTable(page, game, address);
  await page.locator('.score-board').waitFor();
}

async function saved(page: Page, what: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`.sheet [data-do="${what}"]`).click(),
  ]);
  return download;
}

/** How large a PNG is, in pixels, by its own head. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.each([
  {
    address: '/#gabong',
    won: 'Maya won',
    theta0: 'theta, 0 points',
    why: 'Fewest points: 70, which is 70 fewer than Ola.',
    last: 'Deal 10: view or edit',
    csv: '"Deal","GM","Maya","Ola","Siri","Per","θ","Halved"',
    saves: 'The picture is in your downloads.',
  },
  {
    address: '/nb/#gabong',
    won: 'Maya vant',
    theta0: 'theta, 0 poeng',
    why: 'Færrest poeng: 70, 70 færre enn Ola.',
    last: 'Omgang 10: vis eller rediger',
    csv: '"Omgang","GM","Maya","Ola","Siri","Per","θ","Halvert"',
    saves: 'Bildet ligger blant nedlastingene.',
  },
])('$address', ({ address, won, theta0, why, last, csv, saves }) => {
  test('a round that is over says who won and why, and its score sheet leaves the phone', () =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        await openRound(page, OVER, address);
        const ticket = page.locator('.over-ticket');
        expect(await ticket.locator('.answer').textContent()).toBe(won);
        expect(await ticket.locator('.reason').textContent()).toBe(why);
        expect(await ticket.locator('.clause').innerText()).toBe('7.1');
        // How everybody stands is said once; ten deals have room.
        const board = page.locator('.score-board');
        expect(await board.locator('.board-name').allTextContents()).toEqual(['Maya', 'Ola', 'Siri', 'Per']);
        const totals = page.locator('#gabong [data-sum="total"] strong');
        expect(await totals.allTextContents()).toEqual(['70', '140', '240', '320']);
        expect(await board.locator('.first-mark').allTextContents()).toEqual(['1.']);
        expect(await board.locator('.scroll-box').getAttribute('data-wide')).toBe('false');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        // A θ has a disc, and is said as a word; a zero beside it has neither. One tap tells of it.
        const cells = board.locator('.board-deals td:nth-child(2) > strong');
        const theta = cells.first();
        expect(await theta.locator('.visually-hidden').textContent()).toBe(theta0);
        const disc = (await theta.locator('.theta').boundingBox())!;
        expect(Math.abs(disc.width - disc.height)).toBeLessThan(1);
        expect(await theta.locator('.theta').evaluate((each) => getComputedStyle(each).borderRadius)).toBe('50%');
        expect(await cells.nth(4).locator('.theta').count()).toBe(1);
        expect(await board.locator('.board-deals td:nth-child(3) > strong').nth(1).innerText()).toBe('0');
        await page.locator('.board-legend .clause').click();
        await page.getByRole('dialog').filter({ hasText: '4.4' }).last().waitFor();
        await page.keyboard.press('Escape');
        expect(await board.locator('[data-deal="10"]').getAttribute('aria-label')).toBe(last);

        await page.locator('[data-do="board"]').click();
        const sheet = page.locator('.sheet');
        await sheet.waitFor();
        expect(await sheet.locator('.scroll-box').getAttribute('data-wide')).toBe('false');
        await sheet.locator('[data-sum="cards"] .clause').click();
        await page.getByRole('dialog').filter({ hasText: '6.2' }).last().waitFor();
        await page.keyboard.press('Escape');
        expect(await violationsIn(page, { include: '#gabong' })).toEqual([]);
        const table = await readFile(await (await saved(page, 'csv')).path(), 'utf8');
        const rows = table.slice(1).trim().split('\r\n');
        expect(rows[0]).toBe(csv);
        expect(rows[1]).toBe('1,"Maya",0,20,30,40,"Maya",""');
        expect(rows).toHaveLength(18);

        const picture = await saved(page, 'picture');
        expect(picture.suggestedFilename()).toMatch(/^gunnar-gabong-.*\.png$/);
        const png = await readFile(await picture.path());
        expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
        const [width, height] = sizeOf(png);
        expect(width).toBeGreaterThanOrEqual(1080);
        expect(height).toBeGreaterThan(600);
        await page.getByText(saves).waitFor();
        // Paper, ink, green and amber are all on it.
        const colours = await page.evaluate(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const brush = canvas.getContext('2d')!;
          brush.drawImage(bitmap, 0, 0);
          const { data } = brush.getImageData(0, 0, bitmap.width, bitmap.height);
          // Read at once as four bytes: blue before green before red.
          return [...new Set(new Uint32Array(data.buffer))].map((pixel) => (pixel & 0xffffff).toString(16));
        }, png.toString('base64'));
        expect(colours).toEqual(expect.arrayContaining(['f1f8fb', '241e1b', '435a0e', 'b8ac9']));
        expect(problems).toEqual([]);
      },
      { viewport: SIZES[0].viewport, acceptDownloads: true },
    ));

  test('on paper there is the score sheet, and nothing else', () =>
    visit(NO_LOG, async ({ page }) => {
      await openRound(page, OVER, address);
      await page.locator('[data-do="board"]').click();
      await page.locator('.sheet').waitFor();
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', 'true');
      });
      await page.locator('[data-do="print"]').click();
      expect(await page.locator('body').getAttribute('data-printed')).toBe('true');
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(1);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const paper = page.locator('.round-paper');
      const said = await paper.innerText();
      expect(await page.locator('body').innerText()).toBe(said);
      expect(said).toContain(won);
      expect(await paper.locator('.paper-grid tbody').first().locator('tr').count()).toBe(10);
      expect(await paper.locator('[data-sum="total"] td').allTextContents()).toEqual(['70', '140', '240', '320']);
      expect(await paper.locator('[data-sum="cards"] td').nth(1).textContent()).toBe('6.2');
      expect(await paper.evaluate((each) => getComputedStyle(each).color)).toBe('rgb(0, 0, 0)');
    }));
});

test('ten players with long names stand above their points, and a table that is wider is pushed by keys', () =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await openRound(page, savedRound(dealsOf(6, 10), LONG), '/nb/#gabong');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      const box = page.locator('.score-board .scroll-box').first();
      await expect.poll(() => box.getAttribute('data-wide')).toBe('true');
      // The edge is broken where there is more.
      expect(await box.getAttribute('data-more')).toBe('true');
      await box.focus();
      const pushed = async () => {
        await page.keyboard.press('ArrowRight');
        return box.getAttribute('data-more');
      };
      await expect.poll(pushed).toBe('false');
      // The deals stay in sight.
      const inside = (await box.boundingBox())!;
      expect((await box.locator('[data-deal="1"]').boundingBox())!.x).toBeLessThan(inside.x + 12);
      const names = page.locator('.score-board .board-name');
      expect(await names.allTextContents()).toEqual(LONG);
      for (const name of await names.all()) expect((await name.boundingBox())!.height).toBeGreaterThan(100);

      await page.locator('[data-do="bounds"]').click();
      const bounds = page.locator('.sheet .bounds');
      await bounds.waitFor();
      expect(await bounds.locator('li').count()).toBe(9);
      await page.locator('.sheet select').selectOption('9');
      await expect.poll(() => bounds.locator('p').textContent()).toContain(`${LONG[9]} vinner alene`);
      expect(await page.locator('.sheet').evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      await page.keyboard.press('Escape');

      await page.locator('.score-board [data-deal="6"]').click();
      await page.locator('.sheet').waitFor();
      expect(await page.locator('.sheet').innerText()).toContain(LONG[0]);
      expect(problems).toEqual([]);
    },
    { viewport: SIZES[0].viewport },
  ));

test('before the first deal the board says what to do', () =>
  visit(NO_LOG, async ({ page }) => {
    await openRound(page, savedRound([]), '/#gabong');
    expect(await page.locator('.score-board').innerText()).toContain('No deal has been counted yet.');
    expect(await page.locator('.score-board :is(table, svg, button)').count()).toBe(0);
  }));
