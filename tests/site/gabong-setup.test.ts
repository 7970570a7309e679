import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../src/games/gabong/match-setup.ts';
import { readingsOfKept, readingsToKeep } from '../../src/games/gabong/rulings.ts';
import type { SavedGabongGame } from '../../src/storage/saved-game.ts';
import { PHONE } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const key = (page: Page, what: string) => page.locator(`#gabong [data-do="${what}"]`);
const field = (page: Page, at: number) => page.locator(`#gabong-name-${at}`);
const foldKey = (page: Page, part: string) => page.locator(`#gabong-${part} .fold-key`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');
/** Whose mark is set. */
const master = (page: Page) =>
  page
    .locator('.master-mark input')
    .evaluateAll((marks: HTMLInputElement[]) => marks.findIndex((mark) => mark.checked));

async function nameAll(page: Page, ...names: readonly string[]): Promise<void> {
  await field(page, 0).waitFor();
  for (const [at, name] of names.entries()) await field(page, at).fill(name);
}

/** The one round that the log holds. */
const saved = (page: Page) =>
  page.evaluate(() => {
    const kept = Object.keys(localStorage).find((each) => each.startsWith('game:')) ?? '';
    return JSON.parse(localStorage.getItem(kept) ?? 'null') as SavedGabongGame | null;
  });

describe.each([
  { address: '/#gabong', missing: 'Seat 2 has no name yet.', same: 'Same people again' },
  { address: '/nb/#gabong', missing: 'Plass 2 har ikke noe navn ennå.', same: 'De samme en gang til' },
])('$address', ({ address, missing, same }) => {
  test('a round is set up by taps, outlives a reload, and starts', () =>
    visit(
      address,
      async ({ page, problems }) => {
        await nameAll(page, 'Anna');
        await key(page, 'start').tap();
        await expect.poll(() => focused(page)).toBe('gabong-name-1');
        // One line, where the cursor is: three empty fields are not three faults.
        await expect.poll(() => page.locator('.seats .fault').allInnerTexts()).toEqual([missing]);
        expect(await page.locator('.setup-problem').count()).toBe(0);
        await nameAll(page, 'Anna', 'Bo', 'Cecilie');
        await field(page, 3).press('Enter');
        await expect.poll(() => focused(page)).toBe('gabong-add');

        await page.locator('#gabong-seat-3').tap();
        await page.locator('.seat-more .key').last().tap();
        await expect.poll(() => focused(page)).toBe('gabong-seat-2');
        await page.locator('.master-mark').nth(1).tap();
        // The GM moves along.
        await page.locator('#gabong-seat-1').tap();
        await page.locator('#gabong-move-1-1').tap();
        await expect.poll(() => focused(page)).toBe('gabong-move-2-1');
        await expect.poll(() => master(page)).toBe(2);
        await foldKey(page, 'packs').tap();
        await page.locator('#gabong-packs input').last().check();
        await foldKey(page, 'counting').tap();
        await page.locator('#gabong-counting .variation').nth(3).tap();
        await page.locator('.card-counts summary').tap();
        await page.locator('.card-counts li').first().locator('.key').last().tap();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

        await page.reload();
        await field(page, 0).waitFor();
        await expect.poll(() => master(page)).toBe(2);
        await foldKey(page, 'ends').tap();
        await page.locator('#gabong-ends .key').first().tap();
        await page.locator('#gabong-ends .key').first().tap();
        await page.locator('#gabong-ends .key').last().tap();
        await page.locator('.setup-foot .undo').tap();
        await page.locator('#gabong-ends .key').first().tap();
        await key(page, 'start').tap();
        await page.locator('.gabong-setup').waitFor({ state: 'detached' });
        await expect.poll(() => focused(page)).toBe('gabong-now');
        expect(await page.evaluate(() => scrollY)).toBe(0);
        const numeric = PRESETS['numeric-values'];
        expect((await saved(page))?.setup).toEqual({
          players: ['Anna', 'Cecilie', 'Bo'].map((name) => ({ name })),
          master: 2,
          packs: 3,
          ...numeric,
          rulings: readingsToKeep(readingsOfKept(numeric.rulings)),
          points: { ...numeric.points, 2: 3 },
          ends: { by: 'deals', deals: 9 },
        });

        // Another round, with the same people.
        await page.evaluate(() => localStorage.removeItem('gabong:current'));
        await page.reload();
        expect(await key(page, 'same').innerText()).toContain(same);
        await key(page, 'same').tap();
        await expect.poll(() => focused(page)).toBe('gabong-start');
        await expect.poll(() => field(page, 2).inputValue()).toBe('Bo');
        await expect.poll(() => master(page)).toBe(2);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));
});

test('who is GM: by the questions of the rule book, or by lot', () =>
  visit(
    '/#gabong',
    async ({ page, problems }) => {
      await nameAll(page, 'Anna', 'Bo', 'Cecilie', 'Dag');
      await foldKey(page, 'first-master').tap();
      await key(page, 'master').tap();
      const sheet = page.locator('.sheet');
      const reigns = sheet.locator('input[type="checkbox"]');
      const said = sheet.locator('[role="status"]');
      await reigns.nth(1).check();
      await expect.poll(() => said.innerText()).toContain('Bo is GM');
      await reigns.nth(3).check();
      await expect.poll(() => said.innerText()).toContain('Draw lots between Bo and Dag.');
      await sheet.locator('.stepper').last().locator('.key').last().tap();
      await expect.poll(() => said.innerText()).toContain('nobody reigns over more of you');
      await sheet.locator('.stepper').first().locator('.key').last().tap();
      await sheet.locator('input[type="radio"]').first().check();
      await expect.poll(() => said.innerText()).toContain('Bo was the last to complete a round');
      await sheet.locator('[data-do="take"]').tap();
      await sheet.waitFor({ state: 'detached' });
      await expect.poll(() => master(page)).toBe(1);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-do'))).toBe('master');

      await key(page, 'master').tap();
      await sheet.locator('[data-do="draw"]').tap();
      await sheet.locator('[data-do="take"]').waitFor();
      const drawn = /The draw chose (\w+)\./.exec(await said.innerText())?.[1] ?? '';
      await sheet.locator('[data-do="take"]').tap();
      await sheet.waitFor({ state: 'detached' });
      await expect.poll(async () => ['Anna', 'Bo', 'Cecilie', 'Dag'][await master(page)]).toBe(drawn);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('ten people with the longest names have room on a narrow phone', () =>
  visit(
    '/nb/#gabong',
    async ({ page, problems }) => {
      await field(page, 0).waitFor();
      for (let count = 4; count < 10; count += 1) await key(page, 'add').tap();
      await expect.poll(() => key(page, 'add').count()).toBe(0);
      await nameAll(page, ...Array.from({ length: 10 }, (_, at) => `${at}`.padEnd(40, 'W')));
      await field(page, 9).press('Enter');
      await expect.poll(() => focused(page)).toBe('gabong-start');
      for (const part of ['first-master', 'packs', 'ends', 'counting', 'rulings']) await foldKey(page, part).tap();
      await page.locator('.card-counts summary').tap();
      await key(page, 'master').tap();
      await page.locator('.sheet input').nth(0).check();
      await page.locator('.sheet input').nth(1).check();
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      const sheetWide = () => page.locator('.sheet').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
      await expect.poll(() => page.locator('.sheet .stepper').count()).toBe(2);
      expect([await wide(), await sheetWide()]).toEqual([320, 0]);
      expect(problems).toEqual([]);
    },
    { ...PHONE, viewport: { width: 320, height: 640 } },
  ));
