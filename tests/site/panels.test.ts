import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PANELS } from '../../src/i18n/lang.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** The tabs that are drawn as that of the panel shown. */
const tabsDrawn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('a[data-panel]')
    .evaluateAll((tabs) =>
      (tabs as HTMLElement[])
        .filter((tab) => getComputedStyle(tab).boxShadow !== 'none')
        .map((tab) => tab.dataset['panel']!),
    );

describe.each(['/', '/nb/'])('the panels of %s', (companion) => {
  test('without a script, an address shows its panel', () =>
    visit(
      `${companion}rules/`,
      async ({ page }) => {
        for (const { hash, shown } of [
          { hash: '', shown: 'gug' },
          ...PANELS.map((panel) => ({ hash: `#${panel}`, shown: panel })),
          { hash: '#gabong-title', shown: 'gabong' },
          { hash: '#nowhere', shown: 'gug' },
        ]) {
          // Another query is another page, and not another place of the same.
          await page.goto(new URL(`${companion}?at=victoria&of=${hash.slice(1)}${hash}`, page.url()).href);
          const seen = [];
          for (const panel of PANELS) if (await page.locator(`#${panel}`).isVisible()) seen.push(panel);
          expect({ hash, seen }).toEqual({ hash, seen: [shown] });
          expect({ hash, drawn: await tabsDrawn(page) }).toEqual({ hash, drawn: [shown] });
        }
      },
      { javaScriptEnabled: false },
    ));

  test('a tab shows its panel, is marked as current, and keeps the situation', () =>
    visit(`${companion}?at=victoria&die=4`, async ({ page, problems }) => {
      const current = page.locator('nav a[aria-current]');
      expect(await current.getAttribute('href')).toBe('#gug');
      await page.locator('nav a[href="#gabong"]').click();
      expect(await page.locator('#gabong').isVisible()).toBe(true);
      expect(await page.locator('#gug').isVisible()).toBe(false);
      expect(await current.getAttribute('href')).toBe('#gabong');
      expect(await tabsDrawn(page)).toEqual(['gabong']);
      expect(new URL(page.url()).search).toMatch(/\bat=victoria&die=4\b/);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      expect(await page.locator('#gug').isVisible()).toBe(true);
      expect(await current.getAttribute('href')).toBe('#gug');
      expect(problems).toEqual([]);
    }));

  test.each(['#log', '#gools-title', '#nowhere'])('%s is marked from the start', (hash) =>
    visit(companion + hash, async ({ page }) => {
      const marked = await page.locator('nav a[aria-current]').getAttribute('data-panel');
      expect(await page.locator(`#${marked ?? ''}`).isVisible()).toBe(true);
      expect(await tabsDrawn(page)).toEqual([marked]);
    }),
  );

  test.each(['gug', 'gools', 'gabong', 'log'])('while the page is being read, no panel but %s is shown', (panel) =>
    visit(`${companion}rules/`, async ({ page }) => {
      // So slow that what is drawn first is drawn while the rest of the page is still to come.
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.addInitScript(() => {
        const seen = new Set<string>();
        const look = () => {
          for (const each of document.querySelectorAll<HTMLElement>('.panel, a[data-panel]')) {
            const isShown = each.dataset['panel']
              ? getComputedStyle(each).boxShadow !== 'none'
              : each.checkVisibility();
            if (isShown) seen.add(each.dataset['panel'] ?? each.id);
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        Object.assign(globalThis, { panelsSeen: () => [...seen] });
      });
      await page.goto(new URL(`${companion}#${panel}`, page.url()).href);
      await page.locator('nav a[aria-current]').waitFor();
      await expect.poll(() => page.evaluate('panelsSeen()')).toEqual([panel]);
      expect(await page.locator('html').getAttribute('data-opening')).toBe(null);
    }),
  );

  test('the tabs are big enough, and at the thumb', () =>
    visit(
      companion,
      async ({ page }) => {
        for (const tab of await page.locator('nav a[data-panel]').all()) {
          const box = await tab.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(48);
          expect(box?.width).toBeGreaterThanOrEqual(48);
          expect(box?.y).toBeGreaterThan(740 - 80);
        }
      },
      { viewport: { width: 360, height: 740 } },
    ));
});
