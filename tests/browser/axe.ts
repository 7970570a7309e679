import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** What axe looks for of itself. */
export const USUAL: RunOptions = {};

/** WCAG 2.2 A and AA, what axe holds for good practice, and of AAA the contrast of 7:1. */
export const WHOLE: RunOptions = {
  rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
};

/** What a theme decides. */
export const COLOURS: RunOptions = { runOnly: { type: 'rule', values: COLOUR_RULES } };

const SIZE_OF_TARGETS: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] } };

/** Selectors of what axe looks at, and of what it leaves out; without any it looks at the whole page. */
export interface Part {
  readonly include?: string;
  readonly exclude?: string;
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly target: string }[];
}

/**
 * What axe finds against a page, or a part of it. Axe is a large script, and reading it takes as long as a look: a page
 * is given it once, and keeps it for later looks.
 */
export async function violationsIn(
  page: Page,
  { include, exclude }: Part = {},
  rules: RunOptions = USUAL,
): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as {
        readonly axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
      };
      const { violations } = await axe.run(context, options);
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, target }) => ({ html, target: String(target) })),
      }));
    },
    [
      { include: [include ?? ':root'], exclude: exclude === undefined ? [] : [exclude] },
      // What axe finds nothing against is not described: that takes longer than to look.
      { ...rules, resultTypes: ['violations'] },
    ] satisfies [ElementContext, RunOptions],
  );
}

/**
 * What axe has to say, one line for each element. What a bar at the edge lies over is judged again in the middle of the
 * screen, where anybody would scroll it to.
 */
export async function faultsOf(page: Page, rules: RunOptions, part: Part = {}): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { id, nodes } of await violationsIn(page, part, rules)) {
    for (const { html, target } of nodes) {
      if (id !== 'target-size' || (await isSmall(page, target))) faults.push(`${id}: ${html.slice(0, 160)}`);
    }
  }
  return faults;
}

/** Whether there is too little of a target even where nothing lies over it. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const violations = await violationsIn(page, { include: target }, SIZE_OF_TARGETS);
  await page.evaluate(() => scrollTo(0, 0));
  return violations.length > 0;
}

/** What axe has to say of a whole page in light and in dark, and whether it is wider than a phone of 320 px. */
export async function faultsInBothLights(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await violationsIn(page)).map(({ id }) => `${colorScheme}: ${id}`));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > 320 ? [...faults, `${width} px wide`] : faults;
}
