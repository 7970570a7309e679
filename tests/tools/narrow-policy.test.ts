import { expect, test } from 'vitest';
import { narrowPolicy } from '../../src/tools/narrow-policy.ts';
import { TFL } from '../../src/works/tfl.ts';

const page = (body: string): string =>
  `<meta http-equiv="content-security-policy" content="connect-src 'self' ${TFL}; script-src 'self' 'sha256-other'">${body}`;
const policyOf = (html: string): string | undefined => / content="([^"]*)"/.exec(narrowPolicy(html))?.[1];

test('another host may be asked only from the page whose panel asks it', () => {
  expect(policyOf(page('<section class="panel" id="gug">'))).toBe(`connect-src 'self' ${TFL}; script-src 'self'`);
  expect(policyOf(page('<h2 id="gug">'))).toBe("connect-src 'self'; script-src 'self'");
});
