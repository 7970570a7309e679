import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { serveFolder } from '../../src/tools/static-server.ts';

/** Bytes of one kind of file, as they lie on the disk and as a host sends them. */
export interface Bytes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

export const KINDS = ['document', 'script', 'stylesheet', 'font', 'other'] as const;
export type Kind = (typeof KINDS)[number];
export type PageBytes = Readonly<Record<Kind, Bytes>>;

const NONE: Bytes = { raw: 0, gzip: 0, brotli: 0 };

export function addBytes(one: Bytes, other: Bytes): Bytes {
  return { raw: one.raw + other.raw, gzip: one.gzip + other.gzip, brotli: one.brotli + other.brotli };
}

function bytesOf(file: string): Bytes {
  const text = readFileSync(file);
  return { raw: text.length, gzip: gzipSync(text, { level: 9 }).length, brotli: brotliCompressSync(text).length };
}

function kindOf(type: string): Kind {
  return KINDS.find((kind) => kind === type) ?? 'other';
}

/** All that a real browser fetches to show a page of a built folder, once the map can be used. */
export async function bytesOfPage(
  browser: Browser,
  folder: string,
  address: string,
  ready: string,
): Promise<PageBytes> {
  const server = await serveFolder(folder, 0);
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const files = new Map<string, Kind>();
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.origin !== server.origin) return;
    const path = url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname;
    files.set(path, kindOf(response.request().resourceType()));
  });
  await page.goto(server.origin + address);
  await page.waitForSelector(ready);
  await page.waitForLoadState('networkidle');
  await page.close();
  await server.close();
  const sums: Record<Kind, Bytes> = { document: NONE, script: NONE, stylesheet: NONE, font: NONE, other: NONE };
  for (const [path, kind] of files) sums[kind] = addBytes(sums[kind], bytesOf(join(folder, path)));
  return sums;
}
