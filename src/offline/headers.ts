/**
 * What every answer of the site says besides its text, from a host and from the worker alike. The policy of a page's own
 * lines stands in the page; here is what can only be said in a header.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // A policy in a page cannot say this. The whole one stands in the page, and hosts say both (`tools/host-files.ts`).
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const KINDS: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
};

/** What a file says it is, by the ending of its name. */
export const kindOf = (path: string): string =>
  KINDS[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
