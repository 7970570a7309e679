import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGS, pathIn, type Lang } from '../../src/i18n/lang.ts';
import { RULE_ASK } from '../../src/i18n/rule-ask.ts';
import { atRest } from '../browser/at-rest.ts';
import { faultsInBothLights } from '../browser/axe.ts';
import { BEGUN } from '../browser/begun.ts';
import { PHONE } from '../browser/gug.ts';
import { openOnTable } from '../browser/on-table.ts';
import { useBrowser } from '../browser/visit.ts';
import { openMenu } from '../browser/stage.ts';

const visit = useBrowser();

const asking = (lang: Lang, line: string) => `${pathIn(lang, 'rules/search/')}?q=${encodeURIComponent(line)}`;
const answer = (page: Page) => page.locator('[data-answer]');

describe.each([
  ['en', 'Can I turn around at Camden Town?', 'gug-10.2', 'no'],
  ['nb', 'kan jeg snu på euston', 'gug-10.2', 'yes'],
  ['en', '2 stations early outside', 'gug-12.4', '8'],
  ['nb', 'kan jeg legge kløver sju på hjerter sju', 'gabong-11.7', 'no'],
  ['en', 'does 66666 beat 33331', 'gools-3.2', 'yes'],
  ['nb', 'to firere hvor mange deler jeg ut', 'three-man-7.7', '4'],
] as const)('in %s, “%s”', (lang, line, clause, said) => {
  test(`is answered by ${clause}: ${said}`, () =>
    visit(pathIn(lang, 'rules/search/'), async ({ page, problems }) => {
      await page.locator('#find').pressSequentially(line);
      await page.locator(`[data-answer][data-clause="${clause}"]`).waitFor();
      expect(await answer(page).getAttribute('data-verdict')).toBe(said);
      expect(await answer(page).getAttribute('data-game')).toBe(clause.slice(0, clause.lastIndexOf('-')));
      const big = said === 'yes' || said === 'no' ? RULE_ASK[lang][said] : said;
      expect(await answer(page).locator('.answer-word').textContent()).toBe(big);
      expect(await page.locator('.found').first().getAttribute('href')).toMatch(new RegExp(`#${clause}$`));
      expect(await answer(page).locator('.answer-rule a').first().getAttribute('href')).toMatch(
        new RegExp(`#${clause}$`),
      );
      expect(await answer(page).locator('xpath=..').getAttribute('aria-live')).toBe('polite');
      expect(problems).toEqual([]);
    }));
});

test('the link opens the judge with the situation filled in', () =>
  visit(asking('en', 'rolled a 5 at vauxhall going to brixton, how many sips'), async ({ page }) => {
    await answer(page).locator('[data-judge]').click();
    await page.waitForURL((url) => url.searchParams.get('at') === 'vauxhall' && url.hash === '#gug');
    await page.locator('.ticket [role="status"], .ticket').first().waitFor();
  }));

test.each([
  ['en', 'seven of hearts on seven of spades', 'illegal'],
  ['nb', 'kan jeg gabonge med 5 og 7 på en dame', 'legal'],
] as const)('the judge of cards has the cards of “%s: %s” on its table, once', (lang, line, outcome) =>
  visit(asking(lang, line), async ({ page, problems }) => {
    await answer(page).locator('[data-judge]').click();
    await page.waitForURL((url) => url.hash === '#gabong');
    const ticket = page.locator('.checker-ticket');
    await ticket.waitFor();
    expect(await ticket.getAttribute('data-outcome')).toBe(outcome);
    // It was taken: what is asked next is not overwritten by a reload, and undo takes it back.
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.locator('.checker .undo').click();
    await page.waitForFunction(() => document.querySelector('.checker-ticket')?.getAttribute('data-outcome') === 'ask');
    expect(problems).toEqual([]);
  }),
);

test('bare numbers ask which game, and one tap has its verdict', () =>
  visit(asking('en', '7 on a 7'), async ({ page }) => {
    await page.locator('[data-choose="three-man"]').click();
    await page.locator('[data-answer][data-game="three-man"]').waitFor();
    await page.locator('[data-choose="gabong"]').click();
    await page.locator('[data-answer][data-clause="gabong-5.1"]').waitFor();
    expect(await page.locator('[data-choose="gabong"]').getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('#find').inputValue()).toBe('7 on a 7');
  }));

test('a name of two stations asks which, and one tap has its verdict', () =>
  visit(asking('en', 'can I turn around at harrow'), async ({ page }) => {
    await page.locator('[data-meant="Harrow-on-the-Hill"]').click();
    await page.locator('[data-answer][data-verdict]').waitFor();
    expect(await page.locator('#find').inputValue()).toBe('can I turn around at Harrow-on-the-Hill');
  }));

test('where two games fit it asks which, and then answers for that one', () =>
  visit(asking('en', 'tie'), async ({ page }) => {
    await answer(page).locator('[data-choose="gabong"]').click();
    await page.locator('.found').first().waitFor();
    await page.waitForFunction(() => document.querySelector('.found')?.getAttribute('href')?.endsWith('#gabong-7.1'));
    expect(await page.locator('#find').inputValue()).toBe('tie Gabong');
  }));

test.each(LANGS)('what was not understood is said in a plain sentence: %s', (lang) =>
  visit(asking(lang, 'qwerty kebab zloty beer'), async ({ page }) => {
    await page.locator('.found').first().waitFor();
    await page.locator('.answer-lost', { hasText: RULE_ASK[lang].notUnderstood }).waitFor();
    expect(await answer(page).count()).toBe(0);
  }),
);

test('where there is no rule either, nothing is said of rules that come nearest', () =>
  visit(asking('en', 'qwerty kebab zloty beer'), async ({ page }) => {
    // The judges are awake.
    await page.locator('.answer-lost').waitFor();
    await page.locator('#find').fill('xyzzy');
    await page.getByText('No rule for “xyzzy”.').waitFor();
    await page.locator('.offers .key').first().waitFor();
    await atRest(page);
    expect(await page.locator('.answer').innerText()).toBe('');
  }));

test('over a game, what was not understood is said in letters of a sentence', () =>
  visit('/#gabong', async ({ page }) => {
    await page.locator('a[data-ask]').click();
    await page.locator('dialog #find').fill('qwerty kebab zloty beer');
    const lost = page.locator('dialog .answer-lost');
    await lost.waitFor();
    expect(await lost.evaluate((each) => parseFloat(getComputedStyle(each).fontSize))).toBeLessThan(20);
  }));

test('a running game is asked by its own board and house rules, and where its player stands', () =>
  visit('/rules/', async ({ page, problems }) => {
    await openOnTable(page, BEGUN, asking('en', 'can i turn around at warren street'));
    await answer(page).waitFor();
    expect(await answer(page).getAttribute('data-verdict')).toBe('no');
    await openOnTable(
      page,
      { ...BEGUN, rulings: { ...BEGUN.rulings, R8: 'yellow' } },
      asking('en', 'is shepherds bush market inside the circle line'),
    );
    await answer(page).waitFor();
    expect(await answer(page).getAttribute('data-verdict')).toBe('yes');
    expect(await answer(page).textContent()).toContain(RULE_ASK.en.running);
    expect(problems).toEqual([]);
  }));

test.each(LANGS)('over a running game a key asks about its board, and the game stays as it was: %s', (lang) =>
  visit(
    '/rules/',
    async ({ page, problems }) => {
      await openOnTable(page, { ...BEGUN, rulings: { ...BEGUN.rulings, R8: 'yellow' } }, pathIn(lang, ''));
      await page.locator('.leaflet-container').waitFor();
      const address = page.url();
      await openMenu(page);
      await page.locator('a[data-ask]').tap();
      await page.locator('dialog #find').fill('is shepherds bush market inside the circle line');
      await answer(page).waitFor();
      expect(await answer(page).getAttribute('data-verdict')).toBe('yes');
      expect(await answer(page).textContent()).toContain(RULE_ASK[lang].running);
      // The rules found stand below one another in the sheet, whatever style the panels have.
      await page.locator('dialog .found').nth(1).waitFor();
      const tops = await page
        .locator('dialog .found')
        .evaluateAll((all: HTMLElement[]) =>
          all.map((each) => [each.offsetTop, each.offsetTop + each.offsetHeight] as const),
        );
      expect(tops.length).toBeGreaterThan(1);
      for (const [at, [top]] of tops.entries()) expect(top).toBeGreaterThanOrEqual(tops[at - 1]?.[1] ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.locator('dialog header button').tap();
      await page.locator('dialog').waitFor({ state: 'detached' });
      await page.waitForFunction(() => (history.state as { sheet?: boolean } | null)?.sheet !== true);
      expect(page.url()).toBe(address);
      // The link has gone with its menu.
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-do'))).toBe('menu');
      expect(problems).toEqual([]);
    },
    PHONE,
  ),
);

test('without the script the key leads to the page that asks', () =>
  visit('/nb/', async ({ page }) => {
    expect(await page.locator('a[data-ask]').getAttribute('href')).toBe(pathIn('nb', 'rules/search/'));
  }));

test('readings of this phone hold where no game lies on the table', () =>
  visit('/rules/', async ({ page }) => {
    await page.evaluate(() =>
      localStorage.setItem('gabong:house-rules', JSON.stringify({ v: 1, rulings: { B3: 'printed-suit-too' } })),
    );
    await page.goto(new URL(asking('en', '10 of spades on the 4 of spades'), page.url()).href);
    await answer(page).waitFor();
    expect(await answer(page).getAttribute('data-verdict')).toBe('yes');
  }));

test.each([
  ['en', 'Can I turn around at Camden Town?'],
  ['nb', 'uavgjort'],
  ['nb', 'jeg fikk 2 på earls court og tar district til olympia, hvor mye må jeg drikke'],
] as const)('an answer is within reach in light and dark, and fits 320 px: %s, “%s”', (lang, line) =>
  visit(
    asking(lang, line),
    async ({ page }) => {
      await answer(page).waitFor();
      expect(await faultsInBothLights(page)).toEqual([]);
    },
    PHONE,
  ),
);
