import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PANEL_EN } from '../../src/i18n/gug/en.ts';
import { PANEL_NB } from '../../src/i18n/gug/nb.ts';
import { GUG_GAME_NB } from '../../src/i18n/gug-game/nb.ts';
import { mapReady, PHONE, verdictOf } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

describe('a link that makes no sense', () => {
  test.each([
    ['board=oslo-t-bane&at=victoria&die=4', 'board', 'oslo-t-bane'],
    ['at=atlantis&die=4', 'at', 'atlantis'],
    ['at=victoria&from=atlantis&by=victoria&die=4', 'from', 'atlantis'],
    ['at=victoria&from=pimlico&by=monorail&die=4', 'by', 'monorail'],
    ['at=victoria&die=7', 'die', '7'],
    ['at=victoria&die=4&route=victoria:green-park,nonsense', 'route', 'nonsense'],
    ['at=victoria&die=4&drops=morden', 'drops', 'morden'],
    ['at=victoria&die=4&leicester=many', 'leicester', 'many'],
    ['at=victoria&die=4&touched=maybe', 'touched', 'maybe'],
    ['at=victoria&die=4&works=atlantis', 'works', 'atlantis'],
    ['at=victoria&die=%3Cimg%20src=x%20onerror=alert(1)%3E', 'die', '<img'],
  ])('%s: names the part', (link, part, text) =>
    visit(
      `/?${link}#gug`,
      async ({ page, problems }) => {
        const note = page.locator(`.notes [data-part="${part}"]`);
        await note.waitFor();
        expect(await note.textContent()).toContain(text);
        expect(problems).toEqual([]);
      },
      PHONE,
    ),
  );

  test('the rest is kept, and judged', () =>
    visit(
      '/?at=victoria&die=4&route=victoria:green-park,nonsense&leicester=many&drops=northern:morden,atlantis:central#gug',
      async ({ page }) => {
        await verdictOf(page, 'incomplete');
        expect(await page.locator('.notes p').count()).toBe(3);
        expect(await page.locator('.slot[data-taken="true"]').count()).toBe(1);
        await page.locator('.notes').getByRole('button', { name: 'Close' }).tap();
        await page.locator('.notes').waitFor({ state: 'detached' });
      },
      PHONE,
    ));
});

describe('before any script', () => {
  test.each(['/', '/nb/'])('%s shows the map, a form that writes the address, and the stations as links', (companion) =>
    visit(
      companion,
      async ({ page }) => {
        expect(await page.locator('svg.board').isVisible()).toBe(true);
        await page.locator('select[name="at"]').selectOption('victoria');
        await page.locator('select[name="from"]').selectOption('pimlico');
        await page.locator('select[name="by"]').selectOption('victoria');
        await page.locator('button[name="die"][value="4"]').click();
        await page.waitForURL('**/?at=victoria&from=pimlico&by=victoria&die=4#gug');
        await page.locator('#gug-links summary').first().click();
        const link = page.locator('#gug-links details a').first();
        expect(await link.getAttribute('href')).toMatch(/^\?at=[a-z-]+#gug$/);
        expect(await link.isVisible()).toBe(true);
      },
      { ...PHONE, javaScriptEnabled: false },
    ),
  );
});

test('without the map chunk the drawing stays, and the list serves', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await page.route(/\/leaflet\.[^/]*\.js$/, (route) => route.abort());
      await page.goto(new URL('/?at=victoria&die=4#gug', page.url()).href, { waitUntil: 'networkidle' });
      await verdictOf(page, 'incomplete');
      expect(await page.locator('svg.board').isVisible()).toBe(true);
      await page.locator('section[aria-labelledby="gug-list"] > ul').getByRole('button', { name: 'Green Park' }).tap();
      await expect.poll(() => page.locator('.chips .chip').count()).toBe(1);
    },
    PHONE,
  ));

test('without the board the form stays, and it is said what to do', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await page.route(/london-2025.*\.json$/, (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Log in' }),
      );
      await page.goto(new URL('/?at=victoria&die=4#gug', page.url()).href, { waitUntil: 'networkidle' });
      await page.locator('.notes[role="alert"]').waitFor();
      expect(await page.locator('select[name="at"]').isVisible()).toBe(true);
      // Every station once: a browser takes long over a second list, which those without a script alone have.
      expect(await page.locator('.ask-form option').count()).toBeLessThan(300);
      await page.unroute(/london-2025.*\.json$/);
      await page.getByRole('button', { name: 'Try again' }).tap();
      await verdictOf(page, 'incomplete');
      await mapReady(page);
    },
    PHONE,
  ));

describe('F63: another board', () => {
  /** The script that can draw a board, with all else that a first question does not need. */
  const DRAWING = /\/late-parts\.[^/]*\.js$/;
  const drawing = (page: Page) => page.locator('svg.board[data-board="london-2003"]');

  /** Tries again, once all can be had: the page is loaded anew, for browsers remember that a script was missing. */
  async function tryAgain(page: Page, { part, again }: { readonly part: string; readonly again: string }) {
    const told = page.locator('.notes[role="alert"]', { hasText: part });
    await told.waitFor();
    // The board that the page holds is not taken for the one that was asked for.
    expect(await page.locator('[data-map]').isHidden()).toBe(true);
    await page.unroute(DRAWING);
    await Promise.all([page.waitForEvent('load'), told.getByRole('button', { name: again }).tap()]);
    await drawing(page).waitFor({ state: 'attached' });
    expect(await told.count()).toBe(0);
  }

  test('whose drawing is not fetched is said to be missing where a link asks for it, and is drawn once it can be', () =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        await page.route(DRAWING, (route) => route.abort());
        await page.goto(new URL('/?board=london-2003&at=whitechapel&die=3#gug', page.url()).href);
        await verdictOf(page, 'incomplete');
        await tryAgain(page, PANEL_EN.trouble);
        await verdictOf(page, 'incomplete');
        expect(await drawing(page).isVisible()).toBe(true);
      },
      PHONE,
    ));

  test('whose rules are not fetched either is said to be missing in the set-up, and can be asked for again', () =>
    visit(
      '/nb/#gug',
      async ({ page }) => {
        const boards = page.locator('#setup-board label');
        const file = /london-2003[^/]*\.json$/;
        await mapReady(page);
        await page.locator('.mode-keys .key').tap();
        await page.locator('#setup-board .fold-key').tap();
        await page.route(file, (route) => route.abort());
        await boards.nth(1).tap();
        const told = page.locator('.setup [role="alert"]', { hasText: GUG_GAME_NB.desk.noBoard });
        await told.waitFor();
        // The board that the page holds stays, and its map.
        expect(await page.locator('[data-map][hidden]').count()).toBe(0);
        await page.unroute(file);
        await told.getByRole('button', { name: PANEL_NB.trouble.again }).tap();
        // The map stands beside what is closed on it.
        await page.locator('#setup-works .fold-key').tap();
        await drawing(page).waitFor();
      },
      PHONE,
    ));
});

test('nothing moves when the panel wakes up', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(globalThis, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (globalThis as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(new URL('/#gug', page.url()).href, { waitUntil: 'networkidle' });
      await mapReady(page);
      expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
    },
    PHONE,
  ));
