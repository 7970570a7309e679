import { describe, expect, test } from 'vitest';
import { LANGS, pathIn } from '../../src/i18n/lang.ts';
import { RULE_SEARCH } from '../../src/i18n/rule-search.ts';
import { LINE_MOST } from '../../src/rulebooks/asked.ts';
import { faultsInBothLights } from '../browser/axe.ts';
import { PHONE } from '../browser/gug.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

describe.each(LANGS)('searching the rules: %s', (lang) => {
  const address = pathIn(lang, 'rules/search/');
  const words = RULE_SEARCH[lang];
  const asking = (line: string) => `${address}?q=${encodeURIComponent(line)}`;

  test('the form of a rule page leads to the rule, and back to what was found', () =>
    visit(pathIn(lang, 'rules/gug/'), async ({ page, problems }) => {
      await page.locator('#find').fill('docklands');
      await page.keyboard.press('Enter');
      const first = page.locator('.found').first();
      await first.waitFor();
      expect(new URL(page.url()).pathname).toBe(address);
      expect(await first.locator('mark').allTextContents()).toContain('Docklands');
      expect(await first.locator('.found-in').textContent()).toMatch(/^Gaa Under Gunnar, 16 \S/);
      await first.click();
      await page.waitForURL(`**${pathIn(lang, 'rules/gug/')}#gug-16.7`);
      await page.goBack();
      await page.locator('.found').first().waitFor();
      expect(await page.locator('#find').inputValue()).toBe('docklands');
      expect(problems).toEqual([]);
    }));

  test.each([
    ['hethrow', 'gug-16.2'],
    ['16,7', 'gug-16.7'],
    ['fullt hus', 'gools-6.2'],
    ['snol', 'gug-11.3'],
  ])('%s, as somebody types it, is found: %s', (line, clause) =>
    visit(address, async ({ page }) => {
      await page.locator('#find').pressSequentially(line);
      await page.locator(`.found[href$="#${clause}"]`).waitFor();
      expect(await page.locator('.found').first().getAttribute('href')).toMatch(new RegExp(`#${clause}$`));
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(line);
      await expect.poll(() => page.locator('[role="status"]').textContent()).toContain(line);
    }),
  );

  test('a link with a pasted chapter in it asks for its first line alone', () =>
    visit(asking('sip '.repeat(1_500)), async ({ page, problems }) => {
      await page.locator('.found[href$="#gug-6.1"]').waitFor();
      expect((await page.locator('#find').inputValue()).length).toBe(LINE_MOST);
      expect(problems).toEqual([]);
    }));

  test.each(['<img src=x onerror=alert(1)>', '__proto__ {line} {count}', '(a+)+$ [\\', '\ud83c sip'])(
    '%j is text, and nothing else',
    (line) =>
      visit(asking(line.toWellFormed()), async ({ page, problems }) => {
        const said = page.locator('[role="status"]', { hasText: line.toWellFormed().trim() });
        await said.waitFor();
        expect(await said.locator('*').count()).toBe(0);
        expect(await page.locator('.found-list img').count()).toBe(0);
        expect(problems).toEqual([]);
      }),
  );

  test('what finds nothing says so, and offers words that find something', () =>
    visit(asking('xqzwv'), async ({ page }) => {
      const status = page.locator('[role="status"]', { hasText: 'xqzwv' });
      await status.waitFor();
      expect(await page.locator('.found').count()).toBe(0);
      await page.locator('.offers .key').last().click();
      await page.locator('.found').first().waitFor();
      expect(await page.locator('#find').inputValue()).toBe(words.examples.at(-1));
    }));

  test('what is typed before the script has come is kept, and answered', () =>
    visit(pathIn(lang, 'rules/gug/'), async ({ page }) => {
      let come: () => void = () => undefined;
      const isHeld = new Promise<void>((resolve) => (come = resolve));
      await page.route('**/*.js', async (route) => {
        await isHeld;
        await route.continue();
      });
      await page.goto(new URL(address, page.url()).href, { waitUntil: 'commit' });
      await page.locator('#find').pressSequentially('docklands');
      come();
      await page.locator('.found').first().waitFor();
      expect(await page.locator('#find').inputValue()).toBe('docklands');
    }));

  test('when the rules cannot be fetched it says so, and tries again', () =>
    visit(address, async ({ page }) => {
      await page.route('**/search.json', (route) => route.abort());
      await page.goto(new URL(asking('sip'), page.url()).href);
      await page.locator('[role="status"]', { hasText: words.trouble }).waitFor();
      await page.unroute('**/search.json');
      await page.getByRole('button', { name: words.again }).click();
      await page.locator('.found[href$="#gug-6.1"]').waitFor();
    }));

  test('without a script it says how to look, and shows no form that does nothing', () =>
    visit(
      address,
      async ({ page }) => {
        expect(await page.locator('#find').isVisible()).toBe(false);
        expect(await page.locator('noscript p', { hasText: words.noScript }).isVisible()).toBe(true);
        await page.locator('.book-contents summary').first().click();
        await page.locator('.book-contents a').first().click();
        await page.waitForURL(`**${pathIn(lang, 'rules/gug/')}#gug-1`);
      },
      { javaScriptEnabled: false },
    ));

  test.each(['', 'sip', 'xqzwv'])('is within reach in light and dark, and fits 320 px: “%s”', (line) =>
    visit(
      asking(line),
      async ({ page }) => {
        expect(await faultsInBothLights(page)).toEqual([]);
      },
      PHONE,
    ),
  );
});
