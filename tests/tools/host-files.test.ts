import { expect, test } from 'vitest';
import { unitedPolicy } from '../../src/tools/host-files.ts';

const page = (policy: string): string => `<meta http-equiv="content-security-policy" content="${policy}">`;

test('what pages allow apart is allowed together, each source once, and no site may frame them', () => {
  expect(
    unitedPolicy([
      page("default-src 'none'; script-src 'self' 'sha256-A'"),
      page("default-src 'none';script-src 'self' 'sha256-B';style-src 'self';"),
      '<title>without</title>',
    ]),
  ).toBe("default-src 'none'; script-src 'self' 'sha256-A' 'sha256-B'; style-src 'self'; frame-ancestors 'none'");
});
