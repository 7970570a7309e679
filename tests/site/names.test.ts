import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openGame } from '../browser/gug-game.ts';
import { openEvening, savedEvening } from '../browser/gools-evening.ts';
import { BEGUN, openRound } from '../browser/begun.ts';
import { PHONE } from '../browser/gug.ts';
import { keptAs, NO_LOG, openLogWith, savedGame } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** Three taps from the table: its sheet, the name, and the key that saves it. */
async function rename(page: Page, panel: string, from: string, to: string): Promise<void> {
  await page.locator(`${panel} [data-do="table"]`).tap();
  await page.locator('[data-do="name"]', { hasText: from }).tap();
  await page.locator('[name="player-name"]').fill(to);
  await page.locator('[data-do="save-name"]').tap();
}

const TABLES = [
  { panel: '#gools', who: 'Maya', open: (page: Page) => openEvening(page, savedEvening([])) },
  { panel: '#gabong', who: 'Maya', open: (page: Page) => openRound(page) },
  { panel: '#gug', who: 'Anna', open: (page: Page) => openGame(page, BEGUN) },
] as const;

describe.each(TABLES)('$panel', ({ panel, who, open }) => {
  test('a name is corrected in three taps, refused in words, undone and put back', () =>
    visit(
      NO_LOG,
      async ({ page, problems }) => {
        await open(page);
        const stage = page.locator(panel);
        await stage.getByText(who).first().waitFor();
        await rename(page, panel, who, '');
        expect(await page.locator('[name="player-name"]').getAttribute('autocorrect')).toBe('off');
        await page.getByText('Type a name.').waitFor();
        const other = await page.locator('[data-do="name"]').nth(1).textContent();
        await page.locator('[name="player-name"]').fill(other!.toUpperCase());
        await page.locator('[data-do="save-name"]').tap();
        await page.getByText('Change one of the names.').waitFor();
        await page.locator('[name="player-name"]').fill('Åse Øygard');
        await page.locator('[data-do="save-name"]').tap();
        await page.getByText(`${who} is now called Åse Øygard.`).waitFor();
        // The key of the name that was corrected has the focus again.
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Åse Øygard');
        await page.locator('[data-do="undo-name"]').tap();
        await page.locator('[data-do="name"]', { hasText: who }).waitFor();
        await page.locator('[data-do="redo-name"]').tap();
        await page.locator('[data-do="name"]', { hasText: 'Åse Øygard' }).waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        await page.locator('[data-do="name"]').nth(1).tap();
        await page.locator('[name="player-name"]').fill('W'.repeat(40));
        await page.locator('[data-do="save-name"]').tap();
        const long = page.locator('[data-do="name"]', { hasText: 'W'.repeat(40) });
        const { x, width } = (await long.boundingBox())!;
        expect(x + width).toBeLessThanOrEqual(360);
        await page.locator('[data-do="undo-name"]').tap();
        await page.keyboard.press('Escape');
        await stage.getByText('Åse Øygard').filter({ visible: true }).first().waitFor();
        // Undo at its place names it, and takes it back.
        await stage.getByRole('button', { name: 'Undo: the name Åse Øygard' }).tap();
        await stage.getByText('Åse Øygard', { exact: true }).first().waitFor({ state: 'detached' });
        expect(problems).toEqual([]);
      },
      PHONE,
    ));
});

const KEPT = keptAs(
  savedGame({ id: 'one', name: 'Monday', players: ['Kari N', 'Ola', 'Per'], isOver: true }),
  savedGame({ id: 'two', name: 'Tuesday', players: ['Kari', 'Ola', 'Per'], isOver: true }),
  savedGame({ id: 'three', name: 'Friday', players: ['Kari', 'Kari N', 'Per'], isOver: true }),
);

test('two spellings are joined into one person after a preview, and parted again; a finished game is corrected too', () =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await openLogWith(page, KEPT);
      await page.getByRole('button', { name: 'Players', exact: true }).tap();
      await page.locator('[data-person="kari n"]').tap();
      await page.locator('#one-person').tap();
      await page.getByLabel('Kari N is the same person as').selectOption('Kari');
      const preview = page.locator('[data-preview="join"]');
      expect(await preview.locator('li').allTextContents()).toEqual(['Monday', 'Friday']);
      await page.locator('[data-do="join-names"]').tap();
      await page.getByText('“Kari N” is now “Kari” in one game.').waitFor();
      const rows = page.locator('[data-person]');
      await expect.poll(() => rows.allTextContents()).toEqual(['Kari', 'Per', 'Ola', 'Kari N']);
      await page.locator('[data-person="kari"]').tap();
      await page.locator('#one-person').tap();
      await page.locator('[data-do="part-names"]').tap();
      await page.getByText('“Kari” is “Kari N” again in one game.').waitFor();
      await expect.poll(() => rows.allTextContents()).toEqual(['Per', 'Kari', 'Kari N', 'Ola']);

      await page.locator('#log .view-keys button').first().tap();
      await page.getByRole('button', { name: 'More about Friday' }).tap();
      await page.locator('[data-do="name"]', { hasText: 'Per' }).tap();
      await page.locator('[name="player-name"]').fill('Pål');
      await page.locator('[data-do="save-name"]').tap();
      await page.keyboard.press('Escape');
      await page.locator('[data-game="three"] [aria-haspopup]').click();
      await page.locator('.log-seats', { hasText: 'Pål' }).waitFor();
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('a season is made, its table read, and forgotten', () =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await openLogWith(page, KEPT);
      await page.getByRole('button', { name: 'Players', exact: true }).tap();
      await page.locator('[data-do="season-new"]').tap();
      await page.locator('[data-do="season-save"]').tap();
      await page.getByText('A season needs a name').waitFor();
      await page.locator('[name="season-name"]').fill('Autumn');
      await page.locator('[name="season-from"]').fill('2026-12-01');
      await page.locator('[name="season-to"]').fill('2026-11-01');
      await page.locator('[data-do="season-save"]').tap();
      await page.getByText('The last day is before the first.').waitFor();
      await page.locator('[name="season-from"]').fill('2026-11-01');
      await page.locator('[name="season-to"]').fill('2026-12-01');
      await page.locator('[data-do="season-save"]').tap();
      await page.locator('[data-do="season-table"]').tap();
      const sheet = page.locator('dialog .season-sheet');
      await sheet.locator('tbody tr').first().waitFor();
      expect(await sheet.locator('table').first().locator('tbody th').allTextContents()).toEqual(
        expect.arrayContaining(['Kari', 'Kari N', 'Ola', 'Per']),
      );
      expect(await sheet.locator('.season-course').first().getAttribute('aria-label')).toMatch(
        /^.+’s rating, game by game: 1500, /,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.keyboard.press('Escape');
      await page.locator('#log .view-keys button').first().tap();
      // A season is a filter of the log: it holds for the list of games too.
      await page.getByRole('button', { name: 'Show all games' }).waitFor();
      expect(await page.locator('.log-row').count()).toBe(3);
      await page.locator('[data-do="season-change"]').tap();
      await page.getByRole('button', { name: 'Delete', exact: true }).tap();
      await page.getByRole('button', { name: 'Yes, delete Autumn' }).tap();
      await expect.poll(() => page.locator('#season-choice option').allTextContents()).toEqual(['All games']);
      expect(problems).toEqual([]);
    },
    PHONE,
  ));

test('F61: seasons for which there is no room are told of, and are to be had where all else is that was set aside', () =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      const seasons = (tag: string) =>
        Array.from({ length: 200 }, (_, at) => ({
          ...{ id: `${tag}-${at}`, at: 1, name: `${tag} ${at}` },
          ...{ from: '', to: '', game: '' },
        }));
      await openLogWith(page, { ...KEPT, seasons: JSON.stringify(seasons('own')) });
      await page.getByRole('button', { name: 'Players', exact: true }).tap();
      await page.locator('[data-do="season-new"]').tap();
      await page.locator('[name="season-name"]').fill('Autumn');
      await page.locator('[data-do="season-save"]').tap();
      await page.getByText('There is room for 200 seasons.').waitFor();
      expect(await page.locator('[name="season-name"]').inputValue()).toBe('Autumn');
      await page.locator('#log .view-keys button').first().tap();
      await page.getByRole('button', { name: 'Import games' }).tap();
      const file = { format: 'gunnars-companion', v: 1, seasons: [...seasons('theirs'), { id: 7 }], games: [] };
      const buffer = Buffer.from(JSON.stringify(file));
      await page.locator('input[type="file"]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
      await page.getByText('One season in it could not be read and will not be added.').waitFor();
      await page.getByRole('button', { name: 'Add the 200 seasons' }).tap();
      await page.locator('.log-said', { hasText: 'There was no room for 200 seasons' }).waitFor();
      await page.getByRole('button', { name: 'Storage', exact: true }).tap();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download', exact: true }).tap();
      expect(await readFile(await (await coming).path(), 'utf8')).toContain('theirs 199');
      expect(problems).toEqual([]);
    },
    PHONE,
  ));
