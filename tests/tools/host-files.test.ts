import { expect, test } from 'vitest';
import { headerRules, headersFile, unitedPolicy, vercelFile } from '../../src/tools/host-files.ts';

const page = (policy: string): string => `<meta http-equiv="content-security-policy" content="${policy}">`;

test('what pages allow apart is allowed together, each source once, and no site may frame them', () => {
  expect(
    unitedPolicy([
      page("default-src 'none'; script-src 'self' 'sha256-A'"),
      page("default-src 'none';script-src 'self' 'sha256-B';style-src 'self';"),
      '<title>without</title>',
    ]),
  ).toBe(
    "default-src 'none'; script-src 'self' 'sha256-A' 'sha256-B'; style-src 'self'; frame-ancestors 'none'; webrtc 'block'",
  );
});

const RULES = headerRules('/gabong/', "default-src 'none'");

/** The rules as a host reads them from `_headers`: paths on lines of their own, what is said indented. */
const readHeaders = (text: string): unknown =>
  text
    .trimEnd()
    .split('\n\n')
    .map((rule) => rule.split('\n'))
    .map(([path, ...lines]) => ({
      path,
      headers: Object.fromEntries(lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)!.slice(1))) as unknown,
    }));

/** The rules as Vercel reads them from `vercel.json`: paths as patterns. */
const readVercel = (text: string): unknown =>
  (
    JSON.parse(text) as { headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[] }
  ).headers.map(({ source, headers }) => ({
    path: source.replace('(.*)', '*'),
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }));

test('every host is told the same', () => {
  expect(RULES.map(({ path }) => path)).toEqual(['/gabong/*', '/gabong/_astro/*', '/gabong/worker.js']);
  expect(readHeaders(headersFile(RULES))).toEqual(RULES);
  expect(readVercel(vercelFile(RULES))).toEqual(RULES);
});
