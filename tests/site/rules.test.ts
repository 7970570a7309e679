import { describe, expect, test } from 'vitest';
import { LANGS, pathIn } from '../../src/i18n/lang.ts';
import { BOOKS, CLAUSES_OF, pageOf } from '../../src/rulebooks/books.ts';
import { RULINGS_OF } from '../../src/rulebooks/rulings.ts';
import { violationsIn } from '../browser/axe.ts';
import { builtPages } from '../browser/dist.ts';
import { mapReady, PHONE } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();
const ASKED = '/?at=victoria&die=4#gug';

describe.each(BOOKS.flatMap((book) => LANGS.map((lang) => ({ book, address: pathIn(lang, pageOf(book)) }))))(
  '$address',
  ({ book, address }) => {
    const html = builtPages().find((page) => page.address === address)?.html ?? '';

    test('has an anchor for every clause and every ruling, and no island', () => {
      const wanted = [...CLAUSES_OF[book], ...Object.keys(RULINGS_OF[book]).map((id) => `${book}-${id}`)];
      expect(wanted.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
      expect(html).not.toContain('astro-island');
    });

    test('every link to a clause arrives', () => {
      const pages = new Map(builtPages().map((page) => [page.address, page.html]));
      const links = [...html.matchAll(/href="([^"#]*)#([^"]+)"/g)].filter(([, page]) => !page!.includes('?'));
      expect(links.length).toBeGreaterThan(CLAUSES_OF[book].length);
      const lost = links.filter(
        ([, page, id]) => !(pages.get(page === '' ? address : page!) ?? '').includes(`id="${id}"`),
      );
      expect(lost.map(([link]) => link)).toEqual([]);
    });
  },
);

describe.each(LANGS)('the books on a phone: %s', (lang) => {
  test.each(BOOKS)('the first screen of %s has its first rule, the contents folded', (book) =>
    visit(
      pathIn(lang, pageOf(book)),
      async ({ page }) => {
        expect(await page.locator('.contents nav').isVisible()).toBe(false);
        const rule = await page.locator('section.clause > p').first().boundingBox();
        const tabs = await page.locator('nav.tabs').boundingBox();
        expect(rule!.y + rule!.height).toBeLessThanOrEqual(tabs!.y);
      },
      PHONE,
    ),
  );

  test('between chapters 6 and 8 of Gabba Gools stands where Three Man is, in the contents and in the book', () =>
    visit(pathIn(lang, pageOf('gools')), async ({ page }) => {
      const numbers = await page.locator('.contents nav a > span').allTextContents();
      expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
      const links = page.locator(`:is(.contents nav, .book h2) a[href="${pathIn(lang, pageOf('three-man'))}"]`);
      expect(await links.count()).toBe(2);
      await links.first().click();
      await page.locator('[id="three-man-7.1"]').waitFor();
    }));
});

test('contents follow the reader on a phone, and lead to a chapter that they do not cover', () =>
  visit(
    '/rules/gug/#gug-16.4',
    async ({ page }) => {
      const contents = page.locator('.contents');
      expect((await contents.boundingBox())!.y).toBe(0);
      await page.locator('.contents summary').click();
      await page.locator('.contents a', { hasText: 'Out of time' }).click();
      const [bar, chapter] = [await contents.boundingBox(), await page.locator('#gug-15 h2').boundingBox()];
      expect(chapter!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height - 1);
      expect(chapter!.y).toBeLessThan(740);
    },
    PHONE,
  ));

test('the smoking rules are folded away until they are asked for', () =>
  visit('/rules/gools/', async ({ page }) => {
    expect(await page.locator('[id="gools-8.1"]').isVisible()).toBe(false);
    await page.locator('#gools-8 > details > summary').click();
    expect(await page.locator('[id="gools-8.1"]').isVisible()).toBe(true);
  }));

test('an example leads to the judge, who says what it says', () =>
  visit('/rules/gug/#gug-10.2', async ({ page }) => {
    await page.locator('[id="gug-10.2"] .ask a').first().click();
    await mapReady(page);
    await page.locator('[data-verdict="illegal"]').waitFor();
    await page.locator('a.clause.pressed', { hasText: '10.2' }).first().waitFor();
  }));

describe.each(LANGS)('a clause over the game: %s', (lang) => {
  const address = pathIn(lang, '').replace(/\/$/, '') + ASKED;
  const tag = 'a.clause.pressed';

  test('comes whole from the rule book; back closes it, and the game is where it was', () =>
    visit(
      address,
      async ({ page, problems }) => {
        await mapReady(page);
        const before = page.url();
        await page.locator(tag).first().tap();
        await page.locator('dialog .in-sheet p').first().waitFor();
        const violations = await violationsIn(page, { include: 'dialog' });
        expect(violations.map(({ id }) => id)).toEqual([]);
        await page.goBack();
        await page.locator('dialog').waitFor({ state: 'detached' });
        expect(page.url()).toBe(before);
        expect(await page.evaluate((css) => document.activeElement?.matches(css), tag)).toBe(true);
        expect(problems).toEqual([]);
      },
      PHONE,
    ));

  test('Escape closes it too, and back then leaves no sheet behind', () =>
    visit('/favicon.svg', async ({ page }) => {
      await page.goto(new URL(address, page.url()).href);
      await mapReady(page);
      const length = await page.evaluate(() => history.length);
      await page.locator(tag).first().click();
      await page.locator('dialog .in-sheet').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length + 1);
      await page.goBack();
      await page.waitForURL('**/favicon.svg');
    }));

  test('without the rule book it is its one sentence', () =>
    visit(address, async ({ page }) => {
      await mapReady(page);
      await page.route('**/rules/gug/', (route) => route.abort());
      await page.locator(tag).first().click();
      expect(await page.locator('dialog .lead').textContent()).toMatch(/\.$/);
    }));
});

test('a clause is copied in words: a picture by what it shows, not by the letters in it', () =>
  visit(
    '/?at=victoria&die=4&route=victoria:green-park,victoria:oxford-circus,victoria:warren-street,northern:goodge-street#gug',
    async ({ page }) => {
      await mapReady(page);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.locator('a.clause.pressed', { hasText: '10.2' }).first().click();
      await page.locator('dialog .in-sheet').waitFor();
      await page.locator('dialog .in-sheet ~ .row button').click();
      await page.locator('dialog .in-sheet ~ .row span', { hasText: /\S/ }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^10\.2 \S/);
      expect(copied).toContain('Warren Street with its one dot: the Victoria line comes up from Oxford Circus');
      expect(copied).not.toMatch(/StreetWarren|[✓✕]/);
      expect(copied).toMatch(/\nhttp\S+\/rules\/gug\/#gug-10\.2$/);
    },
  ));

test('F44: without a script every rule book can be read', () =>
  visit(
    '/rules/',
    async ({ page }) => {
      const books = builtPages().filter(({ address }) => /\/rules\/(?:gug|gools|three-man|gabong)\/$/.test(address));
      expect(books).toHaveLength(8);
      for (const { address } of books) {
        await page.goto(new URL(address, page.url()).href);
        expect(await page.locator('main h2').first().isVisible()).toBe(true);
        expect((await page.locator('main').innerText()).length).toBeGreaterThan(3_000);
      }
    },
    { javaScriptEnabled: false },
  ));
