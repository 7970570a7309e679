import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';

const checker = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How Astro and Preact write what is equally good HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Ids bear clause numbers (`gug-10.2`), which are addresses.
    'valid-id': ['error', { relaxed: true }],
    'long-title': 'off',
    // A list of stations that answers each letter typed is no select.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Our own files come from our own host.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/** Astro puts its one rule for islands beside the first of them, where HTML has no place for it. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** What is wrong with a page's HTML, one line for each fault. @param html - as it was built. */
export async function htmlFaultsOf(html: string, address: string): Promise<readonly string[]> {
  const { results } = await checker.validateString(html.replace(ISLAND_STYLE, ''), address);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}

/** What scripts have made of a page is judged as a document, too; places that a script sets are no style attributes. */
export async function liveHtmlFaultsOf(page: Page, address: string): Promise<readonly string[]> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    // What a script brings is addressed with our own host.
    for (const link of copy.querySelectorAll<HTMLLinkElement>('link[href]'))
      link.setAttribute('href', link.getAttribute('href')!.replace(location.origin, ''));
    for (const moved of copy.querySelectorAll('[style]')) moved.removeAttribute('style');
    return `<!doctype html>${copy.outerHTML}`;
  });
  return htmlFaultsOf(html, address);
}
