import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGS, PANELS, pathIn } from '../../src/i18n/lang.ts';
import { SHELL } from '../../src/i18n/shell.ts';
import { launchBrowser } from '../../src/tools/browser.ts';
import { DIST } from '../browser/dist.ts';
import { startHost } from '../browser/host.ts';
import { oldChromium } from './old-chromium/unpack.ts';

/** Opens the site in a Chromium of that version. */
async function visitIn(
  version: 92 | 106,
  work: (page: Page, origin: string, errors: readonly string[]) => Promise<void>,
) {
  const host = await startHost(DIST);
  const browser = await launchBrowser(oldChromium(version));
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 740 }, hasTouch: true });
    context.setDefaultTimeout(90_000);
    await context.addInitScript(() => localStorage.setItem('guided', '["gug","gools","three-man","gabong"]'));
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await work(page, host.origin, errors);
  } finally {
    await browser.close();
    await host.close();
  }
}

/** Names for as many as a new game has seats. */
async function sitDown(page: Page, panel: string): Promise<void> {
  const names = page.locator(`#${panel} input[id^="${panel}-name-"]`);
  await names.first().waitFor();
  for (let at = 0; at < (await names.count()); at += 1)
    await names.nth(at).fill(['Åse', 'Bo', 'Siri', 'Per'][at] ?? `P${at}`);
  await page.locator(`#${panel} [data-do="start"]`).tap();
}

test('Chromium 106, above the floor: judges a move, counts dice and cards, keeps the site', () =>
  visitIn(106, async (page, origin, errors) => {
    await page.goto(
      `${origin}/?at=victoria&die=4&route=victoria:green-park,victoria:oxford-circus,victoria:warren-street,northern:goodge-street#gug`,
    );
    await page.locator('#gug .ticket[data-outcome="illegal"]').waitFor();

    await page.goto(`${origin}/#gools`);
    await sitDown(page, 'gools');
    for (const eyes of [3, 3, 5, 5, 6]) await page.locator(`#gools .dice-face[data-eyes="${eyes}"]`).tap();
    for (const at of [0, 1]) await page.locator('#gools .dice-pick').nth(at).tap();
    await page.locator('#gools [data-do="keep"]').tap();
    await page.locator('.gools-lying').waitFor();

    await page.goto(`${origin}/#gabong`);
    await sitDown(page, 'gabong');
    await page.locator('#gabong .rank-key[data-rank="9"]').tap();
    await expect.poll(() => page.locator('#gabong .deal-now .deal-comes').first().innerText()).toContain('9');

    await page.goto(`${origin}/#log`);
    await page.locator('#log .view-keys').waitFor();
    await page.locator('[data-offline="ready"]').waitFor();
    expect(errors).toEqual([]);
  }));

test('Chromium 92, below it: each panel says so, and leads to the rules', () =>
  visitIn(92, async (page, origin, errors) => {
    for (const lang of LANGS) {
      for (const panel of PANELS) {
        await page.goto(`${origin}${pathIn(lang, '')}#${panel}`);
        // Playwright's own waiting asks for what this browser has not.
        await page.waitForFunction(
          ([of, words]) => document.querySelector<HTMLElement>(`#${of} .too-old`)?.innerText.includes(words!),
          [panel, SHELL[lang].tooOld],
        );
      }
      await page.evaluate(() => document.querySelector<HTMLElement>('#log .too-old a')!.click());
      await page.waitForURL(`**${pathIn(lang, 'rules/')}`);
    }
    expect(errors).toEqual([]);
  }));
