import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { builtPages } from '../browser/dist.ts';
import { htmlFaultsOf } from '../browser/html-faults.ts';

test.each(builtPages())('$address is valid HTML', async ({ address, html }) => {
  expect(await htmlFaultsOf(html, address)).toEqual([]);
});

test.each(builtPages())('$address has a strict policy, and nothing that it would stop', ({ html }) => {
  const policy = /<meta http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(html).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/);
  const inline = [
    ...[...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script!),
    ...[...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style!),
  ].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  const allowed = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash!);
  expect(new Set(allowed)).toEqual(new Set(inline));
});
