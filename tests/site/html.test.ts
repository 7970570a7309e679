import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { GUG_CLAUSES } from '../../src/games/gug/clauses.ts';
import { builtPages } from '../browser/dist.ts';

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
    // Our own files come from our own host.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/** Astro puts its one rule for islands beside the first of them, where HTML has no place for it. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

test.each(builtPages())('$address is valid HTML', async ({ address, html }) => {
  const { results } = await checker.validateString(html.replace(ISLAND_STYLE, ''), address);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
  expect(faults).toEqual([]);
});

test.each(builtPages())('$address has a strict policy, and nothing that it would stop', ({ html }) => {
  const policy = /<meta http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(html).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/);
});

test.each(['/rules/gug/', '/nb/rules/gug/'])('%s has an anchor for every clause', (address) => {
  const html = builtPages().find((page) => page.address === address)?.html ?? '';
  expect(GUG_CLAUSES.filter((clause) => !html.includes(`id="${clause}"`))).toEqual([]);
});
