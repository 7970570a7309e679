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

/** Types names, chair by chair, from within the page: hundreds of them, each with a dozen questions from outside, take long. */
const typeInto = (page: Page, game: string, names: readonly string[]): Promise<void> =>
  page.evaluate(
    async ([game, names]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const fieldOf = (chair: number) => document.querySelector<HTMLInputElement>(`#${game}-name-${chair}`);
      for (const [chair, name] of names.entries()) {
        if (!fieldOf(chair)) document.querySelector<HTMLElement>(`#${game}-add`)!.click();
        while (!fieldOf(chair)) await frame();
        const field = fieldOf(chair)!;
        field.focus();
        field.setRangeText(name, 0, field.value.length, 'end');
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: name }));
        await frame();
      }
    },
    [game, names] as const,
  );

/** Types all names, chair by chair, in every set-up, and sees it with the names of before offered and with these typed. */
async function typeAll(page: Page, names: readonly string[], see: () => Promise<void>): Promise<void> {
  for (const { game, address } of SETUPS) {
    await page.goto(new URL(address, page.url()).href);
    if (game === 'tournament') await page.locator('#log .view-keys button').nth(2).click();
    await page.locator(`#${game}-name-0`).waitFor();
    await expect.poll(() => page.locator(`#${game}-players ~ .known .chip`).allTextContents()).toEqual(names);
    await see();
    await typeInto(page, game, names);
    const typed = () =>
      page
        .locator(`[id^="${game}-name-"]`)
        .evaluateAll((fields) => fields.map((field) => 'value' in field && field.value));
    await expect.poll(typed).toEqual(names);
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
