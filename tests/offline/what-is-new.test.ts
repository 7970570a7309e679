import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import news from '../../content/news.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { atRest } from '../browser/at-rest.ts';
import { faultsOf, WHOLE } from '../browser/axe.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { PHONE } from '../browser/gug.ts';
import { keep, onTable } from '../browser/on-table.ts';
import { smallTargetsOf } from '../browser/small-targets.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();
/** What is told is told where the site is kept. */
const KEPT = { ...PHONE, serviceWorkers: 'allow' } as const;
const kept = (page: Page) => page.locator('[data-offline="ready"]').waitFor({ state: 'attached', timeout: 50_000 });
const newest = news[0]!;
const sheet = (page: Page) => page.locator('[data-release]');
/** The page again, as by a phone that knew this version; null: none. */
async function openedAfter(page: Page, version: string | null, address: string): Promise<void> {
  await page.evaluate((seen) => {
    if (seen === null) localStorage.removeItem('release-seen');
    else localStorage.setItem('release-seen', seen);
  }, version);
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'networkidle' });
  await kept(page);
}
/** The version that the phone is known to have been told of, once it was. */
const noted = (page: Page) => expect.poll(() => page.evaluate(() => localStorage.getItem('release-seen')));
/** Where the things lie that somebody may be about to tap. */
const lying = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, .panel-tabs, main, .panel, footer')].map((part) => {
      const { top, left, width, height } = part.getBoundingClientRect();
      return [top, left, width, height];
    }),
  );

test.each([
  ['en', '/'],
  ['nb', '/nb/'],
] as const)(
  'in %s three lines are told once after an update, over the page, and one tap puts them away',
  (lang, path) =>
    visit(
      path,
      async ({ page, problems }) => {
        const address = page.url();
        // A first visit has nothing that is new to it, and neither has the next.
        await kept(page);
        await noted(page).toBe(newest.id);
        expect(await sheet(page).isVisible()).toBe(false);
        await page.reload({ waitUntil: 'networkidle' });
        expect(await sheet(page).isVisible()).toBe(false);
        await atRest(page);
        const before = await lying(page);
        await openedAfter(page, '0.1.0', address);
        await sheet(page).waitFor();
        await atRest(page);
        expect(await lying(page)).toEqual(before);
        expect(await sheet(page).locator('li').allInnerTexts()).toEqual(newest[lang]);
        expect(await sheet(page).locator('h2').innerText()).toContain(newest.id);
        // Who hears the page hears the lines: the focus lies on the key of what is named and described.
        const key = sheet(page).getByRole('button');
        expect(await key.evaluate((element) => element === document.activeElement)).toBe(true);
        expect(await page.getByRole('dialog').getAttribute('aria-describedby')).toBe('new-lines');
        // What it lies over is out of reach as long as it is there; axe knows no layers, and counts how near that is.
        const faults = await faultsOf(page, WHOLE);
        expect(faults.filter((fault) => !fault.startsWith('target-size'))).toEqual([]);
        expect(await smallTargetsOf(page)).toEqual([]);
        await key.tap();
        await sheet(page).waitFor({ state: 'hidden' });
        await page.reload({ waitUntil: 'networkidle' });
        expect(await sheet(page).isVisible()).toBe(false);
        expect(problems).toEqual([]);
      },
      KEPT,
    ),
);

test('an update from a version that noted nothing is told, and a tap beside puts it away; not so a later version, a running game or the big screen', () =>
  visit(
    '/',
    async ({ page }) => {
      const { origin } = new URL(page.url());
      await kept(page);
      await openedAfter(page, '99.0.0', `${origin}/`);
      expect(await sheet(page).isVisible()).toBe(false);
      await openedAfter(page, '0.1.0', `${origin}/#tv`);
      expect(await sheet(page).isVisible()).toBe(false);
      await keep(page, onTable(savedEvening([])));
      await openedAfter(page, '0.1.0', `${origin}/#gools`);
      await page.locator('#gools .table-dock').waitFor();
      expect(await sheet(page).isVisible()).toBe(false);
      await openedAfter(page, null, `${origin}/`);
      await sheet(page).waitFor();
      await page.touchscreen.tap(180, 200);
      await sheet(page).waitFor({ state: 'hidden' });
      await noted(page).toBe(newest.id);
    },
    KEPT,
  ));

test('the news are those of this version', () => {
  const [major, minor] = manifest.version.split('.');
  expect(newest.id).toBe(`${major}.${minor}.0`);
});
