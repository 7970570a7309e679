import type { Locator, Page } from 'playwright-core';

/** Opens what a running game needs once in a while, and presses a key there. @param key - a selector, within the sheet. */
export async function pressInMore(page: Page, key: string): Promise<void> {
  await page.locator('.panel:visible .stage-bar [data-do="table"]').click();
  await page.locator(`.sheet ${key}`).first().click();
}

/** On a phone the ticket of the judge lies over the panel once its line is tapped; beside a map it is open. */
export async function openTicket(page: Page): Promise<void> {
  const toggle = page.locator('#gug .ticket-toggle');
  await toggle.waitFor();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

/** On a phone the site's links stand behind a key of the bar while a game runs. */
export const openMenu = (page: Page): Promise<void> =>
  page.locator('.panel:visible .stage-bar [data-do="menu"]').click();

/** The lines of what happened, the newest first. */
export const historyLines = (page: Page): Locator => page.locator('.table-happened > li');

/** Opens a line of what happened, where it is closed: its keys are drawn only then. @returns the line. */
export async function openLine(line: Locator): Promise<Locator> {
  const fold = line.locator('.fold-key');
  await fold.waitFor();
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  return line;
}

/** Opens the editor of a step from its line of what happened. */
export const correctLine = async (line: Locator): Promise<void> =>
  (await openLine(line)).locator('[data-do="correct"]').click();

/** How far the page is scrolled, and which part for what is due has the focus. */
export const whereOf = (page: Page): Promise<{ readonly top: number; readonly focus: string | undefined }> =>
  page.evaluate(() => ({ top: scrollY, focus: document.activeElement?.closest('[id$="-now"]')?.id }));
