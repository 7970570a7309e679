import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TFL } from '../../src/works/tfl.ts';
import { builtPages, DIST } from '../browser/dist.ts';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();
const SINK =
  /\.(?:innerHTML|outerHTML) ?=(?!=)|\.(?:insertAdjacentHTML|parseFromString|createContextualFragment)\(|\bnew (?:Shared)?Worker\(|\.createPolicy\([^,]*|\beval\(/g;
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
    expect(policy).toMatch(/require-trusted-types-for 'script'/);
    expect(policy).toMatch(/trusted-types clause-text svg-element worker-address offline-worker(?:;|$)/);
  });
});

test('what is built makes markup and workers of text in the few places that have a policy', () => {
  const found = globSync('_astro/*.js', { cwd: DIST }).flatMap((file) =>
    [...readFileSync(join(DIST, file), 'utf8').matchAll(SINK)].map(([sink]) => sink),
  );
  const counts = new Map([...new Set(found)].map((sink) => [sink, found.filter((each) => each === sink).length]));
  expect(Object.fromEntries(counts)).toEqual({
    // Preact's own, for markup that no component of ours gives it.
    '.innerHTML=': 2,
    '.parseFromString(': 2,
    'new Worker(': 1,
    '.createPolicy(`clause-text`': 1,
    '.createPolicy(`svg-element`': 1,
    '.createPolicy(`worker-address`': 1,
  });
});

describe('_headers', () => {
  const text = readFileSync(join(DIST, '_headers'), 'utf8');

  test.each([
    [
      'Content-Security-Policy',
      /default-src 'none';.*require-trusted-types-for 'script'; trusted-types clause-text .*script-src 'self'.*frame-ancestors 'none'; webrtc 'block'/,
    ],
    ['Strict-Transport-Security', /max-age=31536000/],
    ['X-Content-Type-Options', /nosniff/],
    ['Referrer-Policy', /no-referrer/],
    ['Cross-Origin-Opener-Policy', /same-origin/],
    ['Cross-Origin-Resource-Policy', /same-origin/],
    ['Permissions-Policy', /camera=\(self\), .*geolocation=\(\)/],
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
    'markup of a text',
    () => {
      document.body.innerHTML = '<p>sung</p>';
    },
  ],
  [
    'a page read from a text',
    () => {
      new DOMParser().parseFromString('<p>sung</p>', 'text/html');
    },
  ],
  [
    'a worker from a text',
    () => {
      new Worker('/worker.js');
    },
  ],
  [
    'a policy of a name that is not ours',
    () => {
      trustedTypes?.createPolicy('mine', { createHTML: (text) => text });
    },
  ],
  [
    'a second policy of a name of ours',
    () => {
      for (let count = 0; count < 2; count += 1) trustedTypes?.createPolicy('clause-text', {});
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
