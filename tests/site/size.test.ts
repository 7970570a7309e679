import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../browser/visit.ts';

const visit = useBrowser();

/** Bytes that a page may send, script and style sheets as brotli makes them. */
const BUDGETS = [
  { address: '/rules/gug/', script: 0, style: 4_000, font: 36_000 },
  { address: '/nb/rules/gug/', script: 0, style: 4_000, font: 36_000 },
  { address: '/nowhere/', script: 0, style: 4_000, font: 36_000 },
] as const;

describe.each(BUDGETS)('$address', ({ address, script, style, font }) => {
  test('stays within its bytes, and carries no map', () =>
    visit('/favicon.svg', async ({ page }) => {
      const sent = { script: 0, stylesheet: 0, font: 0 };
      const sheets: string[] = [];
      page.on('response', (response) => {
        const kind = response.request().resourceType();
        if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return;
        bodies.push(
          response.body().then((body) => {
            sent[kind] += kind === 'font' ? body.length : brotliCompressSync(body).length;
            if (kind === 'stylesheet') sheets.push(body.toString());
          }),
        );
      });
      const bodies: Promise<void>[] = [];
      await page.goto(new URL(address, page.url()).href, { waitUntil: 'networkidle' });
      await Promise.all(bodies);

      expect(await page.locator('script').count()).toBe(0);
      expect(sent.script).toBe(script);
      expect(sent.stylesheet).toBeLessThanOrEqual(style);
      expect(sent.font).toBeLessThanOrEqual(font);
      expect(sheets.join('')).not.toContain('.leaflet-');
    }));
});
