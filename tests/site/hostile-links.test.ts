import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { encodeGame } from '../../src/storage/game-link.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { mapReady } from '../browser/gug.ts';
import { CHUNKS, comparing, PLAIN, watch, type Watched } from '../browser/hostile.ts';
import { useBrowser } from '../browser/visit.ts';
import { ATTACKS } from '../storage/hostile/attacks.ts';

const visit = useBrowser();

/** The end of a link that brings an evening of these names, which is called by the first. */
const linkOf = async (names: readonly string[]): Promise<string> =>
  `game=${(await encodeGame({ ...savedEvening([], names), name: names[0]! }))!}`;

/**
 * Follows links that are none, one after the other, within the page: hundreds of them, each with a dozen questions from
 * outside, would take the browser ten times as long.
 *
 * @returns every sort of the page while the log said what it makes of them, with the first link that brought it.
 */
const followAll = (page: Page, hashes: readonly string[]): Promise<readonly (readonly [string, string])[]> =>
  page.evaluate(async (hashes) => {
    const seen = new Map<string, string>();
    const found = () => document.querySelector('.log-found');
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    for (const hash of hashes) {
      location.hash = hash;
      const isBrought = /^(?:game|part)=/.test(hash);
      if (isBrought) await until(() => found()?.checkVisibility() ?? false);
      else await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const sort of (window as unknown as Watched).sortsNow()) if (!seen.has(sort)) seen.set(sort, hash);
      if (!isBrought) continue;
      [...found()!.querySelectorAll('button')].find((key) => key.textContent.trim() === 'Cancel')!.click();
      await until(() => !found());
    }
    return [...seen];
  }, hashes);

test(
  'F29: in links, and as names that a link brings, they are text',
  () =>
    visit('/#log', async ({ page, problems }) => {
      const seen = await watch(page);
      await page.reload();
      const { learn, look, saw, news } = comparing(page);
      const follow = (hash: string) => page.evaluate((text) => (location.hash = text), hash);
      const found = page.locator('.log-found');
      /** Follows a link to a game, and looks at what the log says of it. */
      const bring = async (hash: string, see: () => Promise<void>) => {
        await follow(hash);
        await found.waitFor();
        await see();
        await page.getByRole('button', { name: 'Cancel' }).click();
        await found.waitFor({ state: 'detached' });
      };
      const learnAll = async () => {
        await follow('nowhere');
        await mapReady(page);
        await page.locator('#gug .ticket').waitFor();
        await learn();
        for (const hash of [await linkOf(PLAIN), 'game=nothing', 'part=nothing']) await bring(hash, learn);
        await learn();
      };
      await learnAll();

      for (const names of CHUNKS)
        await bring(await linkOf(names), async () => {
          const shown = (await found.textContent()) ?? '';
          expect(names.filter((name) => !shown.includes(name))).toEqual([]);
          await look(names.join(' and '));
        });
      saw(await followAll(page, [...ATTACKS.flatMap((text) => [`game=${text}`, `part=${text}`]), ...ATTACKS]));

      // Other panels wake while the texts are tried: what they brought is there with plain ones as well.
      if (news().length > 0) await learnAll();
      expect(news()).toEqual([]);
      expect(seen).toEqual([]);
      expect(problems).toEqual([]);
    }),
  240_000,
);
