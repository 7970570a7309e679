import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { violationsIn } from './axe.ts';
import { keptAs, openLogWith } from './log.ts';

/** What the log says of two games in one of the languages, and the key that goes on with one. */
interface InWords {
  readonly lang: string;
  readonly leads: string;
  readonly won: string;
  readonly resume: string;
}

/**
 * Finds a running game and one that is over in the log of a small phone, and plays on.
 *
 * @param running - of Maya, Ola, Siri and Per.
 */
export async function findAndPlayOn(
  page: Page,
  [running, over]: readonly [running: SavedGame, over: SavedGame],
  { lang, leads, won, resume }: InWords,
): Promise<void> {
  await openLogWith(page, keptAs(running, over), lang === 'nb' ? '/nb/#log' : '/#log');
  const card = page.locator(`[data-game="${running.id}"]`);
  await card.getByText(leads).waitFor();
  await page.locator(`[data-game="${over.id}"]`).getByText(won).waitFor();
  await card.locator('[aria-haspopup]').click();
  expect(await page.locator('.log-seats').textContent()).toBe('Maya, Ola, Siri, Per');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
  expect(await violationsIn(page, { include: '#log' })).toEqual([]);
  await card.getByRole('button', { name: new RegExp(`^${resume}`) }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${running.game}`);
  await page.locator(`#${running.game}`).getByText('Maya').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`${running.game}-now`);
}
