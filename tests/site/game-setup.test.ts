import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aimAnew, clicked } from '../browser/aimed.ts';
import { atRest } from '../browser/at-rest.ts';
import { mapReady, PHONE, restingPlace } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

const foldKey = (page: Page, part: string) => page.locator(`#setup-${part} .fold-key`);
const start = (page: Page) => page.locator('#setup-start').click();

/** Opens the set-up by its key. */
async function setUp(page: Page): Promise<void> {
  await mapReady(page);
  await page.locator('.mode-keys .key').click();
  await page.locator('.setup').waitFor();
}

async function nameAll(page: Page, ...names: readonly string[]): Promise<void> {
  for (const [at, name] of names.entries()) await page.locator(`#setup-name-${at}-0`).fill(name);
}

/** Taps a station where it is drawn, once the map stands still. */
async function tapStation(page: Page, station: string): Promise<void> {
  await atRest(page);
  const { x, y } = await restingPlace(page, station);
  // Two taps close together are one.
  await aimAnew(page);
  await page.touchscreen.tap(x, y);
  await clicked(page);
}

/** The one game that the log holds. */
const savedGame = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('game:')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? 'null') as {
      readonly setup: Readonly<Record<string, unknown>>;
      readonly rulings: Readonly<Record<string, string>>;
      readonly board: { readonly id: string };
    } | null;
  });

describe.each([
  { language: 'English', address: '/#gug' },
  { language: 'Norwegian', address: '/nb/#gug' },
])('in $language', ({ address }) => {
  test('three names start a game', () =>
    visit(
      address,
      async ({ page, problems }) => {
        await setUp(page);
        await nameAll(page, 'Anna', 'Bo', 'Cecilie');
        expect(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])).toEqual([360, 360]);
        await start(page);
        await page.locator('.setup').waitFor({ state: 'detached' });
        const game = await savedGame(page);
        expect(game?.setup).toMatchObject({ variation: 'C', bottle: 33, referee: null, isFriendly: false });
        expect(await page.evaluate(() => localStorage.getItem('gug:setup'))).toBeNull();
        expect(problems).toEqual([]);
      },
      PHONE,
    ));
});

test('what is missing is said, and a sixth player makes a friendly game', () =>
  visit(
    '/#gug',
    async ({ page }) => {
      await setUp(page);
      await nameAll(page, 'Anna', 'anna');
      await start(page);
      await expect.poll(() => page.locator('.setup-problem').innerText()).toContain('Two players are called');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('setup-name-1-0');
      for (let more = 0; more < 3; more += 1) await page.locator('.seats-keys .key').click();
      await nameAll(page, 'Anna', 'Bo', 'Cecilie', 'Dag', 'Eva', 'Fredrik');
      await start(page);
      await expect.poll(() => page.locator('.setup-problem .clause').innerText()).toBe('3.1');
      await page.locator('.setup-problem .key').click();
      await start(page);
      await page.locator('.setup').waitFor({ state: 'detached' });
      expect((await savedGame(page))?.setup).toMatchObject({ isFriendly: true });
    },
    PHONE,
  ));

test('a reload comes back to the setup as it was, and undo takes it back', () =>
  visit(
    '/#gug',
    async ({ page }) => {
      await setUp(page);
      await page.locator('.setup-notice .key').click();
      await nameAll(page, 'Anna');
      await page.reload();
      await page.locator('.setup').waitFor();
      expect(await page.locator('#setup-name-0-0').inputValue()).toBe('Anna');
      expect(await page.locator('.setup-notice').count()).toBe(0);
      await foldKey(page, 'bottle').click();
      await page.locator('#setup-bottle input').nth(1).click();
      const bottle = () => page.locator('#setup-bottle .setup-value').innerText();
      await expect.poll(bottle).toBe('38 cl, 14 sips');
      await page.locator('.setup .undo').click();
      await expect.poll(bottle).toBe('33 cl, 12 sips');
    },
    PHONE,
  ));

test('stations and stretches are closed on the map', () =>
  visit(
    '/#gug',
    async ({ page }) => {
      await setUp(page);
      await nameAll(page, 'Anna', 'Bo', 'Cecilie');
      await foldKey(page, 'works').click();
      // In a crowd seen from afar the first tap goes closer.
      await tapStation(page, 'oxford-circus');
      await tapStation(page, 'oxford-circus');
      await expect.poll(() => page.locator('.setup .drops li').count()).toBe(1);
      await page.locator('.setup fieldset input').nth(1).click();
      await tapStation(page, 'green-park');
      await page.locator('.setup .chip').first().waitFor();
      await tapStation(page, 'piccadilly-circus');
      await expect.poll(() => page.locator('.setup .drops li').count()).toBe(2);
      await start(page);
      await expect.poll(() => page.locator('#setup-works .setup-value').innerText()).toBe('one station, one stretch');
      await start(page);
      await page.locator('.setup').waitFor({ state: 'detached' });
      expect((await savedGame(page))?.setup['works']).toEqual({
        stations: ['oxford-circus'],
        stretches: [['green-park', 'piccadilly-circus']],
      });
    },
    PHONE,
  ));

test('a typed code seats teams and draws closed stations; a wish too great is refused', () =>
  visit('/#gug', async ({ page }) => {
    await setUp(page);
    await nameAll(page, 'Anna', 'Bo', 'Cecilie');
    await foldKey(page, 'variation').click();
    const code = page.locator('.code-field input');
    await code.fill('T-1D1I-XX');
    await code.press('Enter');
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
    await code.fill('ct-cs');
    await code.press('Enter');
    await expect.poll(() => code.inputValue()).toBe('T-1D1I-DD-CS');
    expect(await page.locator('#setup-name-0-1').inputValue()).toBe('Bo');
    await foldKey(page, 'draw').click();
    await expect.poll(() => page.locator('#setup-draw dt').count()).toBe(4);
    for (let more = 0; more < 15; more += 1) await page.locator('#setup-draw .stepper .key').nth(1).click();
    await page.locator('#setup-draw .fault').waitFor();
    await page.locator('#setup-draw .setup-keys .key').nth(1).click();
    await expect.poll(() => page.locator('#setup-draw dt').count()).toBe(4);
  }));

test('the same people again, on the board and by the readings of last time', () =>
  visit('/nb/#gug', async ({ page }) => {
    await setUp(page);
    await nameAll(page, 'Anna', 'Bo', 'Cecilie');
    await foldKey(page, 'board').click();
    await page.locator('#setup-board input').nth(1).click();
    await expect.poll(() => page.locator('#setup-board .setup-value').innerText()).toBe('London 2003');
    await foldKey(page, 'rulings').click();
    // By the moment in which a table asks, or by a word.
    await page.locator('#setup-rulings .rulings-of', { hasText: 'På farten' }).locator('> summary').click();
    await page.locator('#setup-rulings .ruling:visible').first().waitFor();
    await page.locator('#setup-rulings input[type="search"]').fill('bytte på knute');
    const found = page.locator('#setup-rulings .ruling');
    await expect.poll(() => found.count()).toBe(1);
    await found.locator('summary').click();
    await found.locator('input').nth(1).click();
    await expect.poll(() => found.locator('.ruling-now').innerText()).toBe('endret');
    await page.locator('[data-do="profile-new"]').click();
    await page.locator('[name="profile-name"]').fill('Blå mandag');
    await page.locator('[data-do="profile-save"]').click();
    await expect.poll(() => page.locator('#setup-rulings .setup-value').innerText()).toBe('Blå mandag');
    await page.locator('[data-do="profile"]').selectOption('defaults');
    await expect.poll(() => page.locator('#setup-rulings .setup-value').innerText()).toBe('som standard');
    await page.locator('[data-do="profile"]').selectOption('=Blå mandag');
    await start(page);
    await page.locator('.setup').waitFor({ state: 'detached' });
    const game = await savedGame(page);
    expect(game?.board.id).toBe('london-2003');
    expect(game?.rulings['R4']).toBe('dot');
    // The house rules of the phone stay as they were.
    expect(await page.evaluate(() => localStorage.getItem('gug:house-rules'))).toBeNull();
    await page.evaluate(() => localStorage.removeItem('gug:current'));
    await page.reload();
    await setUp(page);
    await page.locator('.same-people:not([data-do="go-on"])').click();
    await expect.poll(() => page.locator('#setup-name-2-0').inputValue()).toBe('Cecilie');
    await expect.poll(() => page.locator('#setup-board .setup-value').innerText()).toBe('London 2003');
    expect(await page.locator('#setup-rulings .setup-value').innerText()).toBe('Blå mandag');
  }));

test('house rules with a name come by a link to another phone, and one that is broken says so', () =>
  visit(
    '/favicon.svg',
    async ({ page, problems }) => {
      const { origin } = new URL(page.url());
      await page.goto(`${origin}/#rules=gools:G2.final,G4.all:Bl%C3%A5%20mandag`);
      await page.getByText('House rules for Gabba Gools: 2 rules differ from the defaults.').waitFor();
      await page.locator('[data-do="rules-keep"]').tap();
      await page.getByText('Saved: “Blå mandag”.').waitFor();
      await page.goto(`${origin}/#gools`);
      await page.locator('#gools-rulings .fold-key').tap();
      await page.locator('#gools-rulings [data-do="profile"]').selectOption('=Blå mandag');
      await expect.poll(() => page.locator('#gools-rulings .setup-value').innerText()).toBe('Blå mandag');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.getByRole('button', { name: 'Delete', exact: true }).tap();
      await page.getByRole('button', { name: 'Yes, delete Blå mandag' }).tap();
      await expect.poll(() => page.locator('#gools-rulings .setup-value').innerText()).toContain('2 other readings');
      await page.evaluate(() => (location.hash = '#rules=oslo:G2'));
      await page.locator('[data-why="broken"]').waitFor();
      expect(problems).toEqual([]);
    },
    PHONE,
  ));
