import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BEGUN } from '../browser/begun.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { mapReady, PHONE } from '../browser/gug.ts';
import { keptAs, NO_LOG, savedGame } from '../browser/log.ts';
import { keep, onTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { pressInMore } from '../browser/stage.ts';

const visit = useBrowser();

/** From the next page on, counts the formats that are asked of the browser: the first takes a slow phone 40 ms, within a tap. */
const countFormats = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(globalThis, { made });
    for (const kind of ['DateTimeFormat', 'NumberFormat', 'ListFormat'] as const)
      Object.assign(Intl, {
        [kind]: new Proxy(Intl[kind], {
          construct(target, given, by) {
            made.push(kind);
            return Reflect.construct(target, given, by) as object;
          },
        }),
      });
  });

const formatsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { made: readonly string[] }).made);

interface Opened {
  readonly name: string;
  readonly kept: Readonly<Record<string, string>>;
  readonly address: string;
  readonly open: (page: Page) => Promise<void>;
}

const OPENED: readonly Opened[] = [
  {
    name: 'the log, and more about a game',
    kept: keptAs(savedGame({ id: 'one' }), savedGame({ id: 'two', isOver: true })),
    address: '/#log',
    async open(page) {
      await page.locator('[data-game="two"][data-state] button[aria-haspopup]').tap();
      await page.locator('dialog[open] h3').first().waitFor();
    },
  },
  {
    name: 'what happened in a game on the map',
    kept: onTable(BEGUN),
    address: '/#gug',
    async open(page) {
      await mapReady(page);
      await page.locator('#gug [data-tab="happened"]').tap();
      await page.locator('dialog[open] .table-happened').first().waitFor();
    },
  },
  {
    name: 'the story of an evening',
    kept: onTable(savedEvening([])),
    address: '/#gools',
    async open(page) {
      await page.locator('#gools [data-do="roll"]').tap();
      await pressInMore(page, '[data-do="happened"]');
      await page.locator('dialog[open] .table-happened').waitFor();
    },
  },
];

test.each(OPENED)('dates and numbers are written without the browser’s own formats: $name', ({ kept, address, open }) =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await keep(page, kept);
      await countFormats(page);
      await page.goto(new URL(address, page.url()).href);
      await open(page);
      expect(await formatsOf(page)).toEqual([]);
    },
    PHONE,
  ),
);
