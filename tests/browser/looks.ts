import type { Page } from 'playwright-core';
import { colourAxe, faultsOf, wholeAxe } from './axe.ts';
import type { AxeBuilder } from '@axe-core/playwright';
import { misfitsOf } from './misfits.ts';
import { smallTargetsOf } from './small-targets.ts';

/** Widths of the matrix, in CSS pixels; 320 is also 1280 at 400 %. */
export const WIDTHS = [
  { width: 320, height: 740 },
  { width: 412, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** Until styles have settled: what media queries say, a frame after the window has changed. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/**
 * Everything that is wrong with how an open page looks, at every width: whether all of it can be read and pressed, and by
 * axe in light and dark.
 *
 * @param narrow - what axe leaves out.
 */
export async function faultsOfLooks(
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const add = (where: string, found: readonly string[]) => {
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  };
  for (const viewport of WIDTHS) {
    const { width } = viewport;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    await settled(page);
    add(`${width}`, await misfitsOf(page));
    add(`${width}`, await smallTargetsOf(page));
    add(`${width}, light`, await faultsOf(page, (axe) => wholeAxe(narrow(axe))));
    await page.emulateMedia({ colorScheme: 'dark' });
    await settled(page);
    add(`${width}, dark`, await faultsOf(page, (axe) => colourAxe(narrow(axe))));
  }
  return faults;
}

/**
 * What cannot be read or pressed any more once letters are twice as large: by the browser's own setting, which media
 * queries know of, and by a zoom of letters alone, which they do not.
 */
export async function faultsOfLargeLetters(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  const session = await page.context().newCDPSession(page);
  const setting = async (size: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await page.waitForFunction((now) => getComputedStyle(document.documentElement).fontSize === `${now}px`, size);
    // The browser applies its own setting to a page that is open piece by piece, if it has no other reason to look again.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '99%';
      document.documentElement.getBoundingClientRect();
      document.documentElement.style.fontSize = '';
    });
  };
  for (const viewport of [{ width: 360, height: 740 }, WIDTHS[2]]) {
    await page.setViewportSize(viewport);
    await setting(32);
    await settled(page);
    faults.push(...(await misfitsOf(page)).map((fault) => `${viewport.width}, by the browser: ${fault}`));
    await setting(16);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await settled(page);
    faults.push(...(await misfitsOf(page)).map((fault) => `${viewport.width}, letters alone: ${fault}`));
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
  await session.detach();
  return faults;
}
