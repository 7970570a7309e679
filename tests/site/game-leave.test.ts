import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TABLE_EN } from '../../src/i18n/table/en.ts';
import { TABLE_NB } from '../../src/i18n/table/nb.ts';
import { NAMES, savedRound } from '../browser/gabong-round.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { mapReady, PHONE } from '../browser/gug.ts';
import { due, savedGame } from '../browser/gug-game.ts';
import { keep, onTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { openMenu } from '../browser/stage.ts';

const visit = useBrowser();

async function startGame(page: Page): Promise<void> {
  await mapReady(page);
  await page.locator('.mode-keys .key').tap();
  await page.locator('.setup').waitFor();
  for (const [at, name] of ['Anna', 'Bo', 'C'].entries()) await page.locator(`#setup-name-${at}-0`).fill(name);
  await page.locator('#setup-start').tap();
  await due(page);
  await page.locator('.game-dock .die-key[data-eyes="4"]').tap();
  await expect.poll(() => page.locator('.game-name').textContent()).toBe('Bo');
}

/** What the browser asks on leaving; the answer is to stay. */
async function askedOn(page: Page, leave: () => Promise<unknown>): Promise<string> {
  const coming = page.waitForEvent('dialog');
  const left = leave().catch(() => undefined);
  const dialog = await coming;
  await dialog.dismiss();
  await left;
  return dialog.type();
}

test('a game that is not saved is not lost by a link or a reload: the browser asks first', () =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'indexedDB']) {
          Object.defineProperty(globalThis, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      });
      await page.goto(new URL('/#gug', page.url()).href);
      await startGame(page);
      // Its file is made of what is here: nothing has to be fetched for it.
      await page.route('**/_astro/*.js', (route) => route.abort());
      const notice = page.locator('.notes[role="alert"]');
      const [file] = await Promise.all([page.waitForEvent('download'), notice.locator('[data-do="export"]').tap()]);
      expect(await readFile(await file.path(), 'utf8')).toContain('Bo');
      expect(await notice.getByRole('button').allInnerTexts()).toEqual([
        TABLE_EN.saving.export,
        TABLE_EN.saving.again,
        TABLE_EN.saving.dismiss,
      ]);
      await page.unrouteAll();
      const norsk = page.getByRole('link', { name: 'Norsk' });
      await openMenu(page);
      expect(await askedOn(page, () => norsk.tap({ noWaitAfter: true }))).toBe('beforeunload');
      expect(await askedOn(page, () => page.evaluate(() => location.reload()))).toBe('beforeunload');
      expect(await page.locator('.game-name').textContent()).toBe('Bo');
    },
    PHONE,
  ));

test('a saved game is left unasked, and goes on in the other language', () =>
  visit(
    '/#gug',
    async ({ page }) => {
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await startGame(page);
      await page.locator('.save-sign[data-saving="saved"]').waitFor();
      await openMenu(page);
      await page.getByRole('link', { name: 'Norsk' }).tap();
      await page.locator('html[lang="nb"] .game-dock').waitFor();
      expect(await page.locator('.game-name').textContent()).toBe('Bo');
      expect(asked).toEqual([]);
    },
    PHONE,
  ));

test('F06: the page crashes in the middle of a game, which goes on at the last thing it called saved', () =>
  visit(
    '/#gug',
    async ({ page }) => {
      await startGame(page);
      await page.locator('.save-sign[data-saving="saved"]').waitFor();
      const kept = (from: Page) =>
        from.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('game:')));
      const before = await kept(page);
      expect(before).toHaveLength(1);
      const { origin } = new URL(page.url());
      const crashed = page.waitForEvent('crash');
      void page.goto('chrome://crash').catch(() => undefined);
      await crashed;
      const again = await page.context().newPage();
      await again.goto(`${origin}/#gug`);
      await due(again);
      expect(await again.locator('.game-name').textContent()).toBe('Bo');
      expect(await kept(again)).toEqual(before);
    },
    PHONE,
  ));

const RUNNING = [
  { name: 'gools', game: savedEvening([]), table: '#gools .game-table' },
  { name: 'gabong', game: savedRound([]), table: '#gabong .game-table' },
  { name: 'gug', game: savedGame([]), table: '.game-dock' },
] as const;
const offer = (page: Page) => page.locator('[data-do="go-on"]');
const toSetUp = async (page: Page, name: string): Promise<void> => {
  if (name === 'gug') await page.locator('.mode-keys [data-to="setup"]').tap();
  await page.locator('.setup-foot [data-do="start"]:visible').waitFor();
};

describe.each([
  { path: '/', words: TABLE_EN },
  { path: '/nb/', words: TABLE_NB },
])('a game on no table, in $path', ({ path, words }) => {
  test.each(RUNNING)('of $name is offered by the set-up, and goes on at a tap', ({ name, game, table }) =>
    visit(
      '/favicon.svg',
      async ({ page }) => {
        await keep(page, { [`game:${game.id}`]: JSON.stringify(game) });
        await page.goto(new URL(`${path}#${name}`, page.url()).href);
        await toSetUp(page, name);
        const names = name === 'gug' ? ['Anna', 'Bo'] : NAMES;
        expect((await offer(page).innerText()).split('\n')).toEqual([words.setup.goOn, names.join(', ')]);
        await offer(page).tap();
        await page.locator(table).waitFor();
        await page.reload();
        await page.locator(table).waitFor();
      },
      PHONE,
    ),
  );
});

const DAY = 86_400_000;
const older = { ...savedEvening([]), createdAt: Date.now() - 2 * DAY };
const ended = savedEvening([{ kind: 'end' }]);
const at = Date.now();
const deleted = { ...savedEvening([]), events: [{ id: 'd', seq: 1, at, kind: 'delete' as const }] };
test.each([
  { what: 'of the day before yesterday', kept: { 'game:evening-1': JSON.stringify(older) } },
  { what: 'that is over', kept: { 'game:evening-1': JSON.stringify(ended) } },
  { what: 'that was deleted', kept: onTable(deleted) },
])('a game $what is not offered', ({ kept }) =>
  visit(
    '/favicon.svg',
    async ({ page }) => {
      await keep(page, kept);
      await page.goto(new URL('/#gools', page.url()).href);
      await toSetUp(page, 'gools');
      expect(await offer(page).count()).toBe(0);
    },
    PHONE,
  ),
);

/** Holds a lock on the whole database, as a tab that has hung does, until it is let go. */
const lock = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('companion', 1);
        opening.onsuccess = () => {
          const stores = [...opening.result.objectStoreNames];
          const transaction = opening.result.transaction(stores, 'readwrite');
          const hold = () => {
            if ('letGo' in globalThis) return;
            transaction.objectStore(stores[0]!).count().onsuccess = hold;
          };
          hold();
          resolve();
        };
      }),
  );

describe.each([
  { path: '/', words: TABLE_EN },
  { path: '/nb/', words: TABLE_NB },
])('F67: another tab holds the database, in $path', ({ path, words }) => {
  test('the table is there all the same, it is said what to do, leaving asks, and all is saved in the end', () =>
    visit(
      '/#gug',
      async ({ page }) => {
        await startGame(page);
        await page.locator('.save-sign[data-saving="saved"]').waitFor();
        const { origin } = new URL(page.url());
        await page.goto(`${origin}/favicon.svg`);
        await lock(page);

        const other = await page.context().newPage();
        await other.goto(`${origin}${path}#gug`);
        await due(other);
        expect(await other.locator('.game-name').textContent()).toBe('Bo');
        const notice = other.locator('.notes[role="alert"]');
        await notice.waitFor();
        expect(await notice.innerText()).toContain(words.saving.why.stuck);
        expect(await notice.innerText()).toContain(words.saving.goesOnLocal);
        await other.locator('.game-dock .die-key[data-eyes="2"]').tap();
        expect(await askedOn(other, () => other.evaluate(() => location.reload()))).toBe('beforeunload');
        await page.evaluate(() => Object.assign(globalThis, { letGo: true }));
        await other.locator('.save-sign[data-saving="saved"]').waitFor();
        expect(await notice.count()).toBe(0);
      },
      PHONE,
    ));
});

describe.each([
  { path: '/', words: TABLE_EN },
  { path: '/nb/', words: TABLE_NB },
])('F03: the database alone is refused, in $path', ({ path, words }) => {
  test.each(RUNNING.slice(0, 2))(
    '$name: the table keeps its place, and a reload finds the game, as was said',
    ({ name, game, table }) =>
      visit(
        '/favicon.svg',
        async ({ page }) => {
          await keep(page, onTable(game));
          await page.addInitScript(() => {
            Object.defineProperty(globalThis, 'indexedDB', {
              get() {
                throw new DOMException('blocked', 'SecurityError');
              },
            });
          });
          await page.goto(new URL(`${path}#${name}`, page.url()).href);
          const notice = page.locator(`${table} > .notes[role="alert"]`);
          for (let times = 0; times < 2; times += 1) {
            await notice.waitFor();
            expect(await notice.innerText()).toContain(words.saving.goesOnLocal);
            const widths = [notice, page.locator(`${table} .table-dock`)].map(
              async (part) => (await part.boundingBox())!.width,
            );
            for (const width of await Promise.all(widths)) expect(width).toBeGreaterThan(300);
            await page.reload();
          }
        },
        PHONE,
      ),
  );
});
