import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsIn } from '../browser/axe.ts';
import { openEvening, playedIn, savedEvening } from '../browser/gools-evening.ts';
import { PHONE } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';
import { entering, keeping, throwing } from '../games/gools/table.ts';

const visit = useBrowser();
const NO_GAME = '/rules/gools/';

/** Maya has left three 3s, and has thrown a 1 and a 6: the 6 is worth throwing again, for 3 on average. */
const CHOICE = [throwing(0, '33316'), keeping(0, '333'), throwing(0, '16')];
/** Maya's first choice was the best; then she left a 4 that would have come to 3 on average, and a 1 beside it. */
const ROUND = [
  throwing(0, '36532'),
  keeping(0, '33'),
  throwing(0, '614'),
  keeping(0, '4'),
  throwing(0, '36'),
  keeping(0, '3'),
  throwing(0, '1'),
  entering(1, '6544|3'),
  entering(2, '6654|1'),
  entering(3, '6655|1'),
] as const;

const advisorKey = (page: Page) => page.locator('.advice-key');
const violations = async (page: Page) => (await violationsIn(page)).map(({ id }) => id);

test('the worker answers for a throw that waits, once the table has allowed it, and the answer can be followed', () =>
  visit(
    NO_GAME,
    async ({ page, problems }) => {
      await openEvening(page, savedEvening(CHOICE));
      await page.locator('#gools-now').waitFor();
      expect(await advisorKey(page).count()).toBe(0);
      expect(await page.locator('.advisor-sign').count()).toBe(0);

      await page.locator('[data-do="table"]').tap();
      await page.getByRole('switch', { name: 'Allow the advisor during rounds' }).check();
      await page.getByRole('button', { name: 'Close' }).tap();
      await page.locator('.advisor-sign').waitFor();
      await advisorKey(page).tap();
      await page.locator('[data-aim="lowest-sum"]').tap();
      await page.locator('[data-best="1"]').waitFor();
      expect(await page.locator('.best-keep').textContent()).toContain('Expected sum: 4.00');
      expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
        expect.stringContaining('advisor.worker'),
      ]);
      const rows = page.locator('.keep-table tbody tr');
      expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-keep')))).toEqual([
        '1',
        '1 6',
        '6',
      ]);
      expect(await rows.nth(1).locator('td').allTextContents()).toEqual(expect.arrayContaining(['7.00', '100%']));
      await page.locator('.keep-table').getByRole('button', { name: '6 last' }).tap();
      expect(await page.locator('.column-meaning').textContent()).toContain('Three Man');
      expect(await violations(page)).toEqual([]);

      await page.locator('[data-aim="no-three-man"]').tap();
      await expect.poll(() => page.locator('.best-keep').textContent()).toContain('6 in the last throw: 16.7%');
      await page.locator('.best-keep .go').tap();
      await page.locator('.best-keep').waitFor({ state: 'detached' });
      await expect.poll(async () => (await playedIn(page)).at(-1)).toEqual(keeping(0, '1'));
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('without workers it says so, and the throw waits as before', () =>
  visit(
    NO_GAME,
    async ({ page, problems }) => {
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
      await page.evaluate(() => localStorage.setItem('gools:advisor', '{"evening":"evening-1","aim":"win"}'));
      await openEvening(page, savedEvening(CHOICE), '/nb/#gools');
      await advisorKey(page).tap();
      expect(await page.getByRole('alert').textContent()).toContain('Spillet går videre uten');
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('how everybody played is told after a round, each choice against the best, and not during the next', () =>
  visit(
    NO_GAME,
    async ({ page, problems }) => {
      await openEvening(page, savedEvening([...ROUND, { kind: 'drunk' }]), '/nb/#gools');
      await page.locator('.review-key').tap();
      await page.locator('[data-aim="lowest-sum"]').tap();
      const turn = page.locator('.turn-review[data-seat="0"]');
      await expect.poll(() => turn.textContent()).toContain('koster 3,00 i forventet sum');
      const worse = turn.locator('.throw-line');
      expect(await worse.evaluateAll((lines) => lines.map((line) => line.getAttribute('data-worse')))).toEqual([
        'false',
        'true',
        'false',
        'false',
      ]);
      expect(await turn.locator('.turn-balance').textContent()).toContain('Valgene: 3,00 lagt til');
      expect(await page.locator('.turn-review[data-seat="1"]').textContent()).toContain('samlet');
      expect(await violations(page)).toEqual([]);

      // On paper it is a page of its own, as long as it is.
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.table-dock').isVisible()).toBe(false);
      expect(await page.getByRole('button', { name: 'Lukk' }).isVisible()).toBe(false);
      expect(
        await page.locator('[data-aim]').evaluateAll((keys) => keys.filter((key) => key.clientHeight > 0).length),
      ).toBe(1);
      expect(
        await page.locator('.sheet').evaluate((sheet) => {
          const { top, height } = sheet.getBoundingClientRect();
          return [Math.round(top + scrollY), Math.round(height) >= sheet.scrollHeight];
        }),
      ).toEqual([0, true]);
      await page.emulateMedia({ media: 'screen' });

      await page.getByRole('button', { name: 'Lukk' }).tap();
      await page.locator('[data-do="roll"]').tap();
      await page.locator('.dice-pick').first().waitFor();
      expect(await page.locator('.review-key').count()).toBe(0);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));
