import { expect, test } from 'vitest';
import { mapReady, PHONE } from '../browser/gug.ts';
import { NO_LOG } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** In the page: notes what stood there whenever its own script had changed something, task by task. */
function noteTasks(): void {
  const tasks: string[] = [];
  Object.assign(globalThis, { tasks });
  const wanted = ['.dock .bar', '#gug-more', '.map-keys'];
  new MutationObserver(() => {
    const there = wanted.filter((each) => document.querySelector(`#gug ${each}`)).join(' ');
    if (there !== '' && tasks.at(-1) !== there) tasks.push(there);
  }).observe(document, { childList: true, subtree: true });
}

test('the keys come first, in a task of their own, and what stands below the map once the browser has time', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await page.addInitScript(noteTasks);
      await page.goto(new URL('/#gug', page.url()).href);
      await mapReady(page);
      await page.locator('#gug-more').waitFor({ state: 'attached' });
      const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: readonly string[] }).tasks);
      expect(tasks[0]).toBe('.dock .bar');
      expect(tasks.length).toBeGreaterThan(1);
    },
    PHONE,
  ));

test('a key that leads below the map leads there, however soon it is pressed', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      // A browser that is idle only once it is told so.
      await page.addInitScript(() => {
        const later: (() => void)[] = [];
        const rest = (): void => later.splice(0).forEach((work) => work());
        Object.assign(globalThis, { requestIdleCallback: (work: () => void) => later.push(work), rest });
      });
      await page.goto(new URL('/?drops=northern:morden#gug', page.url()).href);
      await page.locator('.fact-drops').tap();
      expect(await page.locator('#gug-more').count()).toBe(0);
      await page.evaluate(() => (globalThis as unknown as { rest: () => void }).rest());
      await page.locator('#gug-ledger:focus').waitFor();
    },
    PHONE,
  ));
