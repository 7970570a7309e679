import { expect, test } from 'vitest';
import { builtPages } from '../browser/dist.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();
const pages = builtPages().filter(({ address }) => address !== '/404.html');

test.each(pages)('$address says its language and where the other one is', ({ address, html }) => {
  const lang = address.startsWith('/nb/') ? 'nb' : 'en';
  expect(html).toContain(`<html lang="${lang}"`);
  const other = lang === 'en' ? `/nb${address}` : address.slice('/nb'.length);
  expect(html).toMatch(new RegExp(`<a href="${other}" hreflang="${lang === 'en' ? 'nb' : 'en'}"`));
  expect(pages.map((page) => page.address)).toContain(other);
});

// The pages' own test looks for text in the other language that is not marked so.
test.each(pages.filter(({ address }) => address.includes('side-by-side')))(
  '$address marks what is in the other language',
  ({ address, html }) => {
    expect(html).toContain(`lang="${address.startsWith('/nb/') ? 'en' : 'nb'}"`);
  },
);

test.each([
  { from: '/?at=victoria&die=4&route=victoria:pimlico#gug', path: '/nb/', keeps: 'at=victoria', hash: '#gug' },
  { from: '/nb/?at=bank#gools', path: '/', keeps: 'at=bank', hash: '#gools' },
])('the language switch of $from leads to $path, with the situation and the panel', ({ from, path, keeps, hash }) =>
  visit(from, async ({ page }) => {
    await page.locator('a[data-language-switch]').click();
    await page.waitForURL(({ pathname }) => pathname === path);
    const after = new URL(page.url());
    expect(after.search).toContain(keeps);
    expect(after.hash).toBe(hash);
    expect(await page.locator('html').getAttribute('lang')).toBe(path === '/nb/' ? 'nb' : 'en');
  }),
);

test('without a script, a clause has a way to itself in the other language', () =>
  visit(
    '/rules/gug/#gug-10.2',
    async ({ page }) => {
      await page.locator('[id="gug-10.2"] summary').first().click();
      await page.locator('[id="gug-10.2"] a[hreflang="nb"]').click();
      await page.waitForURL('**/nb/rules/gug/#gug-10.2');
      expect(await page.locator('[id="gug-10.2"]').textContent()).toContain('knutepunkt');
    },
    { javaScriptEnabled: false },
  ));
