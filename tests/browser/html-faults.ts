import { HtmlValidate } from 'html-validate';

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
