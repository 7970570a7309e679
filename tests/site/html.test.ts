import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
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
  const inline = [
    ...[...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!),
    ...[...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style!),
  ].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  const allowed = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash!);
  expect(new Set(allowed)).toEqual(new Set(inline));
});
