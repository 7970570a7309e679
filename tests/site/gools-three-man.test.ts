import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsIn } from '../browser/axe.ts';
import { NAMES, openEvening, playedIn, savedEvening } from '../browser/gools-evening.ts';
import { PHONE } from '../browser/gug.ts';
import { pressInMore } from '../browser/stage.ts';
import { useBrowser } from '../browser/visit.ts';
import { entering, keeping, mini, oneDie, rollingOff, round, throwing } from '../games/gools/table.ts';

const visit = useBrowser();
const LONG = 'Wilhelmine Anneliese von Hohenzollern-Be';

const isDue = (page: Page, kind: string) =>
  page.locator(`.game-table[data-stage="three-man"][data-due="${kind}"]`).waitFor();
const key = (page: Page, what: string) => page.locator(`#gools [data-do="${what}"]`);
const plate = (page: Page, seat: number) => page.locator(`.plate[data-seat="${seat}"]`);
const said = (page: Page) => page.locator('.last-throw li > span').allTextContents();

/** Gives dice by the keys: the last one is the throw. */
async function give(page: Page, ...dice: readonly number[]) {
  for (const eyes of dice) await page.locator(`.dice-face[data-eyes="${eyes}"]`).tap();
}

test.each([
  { address: '/#gools', won: 'Ola wins round 1.' },
  { address: '/nb/#gools', won: 'Ola vinner runde 1.' },
])('$address: who won the roll-off that led to Three Man is said until the first throw', ({ address, won }) =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      const tied = round('331|26 441|33 221|55', 0, 3);
      const thrown = [rollingOff(0, '66555'), rollingOff(1, '11224')];
      await openEvening(page, savedEvening([...tied, ...thrown], NAMES.slice(0, 3)), address);
      await isDue(page, 'throw');
      const line = page.locator('.game-table [data-line]');
      expect(await line.innerText()).toContain(won);
      await give(page, 1, 5);
      await expect.poll(() => line.innerText()).not.toContain(won);
    },
    PHONE,
  ),
);

test('who drinks stands before who makes a rule, and a rule without words is asked for in its sheet', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      const won = round('221|14 331|44 441|44', 0, 3);
      await openEvening(
        page,
        savedEvening([...won, ...round('221|12 441|45 441|55', 1, 3)], NAMES.slice(0, 3)),
        '/nb/#gools',
      );
      const strip = page.locator('.gools-drink');
      await strip.locator('.rule-key').waitFor();
      const places = await strip
        .locator('.drunk, li, .rule-key')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places[0]).toBe(0);
      await key(page, 'write-rule').tap();
      await key(page, 'make-rule').tap();
      await expect.poll(() => page.locator('.sheet .missing').innerText()).toBe('Skriv regelen først.');
      expect(await page.locator('.table-notice').count()).toBe(0);
      await page.locator('.sheet .field').fill('Ingen navn');
      expect(await page.locator('.sheet .missing').innerText()).toBe('');
      await key(page, 'make-rule').tap();
      await expect.poll(() => page.locator('.sheet').count()).toBe(0);
    },
    PHONE,
  ));

test('that six in a row earn a rule is said until it is made', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      const hits = Array.from({ length: 6 }, () => mini({ kind: 'throw', seat: 1, dice: [1, 6], by: 'hand' } as const));
      await openEvening(page, savedEvening([...round('331|26 221|14 221|55', 0, 3), ...hits], NAMES.slice(0, 3)));
      await expect.poll(async () => (await said(page)).join(' ')).toContain('Six in a row');
      await key(page, 'write-rule').tap();
      await key(page, 'no-rule').tap();
      await expect.poll(async () => (await said(page)).join(' ')).not.toContain('Six in a row');
    },
    PHONE,
  ));

test('a last 6 gives the panel to Three Man, who gets away in the end and gives it back', () =>
  visit(
    '/rules/gools/',
    async ({ page, problems }) => {
      const lastDie = [...round('221|14 221|55 441|44', 0, 4), throwing(3, '33322'), keeping(3, '3332')];
      await openEvening(page, savedEvening(lastDie));
      await give(page, 6);
      await isDue(page, 'throw');
      expect(await plate(page, 3).textContent()).toContain('Three Man');
      expect(await plate(page, 0).textContent()).toContain('throws');

      await give(page, 1, 5);
      await expect.poll(() => said(page)).toEqual(['Nobody drinks. The dice move on.']);
      // With the keyboard: a 4 by mistake is taken out again.
      await page.locator('.dice-face').first().focus();
      await page.keyboard.type('14');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('2');
      // Held down, which repeats it.
      for (let held = 0; held < 3; held += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expect
        .poll(() => said(page))
        .toEqual(['“Winston Grennan!” Siri was next and drinks. The dice go back to Maya.']);
      expect(await page.locator('.table-top').getAttribute('data-way')).toBe('right');
      expect(await page.locator('.table-top').textContent()).toContain('The dice go to the right, anticlockwise.');
      expect(await page.locator('.table-top .lying .gools-die').count()).toBe(2);
      expect(await plate(page, 2).textContent()).toContain('a drink');

      await give(page, 4, 4);
      await isDue(page, 'hand-out');
      expect(await plate(page, 0).textContent()).toContain('a drink');
      await page.getByRole('button', { name: 'One drink to Ola' }).tap();
      await page.getByRole('button', { name: 'One drink to Siri' }).tap();
      await page.getByRole('button', { name: 'The other 2 to Siri' }).tap();
      await page.locator('[data-do="hand-out"]').tap();
      await isDue(page, 'throw');
      expect(await plate(page, 2).textContent()).toContain('3 drinks');
      expect(await page.locator('.streak-steps').textContent()).toContain('1 of 6');

      // Backwards from Maya sits the Three Man.
      await give(page, 5, 1);
      await isDue(page, 'one-die');
      // One die falls off the table as well as five do (6.6).
      expect(await page.locator('#gools [data-do="sloppy"]').count()).toBe(1);
      await give(page, 2);
      await page.locator('.table-dock .dice-keys').waitFor();
      expect(await page.locator('.mini-head').count()).toBe(0);
      expect(await page.locator('.game-table [data-line]').innerText()).toContain('Per is no longer the Three Man.');
      expect(await page.locator('#gools :is(.gools-lying .gools-die, .seat-sign.hand)').count()).toBe(0);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('two 3s pass the part on; each throw and rule is one tap away; long names push nothing off', () =>
  visit(
    '/rules/gools/',
    async ({ page, problems }) => {
      const back = [1, 2, 3].map((seat) => mini({ kind: 'throw', seat, dice: [1, 5], by: 'hand' }));
      const events = [...round('331|26 221|14 221|55 441|44', 0, 4), ...back];
      await openEvening(page, savedEvening(events, [NAMES[0], LONG, ...NAMES.slice(2)]), '/nb/#gools');
      await isDue(page, 'one-die');
      await give(page, 3);
      await page.getByRole('heading', { name: 'Maya kaster én terning til' }).waitFor();
      await give(page, 3);
      await isDue(page, 'pass-on');
      await page.getByRole('button', { name: `${LONG} blir Three Man` }).tap();
      await isDue(page, 'throw');
      expect(await plate(page, 1).textContent()).toContain('Three Man');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

      await pressInMore(page, '[data-do="throws"]');
      expect(await page.locator('dialog[open] .pocket li').count()).toBe(21);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.locator('.last-throw .clause').tap();
      await page.locator('dialog[open]').getByText('7.4').first().waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      const violations = await violationsIn(page, { include: '.game-table' });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

      await page.locator('[data-do="roll"]').tap();
      await expect
        .poll(async () => (await playedIn(page)).at(-1))
        .toMatchObject({ kind: 'three-man', event: { kind: 'throw', seat: 2, by: 'phone' } });
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('who would be the Three Man throws for it, and whoever is not punished names another', () =>
  visit(
    '/rules/gools/',
    async ({ page, problems }) => {
      const hands = ['331|46', '331|26', '221|14', '666|66'].map((hand, seat) => entering(seat, hand));
      await openEvening(page, savedEvening([...hands]));
      await page.getByRole('button', { name: 'Name Siri' }).tap();
      await page.getByRole('heading', { name: 'Maya throws one die' }).waitFor();
      expect(await page.locator('.candidates .plate-name').allTextContents()).toEqual(['Maya', 'Ola', 'Siri']);
      await give(page, 5);
      await page.getByRole('button', { name: 'Siri throws next' }).tap();
      await give(page, 5);
      await give(page, 1);
      await page.getByText('A tie for the highest').waitFor();
      await give(page, 2);
      await give(page, 4);
      await isDue(page, 'throw');
      expect(await plate(page, 2).textContent()).toContain('Three Man');
      expect((await playedIn(page)).at(-1)).toEqual(oneDie(2, 4));
      expect(problems).toEqual([]);
    },
    PHONE,
  ));
