import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SavedGabongGame } from '../../src/storage/saved-game.ts';
import { atRest } from '../browser/at-rest.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { PHONE } from '../browser/gug.ts';
import { openOnTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { historyLines, openLine, pressInMore, whereOf } from '../browser/stage.ts';

const visit = useBrowser();

const key = (page: Page, what: string) => page.locator(`#gabong [data-do="${what}"]`);
const undo = (page: Page) => page.locator('.table-dock .stage-undo .undo');
const head = (page: Page) => page.locator('.table-head .table-name').innerText();
const master = (page: Page) => page.locator('.round-master').innerText();
const said = (page: Page) => page.locator('[data-said="gabong"]').textContent();
/** Where the focus is, by the nearest element that bears an id; and the key that has it, by its words. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('[id]')?.id);
const focusedKey = (page: Page) => page.locator('button:focus').innerText();

/** Three deals by Maya, Ola and Siri. */
const ROUND: SavedGabongGame = (() => {
  const game = savedRound([], ['Maya', 'Ola', 'Siri']);
  return { ...game, setup: { ...game.setup, ends: { by: 'deals', deals: 3 } } };
})();

async function sitDown(page: Page, address: string, round = ROUND): Promise<void> {
  await openOnTable(page, round, address);
  await page.locator('.game-table').waitFor();
}

/** Taps the cards of whoever is being counted, and goes on to the next. */
async function left(page: Page, ...ranks: readonly number[]): Promise<void> {
  for (const rank of ranks) await page.locator(`.rank-key[data-rank="${rank}"]`).tap();
  await page.locator('#gabong :is([data-do="next"], [data-do="write"])').tap();
}

const IN_WORDS = [
  {
    address: '/#gabong',
    deals: ['Deal 1 of 3', 'Deal 2 of 3', 'Deal 3 of 3', 'The round is over'],
    undone: ['Nothing to undo', 'Undo: deal 1', 'Undo: the penalty card for Ola', 'Undo: deal 2', 'Undo: deal 3'],
    said: [
      'Deal 1: Maya gabong (θ), Ola 50, Siri 9. Maya gabonged: a θ. Maya leads with 0. Deal 2 of 3. The GM is Maya.',
      'Penalty card for Ola. Touched the pile or the stock. Deal 2 of 3. The GM is Maya.',
      'Undone: the penalty card for Ola. Deal 2 of 3. The GM is Maya.',
    ],
    refused: 'A deal ends when a hand is empty. Who has zero points?',
    lot: ['Draw lots for a new GM', 'Yes, draw from the others', 'The draw chose '],
    overruled: 'The table let it through: The table agreed',
  },
  {
    address: '/nb/#gabong',
    deals: ['Omgang 1 av 3', 'Omgang 2 av 3', 'Omgang 3 av 3', 'Runden er over'],
    undone: [
      'Ingenting å angre',
      'Angre: omgang 1',
      'Angre: straffekortet til Ola',
      'Angre: omgang 2',
      'Angre: omgang 3',
    ],
    said: [
      'Omgang 1: Maya gabong (θ), Ola 50, Siri 9. Maya gabonget: en θ. Maya leder med 0. Omgang 2 av 3. Maya er GM.',
      'Straffekort til Ola. Tok i bunken eller stokken. Omgang 2 av 3. Maya er GM.',
      'Angret: straffekortet til Ola. Omgang 2 av 3. Maya er GM.',
    ],
    refused: 'En omgang slutter når en hånd er tom. Hvem har null poeng?',
    lot: ['Trekk lodd om ny GM', 'Ja, trekk mellom de andre', 'Loddet falt på '],
    overruled: 'Bordet lot det gå: Bordet er enig',
  },
] as const;

describe.each(IN_WORDS)('$address', ({ address, deals, undone, said: heard, refused, lot, overruled }) => {
  test('a round of three deals, with all that a table does beside counting', () =>
    visit(
      '/rules/gabong/',
      async ({ page, problems }) => {
        await sitDown(page, address);
        expect([await head(page), await master(page)]).toEqual([deals[0], 'GM Maya']);
        expect(await undo(page).innerText()).toBe(undone[0]);

        // What was tapped of the deal is undone before anything of the log.
        await key(page, 'theta').tap();
        await left(page, 2, 14);
        await page.locator('.rank-key[data-rank="9"]').tap();
        await expect.poll(() => undo(page).innerText()).toContain('Siri');
        await undo(page).tap();
        // Beside redo, undo is its sign.
        await expect.poll(() => undo(page).getAttribute('title')).toContain('Ola');
        await key(page, 'redo').tap();
        await expect.poll(() => undo(page).innerText()).toContain('Siri');
        await undo(page).tap();
        await left(page, 9);
        await expect.poll(() => head(page)).toBe(deals[1]);
        expect(await undo(page).innerText()).toBe(undone[1]);
        expect(await said(page)).toBe(heard[0]);

        await key(page, 'penalty').tap();
        await page.locator('.sheet [data-seat="1"]').tap();
        await page.locator('.sheet [data-clause="gabong-9.3"]').tap();
        await expect.poll(() => undo(page).innerText()).toBe(undone[2]);
        expect(await said(page)).toBe(heard[1]);
        // Seen at once, until the next tap.
        const [given = ''] = heard[1].split('.');
        expect(await page.locator('[data-line]:visible').innerText()).toContain(given);
        await undo(page).tap();
        await expect.poll(() => page.locator('[data-line]:visible').innerText()).not.toContain(given);
        await expect.poll(() => said(page)).toBe(heard[2]);
        await key(page, 'redo').tap();
        await expect.poll(() => undo(page).innerText()).toBe(undone[2]);

        await left(page, 5);
        await page.locator('.rank-key[data-rank="6"]').tap();
        // Whoever is left must have gone out, and is asked how; counted by hand, nobody has.
        await page.locator('.deal-seat[data-seat="2"]').tap();
        await left(page, 7);
        const notice = page.locator('.table-notice');
        await expect.poll(() => notice.innerText()).toContain(refused);
        expect(await notice.locator('.clause').innerText()).toBe('9.5');
        await notice.locator('[data-do="dismiss"]').tap();
        await expect.poll(() => focused(page)).toBe('gabong-now');
        await key(page, 'write').tap();
        await notice.locator('[data-do="overrule"]').tap();
        await page.locator('.sheet input[name="reason"]').fill('');
        await page.locator('.sheet [data-do="confirm"]').tap();
        expect(await page.locator('.sheet .missing').innerText()).not.toBe('');
        await page.locator('.sheet [aria-pressed]').first().tap();
        await page.locator('.sheet [data-do="confirm"]').tap();
        await expect.poll(() => head(page)).toBe(deals[2]);
        await atRest(page);
        expect(await whereOf(page)).toEqual({ top: 0, focus: 'gabong-now' });
        expect(await undo(page).innerText()).toBe(undone[3]);

        await page.reload();
        await page.locator('.game-table').waitFor();
        expect(await head(page)).toBe(deals[2]);

        await key(page, 'table').tap();
        await page.getByRole('button', { name: lot[0] }).tap();
        await page.getByRole('button', { name: lot[1] }).tap();
        await expect.poll(() => page.locator('.master-part').innerText()).toContain(lot[2]);
        await expect.poll(() => focusedKey(page)).toBe(lot[0]);
        const byLot = (await master(page)).slice('GM '.length);
        expect(['Ola', 'Siri']).toContain(byLot);
        await page.locator('.master-part [data-seat="0"]').tap();
        await expect.poll(() => master(page)).toBe('GM Maya');
        await expect.poll(() => focused(page)).toBe('gabong-gm');
        await page.keyboard.press('Escape');

        await pressInMore(page, '[data-do="happened"]');
        const lines = historyLines(page);
        await expect.poll(() => lines.count()).toBe(5);
        expect(await lines.nth(2).innerText()).toContain(overruled);
        await openLine(lines.nth(2));
        expect(await lines.nth(2).locator('.clause').allInnerTexts()).toEqual(['9.5', '7.1']);
        await lines.nth(2).locator('[id^="happened-back-"]').tap();
        await lines.nth(2).locator('.stop').tap();
        await expect.poll(() => lines.count()).toBe(2);
        await expect.poll(() => focused(page)).toMatch(/^happened-back-/);
        await page.keyboard.press('Escape');
        await expect.poll(() => head(page)).toBe(deals[1]);
        await key(page, 'redo').tap();
        await expect.poll(() => head(page)).toBe(deals[2]);

        await key(page, 'theta').tap();
        await left(page, 13);
        await left(page, 13);
        await page.locator('.game-table[data-stage="over"]').waitFor();
        expect([await head(page), await undo(page).innerText()]).toEqual([deals[3], undone[4]]);
        expect(await key(page, 'penalty').count()).toBe(0);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));
});

test('the round is ended by the table, and set up again with its people', () =>
  visit(
    '/rules/gabong/',
    async ({ page, problems }) => {
      await sitDown(page, '/#gabong');
      await key(page, 'table').tap();
      await page.getByRole('button', { name: 'End the round' }).tap();
      await page.getByRole('button', { name: 'No', exact: true }).tap();
      await expect.poll(() => focusedKey(page)).toBe('End the round');
      await page.getByRole('button', { name: 'End the round' }).tap();
      await page.getByRole('button', { name: 'Yes, it ends here' }).tap();
      await page.locator('.game-table[data-stage="over"]').waitFor();
      await key(page, 'table').tap();
      expect(await page.locator('.sheet .master-part').count()).toBe(0);
      await page.locator('.sheet [data-do="again"]').tap();
      await expect.poll(() => page.locator('#gabong-name-2').inputValue()).toBe('Siri');
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('what came in from elsewhere and does not fit is told with its rule, and taken back', () =>
  visit(
    '/rules/gabong/',
    async ({ page, problems }) => {
      const twice = ['gabong-9.3', 'gabong-6.2'] as const;
      const rejectedEvents = twice.map((clause) => ({ kind: 'penalty', seat: 3, clause }) as const);
      await sitDown(page, '/nb/#gabong', savedRound(rejectedEvents, ['Maya', 'Ola', 'Siri']));
      expect(await page.locator('.table-beside .table-rejected').innerText()).toContain(
        '2 hendelser passer ikke lenger',
      );
      await key(page, 'misfits').tap();
      const sheet = page.locator('.sheet .table-rejected');
      expect(await sheet.locator('li').first().innerText()).toContain('Der sitter det ingen.');
      await sheet.locator('[data-do="take-out"]').first().tap();
      await expect.poll(() => focused(page)).toBe('happened-take-out-e1');
      await sheet.locator('[data-do="take-out"]').tap();
      await expect.poll(() => focused(page)).toBe('happened-hint');
      await page.keyboard.press('Escape');
      expect(await page.locator('.table-rejected').count()).toBe(0);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('a deal mended so that the round ends sooner says before how many entries will no longer fit', () =>
  visit(
    '/rules/gabong/',
    async ({ page, problems }) => {
      const hands = [
        { seat: 0, by: 'theta' },
        { seat: 1, by: 'points', points: 10, isGabonged: false },
        { seat: 2, by: 'cards', cards: [3], isGabonged: false },
      ] as const;
      const deal = { kind: 'deal', hands } as const;
      const round = savedRound([deal, deal], ['Maya', 'Ola', 'Siri']);
      await sitDown(page, '/#gabong', { ...round, setup: { ...round.setup, ends: { by: 'points', limit: 25 } } });
      await page.locator('[data-deal="1"]').tap();
      const sheet = page.locator('.sheet');
      await sheet.locator('[data-do="mend"]').tap();
      await sheet.locator('[data-seat="2"]').tap();
      for (let kings = 0; kings < 3; kings += 1) await sheet.locator('.rank-key[data-rank="13"]').tap();
      await sheet.locator('[data-do="write"]').tap();
      const question = sheet.locator('.loss-question');
      expect(await question.locator('h4').innerText()).toBe('One later entry will no longer fit:');
      await question.locator('[data-do="cancel"]').tap();
      await expect.poll(() => sheet.locator('[data-seat="2"]').innerText()).toContain('35');
      await sheet.locator('[data-do="write"]').tap();
      await question.locator('[data-do="lose"]').tap();
      await expect.poll(() => undo(page).innerText()).toBe('Undo: the correction');
      expect(await page.locator('.game-table').getAttribute('data-stage')).toBe('over');
      await page.keyboard.press('Escape');
      await undo(page).tap();
      await expect.poll(() => page.locator('.table-rejected').count()).toBe(0);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

/** Opens the only deal of a round of three where it is corrected: Maya has a θ, Ola 20 points and Siri 45. */
async function mendOnlyDeal(page: Page): Promise<void> {
  const hands = [
    { seat: 0, by: 'theta' },
    { seat: 1, by: 'points', points: 20, isGabonged: false },
    { seat: 2, by: 'points', points: 45, isGabonged: false },
  ] as const;
  await sitDown(page, '/#gabong', savedRound([{ kind: 'deal', hands }], ['Maya', 'Ola', 'Siri']));
  await page.locator('[data-deal="1"]').tap();
  await page.locator('.sheet [data-do="mend"]').tap();
}

test('a deal that is taken out where it is corrected leads back to the table, and what is refused there is said', () =>
  visit(
    '/rules/gabong/',
    async ({ page, problems }) => {
      await mendOnlyDeal(page);
      await page.getByRole('button', { name: 'Delete this entry' }).tap();
      await page.getByRole('button', { name: 'Yes, delete it' }).tap();
      await expect.poll(() => page.locator('.sheet').count()).toBe(0);
      // Whoever is left is said to have gone out, unless that hand is counted too.
      for (const what of ['[data-do="next"]', '.deal-seat[data-seat="2"]', '[data-do="write"]']) {
        await page.locator('.game-table .rank-key[data-rank="13"]').tap();
        await page.locator(`.game-table ${what}`).tap();
      }
      await expect.poll(() => page.locator('.table-notice').count()).toBe(1);
      expect(await page.locator('.table-notice').innerText()).toContain('A deal ends when a hand is empty.');
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('the table lets through a correction as it does a deal, with its reason', () =>
  visit(
    '/rules/gabong/',
    async ({ page, problems }) => {
      await mendOnlyDeal(page);
      await page.locator('.sheet [data-seat="0"]').tap();
      await page.locator('.sheet .rank-key[data-rank="13"]').tap();
      await page.locator('.sheet [data-do="write"]').tap();
      const notice = page.locator('.sheet .table-notice');
      await expect.poll(() => notice.innerText()).toContain('A deal ends when a hand is empty.');
      // It is said once: not behind the sheet as well.
      expect(await page.locator('.table-notice').count()).toBe(1);
      await notice.locator('[data-do="overrule"]').tap();
      // Whoever thinks better of it finds the deal as it was mended.
      await page.locator('.sheet [data-do="confirm"]').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.sheet [data-seat="0"]').innerText()).toContain('10');
      await page.locator('.sheet [data-do="write"]').tap();
      await notice.locator('[data-do="overrule"]').tap();
      await page.locator('.sheet input[name="reason"]').fill('Siri  slept');
      await page.locator('.sheet [data-do="confirm"]').tap();
      await expect.poll(() => undo(page).innerText()).toBe('Undo: the correction');
      expect(await page.locator('.table-news').innerText()).toContain('The table let it through: Siri slept');
      expect(await said(page)).toContain('Deal 1: Maya 10, Ola 20, Siri 45. Corrected later.');
      await undo(page).tap();
      await key(page, 'redo').press('Enter');
      await expect.poll(() => key(page, 'redo').count()).toBe(0);
      await expect.poll(() => focusedKey(page)).toBe('Undo: the correction');
      expect(problems).toEqual([]);
    },
    PHONE,
  ));
