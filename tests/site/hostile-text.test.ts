import { expect, test } from 'vitest';
import { LINK_PARTS } from '../../src/games/gug/situation.ts';
import { CHUNKS, comparing, watch } from '../browser/hostile.ts';
import { useBrowser } from '../browser/visit.ts';
import { ATTACKS } from '../storage/hostile/attacks.ts';

const visit = useBrowser();

test(
  'F29: as a search, and as every part of a question, they are text',
  () =>
    visit('/rules/search/?q=sip', async ({ page, problems }) => {
      const seen = await watch(page);
      await page.reload();
      await page.locator('.found').first().waitFor();
      const { learn, look, news } = comparing(page);
      await learn();
      const field = page.getByRole('searchbox');
      const told = page.locator('[role="status"]');
      await field.fill('xqzwv');
      await told.filter({ hasText: 'xqzwv' }).waitFor();
      await learn();
      for (const text of ATTACKS) {
        await field.fill(text);
        await expect.poll(() => field.inputValue()).toBe(text);
        await look(text);
      }
      const asking = (texts: readonly string[]): string =>
        `/?${new URLSearchParams(LINK_PARTS.map((part, index) => [part, texts[index % texts.length]!])).toString()}#gug`;
      const ask = async (texts: readonly string[]) => {
        await page.goto(new URL(asking(texts), page.url()).href);
        await page.locator('#gug .notes').waitFor();
      };
      for (const texts of CHUNKS) {
        await ask(texts);
        await look(texts.join(' and '));
      }
      // What comes a moment later may have been seen with the ones and not yet with the others.
      const learnAsked = async () => {
        await ask(['nowhere']);
        await learn();
        return news();
      };
      await expect.poll(learnAsked).toEqual([]);
      expect(seen).toEqual([]);
      expect(problems).toEqual([]);
    }),
  240_000,
);
