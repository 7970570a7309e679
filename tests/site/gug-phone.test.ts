import { describe, expect, test } from 'vitest';
import { hasten } from '../browser/aimed.ts';
import { atRest } from '../browser/at-rest.ts';
import { mapReady, PHONE, query, restingPlace, verdictOf } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const LONG =
  'victoria:green-park,victoria:oxford-circus,victoria:warren-street,victoria:euston,' +
  'victoria:kings-cross-st-pancras,victoria:highbury-and-islington,victoria:finsbury-park,victoria:seven-sisters';

describe('the page is never wider than the screen', () => {
  test.each([
    ['how you came', 'at=victoria', 5],
    ['a route', `at=victoria&die=4&route=${LONG.split(',').slice(0, 4).join(',')}`, 4],
    ['a long route', `at=victoria&die=6&route=${LONG}`, 8],
  ])('%s', (_, link, least) =>
    visit(
      `/?${link}#gug`,
      async ({ page }) => {
        await mapReady(page);
        expect(await page.locator('.chips .chip').count()).toBeGreaterThanOrEqual(least);
        const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        expect(widths).toEqual([360, 360]);
      },
      PHONE,
    ),
  );
});

test('a double tap is one step', () =>
  visit(
    '/?at=victoria&die=4#gug',
    async ({ page }) => {
      await verdictOf(page, 'incomplete');
      await mapReady(page);
      const { x, y } = await restingPlace(page, 'green-park');
      await hasten(page);
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      await expect.poll(() => query(page)).toContain('route=');
      await atRest(page);
      expect(await query(page)).toMatch(/&route=victoria:green-park$/);
    },
    PHONE,
  ));

test.each([PHONE.viewport, { width: 740, height: 360 }])(
  'at $width x $height the whole map is seen first, with every name at its ends',
  (viewport) =>
    visit(
      '/',
      async ({ page }) => {
        await mapReady(page);
        const [names, cut] = await page.evaluate(() => {
          const { left, right } = document.querySelector('#gug [data-map]')!.getBoundingClientRect();
          const shown = [...document.querySelectorAll('#gug svg.board .names text')]
            .filter((name) => name.getClientRects().length > 0)
            .map((name) => ({ is: name.textContent, at: name.getBoundingClientRect() }));
          return [
            shown.length,
            shown.flatMap(({ is, at }) => (at.left >= left - 1 && at.right <= right + 1 ? [] : [is])),
          ] as const;
        });
        expect(names).toBeGreaterThanOrEqual(26);
        expect(cut).toEqual([]);
      },
      { ...PHONE, viewport },
    ),
);

test('on its side, a phone has the map and the controls next to each other', () =>
  visit(
    '/?at=victoria&die=4&route=victoria:green-park#gug',
    async ({ page }) => {
      await mapReady(page);
      const window = page.viewportSize()!;
      for (const seen of ['.gug-map', '.fact-die', '.dock .undo', '#gug-answer']) {
        const box = (await page.locator(seen).boundingBox())!;
        expect(box.x + box.width, seen).toBeLessThanOrEqual(window.width);
        expect(box.y, seen).toBeLessThan(window.height - 48);
      }
      const undo = (await page.locator('.dock .undo').boundingBox())!;
      expect(undo.y + undo.height).toBeLessThanOrEqual(window.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width);
    },
    { ...PHONE, viewport: { width: 740, height: 360 } },
  ));
