import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { encodeGame } from '../../src/storage/game-link.ts';
import { partsOf } from '../../src/storage/link-parts.ts';
import { packNews } from '../../src/storage/news-link.ts';
import { withEvents } from '../../src/storage/saved-game.ts';
import { keptAs, NO_LOG, openLogWith, savedGame } from '../browser/log.ts';
import { useBrowser } from '../browser/visit.ts';
import { evening } from '../storage/evening.ts';

const visit = useBrowser();

const GAME = savedGame({ id: 'brought', name: 'From afar' });
const LONGER = withEvents(GAME, [...GAME.events, { ...GAME.events[0]!, id: 'more', seq: 99 }]);
const OTHER = { ...GAME, createdAt: GAME.createdAt + 1 };

const storedIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('game:')));

/** Goes to an address of the same site. */
const goTo = (page: Page, address: string) => page.goto(new URL(page.url()).origin + address);

const paste = async (page: Page, text: string) => {
  await page.getByRole('button', { name: 'Import games' }).first().click();
  await page.getByLabel('Or paste the text or the link here').fill(text);
  await page.getByRole('button', { name: 'Show contents' }).click();
};

test.each([
  { companion: '/', add: 'Add this game', added: 'One game was added.' },
  { companion: '/nb/', add: 'Legg til spillet', added: 'Ett spill ble lagt til.' },
])('a link on $companion shows its game, and adds it with one tap and not before', ({ companion, add, added }) =>
  visit(NO_LOG, async ({ page, problems }) => {
    await goTo(page, `${companion}#game=${(await encodeGame(GAME))!}`);
    await page.locator('[data-found="new"]', { hasText: 'From afar' }).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#log');
    expect(await storedIn(page)).toEqual([]);
    await page.getByRole('button', { name: add }).click();
    await page.getByText(added).waitFor();
    expect(await storedIn(page)).toEqual(['game:brought']);
    expect(problems).toEqual([]);
  }),
);

test('what was brought is shown with all that is said of it, however late that comes: no key below moves', () =>
  visit(NO_LOG, async ({ page }) => {
    await page.route(/late-parts/, async (route) => {
      await sleep(800);
      await route.continue();
    });
    await goTo(page, `/#game=${(await encodeGame(GAME))!}`);
    await page.locator('[data-found="new"]').waitFor();
    expect(await page.locator('.log-facts').textContent()).toContain('Gaa Under Gunnar, Classic');
  }));

test('a link opened where the log stands already is seen, and one that is broken says so', () =>
  visit('/#log', async ({ page, problems }) => {
    await page.locator('#log .view-keys').waitFor();
    const data = (await encodeGame(GAME))!;
    await page.evaluate((hash) => (location.hash = hash), `#game=${data.slice(0, -30)}`);
    await page.locator('[data-why="broken"]').waitFor();
    await page.evaluate((hash) => (location.hash = hash), `#game=${data}`);
    await page.locator('[data-found="new"]').waitFor();
    await page.evaluate(() => (location.hash = '#game=%E0%A4%A'));
    await page.locator('[data-why="broken"]').waitFor();
    expect(await storedIn(page)).toEqual([]);
    expect(problems).toEqual([]);
  }));

test('a game too long for one code comes in several, one by one, and is kept only where a tap says so', () =>
  visit(NO_LOG, async ({ page, problems }) => {
    const long = evening({ seed: 3, seats: 4, turns: 40 });
    const parts = partsOf((await encodeGame(long))!);
    const last = parts.length;
    expect(last).toBeGreaterThan(1);
    for (const [index, part] of parts.slice(0, -1).entries()) {
      await goTo(page, `/?code=${index}#part=${part}`);
      await page.getByRole('heading', { name: `Part ${index + 1} of ${last} of a game` }).waitFor();
      const kept = () => page.evaluate(() => localStorage.getItem('log:parts') ?? '');
      expect(await kept()).not.toContain(part.split('.')[3]!);
      await page.getByRole('button', { name: 'Keep this part' }).click();
      await page.getByText(/Kept\. Now point/).waitFor();
      expect(await kept()).toContain(part.split('.')[3]!);
    }
    await goTo(page, `/?code=last#part=${parts.at(-1)!}`);
    await page.locator('[data-found="new"]').waitFor();
    expect(await storedIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add this game' }).click();
    await page.getByText('One game was added.').waitFor();
    expect(await storedIn(page)).toEqual([`game:${long.id}`]);
    expect(await page.evaluate(() => localStorage.getItem('log:parts'))).toBeNull();
    expect(problems).toEqual([]);
  }));

test('a link with what is new brings a phone up to date that has the rest, and tells any other what it lacks', () =>
  visit(NO_LOG, async ({ page, problems }) => {
    // The last two events.
    const limits = Array.from({ length: 100 }, (_, more) => 80 + more);
    const packed = limits.map((most) => packNews(LONGER, ({ length }) => length <= most));
    const { data } = packed.find((news) => news?.count === 2)!;
    await goTo(page, `/?a#news=${data}`);
    await page.locator('[data-why="no-game"]', { hasText: 'Show the whole game' }).waitFor();
    const lacking = (last: number) => keptAs(withEvents(GAME, LONGER.events.slice(0, -last)));
    await openLogWith(page, lacking(3), '/?b#log');
    await goTo(page, `/?c#news=${data}`);
    await page.locator('[data-why="behind"]', { hasText: 'one earlier entry' }).waitFor();
    expect(await page.getByRole('button', { name: 'Add this game' }).count()).toBe(0);
    await openLogWith(page, keptAs(GAME), '/?d#log');
    await goTo(page, `/nb/?e#news=${data}`);
    await page.locator('[data-found="more"]', { hasText: 'Én ny hendelse' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('game:brought'))).toBe(JSON.stringify(GAME));
    await page.getByRole('button', { name: 'Legg til spillet' }).click();
    await page.getByText('Ett spill ble lagt til.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('game:brought'))).toContain('"seq":99');
    expect(problems).toEqual([]);
  }));

test.each([
  { name: 'more of a game that is here', text: JSON.stringify(LONGER), found: 'more', said: 'One new entry' },
  { name: 'what is here', text: JSON.stringify(GAME), found: 'same', said: 'Already here' },
  {
    name: 'another game by the same id',
    text: JSON.stringify(OTHER),
    found: 'conflict',
    said: 'Both have been left as they were',
  },
  { name: 'a newer game', text: JSON.stringify({ ...GAME, v: 7 }), found: 'newer', said: 'version 7' },
  {
    name: 'a game that is not one',
    text: JSON.stringify({ ...GAME, createdAt: 'yesterday' }),
    found: 'unreadable',
    said: '(createdAt)',
  },
])('$name is told as such, and nothing is written', ({ text, found, said }) =>
  visit(NO_LOG, async ({ page }) => {
    await openLogWith(page, keptAs(GAME));
    await paste(page, text);
    await page.locator(`[data-found="${found}"]`, { hasText: said }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('game:brought'))).toBe(JSON.stringify(GAME));
  }),
);

test.each(['', 'hello', '{"v":1', '[]', '{"format":"other","v":1}', '{"__proto__":{"x":1},"setup":1}'])(
  '%j is refused in words',
  (text) =>
    visit('/#log', async ({ page, problems }) => {
      await paste(page, text === '' ? '""' : text);
      const refused = page.locator('.log-refused, [data-found="unreadable"]');
      await refused.waitFor();
      expect((await refused.textContent())!.length).toBeGreaterThan(15);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByLabel('Or paste the text or the link here').waitFor();
      expect(problems).toEqual([]);
    }),
);

test('a file is read, and a pasted link with words around it', () =>
  visit('/#log', async ({ page }) => {
    await page.getByRole('button', { name: 'Import games' }).first().click();
    const buffer = Buffer.from(JSON.stringify(GAME));
    await page.locator('input[type="file"]').setInputFiles({ name: '<b>.json', mimeType: 'application/json', buffer });
    await page.locator('[data-found="new"]').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    const link = `Look: https://example.org/nb/#game=${(await encodeGame(GAME))!} see you`;
    await page.getByLabel('Or paste the text or the link here').fill(link);
    await page.getByRole('button', { name: 'Show contents' }).click();
    await page.locator('[data-found="new"]').waitFor();
    expect(await storedIn(page)).toEqual([]);
  }));

test.each([
  { what: 'of fifty megabytes', text: '['.repeat(50 * 2 ** 20), why: 'too-big' },
  { what: 'two hundred thousand lists deep', text: '['.repeat(200_000) + ']'.repeat(200_000), why: 'too-deep' },
])('F30: a file $what is refused in words', ({ text, why }) =>
  visit('/#log', async ({ page, problems }) => {
    const folder = mkdtempSync(join(tmpdir(), 'companion-file-'));
    try {
      writeFileSync(join(folder, 'games.json'), text);
      await page.getByRole('button', { name: 'Import games' }).first().click();
      await page.locator('input[type="file"]').setInputFiles(join(folder, 'games.json'));
      await page.locator(`.log-refused[data-why="${why}"]`).waitFor();
      expect(problems).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }),
);
