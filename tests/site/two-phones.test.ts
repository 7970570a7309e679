import decodeQR from 'qr/decode.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { openEvening, savedEvening } from '../browser/gools-evening.ts';
import { PHONE } from '../browser/gug.ts';
import { NO_LOG } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const EVENING = savedEvening([]);
/** Pixels of a module in the picture of a code. */
const SCALE = 4;

/** What the code says that the page shows, read from its picture as a camera's reader reads it. */
async function codeOn(page: Page): Promise<string> {
  const drawn = page.locator('.log-qr path');
  const path = (await drawn.getAttribute('d'))!;
  const side = Number((await page.locator('.log-qr').getAttribute('viewBox'))!.split(' ')[2]);
  const width = side * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let at = 0; at < SCALE ** 2; at += 1) {
      const pixel = (Number(y) * SCALE + Math.floor(at / SCALE)) * width + Number(x) * SCALE + (at % SCALE);
      data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  return decodeQR({ width, height: width, data });
}

const table = (page: Page) => page.locator('#gools [data-do="table"]');
const sheet = (page: Page) => page.locator('dialog[open]');
const keptOn = async (page: Page): Promise<SavedGame> =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), `game:${EVENING.id}`))!) as SavedGame;

async function rename(page: Page, from: string, to: string): Promise<void> {
  await table(page).tap();
  await page.locator('[data-do="name"]', { hasText: from }).tap();
  await page.locator('[name="player-name"]').fill(to);
  await page.locator('[data-do="save-name"]').tap();
  await page.getByText(`${from} is now called ${to}.`).waitFor();
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
}

/** The one phone shows what is new in its game as a code, and the other opens what the code says and adds it. */
async function handOver(from: Page, to: Page): Promise<void> {
  await from.goto(new URL('/?shown#log', from.url()).href);
  await from.locator(`[data-game="${EVENING.id}"] [aria-haspopup]`).tap();
  await from.getByRole('button', { name: 'Show what is new' }).tap();
  await from.locator('.log-qr').waitFor();
  const address = new URL(await codeOn(from));
  expect(address.hash).toMatch(/^#news=/);
  await to.goto(`${address.origin}/?read${address.hash}`);
  await to.locator('[data-found="more"]').waitFor();
  await to.getByRole('button', { name: 'Add this game' }).tap();
  await to.getByText('One game was added.').waitFor();
}

/** The names at the table, as they stand in its sheet. */
async function namesAt(page: Page): Promise<readonly string[]> {
  await page.goto(new URL('/?table#gools', page.url()).href);
  await table(page).tap();
  await page.locator('[data-do="name"]').first().waitFor();
  return page.locator('[data-do="name"]').allTextContents();
}

test('two phones that went on apart have the same table once each has read the other’s code', () =>
  visit(
    NO_LOG,
    ({ page: one, problems }) =>
      visit(
        NO_LOG,
        async ({ page: other, problems: others }) => {
          for (const page of [one, other]) await openEvening(page, EVENING);
          await table(one).tap();
          await sheet(one).locator('[name="newcomer"]').fill('Åse');
          await sheet(one).locator('[data-do="join"]').tap();
          await sheet(one).waitFor({ state: 'hidden' });
          await rename(one, 'Maya', 'Maja');
          await table(other).tap();
          await sheet(other)
            .getByRole('button', { name: /^Ola leaves/ })
            .tap();
          await sheet(other)
            .getByRole('button', { name: /^Yes, Ola leaves/ })
            .tap();
          await sheet(other).waitFor({ state: 'hidden' });
          await rename(other, 'Per', 'Pål');
          await handOver(one, other);
          // Each has something that the other lacks; the first has now been read.
          await handOver(other, one);
          const names = await namesAt(one);
          expect(names.toSorted()).toEqual(['Maja', 'Ola', 'Pål', 'Siri', 'Åse']);
          expect(await namesAt(other)).toEqual(names);
          const [here, there] = [await keptOn(one), await keptOn(other)];
          expect(here.events.length).toBe(4);
          expect(there).toEqual(here);
          expect([...problems, ...others]).toEqual([]);
        },
        PHONE,
      ),
    PHONE,
  ));
