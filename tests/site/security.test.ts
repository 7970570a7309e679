import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TFL } from '../../src/works/tfl.ts';
import { builtPages, DIST } from '../browser/dist.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"/;

describe.each(builtPages())('$address', ({ address, html }) => {
  test('allows nothing but its own, and no line that is not known by its hash', () => {
    const policy = POLICY.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    // The one host that is asked for anything, and only by the pages with the panel that asks.
    const asks = ['/', '/nb/'].includes(address);
    expect(
      policy
        .split(';')
        .find((each) => each.trim().startsWith('connect-src'))
        ?.trim(),
    ).toBe(asks ? `connect-src 'self' ${TFL}` : "connect-src 'self'");
    expect(policy.replace(TFL, '')).not.toMatch(/unsafe|https?:|\*/);
  });
});

describe('_headers', () => {
  const text = readFileSync(join(DIST, '_headers'), 'utf8');

  test.each([
    ['Content-Security-Policy', /default-src 'none';.*script-src 'self'.*frame-ancestors 'none'/],
    ['Strict-Transport-Security', /max-age=31536000/],
    ['X-Content-Type-Options', /nosniff/],
    ['Referrer-Policy', /no-referrer/],
    ['Cross-Origin-Opener-Policy', /same-origin/],
    ['Cross-Origin-Resource-Policy', /same-origin/],
    ['Permissions-Policy', /camera=\(\), .*geolocation=\(\)/],
  ])('every answer says %s', (name, value) => {
    const [everywhere] = text.split('\n\n');
    expect(everywhere).toMatch(/^\/\*\n/);
    const [, said] = new RegExp(`^  ${name}: (.*)$`, 'm').exec(everywhere!) ?? [];
    expect(said).toMatch(value);
    expect(said).not.toMatch(/unsafe/);
  });

  test('no line is so long that a host would cut it', () => {
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(2_000);
  });
});

/** A canary: each of these must be stopped by the policy, or the policy stops nothing. */
const SONGS: readonly (readonly [what: string, sing: () => void])[] = [
  [
    'a line of script',
    () => {
      document.head.append(Object.assign(document.createElement('script'), { text: 'window.sung = true' }));
    },
  ],
  [
    'text run as a script',
    () => {
      // Later: what a test runs at once, it may run whatever the policy says.
      const later: (text: string) => number = window.setTimeout.bind(window);
      later('window.sung = true');
    },
  ],
  [
    'an attribute that runs',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.sung = true">');
    },
  ],
  [
    'a link that runs',
    () => {
      const link = Object.assign(document.createElement('a'), { href: 'javascript:window.sung=true' });
      document.body.append(link);
      link.click();
    },
  ],
  [
    'a script of another host',
    () => {
      document.head.append(Object.assign(document.createElement('script'), { src: 'https://example.invalid/x.js' }));
    },
  ],
  [
    'a picture of another host',
    () => {
      new Image().src = 'https://example.invalid/x.png';
    },
  ],
  [
    'a word to another host',
    () => {
      fetch('https://example.invalid/').catch(() => undefined);
    },
  ],
  [
    'a form to another host',
    () => {
      const form = Object.assign(document.createElement('form'), { action: 'https://example.invalid/' });
      document.body.append(form);
      form.submit();
    },
  ],
  [
    'a frame',
    () => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://example.invalid/' }));
    },
  ],
];

test.each(SONGS)('the policy stops %s', (_, sing) =>
  visit('/rules/', async ({ page }) => {
    await page.evaluate(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        document.documentElement.dataset['stopped'] = effectiveDirective;
      });
    });
    // What is stopped may throw where it stands.
    await page.evaluate(sing).catch(() => undefined);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['stopped'])).toBeTruthy();
    expect(await page.evaluate(() => 'sung' in window)).toBe(false);
  }),
);
