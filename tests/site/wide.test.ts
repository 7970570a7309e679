import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest } from '../browser/at-rest.ts';
import { mapReady } from '../browser/gug.ts';
import { NO_LOG } from '../browser/log.ts';
import { begun, keep, onTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { goldenGame } from '../storage/golden.ts';
import { savedTournament } from '../storage/tournaments.ts';

const visit = useBrowser();

const KEPT = {
  ...onTable(begun(goldenGame('v1-classic.json.txt'), 20)),
  ...onTable(begun(goldenGame('v1-gools-six.json.txt'), 8)),
  ...onTable(begun(goldenGame('v1-gabong-ten-deals.json.txt'), 3)),
  ...onTable(begun(savedTournament('eight'), 2)),
};

/** Where the scene begins, the column beside it, and where that ends, in CSS pixels. */
const EDGES = [
  { width: 1280, height: 800, edges: [40, 808, 1240] },
  { width: 1600, height: 900, edges: [200, 968, 1400] },
  { width: 1920, height: 1080, edges: [360, 1128, 1560] },
] as const;

/** The same of what stands in a panel now; nothing of what has not come yet. */
const edgesOf = (page: Page, panel: string): Promise<readonly number[]> =>
  page.evaluate((panel) => {
    const boxOf = (part: string) =>
      [...document.querySelectorAll(`#${panel} ${part}`)]
        .map((each) => each.getBoundingClientRect())
        .find(({ width }) => width > 0);
    const scene = boxOf('[data-scene]');
    const column = boxOf(':is(.table-beside, .more)');
    return scene && column ? [scene.left, column.left, column.right].map(Math.round) : [];
  }, panel);

test.each(EDGES)('at $width px all panels begin and end on one grid, and have one column', ({ edges, ...viewport }) =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await keep(page, KEPT);
      for (const address of ['/?at=victoria#gug', '/#gug', '/#gools', '/#gabong']) {
        await page.goto(new URL(address, page.url()).href);
        const [, panel] = address.split('#');
        await expect.poll(() => edgesOf(page, panel!), { message: address }).toEqual(edges);
      }
      await page.goto(new URL('/#log', page.url()).href);
      await page.locator('#log .view-keys button').nth(2).click();
      const [first, middle, last] = edges;
      // The bracket of a tournament is as wide as the scenes of the others.
      await expect.poll(() => edgesOf(page, 'log')).toEqual([first, last - (middle - first), last]);
    },
    { viewport },
  ),
);

test('from 1600 px on the map is looked at closer, with all in view that may be tapped next', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await page.goto(new URL('/?at=victoria&die=4#gug', page.url()).href);
      await mapReady(page);
      const look = async (width: number) => {
        await page.setViewportSize({ width, height: 1080 });
        await page.reload();
        await mapReady(page);
        await atRest(page);
        return page.evaluate(() => {
          const { left, right, top, bottom } = document.querySelector('#gug [data-map]')!.getBoundingClientRect();
          const next = ['victoria', 'green-park', 'pimlico', 'st-jamess-park', 'sloane-square'].map((id) =>
            document.querySelector(`#gug svg [data-station="${id}"]`)!.getBoundingClientRect(),
          );
          const isSeen = next.every((at) => at.left > left && at.right < right && at.top > top && at.bottom < bottom);
          return { scale: document.querySelector<SVGSVGElement>('#gug svg.board')!.getScreenCTM()!.a, isSeen };
        });
      };
      const usual = await look(1599);
      const wide = await look(1600);
      expect(wide.scale / usual.scale).toBeGreaterThan(1.3);
      expect([usual.isSeen, wide.isSeen]).toEqual([true, true]);
    },
    { viewport: { width: 1599, height: 1080 } },
  ));

const ILLEGAL =
  '/?at=victoria&die=4&route=victoria:green-park,victoria:oxford-circus,victoria:warren-street,northern:goodge-street#gug';

/** What stands on the left, from the top down, and what stands in the column, while a game is judged or played. */
const STANDS = [
  { name: 'the judge with a refused route', address: ILLEGAL, rows: ['.ticket', '.dock'], beside: '.more' },
  { name: 'GUG', address: '/#gug', rows: ['[data-line]', '[data-acts]'], beside: '.more' },
  { name: 'Gools', address: '/#gools', rows: ['[data-line]', '[data-acts]'], beside: '.table-beside' },
  { name: 'Gabong', address: '/#gabong', rows: ['[data-line]', '[data-acts]'], beside: '.table-beside' },
] as const;

const WIDE = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
] as const;

test.each(STANDS)(
  '$name at every width: line and keys below the scene, the column right of them from the top',
  ({ address, rows, beside }) =>
    visit(
      NO_LOG,
      async ({ page }) => {
        await keep(page, KEPT);
        await page.goto(new URL(address, page.url()).href);
        const placeOf = async (part: string) =>
          (await page.locator(`.panel:visible ${part}:visible`).first().boundingBox())!;
        await page.locator(`.panel:visible ${beside}`).waitFor();
        if (address.includes('gug')) await mapReady(page);
        for (const viewport of WIDE) {
          await page.setViewportSize(viewport);
          await atRest(page);
          const column = await placeOf(beside);
          let edge = 0;
          for (const part of ['[data-scene]', ...rows]) {
            const { x, y, width, height } = await placeOf(part);
            expect(y, `${part} at ${viewport.width}`).toBeGreaterThanOrEqual(edge - 1);
            expect(x + width, `${part} at ${viewport.width}`).toBeLessThanOrEqual(column.x + 1);
            edge = y + height;
          }
          const scene = await placeOf('[data-scene]');
          expect(column.y).toBeLessThanOrEqual(scene.y);
          // What is pressed next is on the screen.
          expect(edge).toBeLessThanOrEqual(viewport.height);
          if (beside !== '.more') continue;
          expect(scene.height).toBeGreaterThan(0.45 * viewport.height);
          // The column scrolls by itself.
          expect(column.y + column.height).toBeLessThanOrEqual(edge + 1);
        }
      },
      { viewport: WIDE[0] },
    ),
);

test('a key that leads to a part of the column brings it to the top there, and leaves the page where it is', () =>
  visit(
    ILLEGAL,
    async ({ page }) => {
      await page.locator('#gug-list').waitFor();
      await page.locator('.dock [data-do="list"]').click();
      await page.locator('#gug-list:focus').waitFor();
      const tops = await Promise.all(
        ['.more', '#gug-list'].map((part) =>
          page.locator(part).evaluate((element) => Math.round(element.getBoundingClientRect().top)),
        ),
      );
      expect([tops[1]! - tops[0]!, await page.evaluate(() => scrollY)]).toEqual([0, 0]);
    },
    { viewport: { width: 1280, height: 800 } },
  ));

test('no key of the map lies over whose data it shows, at any size', () =>
  visit('/', async ({ page }) => {
    await mapReady(page);
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 360, height: 740 },
      { width: 740, height: 360 },
      { width: 768, height: 1024 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await atRest(page);
      const credit = (await page.locator('#gug figcaption').boundingBox())!;
      for (const keys of await page.locator('#gug :is(.map-keys, .mode-keys) button').all()) {
        const { x, y, width, height } = (await keys.boundingBox())!;
        const isBeside = x >= credit.x + credit.width || x + width <= credit.x;
        expect(isBeside || y >= credit.y + credit.height || y + height <= credit.y, String(viewport.width)).toBe(true);
      }
    }
  }));
