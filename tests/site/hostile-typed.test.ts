import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { savedEvening } from '../browser/gools-evening.ts';
import { CHUNKS, comparing, keepOnly, PLAIN, watch } from '../browser/hostile.ts';
import { NO_LOG } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** Where a table is set up, by the word that its fields begin with. */
const SETUPS = [
  { game: 'gools', address: '/#gools' },
  { game: 'gabong', address: '/#gabong' },
  { game: 'tournament', address: '/#log' },
] as const;

/** A phone that knows the names from an evening before, with nothing on its tables. */
const knowing = (names: readonly string[]): Readonly<Record<string, string>> => ({
  'game:before': JSON.stringify({ ...savedEvening([], names), id: 'before' }),
});

/** Types all names, chair by chair, in every set-up, and sees it with the names of before offered and with these typed. */
async function typeAll(page: Page, names: readonly string[], see: () => Promise<void>): Promise<void> {
  for (const { game, address } of SETUPS) {
    await page.goto(new URL(address, page.url()).href);
    if (game === 'tournament') await page.locator('#log .view-keys button').nth(2).click();
    await page.locator(`#${game}-name-0`).waitFor();
    await expect.poll(() => page.locator(`#${game}-players ~ .known .chip`).allTextContents()).toEqual(names);
    await see();
    for (const [chair, name] of names.entries()) {
      const field = page.locator(`#${game}-name-${chair}`);
      if ((await field.count()) === 0) await page.locator(`#${game}-add`).click();
      await field.fill(name);
    }
    await see();
  }
}

test(
  'F29: typed as names, and offered as names of before, they are text',
  () =>
    visit(NO_LOG, async ({ page, problems }) => {
      const seen = await watch(page);
      const { learn, look, news } = comparing(page);
      const type = async (names: readonly string[], see: () => Promise<void>) => {
        await page.goto(new URL(NO_LOG, page.url()).href);
        await keepOnly(page, knowing(names));
        await typeAll(page, names, see);
      };
      for (const names of CHUNKS) await type(names, () => look(names.join(' and ')));
      // What comes a moment later may have been seen with the ones and not yet with the others.
      const learnAll = async () => {
        await type(PLAIN, learn);
        return news();
      };
      await expect.poll(learnAll).toEqual([]);
      expect(seen).toEqual([]);
      expect(problems).toEqual([]);
    }),
  240_000,
);
