import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { places } from '../browser/places.ts';
import { SIZES, useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/**
 * What axe has to say, one line for each element. What a bar at the edge lies over is judged again in the middle of the
 * screen, where anybody would scroll it to. The blank page it would open otherwise is of use to frames alone.
 */
async function faultsOf(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<readonly string[]> {
  const { violations } = await narrow(new AxeBuilder({ page }).setLegacyMode()).analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      if (id !== 'target-size' || (await isSmall(page, String(target)))) faults.push(`${id}: ${html}`);
    }
  }
  return faults;
}

/** Whether there is too little of a target even where nothing lies over it. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const axe = new AxeBuilder({ page }).setLegacyMode().include(target);
  const { violations } = await axe.withRules('target-size').analyze();
  await page.evaluate(() => scrollTo(0, 0));
  return violations.length > 0;
}

const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

describe.each(places())('%s', (address) => {
  test.each(SIZES)('is whole and within reach, in light and dark, and never scrolls sideways: $name', ({ viewport }) =>
    visit(
      address,
      async ({ page, problems }) => {
        const inLight = await faultsOf(page, (axe) =>
          axe.options({ rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } } }),
        );
        expect(inLight).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await faultsOf(page, (axe) => axe.withRules(COLOUR_RULES))).toEqual([]);
        for (const width of [viewport.width, 320]) {
          await page.setViewportSize({ ...viewport, width });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
        expect(problems).toEqual([]);
      },
      { viewport, colorScheme: 'light' },
    ),
  );
});
