import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BEGUN, openRound } from '../browser/begun.ts';
import { openEvening, savedEvening } from '../browser/gools-evening.ts';
import { openGame } from '../browser/gug-game.ts';
import { keptAs, NO_LOG, openLogWith, savedGame } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const PANELS: readonly { readonly panel: string; readonly open: (page: Page) => Promise<unknown> }[] = [
  { panel: 'gug', open: (page) => openGame(page, BEGUN, '/nb/#gug') },
  { panel: 'gools', open: (page) => openEvening(page, savedEvening([])) },
  { panel: 'gabong', open: openRound },
  { panel: 'log', open: (page) => openLogWith(page, keptAs(savedGame({ id: 'a' })), '/nb/#log') },
];

test.each(PANELS)('going back puts a sheet away and keeps the panel: $panel', ({ panel, open }) =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await open(page);
      const opener = page.locator(`#${panel} button[aria-haspopup="dialog"]`).last();
      const address = page.url();
      // A second time too: the first leaves nothing behind that would be gone back to.
      for (let time = 0; time < 2; time += 1) {
        await opener.press('Enter');
        await page.locator('dialog[open]').waitFor();
        await page.goBack();
        await page.locator('dialog').waitFor({ state: 'detached' });
        expect(page.url()).toBe(address);
        expect(await page.locator(`#${panel}`).isVisible()).toBe(true);
        await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
      }
      expect(problems).toEqual([]);
    },
    { viewport: { width: 360, height: 740 } },
  ),
);
