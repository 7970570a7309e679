import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawn } from '../browser/at-rest.ts';
import { faultsOf, USUAL, WHOLE } from '../browser/axe.ts';
import { keptAs, NO_LOG, openLogWith, savedGame } from '../browser/log.ts';
import { SIZES, useBrowser } from '../browser/visit.ts';
import { evening, eveningByTwo } from '../storage/evening.ts';

const visit = useBrowser();
const PHONE = { viewport: SIZES[0].viewport };

const RUNNING = savedGame({ id: 'running', name: 'Friday' });
const OVER = savedGame({ id: 'over', name: 'Thursday', players: ['Kari', 'Ine', 'Bo'], isOver: true });
const MARKUP = '<img src=x onerror=alert(1)>';
const LONG = 'W'.repeat(40);
const STRANGE = savedGame({ id: 'strange', name: MARKUP, players: [LONG, MARKUP, 'Åse Marie'] });
const KEPT = keptAs(RUNNING, OVER, STRANGE, savedGame({ id: 'fourth', name: 'Monday' }));

test('nothing saved: it says so, and where to go', () =>
  visit('/#log', async ({ page, problems }) => {
    await page.getByRole('heading', { name: 'No saved games on this device' }).waitFor();
    await page.getByRole('button', { name: 'Play Gaa Under Gunnar' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#gug');
    expect(await page.locator('#gug').isVisible()).toBe(true);
    expect(problems).toEqual([]);
  }));

test('running and finished games are told apart, and found by player', () =>
  visit(NO_LOG, async ({ page }) => {
    await openLogWith(page, KEPT);
    await page.locator('[data-game="over"][data-state="finished"]').waitFor();
    await page.locator('[data-game="running"][data-state="running"]').waitFor();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('button', { name: 'Finished', exact: true }).click();
    expect(await page.locator('.log-card strong').allTextContents()).toEqual(['Thursday']);
    await page.getByRole('button', { name: 'Running', exact: true }).click();
    await page.getByRole('combobox', { name: 'Player' }).selectOption('ine');
    expect(await page.locator('.log-card').count()).toBe(0);
    await page.getByRole('button', { name: 'Show all games' }).click();
    expect(await page.locator('.log-card').count()).toBe(4);
  }));

test('of five hundred games as many rows are drawn as of twenty-one, and more when they are asked for; all are counted', () =>
  visit(NO_LOG, async ({ page }) => {
    const drawn: number[] = [];
    for (const count of [21, 500]) {
      const games = Array.from({ length: count }, (_, at) => savedGame({ id: `game-${at}`, isOver: true }));
      await page.goto(new URL(NO_LOG, page.url()).href);
      await openLogWith(page, keptAs(...games));
      await page.getByText(`${count} games`).waitFor();
      await expect.poll(() => page.locator('.log-card[data-state="finished"]').count()).toBe(20);
      drawn.push(await page.locator('#log *').count());
    }
    // The names of the players, and all else that is said once, are the same.
    expect(drawn[1]).toBe(drawn[0]);
    expect(await page.locator('.log-card').count()).toBe(20);
    await page.getByRole('button', { name: '480 more', exact: true }).click();
    expect(await page.locator('.log-card').count()).toBe(60);
  }));

test('a game is deleted, put back, deleted again and erased with a second tap', () =>
  visit(NO_LOG, async ({ page }) => {
    await openLogWith(page, KEPT);
    const card = page.locator('[data-game="running"]');
    const remove = async () => {
      await card.getByRole('button', { name: 'More about Friday' }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
    };
    await remove();
    await card.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await card.waitFor();
    await remove();
    await page.getByRole('button', { name: 'Storage' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    expect(await page.evaluate(() => localStorage.getItem('game:running'))).not.toBeNull();
    await page.getByRole('button', { name: 'Yes, delete for good' }).click();
    await page.getByText('Friday has been deleted for good.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('game:running'))).toBeNull();
  }));

test('a game is renamed and copied, and both are there at the next visit', () =>
  visit(NO_LOG, async ({ page }) => {
    await openLogWith(page, keptAs(RUNNING));
    await page.getByRole('button', { name: 'More about Friday' }).click();
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('What the game is called').fill('   ');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('A name has 1 to 40 letters.').waitFor();
    await page.getByLabel('What the game is called').fill(MARKUP);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Continue in a copy' }).click();
    await page.getByText(`The copy, “Copy of ${MARKUP}”, is in the log.`).waitFor();
    await page.reload();
    await page.locator('.log-card').nth(1).waitFor();
    expect((await page.locator('.log-card strong').allTextContents()).toSorted()).toEqual([
      MARKUP,
      `Copy of ${MARKUP}`,
    ]);
  }));

test('the keys of a game’s sheet stay where they are when its later parts come', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      let letGo!: () => void;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.route(/\/(PictureKey|Names)\./, async (route) => {
        await held;
        await route.continue();
      });
      await openLogWith(page, KEPT);
      await page.locator('[data-game="over"][data-state="finished"]').waitFor();
      await page.getByRole('button', { name: 'More about Thursday' }).click();
      const keys = page.locator('.log-sheet .log-keys').first().locator('.key');
      await keys.last().waitFor();
      const places = () => keys.evaluateAll((found) => found.map((key) => (key as HTMLElement).offsetTop));
      const before = await places();
      letGo();
      for (const part of ['[data-do="picture"]', '[data-do="name"]'])
        await page.locator(`.log-sheet ${part}`).first().waitFor();
      expect(await places()).toEqual(before);
    },
    PHONE,
  ));

test('playing on shows that very game, also when a question was asked before', () =>
  visit(NO_LOG, async ({ page, problems }) => {
    await openLogWith(page, KEPT, '/?at=victoria#log');
    await page.locator('[data-game="running"]').getByRole('button', { name: 'Resume: Friday' }).click();
    await page.locator('#gug .game-dock').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('gug:current'))).toContain('running');
    expect(problems).toEqual([]);
  }));

test('the file of all games is the games, and the table has a row for each player of a finished one', () =>
  visit(NO_LOG, async ({ page }) => {
    await openLogWith(page, keptAs(RUNNING, OVER));
    const fileOf = async (key: string) => {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: key }).click();
      return readFile(await (await coming).path(), 'utf8');
    };
    const file = JSON.parse(await fileOf('Save all games as a file')) as { readonly games: readonly unknown[] };
    expect(file.games).toEqual(expect.arrayContaining([RUNNING, OVER]));
    const table = await fileOf('Results as a table');
    expect(table.trim().split('\r\n')).toHaveLength(4);
  }));

test('what cannot be read is set aside, offered, and forgotten only after that; what is newer stays as it is', () =>
  visit(NO_LOG, async ({ page }) => {
    const newer = '{"v":99,"id":"newer","x":[1]}';
    await openLogWith(page, { ...keptAs(RUNNING), 'game:broken': '{"v":1,', 'game:newer': newer });
    await page.getByText('Saved by a newer version').waitFor();
    await page.getByRole('button', { name: 'Storage' }).click();
    await page.getByRole('button', { name: 'Download it first' }).click({ force: true });
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect(await readFile(await (await coming).path(), 'utf8')).toBe('{"v":1,');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Everything that was saved here could be read.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('game:newer'))).toBe(newer);
  }));

test('with storage blocked it says so, and works', () =>
  visit(NO_LOG, async ({ page, problems }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'indexedDB']) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await page.goto(`${new URL(page.url()).origin}/#log`);
    await page.getByRole('heading', { name: 'No saved games on this device' }).waitFor();
    await page.getByText('The browser does not let the site use its storage').waitFor();
    await page.getByRole('button', { name: 'Players' }).click();
    await page.getByText('Figures appear here after your first finished game').waitFor();
    expect(problems).toEqual([]);
  }));

test.each([
  { name: 'games', key: undefined },
  { name: 'players', key: 'Spillere' },
  { name: 'storage', key: 'Lagring' },
])('axe finds no fault, and nothing is pushed off the side, at any width: $name', ({ key }) =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      await openLogWith(page, KEPT, '/nb/#log');
      await page.locator('[data-game="over"][data-state="finished"]').waitFor();
      if (key !== undefined) {
        await page.getByRole('button', { name: key, exact: true }).click();
        await page.locator('#log :is(.log-card, [data-person])').first().waitFor();
      }
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await page.emulateMedia({ colorScheme: width === 1280 ? 'dark' : 'light' });
        await drawn(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await faultsOf(page, WHOLE), String(width)).toEqual([]);
        const small = await page.locator('#log :is(button, select, summary)').evaluateAll((pressed) =>
          pressed.flatMap((element) => {
            const box = element.getBoundingClientRect();
            return box.height < 48 || box.width < 48 ? [element.outerHTML.slice(0, 100)] : [];
          }),
        );
        expect(small).toEqual([]);
      }
      expect(problems).toEqual([]);
    },
    { viewport: { width: 320, height: 740 } },
  ),
);

test('the sheet of a game fits a phone, and has no fault that axe finds', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await openLogWith(page, KEPT);
      await page.locator('[data-game="strange"] button[aria-haspopup]').click();
      await page.getByRole('button', { name: 'Show a QR code' }).click();
      await page.locator('.log-qr').waitFor();
      const box = await page.locator('.log-qr').boundingBox();
      expect(box!.width).toBeGreaterThan(280);
      expect(await faultsOf(page, USUAL)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    },
    PHONE,
  ));

/** Opens the codes of a game that does not fit one. */
async function showLongGame(page: Page): Promise<void> {
  const long = evening({ seed: 3, seats: 4, turns: 40 });
  await openLogWith(page, keptAs(long));
  await page.locator(`[data-game="${long.id}"] button[aria-haspopup]`).click();
  await page.getByRole('button', { name: 'Show a QR code' }).click();
}

test('a long game is handed over in several codes, shown one after the other', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await showLongGame(page);
      await page.getByText(/^Code 1 of \d+$/).waitFor();
      expect(await moduleWidth(page)).toBeGreaterThanOrEqual(4);
      const first = await page.locator('.log-qr path').getAttribute('d');
      await page.getByRole('button', { name: 'Next code' }).click();
      await page.getByText(/^Code 2 of \d+$/).waitFor();
      expect(await page.locator('.log-qr path').getAttribute('d')).not.toBe(first);
      expect(await faultsOf(page, USUAL)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    },
    PHONE,
  ));

/** CSS pixels of one module of the code that is shown. */
const moduleWidth = (page: Page): Promise<number> =>
  page.locator('.log-qr').evaluate((code) => code.clientWidth / (code as SVGSVGElement).viewBox.baseVal.width);

/** The numbers of the next codes as they come: looked at now and then, one that stands so shortly could be missed. */
const nextNumbers = (page: Page, count: number): Promise<readonly number[]> =>
  page.locator('.log-part').evaluate(
    (part, most) =>
      new Promise<readonly number[]>((resolve) => {
        const numbers: number[] = [];
        const changes = new MutationObserver(() => {
          numbers.push(Number(/\d+/.exec(part.textContent)![0]));
          if (numbers.length < most) return;
          changes.disconnect();
          resolve(numbers);
        });
        changes.observe(part, { subtree: true, childList: true, characterData: true });
      }),
    count,
  );

test('the codes of a long game change by themselves until somebody stops them', () =>
  visit(
    NO_LOG,
    async ({ page }) => {
      await showLongGame(page);
      const count = Number(/\d+$/.exec((await page.locator('.log-part').textContent())!)![0]);
      const shown = await nextNumbers(page, 3);
      expect(shown).toEqual([0, 1, 2].map((later) => ((shown[0]! - 1 + later) % count) + 1));
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      const stopped = await page.locator('.log-part').textContent();
      // Timers of a page come in their order: codes that went on would have changed before this one.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
      expect(await page.locator('.log-part').textContent()).toBe(stopped);
    },
    { ...PHONE, reducedMotion: 'no-preference' },
  ));

test.each([
  { address: '/#log', news: 'Show what is new', said: /^The last \d+ entries, for a phone/ },
  { address: '/nb/#log', news: 'Vis det nye', said: /^De \d+ siste hendelsene, for en telefon/ },
])('on $address one code that a bad camera reads has what is new in a long game', ({ address, news, said }) =>
  visit(
    NO_LOG,
    async ({ page, problems }) => {
      const long = eveningByTwo(40);
      await openLogWith(page, keptAs(long), address);
      await page.locator(`[data-game="${long.id}"] button[aria-haspopup]`).click();
      await page.getByRole('button', { name: news }).click();
      await page.getByText(said).waitFor();
      expect(await moduleWidth(page)).toBeGreaterThanOrEqual(4);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(problems).toEqual([]);
    },
    PHONE,
  ),
);
