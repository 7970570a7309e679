import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atRest } from '../browser/at-rest.ts';
import { PHONE } from '../browser/gug.ts';
import { historyLines, openLine, pressInMore, whereOf } from '../browser/stage.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const key = (page: Page, what: string) => page.locator(`#gools [data-do="${what}"]`);
const up = (page: Page) => page.locator('.table-name').textContent();
const news = (page: Page) => page.locator('#gools [data-line]').innerText();

async function give(page: Page, ...dice: readonly number[]): Promise<void> {
  for (const eyes of dice) await page.locator(`.dice-face[data-eyes="${eyes}"]`).tap();
}

/** Three sit down, and the evening starts. */
async function sitDown(page: Page): Promise<void> {
  await page.locator('.gools-setup').waitFor();
  for (const [at, name] of ['Anna', 'Bo', 'Cecilie'].entries()) await page.locator(`#gools-name-${at}`).fill(name);
  await page.locator('.seat-key').nth(3).tap();
  await page.locator('.seat-more .key').last().tap();
  await key(page, 'start').tap();
  await page.locator('.game-table').waitFor();
}

const IN_WORDS = [
  {
    address: '/#gools',
    undone: 'Undo: what Anna left',
    tie: 'Anna and Bo tie.',
    hail: '“Hail Bo!”',
    won: 'Bo wins round 1',
  },
  {
    address: '/nb/#gools',
    undone: 'Angre: det Anna lot ligge',
    tie: 'Anna og Bo står likt.',
    hail: '«Hail Bo!»',
    won: 'Bo vinner runde 1',
  },
] as const;

describe.each(IN_WORDS)('$address', ({ address, undone, tie, hail, won }) => {
  test('three sit down and play a round to its roll-off, by taps', () =>
    visit(
      address,
      async ({ page, problems }) => {
        await sitDown(page);
        expect(await up(page)).toBe('Anna');
        expect(await page.evaluate(() => [document.documentElement.scrollWidth, scrollY])).toEqual([360, 0]);

        await give(page, 3, 3, 5, 5, 6);
        // Chosen, and put back: none is left.
        for (let tap = 0; tap < 2; tap += 1) await page.locator('.dice-pick').last().tap();
        expect(await key(page, 'keep').count()).toBe(0);
        for (const at of [0, 1]) await page.locator('.dice-pick').nth(at).tap();
        await key(page, 'keep').tap();
        await page.locator('.gools-lying').waitFor();
        await give(page, 1, 2, 4);
        for (const at of [0, 1, 2]) await page.locator('.dice-pick').nth(at).tap();
        await key(page, 'keep').tap();
        await expect.poll(() => up(page)).toBe('Bo');
        expect(await page.locator('.table-dock .undo').innerText()).toBe(undone);

        await pressInMore(page, '[data-do="quick"]');
        // No 6 lies there, so that the last throw decides nothing, and is not asked for.
        await give(page, 3, 3, 1, 2, 4);
        await expect.poll(() => up(page)).toBe('Cecilie');
        // Whose dice lie there is said.
        expect(await page.locator('.lying-whose').innerText()).toBe('Bo');
        await page.reload();
        await page.locator('.game-table').waitFor();
        expect(await up(page)).toBe('Cecilie');
        await pressInMore(page, '[data-do="quick"]');
        await give(page, 1, 2, 4, 5, 6);
        await page.locator('[data-do="enter"]').waitFor();
        // The five dice are taken back before the turn that was played.
        await page.locator('.table-dock .undo').tap();
        await page.locator('.dice-face').first().waitFor();
        expect(await up(page)).toBe('Cecilie');
        await give(page, 1, 2, 4, 5, 6);
        await page.locator('.dice-pick').first().tap();
        await key(page, 'enter').tap();
        await expect.poll(() => news(page)).toContain(tie);

        await give(page, 5, 5, 5, 5, 4);
        await give(page, 1, 2, 3, 3, 4);
        await page.locator('.game-table[data-stage="between"]').waitFor();
        expect(await page.locator('.gools-won').innerText()).toContain(won);
        expect(await up(page)).toBe('Bo');
        const drink = page.locator('.gools-drink');
        expect(await page.locator('.drink-why').innerText()).toContain(hail);
        expect(await page.locator('.drink-why .clause').allInnerTexts()).toEqual(['6.1']);
        await key(page, 'drunk').tap();
        await expect.poll(() => drink.count()).toBe(0);

        await page.locator('.table-dock .undo').tap();
        await drink.waitFor();
        await page.locator('.table-dock .undo').tap();
        await page.locator('.game-table[data-stage="roll-off"]').waitFor();
        await key(page, 'redo').tap();
        await page.locator('.game-table[data-stage="between"]').waitFor();
        expect(problems).toEqual([]);
      },
      PHONE,
    ));
});

test('out of turn is for the table to let through; what happened can be taken back; and the evening ends', () =>
  visit(
    '/#gools',
    async ({ page, problems }) => {
      await sitDown(page);
      await give(page, 1, 1, 2, 4, 5);
      for (const at of [0, 1, 2, 3, 4]) await page.locator('.dice-pick').nth(at).tap();
      await key(page, 'keep').tap();
      await page.locator('.table-key .plate[data-seat="2"]').tap();
      expect(await up(page)).toBe('Cecilie');
      // Before any die is given.
      await expect.poll(() => page.locator('#gools [data-line]').innerText()).toMatch(/^It is Bo’s turn\.\s+2\.1$/);
      await give(page, 1, 2, 3, 4, 5);
      await expect.poll(() => page.locator('.table-notice').innerText()).toContain('It is Bo’s turn.');
      expect(await page.locator('.dice-place [data-eyes="0"]').count()).toBe(0);
      await key(page, 'overrule').tap();
      await page.locator('.sheet [data-do="confirm"]').tap();
      await page.locator('.dice-pick').first().waitFor();
      await atRest(page);
      expect(await whereOf(page)).toEqual({ top: 0, focus: 'gools-now' });
      expect(await up(page)).toBe('Cecilie');
      expect(await news(page)).toContain('The table let it through: The table agreed');

      await pressInMore(page, '[data-do="happened"]');
      const lines = historyLines(page);
      await expect.poll(() => lines.count()).toBe(3);
      // Each is one line, whose keys come with a tap.
      expect(await page.locator('.sheet h4').allInnerTexts()).toEqual(['Round 1']);
      const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThanOrEqual(60);
      expect(await lines.locator('.key').count()).toBe(0);
      await openLine(lines.nth(0));
      await openLine(lines.nth(1));
      expect(await lines.locator('[data-do="correct"]').count()).toBe(1);
      await lines.nth(1).locator('[id^="happened-back-"]').tap();
      await lines.nth(1).locator('.stop').tap();
      await expect.poll(() => lines.count()).toBe(1);
      await page.keyboard.press('Escape');
      await page.locator('.dice-pick').first().waitFor();
      expect(await up(page)).toBe('Anna');

      await key(page, 'table').tap();
      // A sheet that takes the place of another stays.
      await page.locator('.sheet [data-do="results"]').tap();
      await page.getByRole('dialog', { name: 'Standings' }).waitFor();
      await page.goBack();
      await expect.poll(() => page.locator('.sheet').count()).toBe(0);
      await key(page, 'table').tap();
      await page.locator('.join-form .field').first().fill('anna');
      await page.locator('.join-form [data-do="join"]').tap();
      await expect
        .poll(() => page.locator('.join-form .missing').innerText())
        .toContain('Two players are called “anna”');
      await page.locator('.join-form .field').first().fill('Dag');
      await page.locator('.join-form [data-do="join"]').tap();
      await expect.poll(() => page.locator('.table-dock .undo').innerText()).toBe('Undo: Dag joined');
      await key(page, 'table').tap();
      await page.getByRole('button', { name: 'End the evening' }).tap();
      await page.getByRole('button', { name: 'Yes, end it' }).tap();
      await key(page, 'again').waitFor();
      // Said once, and not that it may still come.
      const over = await page.locator('#gools').innerText();
      expect(over.split('Nobody has won a round.')).toHaveLength(2);
      expect(over).not.toContain('has been won yet');
      await key(page, 'table').tap();
      await page.locator('.sheet [data-do="results"]').tap();
      expect(await page.getByRole('dialog', { name: 'Standings' }).innerText()).toContain('Nobody has won a round.');
      await page.goBack();
      await key(page, 'again').tap();
      await page.locator('.gools-setup').waitFor();
      expect(await page.locator('#gools-name-3').inputValue()).toBe('Dag');
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('without a script the panel says what it does and leads to the rules', () =>
  visit(
    '/nb/#gools',
    async ({ page }) => {
      expect(await page.locator('#gools').innerText()).toContain('Du trenger JavaScript for å føre poeng her.');
      const links = page.locator('#gools a:visible');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        '/nb/rules/gools/',
        '/nb/rules/three-man/',
      ]);
    },
    { javaScriptEnabled: false },
  ));

test('a throw of the phone that is taken back and made again stands in what happened', () =>
  visit(
    '/#gools',
    async ({ page, problems }) => {
      await sitDown(page);
      await key(page, 'roll').tap();
      const dice = page.locator('.dice-pick');
      await expect.poll(() => dice.count()).toBe(5);
      const was = (await dice.evaluateAll((all) => all.map((one) => one.getAttribute('data-eyes')))).join(' ');
      await page.locator('.table-dock .undo').tap();
      await expect.poll(() => dice.count()).toBe(0);
      await key(page, 'roll').tap();
      await expect.poll(() => dice.count()).toBe(5);
      await pressInMore(page, '[data-do="happened"]');
      const line = historyLines(page).first();
      await expect.poll(() => line.innerText()).toContain(`Rolled again: it was ${was}.`);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test.each([
  { by: 'the phone', most: 7, turn: ['roll', 'die', 'die', 'roll', 'die', 'die', 'roll'] },
  { by: 'the table', most: 13, turn: ['5 faces', 'die', 'die', '3 faces', 'die', 'die', '1 face'] },
])('a turn of three throws by $by is over in $most taps', ({ most, turn }) =>
  visit(
    '/#gools',
    async ({ page, problems }) => {
      await sitDown(page);
      let taps = 0;
      let dice = 0;
      for (const act of turn) {
        const faces = Number(/^\d/.exec(act)?.[0] ?? 0);
        for (let at = 0; at < faces; at += 1) await page.locator(`.dice-face[data-eyes="${at + 1}"]`).tap();
        taps += Math.max(faces, 1);
        if (faces > 0) continue;
        if (act === 'die')
          await page
            .locator('.dice-pick')
            .nth(dice++ % 2)
            .tap();
        else await key(page, act).tap();
        // What the phone threw lies there when it has rolled.
        if (act !== 'die' && taps < most) await page.locator('.dice-pick').first().waitFor();
      }
      await expect.poll(() => up(page)).toBe('Bo');
      expect(taps).toBeLessThanOrEqual(most);
      expect(problems).toEqual([]);
    },
    PHONE,
  ),
);
