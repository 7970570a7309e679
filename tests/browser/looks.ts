import type { Page } from 'playwright-core';
import { COLOURS, faultsOf, type Part, WHOLE } from './axe.ts';
import { rejectedEventsOf } from './rejected.ts';
import { smallTargetsOf } from './small-targets.ts';

const DESKTOP = { width: 1280, height: 800 } as const;
/** Widths of the matrix, in CSS pixels; 320 is also 1280 at 400 %. What lies between shows little that neither end does. */
export const WIDTHS = [{ width: 320, height: 740 }, DESKTOP, { width: 412, height: 740 }] as const;

/** Until styles have settled: what media queries say, a frame after the window has changed. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/**
 * Everything that is wrong with how an open page looks, at every width: whether all of it can be read and pressed, and by
 * axe in light and dark.
 *
 * @param part - what axe looks at of it.
 */
export async function faultsOfLooks(page: Page, part: Part): Promise<readonly string[]> {
  return faultsOfThemes(page, part, async () => [...(await rejectedEventsOf(page)), ...(await smallTargetsOf(page))]);
}

/**
 * What axe has to say of an open page at every width, in light and dark. A width at which nothing is shown that was not
 * shown so at one before is not asked about again.
 *
 * @param also - what else is wrong with the page at a width.
 */
export async function faultsOfThemes(
  page: Page,
  part: Part,
  also: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const add = (where: string, found: readonly string[]) => {
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  };
  for (const [colorScheme, rules] of [
    ['light', WHOLE],
    ['dark', COLOURS],
  ] as const) {
    const known = new Set<string>();
    await page.emulateMedia({ colorScheme });
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport);
      await settled(page);
      const where = `${viewport.width}, ${colorScheme}`;
      if (colorScheme === 'light') add(where, await also());
      const shown = await shownOn(page);
      if (shown.some((each) => !known.has(each))) add(where, await faultsOf(page, rules, part));
      for (const each of shown) known.add(each);
    }
  }
  return faults;
}

/** All that is shown of a page, each with what axe judges by and a width can change: what it is, its colours, its letters. */
const shownOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element, index) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const { color, fill, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } =
        getComputedStyle(element);
      const said = element.getAttributeNames().filter((name) => /^(?:aria-|role$|tabindex$|disabled$)/.test(name));
      const words = said.map((name) => `${name}=${element.getAttribute(name) ?? ''}`);
      // Letters of a map are as large as it is.
      const letters = element.closest('svg') ? [] : [fontSize, fontWeight];
      // A target that is smaller than axe allows at another width is looked at there; how large a large one is, is all one.
      const { width, height } = element.getBoundingClientRect();
      const isTarget = element.matches('a, button, input, select, textarea, summary, [role="button"], [role="option"]');
      const small = isTarget ? [width, height].map((side) => Math.min(24, Math.round(side))) : [];
      return [
        [
          index,
          element.localName,
          color,
          fill,
          backgroundColor,
          backgroundImage,
          opacity,
          ...letters,
          ...small,
          ...words,
        ].join(),
      ];
    }),
  );

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
  for (const viewport of [{ width: 360, height: 740 }, DESKTOP]) {
    await page.setViewportSize(viewport);
    await setting(32);
    await settled(page);
    faults.push(...(await rejectedEventsOf(page)).map((fault) => `${viewport.width}, by the browser: ${fault}`));
    await setting(16);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await settled(page);
    faults.push(...(await rejectedEventsOf(page)).map((fault) => `${viewport.width}, letters alone: ${fault}`));
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
  await session.detach();
  return faults;
}
