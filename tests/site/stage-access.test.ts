import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { atRest, drawn } from '../browser/at-rest.ts';
import { faultsOfFocus } from '../browser/focus-shown.ts';
import { faultsOfNames } from '../browser/label-in-name.ts';
import { mapReady, PHONE } from '../browser/gug.ts';
import { NO_LOG } from '../browser/log.ts';
import { begun, openOnTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { goldenGame } from '../storage/golden.ts';
import { savedTournament } from '../storage/tournaments.ts';

const visit = useBrowser();

const GAMES = [
  { game: 'GUG', panel: 'gug', saved: begun(goldenGame('v1-classic.json.txt'), 20), moment: /\S/ },
  { game: 'Gools', panel: 'gools', saved: begun(goldenGame('v1-gools-six.json.txt'), 8), moment: /throws|leave/i },
  { game: 'Three Man', panel: 'gools', saved: begun(goldenGame('v1-gools-six.json.txt'), 50), moment: /\S/ },
  {
    game: 'Gabong',
    panel: 'gabong',
    saved: begun(goldenGame('v1-gabong-ten-deals.json.txt'), 3),
    moment: /Deal \d+ of 10/,
  },
  { game: 'a tournament', panel: 'log', saved: begun(savedTournament('eight'), 2), moment: /\S/ },
] as const;

async function open(page: Page, saved: SavedGame): Promise<void> {
  await openOnTable(page, saved);
  if (saved.game === 'tournament') await page.locator('#log .view-keys button').nth(2).press('Enter');
  await page.locator('.panel[data-stage] .stage-acts').waitFor();
  await atRest(page);
}

/** The places of the stage, in the order in which the keyboard comes to them: GUG's map is a part of the page, after them. */
const PLACES = ['stage-bar', 'stage-scene', 'stage-owed', 'stage-line', 'stage-acts'];

const PHONES = [
  { width: 412, height: 915 },
  { width: 360, height: 740 },
  { width: 320, height: 568 },
] as const;

test.each(GAMES)('the keyboard goes through $game from its bar to its keys, and is seen all the way', ({ saved }) =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await open(page, saved);
      for (const viewport of PHONES) {
        await page.setViewportSize(viewport);
        await drawn(page);
        expect({ viewport, faults: await faultsOfFocus(page) }).toEqual({ viewport, faults: [] });
        const order = await page.evaluate((places) => {
          const stops = [...document.querySelectorAll<HTMLElement>('.panel[data-stage] :is(button, a[href], summary)')];
          return stops
            .filter((stop) => stop.checkVisibility() && stop.tabIndex >= 0)
            .map((stop) => places.findIndex((place) => stop.closest(`.${place}`)))
            .filter((place) => place >= 0);
        }, PLACES);
        expect(order).toEqual(order.toSorted());
        expect(order).toContain(0);
        expect(order).toContain(PLACES.length - 1);
      }
    },
    { viewport: PHONES[0] },
  ),
);

test.each(GAMES)('the title of $game names its panel, and what it waits for', ({ panel, saved, moment }) =>
  visit(NO_LOG, async ({ page }) => {
    await open(page, saved);
    const tab = await page.locator(`a[data-panel="${panel}"]`).innerText();
    const [first, second, ...rest] = (await page.title()).split(' · ');
    expect(first).toBe(tab);
    expect(second).toMatch(moment);
    expect(rest.at(-1)).toBe('Gunnar’s Companion');
    await page.locator(`a[data-panel="${panel === 'gools' ? 'gabong' : 'gools'}"]`).press('Enter');
    await expect.poll(() => page.title()).toBe(`${panel === 'gools' ? 'Gabong' : 'Gools'} · Gunnar’s Companion`);
  }),
);

const SETUPS = [
  { panel: 'gug', field: 'setup-name', start: 'setup-start', now: 'gug-now' },
  { panel: 'gools', field: 'gools-name', start: 'gools-start', now: 'gools-now' },
  { panel: 'gabong', field: 'gabong-name', start: 'gabong-start', now: 'gabong-now' },
  { panel: 'log', field: 'tournament-name', start: 'tournament-start', now: 'tournament-now' },
] as const;

test.each(SETUPS)('who starts a game has the focus on what is due, which says itself: #$panel', (setup) =>
  visit(
    `/#${setup.panel}`,
    async ({ page }) => {
      if (setup.panel === 'gug') {
        await mapReady(page);
        await page.locator('.mode-keys .key').press('Enter');
      }
      if (setup.panel === 'log') await page.locator('#log .view-keys button').nth(2).press('Enter');
      await page.locator(`[id^="${setup.field}"]`).first().waitFor();
      const names = ['Anna', 'Bo', 'Cecilie', 'Dag', 'Eva', 'Finn', 'Gro', 'Hans'];
      const fields = page.locator(`input[id^="${setup.field}"]`);
      for (let at = 0; at < (await fields.count()); at += 1) await fields.nth(at).fill(names[at]!);
      await page.locator(`#${setup.start}`).press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(setup.now);
      const said = await page.locator(`#${setup.now}`).getAttribute('aria-label');
      expect(said).toMatch(/\p{L}/u);
      expect(await page.title()).toContain(said!);
    },
    PHONE,
  ),
);

test('a key that is called otherwise than what one sees on it is found', () =>
  visit('/#gools', async ({ page }) => {
    await page.locator('#gools-start').evaluate((key) => key.setAttribute('aria-label', 'Begin'));
    expect(await faultsOfNames(page)).toEqual(['“Start the evening” is not in “Begin”']);
  }));
