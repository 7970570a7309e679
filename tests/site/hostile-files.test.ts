import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { savedGame } from '../browser/gug-game.ts';
import { comparing, watch } from '../browser/hostile.ts';
import { useBrowser } from '../browser/visit.ts';
import { ATTACKS } from '../storage/hostile/attacks.ts';

const visit = useBrowser();

const paste = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Or paste the text or the link here').fill(text);
  await page.getByRole('button', { name: 'Show contents' }).click();
  await page.locator('.log-found').waitFor();
};
const choose = async (page: Page, name: string, text: string): Promise<void> => {
  // No name of a file has a slash.
  const file = { name: `${name.replaceAll('/', '∕')}.json`, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('.log-found').waitFor();
};
const leave = (page: Page): Promise<void> => page.getByRole('button', { name: 'Cancel' }).click();

const fileOf = (games: readonly unknown[]): string => JSON.stringify({ format: 'gunnars-companion', v: 1, games });
/** A key of the language refuses the whole file. */
const isKeyOfTheLanguage = (text: string): boolean => ['__proto__', 'constructor'].includes(text);

const TAKEN = ATTACKS.map((name, index) => ({ ...savedGame([]), id: `g${index}`, name }));
const REFUSED = ATTACKS.flatMap((text) => [
  ...(isKeyOfTheLanguage(text) ? [] : [{ ...savedGame([]), [text]: text }]),
  { ...savedGame([]), id: text },
  { ...savedGame([]), events: [{ kind: text }] },
]);

test(
  'F29: in files, in their names and in what is pasted they are text',
  () =>
    visit('/#log', async ({ page, problems }) => {
      const seen = await watch(page);
      await page.reload();
      await page.getByRole('button', { name: 'Import games' }).first().click();
      const { learn, look, news } = comparing(page);
      // What is known of a page, whether it takes a thing or refuses it.
      const learnAll = async () => {
        await learn();
        for (const text of [fileOf([savedGame([]), { ...savedGame([]), id: 'b', odd: 1 }]), '"plain"']) {
          await paste(page, text);
          await learn();
          await leave(page);
        }
      };
      await learnAll();

      await paste(page, fileOf(TAKEN));
      const shown = (await page.locator('.log-found').textContent()) ?? '';
      expect(ATTACKS.filter((name) => !shown.includes(name))).toEqual([]);
      await look('names in a file');
      await leave(page);
      await paste(page, fileOf(REFUSED));
      await look('keys in a file');
      await leave(page);
      for (const text of ATTACKS) {
        await paste(page, text);
        await look(`pasted ${text}`);
        await leave(page);
        await choose(page, text, text);
        await look(`a file ${text}`);
        await leave(page);
      }

      // Other panels wake while the texts are tried: what they brought is there with plain ones as well.
      if (news().length > 0) await learnAll();
      expect(news()).toEqual([]);
      expect(seen).toEqual([]);
      expect(problems).toEqual([]);
    }),
  240_000,
);

test('F30: a large file is read beside the page, which can stop it, and a long one of games is taken', () =>
  visit('/#log', async ({ page, problems }) => {
    await page.getByRole('button', { name: 'Import games' }).first().click();
    const input = page.locator('input[type="file"]');
    const fileOfText = (text: string) => ({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    const isReader = (address: string) => address.includes('file.worker');

    const reader = page.waitForEvent('worker', (worker) => isReader(worker.url()));
    await input.setInputFiles(fileOfText(`{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":0`).join()}}`));
    await reader;
    expect(await page.locator('.log-refused').getAttribute('data-why')).toBe('too-many');
    await leave(page);

    const games = Array.from({ length: 500 }, (_, at) => ({ ...savedGame([]), id: `g${at}`, name: `Game ${at}` }));
    const again = page.waitForEvent('worker', (worker) => isReader(worker.url()));
    await input.setInputFiles(fileOfText(fileOf(games)));
    await again;
    await page.locator('.log-found').waitFor();
    expect(await page.locator('[data-found="new"]').count()).toBe(500);
    await leave(page);

    // The worker is kept from starting, as a file that takes for ever would keep it.
    await page.route('**/file.worker*', () => undefined);
    await input.setInputFiles(fileOfText(fileOf(games)));
    await leave(page);
    await input.waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
  }));
