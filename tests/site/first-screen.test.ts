import { expect, test } from 'vitest';
import { answered, mapReady, PHONE, tapStation } from '../browser/gug.ts';
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

/** Links of moves that people argue about, each on another part of the map. */
const DISPUTED = [
  'at=victoria&die=4&route=victoria:green-park,victoria:oxford-circus,victoria:warren-street,northern:goodge-street',
  'at=east-finchley&from=highgate&by=northern&die=5&route=northern:finchley-central,northern:mill-hill-east',
  'at=hounslow-west&from=hounslow-central&by=piccadilly&die=6&route=piccadilly:hatton-cross,piccadilly:heathrow',
  'at=victoria&die=4&route=victoria:pimlico,victoria:vauxhall,victoria:stockwell,northern:clapham-north',
];

test.each([
  ...DISPUTED.flatMap((query) => ['/', '/nb/'].map((companion) => ({ companion, query, width: 360, height: 740 }))),
  { companion: '/', query: DISPUTED[0]!, width: 320, height: 568 },
])('$companion?$query at $width x $height: without a tap the whole move is seen with its verdict', (row) =>
  visit(
    `${row.companion}?${row.query}#gug`,
    async ({ page }) => {
      await answered(page);
      // Where the move began, its stops, and the verdict: no key lies over any of them.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const all = [...document.querySelectorAll('#gug svg.board :is(.here, .stop), #gug-answer')];
            const covered = all.filter((each) => {
              const { left, top, width, height } = each.getBoundingClientRect();
              const [x, y] = [left + width / 2, top + height / 2];
              const over = document.elementFromPoint(x, y)?.closest('button, a, [data-map]');
              return !over?.matches('[data-map], .ticket-head *');
            });
            return { seen: all.length, covered: covered.map((each) => each.textContent) };
          }),
        )
        .toEqual({ seen: row.query.split('route=')[1]!.split(',').length + 2, covered: [] });
    },
    { ...PHONE, viewport: row },
  ),
);
