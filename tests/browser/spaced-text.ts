import type { Page } from 'playwright-core';
import { rejectedEventsOf } from './rejected.ts';
import { SIZES } from './visit.ts';

/** What a reader may set (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** What cannot be read or pressed any more once lines, paragraphs, letters and words stand as far apart as a reader may want. */
export async function faultsOfSpacedText(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  // The policy of the page allows no other styles than its own, and does not ask about those of the browser.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACED);
  for (const { viewport } of SIZES) {
    await page.setViewportSize(viewport);
    faults.push(...(await rejectedEventsOf(page)).map((fault) => `${viewport.width}, spaced: ${fault}`));
  }
  await page.evaluate(() => (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)));
  return faults;
}
