import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** What axe finds nothing against is not described: that takes longer than to look. */
const FAULTS_ALONE: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'] };

/** What axe looks for of itself. */
export const usualAxe = (axe: AxeBuilder): AxeBuilder => axe.options(FAULTS_ALONE);

/** WCAG 2.2 A and AA, what axe holds for good practice, and of AAA the contrast of 7:1. */
export const wholeAxe = (axe: AxeBuilder): AxeBuilder =>
  axe.options({
    ...FAULTS_ALONE,
    rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
  });

/** What a theme decides. */
export const colourAxe = (axe: AxeBuilder): AxeBuilder => axe.options(FAULTS_ALONE).withRules(COLOUR_RULES);

/**
 * What axe has to say, one line for each element. What a bar at the edge lies over is judged again in the middle of the
 * screen, where anybody would scroll it to. The blank page it would open otherwise is of use to frames alone.
 */
export async function faultsOf(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<readonly string[]> {
  const { violations } = await narrow(new AxeBuilder({ page }).setLegacyMode()).analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      if (id !== 'target-size' || (await isSmall(page, String(target)))) faults.push(`${id}: ${html.slice(0, 160)}`);
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

/** What axe has to say of a whole page in light and in dark, and whether it is wider than a phone of 320 px. */
export async function faultsInBothLights(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    faults.push(...violations.map(({ id }) => `${colorScheme}: ${id}`));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > 320 ? [...faults, `${width} px wide`] : faults;
}
