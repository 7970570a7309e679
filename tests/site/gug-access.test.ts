import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drawn, goTo } from '../browser/at-rest.ts';
import { faultsOf, USUAL } from '../browser/axe.ts';
import { BEGUN } from '../browser/begun.ts';
import { mapReady, query, tapStation } from '../browser/gug.ts';
import { openGame } from '../browser/gug-game.ts';
import { SIZES, useBrowser } from '../browser/visit.ts';
import { openTicket } from '../browser/stage.ts';

const visit = useBrowser();

const STATES: readonly { name: string; link: string; prepare?: (page: Page) => Promise<unknown> }[] = [
  { name: 'incomplete', link: 'at=victoria&from=pimlico&by=victoria&die=4&route=victoria:green-park' },
  {
    name: 'legal',
    link: 'at=heathrow&from=hatton-cross&by=piccadilly&die=1&route=piccadilly:hatton-cross,piccadilly:hounslow-west',
  },
  {
    name: 'illegal',
    link: 'at=victoria&die=4&route=victoria:green-park,victoria:victoria&drops=northern:edgware,northern:high-barnet',
  },
  { name: 'penalty', link: 'at=bank&die=4&route=dlr:limehouse&touched=nope' },
  {
    name: 'clause sheet',
    link: 'at=victoria&die=4&route=victoria:green-park,victoria:victoria',
    prepare: async (page) => {
      await openTicket(page);
      await page.locator('.findings .clause').first().click();
    },
  },
  { name: 'house rules', link: 'at=victoria', prepare: (page) => page.locator('#gug-house-rules .fold-key').click() },
  { name: 'search', link: '', prepare: (page) => page.getByRole('combobox').fill('st') },
  {
    name: 'a drop to add',
    link: 'at=victoria&die=4',
    prepare: (page) => page.locator('section[aria-labelledby="gug-ledger"] > .key.wide').click(),
  },
];

const VIEWS = [
  { viewport: SIZES[0].viewport, colorScheme: 'light' },
  { viewport: SIZES[1].viewport, colorScheme: 'dark' },
] as const;

test.each(STATES.map((state, at) => ({ ...state, companion: at % 2 === 0 ? '/' : '/nb/' })))(
  'axe finds no fault on a phone, nor on a desk in the dark: $name, $companion',
  ({ link, prepare, companion }) =>
    visit(
      `${companion}?${link}#gug`,
      async ({ page }) => {
        await mapReady(page);
        await prepare?.(page);
        for (const { viewport, colorScheme } of VIEWS) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme });
          await drawn(page);
          // The drawing of the map is looked at once for all, by the pages' own test: 270 names take axe their time.
          expect(await faultsOf(page, USUAL, { exclude: 'svg.board' }), colorScheme).toEqual([]);
        }
      },
      VIEWS[0],
    ),
);

test.each([320, 360])('at %i px nothing is pushed off the side, and everything pressed is big enough', (width) =>
  visit(
    '/nb/?at=kings-cross-st-pancras&from=caledonian-road&by=piccadilly&die=4&route=piccadilly:russell-square&drops=piccadilly:heathrow#gug',
    async ({ page }) => {
      await mapReady(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const small = await page.evaluate(() => {
        const pressed = document.querySelectorAll<HTMLElement>(
          '#gug button, #gug a, #gug summary, #gug select, #gug input:not([type="radio"], [type="checkbox"]), #gug label',
        );
        return [...pressed].flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          if (width === 0 || element.matches('.clause')) return [];
          return width < 48 || height < 48 ? [`${element.className} ${element.textContent}: ${width} x ${height}`] : [];
        });
      });
      expect(small).toEqual([]);
      // The number of a clause is a small tag in a row of its own height: the finger gets more than the eye.
      const tags = await page.locator('#gug .clause').evaluateAll((elements) =>
        elements.map((element) => {
          const { height } = element.getBoundingClientRect();
          const after = getComputedStyle(element, '::after');
          return height - parseFloat(after.top) - parseFloat(after.bottom);
        }),
      );
      for (const height of tags) expect(height).toBeGreaterThanOrEqual(44);
      await page.locator('.fact-die').click();
      for (const die of await page.locator('.die-key').all()) {
        const box = await die.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(56);
        expect(box?.width).toBeGreaterThanOrEqual(width < 360 ? 48 : 56);
      }
    },
    { viewport: { width, height: 740 } },
  ),
);

/** Low and narrow windows: 1280 by 1024 at 400 %, phones on their side, a phone with its keyboard up. */
const LOW = [
  { width: 320, height: 256 },
  { width: 412, height: 300 },
  { width: 480, height: 320 },
  { width: 740, height: 360 },
] as const;

describe.each(LOW)('at $width by $height', ({ width, height }) => {
  const low = { viewport: { width, height }, hasTouch: true, isMobile: true };
  /** The map can be looked at and tapped; nothing of the page lies beyond its side. */
  const hasMap = async (page: Page) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const map = page.locator('#gug [data-map]');
    await map.scrollIntoViewIfNeeded();
    const box = (await map.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(160);
    expect(box.width).toBeGreaterThanOrEqual(200);
    // Some of the window is left for a finger that scrolls on.
    if (width < 640) expect(box.height).toBeLessThanOrEqual(0.75 * height);
  };

  test('the judge has a map, and a station on it can be tapped', () =>
    visit(
      '/?at=victoria&die=4#gug',
      async ({ page }) => {
        await mapReady(page);
        await hasMap(page);
        await page.locator('#gug [data-map]').evaluate((map) => map.scrollIntoView({ block: 'end' }));
        await tapStation(page, 'green-park');
        await expect.poll(() => query(page)).toContain('route=victoria:green-park');
      },
      low,
    ));

  test('a running game has a map, and no other panel or rule page is wider than the window', () =>
    visit(
      '/rules/gug/',
      async ({ page }) => {
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
        expect({ page: 'rules', wide: await wide() }).toEqual({ page: 'rules', wide: width });
        await openGame(page, BEGUN);
        await mapReady(page);
        await hasMap(page);
        for (const panel of ['gools', 'gabong', 'log']) {
          await goTo(page, `/nb/#${panel}`);
          expect({ panel, wide: await wide() }).toEqual({ panel, wide: width });
        }
      },
      low,
    ));
});

test('the answer is a line below the map, with its rule; the ticket over it says all, and goes away', () =>
  visit(
    '/?at=victoria&die=4&route=victoria:green-park,victoria:oxford-circus,victoria:warren-street,northern:goodge-street#gug',
    async ({ page }) => {
      await mapReady(page);
      const map = (await page.locator('[data-map]').boundingBox())!;
      /** How far the head of the route lies below the edge of the map, and above the ticket. */
      const room = async () => {
        const head = (await page.locator('svg .head').boundingBox())!;
        const ticket = (await page.locator('.ticket').boundingBox())!;
        return Math.min(head.y - map.y, ticket.y - head.y - head.height);
      };
      await expect.poll(room).toBeGreaterThan(0);
      expect((await page.locator('.ticket').boundingBox())!.height).toBeLessThanOrEqual(57);
      expect(await page.locator('.ticket-head .clause').innerText()).toBe('10.2');
      await openTicket(page);
      const size = await page.locator('.answer').evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      expect(size).toBeGreaterThanOrEqual(32);
      await page.getByRole('button', { name: 'Only the answer' }).click();
      await expect.poll(room).toBeGreaterThan(0);
    },
    { viewport: { width: 360, height: 740 } },
  ));
