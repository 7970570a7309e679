import { expect, test } from 'vitest';
import { mapReady, PHONE, tapStation } from '../browser/gug.ts';
import { atRest } from '../browser/at-rest.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** How much of the map's room the drawing has at least, with its names. */
const FILLED = 0.7;

test.each([
  { companion: '/', captions: ['You', 'Came from', 'Die'] },
  { companion: '/nb/', captions: ['Du', 'Kom fra', 'Terning'] },
])(
  '$companion: the first screen is a question, its field and the map; what is known and undo come as there is something',
  ({ companion, captions }) =>
    visit(
      companion,
      async ({ page }) => {
        await mapReady(page);
        expect(await page.locator('#gug .dock :is(input, textarea, select)').count()).toBe(1);
        expect(await page.locator('#gug :is(.facts, .dock button.undo)').count()).toBe(0);
        const share = await page.evaluate(() => {
          const room = document.querySelector('#gug [data-map]')!.getBoundingClientRect();
          const drawn = [...document.querySelectorAll('#gug svg.board :is(.lines, .names text)')]
            .filter((each) => each.getClientRects().length > 0)
            .map((each) => each.getBoundingClientRect());
          const top = Math.max(room.top, Math.min(...drawn.map((each) => each.top)));
          const bottom = Math.min(room.bottom, Math.max(...drawn.map((each) => each.bottom)));
          return (bottom - top) / room.height;
        });
        expect(share).toBeGreaterThanOrEqual(FILLED);
        // Whoever reads the page comes to the question first, and not through 400 stations.
        const isFirst = await page.evaluate(() => {
          const [asked, map] = ['#gug-asked', '#gug [data-map]'].map((each) => document.querySelector(each)!);
          return Boolean(asked!.compareDocumentPosition(map!) & Node.DOCUMENT_POSITION_FOLLOWING);
        });
        expect(isFirst).toBe(true);

        await tapStation(page, 'victoria');
        await page.locator('#gug [data-question="came"]').waitFor();
        const { x, y, height } = (await page.locator('#gug .dock button.undo').boundingBox())!;
        expect(x).toBe(16);
        await tapStation(page, 'pimlico');
        await page.locator('#gug [data-question="die"]').waitFor();
        await page.locator('#gug .die-key:nth-child(4)').tap();
        await page.locator('#gug [data-question="route"]').waitFor();
        expect(await page.locator('#gug .fact-caption').allTextContents()).toEqual(captions);
        const after = (await page.locator('#gug .dock button.undo').boundingBox())!;
        expect(after.x).toBe(x);
        expect(Math.abs(after.y + after.height - y - height)).toBeLessThan(1);
      },
      PHONE,
    ),
);

test.each([
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
])('every name of the whole map is whole, and free of whose data it is, at $width x $height', (viewport) =>
  visit(
    '/',
    async ({ page }) => {
      await mapReady(page);
      await atRest(page);
      const cut = await page.evaluate(() => {
        const room = document.querySelector('#gug [data-map]')!.getBoundingClientRect();
        const credit = document.querySelector('#gug figcaption')!.getBoundingClientRect();
        return [...document.querySelectorAll('#gug svg.board .names text')]
          .filter((each) => each.getClientRects().length > 0)
          .filter((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            const isIn = left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
            return !isIn || (right > credit.left && bottom > credit.top);
          })
          .map((each) => each.textContent);
      });
      expect(cut).toEqual([]);
    },
    { ...PHONE, viewport },
  ),
);
