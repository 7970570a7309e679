import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atRest, saidKept } from '../browser/at-rest.ts';
import { mapReady, PHONE, query, restingPlace, tapStation } from '../browser/gug.ts';
import { most, workOf } from '../browser/style-work.ts';
import { openGame, savedGame } from '../browser/gug-game.ts';
import { NO_LOG } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** What a browser has styled and laid out anew since it was asked last: how often, not for how long. */
async function counted(devtools: CDPSession): Promise<{ readonly styles: number; readonly layouts: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return { styles: of('RecalcStyleCount'), layouts: of('LayoutCount') };
}

/** The fingers at these places, and from there so far in each of ten frames; then they stay, or are lifted. */
async function drag(page: Page, places: readonly number[], step: number, then?: 'lift'): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', moved: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((x, id) => ({ x: x + moved * (id === 0 ? -1 : 1), y: 300 - moved / 2, id })),
    });
  await touch('touchStart', 0);
  for (let frame = 1; frame <= 10; frame += 1) {
    await touch('touchMove', frame * step);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  if (then) await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

const drawnAt = (page: Page): Promise<readonly [scale: number, x: number]> =>
  page.locator('#gug svg.board').evaluate((svg) => {
    const { a, e } = (svg as unknown as SVGSVGElement).getScreenCTM()!;
    return [a, e];
  });

const namesShown = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('#gug .names text')
    .evaluateAll((all) => all.filter((text) => text.getClientRects().length > 0).map((text) => text.textContent));

/** As on a phone whose owner does not mind what glides. */
const GLIDING = { ...PHONE, reducedMotion: 'no-preference' } as const;
const zoomIn = (page: Page) => page.locator('.map-keys button').first().tap();

/** How much transforms enlarge the drawing on the screen, all together. */
const enlarged = (page: Page): Promise<number> =>
  page.locator('#gug svg.board').evaluate((svg) => {
    let product = 1;
    for (let element: Element | null = svg; element; element = element.parentElement) {
      const { transform, scale, zoom } = getComputedStyle(element);
      product *= new DOMMatrix(transform === 'none' ? '' : transform).a * Number(zoom);
      if (scale !== 'none') product *= Number(scale.split(' ')[0]);
    }
    return product;
  });

/** The station nearest to the middle of the map, as it is drawn. */
const middleStation = (page: Page): Promise<string> =>
  page.locator('#gug [data-map]').evaluate((map) => {
    const { x, y, width, height } = map.getBoundingClientRect();
    const off = (station: SVGGElement): number => {
      const { e, f } = station.getScreenCTM()!;
      return Math.hypot(e - x - width / 2, f - y - height / 2);
    };
    const stations = [...map.querySelectorAll<SVGGElement>('[data-station]')];
    return stations.toSorted((one, other) => off(one) - off(other))[0]!.dataset['station']!;
  });

/** Waits for longer than the map glides, and until it has come to rest however slowly it is drawn. */
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(700);
  await restingPlace(page, 'victoria');
  await atRest(page);
}

describe('the map in the hand', () => {
  test('while it is dragged nothing is laid out, and next to nothing is styled', () =>
    visit(
      '/#gug',
      async ({ page }) => {
        await mapReady(page);
        await zoomIn(page);
        await rest(page);
        const [, before] = await drawnAt(page);
        const { styled, laidOut } = await workOf(page, () => drag(page, [200], 8));
        expect((await drawnAt(page))[1]).toBeLessThan(before - 40);
        expect(styled.length).toBeGreaterThan(4);
        expect(most(styled)).toBeLessThanOrEqual(50);
        expect(laidOut).toEqual([]);
      },
      GLIDING,
    ));

  test('while it is pinched nothing is laid out, and next to nothing is styled', () =>
    visit(
      '/#gug',
      async ({ page }) => {
        await mapReady(page);
        await rest(page);
        const [before] = await drawnAt(page);
        const { styled, laidOut } = await workOf(page, () => drag(page, [160, 200], 8));
        expect((await drawnAt(page))[0]).toBeGreaterThan(before * 1.5);
        expect(styled.length).toBeGreaterThan(4);
        expect(most(styled)).toBeLessThanOrEqual(50);
        expect(laidOut).toEqual([]);
      },
      GLIDING,
    ));

  test('a step of zoom styles and lays out the names it shows, and not the rest of the drawing', () =>
    visit(
      '/#gug',
      async ({ page }) => {
        await mapReady(page);
        await rest(page);
        const { styled, laidOut } = await workOf(page, async () => {
          await zoomIn(page);
          await rest(page);
        });
        expect(most(styled)).toBeGreaterThan(0);
        expect(most(styled)).toBeLessThanOrEqual(150);
        expect(most(laidOut)).toBeLessThanOrEqual(200);
      },
      GLIDING,
    ));

  test.each<{ what: string; address?: string; act?: (page: Page) => Promise<void> }>([
    { what: 'opened' },
    { what: 'fitted to a station', address: '/?at=victoria#gug' },
    { what: 'a step closer', act: zoomIn },
    { what: 'pinched', act: (page) => drag(page, [160, 200], 8, 'lift') },
    {
      what: 'dragged when closer',
      async act(page) {
        await zoomIn(page);
        await rest(page);
        await drag(page, [200], 5, 'lift');
      },
    },
    { what: 'in a larger window', act: (page) => page.setViewportSize({ width: 480, height: 900 }) },
  ])('$what, the map rests in its real size, and stations are where they are drawn', ({ address = '/#gug', act }) =>
    visit(
      address,
      async ({ page }) => {
        await mapReady(page);
        await rest(page);
        await act?.(page);
        await rest(page);
        const [scale] = await drawnAt(page);
        expect(Math.abs((await enlarged(page)) - 1)).toBeLessThan(0.05);
        // What the browser says of the drawing is what it says of its box.
        const { width } = (await page.locator('#gug svg.board').boundingBox())!;
        const units = await page
          .locator('#gug svg.board')
          .evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width);
        expect(width / units / scale).toBeCloseTo(1, 2);
        const station = await middleStation(page);
        await tapStation(page, station);
        await expect.poll(() => query(page)).toContain(station);
      },
      GLIDING,
    ),
  );

  test('what does not glide is laid out once by a step of zoom, names and all', () =>
    visit(
      '/#gug',
      async ({ page }) => {
        await mapReady(page);
        await rest(page);
        const { laidOut } = await workOf(page, async () => {
          await zoomIn(page);
          await rest(page);
        });
        expect(laidOut.length).toBe(1);
      },
      PHONE,
    ));

  test('all names of a zoom have come after a few frames', () =>
    visit(
      '/#gug',
      async ({ page }) => {
        await mapReady(page);
        for (let steps = 0; steps < 4; steps += 1) {
          await zoomIn(page);
          await rest(page);
        }
        await page.evaluate(() => {
          const frames = { changed: 0 };
          Object.assign(globalThis, { frames });
          const observer = new MutationObserver(() => (frames.changed += 1));
          for (const names of document.querySelectorAll('#gug .names'))
            observer.observe(names, { subtree: true, attributeFilter: ['style'] });
        });
        await zoomIn(page);
        await rest(page);
        expect((await namesShown(page)).length).toBeGreaterThan(300);
        const changed = await page.evaluate(
          () => (globalThis as unknown as { frames: { readonly changed: number } }).frames.changed,
        );
        expect(changed).toBeGreaterThan(1);
        // What goes, goes at once; then come six times some more.
        expect(changed).toBeLessThanOrEqual(7);
      },
      GLIDING,
    ));

  test('the rows of the panel change their height without a style for what is drawn in the map', () =>
    visit(
      NO_LOG,
      async ({ page }) => {
        await openGame(page, savedGame([]));
        await mapReady(page);
        await rest(page);
        const { styled } = await workOf(page, async () => {
          const room = await page.evaluate(() => {
            // As where somebody in a running game has sips to drink: they have a row of their own.
            document.querySelector<HTMLElement>('#gug')!.dataset['stage'] = 'owed';
            // Asked for at once, all is styled by itself; within a layout nothing is counted.
            return getComputedStyle(document.querySelector('.gug')!).getPropertyValue('--owed-height');
          });
          expect(room).toBe('48px');
        });
        expect(most(styled)).toBeGreaterThan(0);
        expect(most(styled)).toBeLessThanOrEqual(150);
      },
      PHONE,
    ));

  test('names that are not shown yet are not laid out, and the whole map has some', () =>
    visit(
      '/#gug',
      async ({ page }) => {
        await mapReady(page);
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Performance.enable');
        const shown = await namesShown(page);
        expect(shown.length).toBeGreaterThan(7);
        expect(shown.length).toBeLessThan(30);
        // Nothing goes on by itself once the map rests.
        await saidKept(page);
        await rest(page);
        const before = await counted(devtools);
        await rest(page);
        expect((await counted(devtools)).layouts).toBe(before.layouts);
      },
      PHONE,
    ));

  test('before its script is there the map has the names that are read from afar, as it has with it', () =>
    visit(
      '/#gug',
      async ({ page }) => {
        await mapReady(page);
        const withIt = await namesShown(page);
        await page.route(/\.js$/, (route) => route.abort());
        await page.reload({ waitUntil: 'domcontentloaded' });
        await page.locator('#gug .ask-form').waitFor();
        expect(await namesShown(page)).toEqual(withIt);
        expect(withIt).toContain('Upminster');
      },
      PHONE,
    ));

  test('without a script every name of the Underground is there', () =>
    visit(
      '/',
      async ({ page }) => {
        // A name that stands elsewhere from afar is drawn twice, and shown once.
        const [all, shown] = await page.locator('#gug .names:not(.faint) text').evaluateAll((texts) => {
          const seen = texts.filter((text) => text.getClientRects().length > 0);
          return [texts, seen].map((some) => [...new Set(some.map((text) => text.textContent))].toSorted());
        });
        expect(shown).toEqual(all);
        expect(shown!.length).toBeGreaterThan(200);
      },
      { ...PHONE, javaScriptEnabled: false },
    ));
});
