import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { startHost } from '../browser/host.ts';
import { openFresh, type BenchPage } from './bench-page.ts';

/** Bytes of one kind of file, as they lie on the disk and as a host sends them. */
export interface Bytes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

export const KINDS = ['document', 'script', 'stylesheet', 'font', 'other'] as const;
type Kind = (typeof KINDS)[number];
export type PageBytes = Readonly<Record<Kind, Bytes>>;

const NONE: Bytes = { raw: 0, gzip: 0, brotli: 0 };

export function addBytes(one: Bytes, other: Bytes): Bytes {
  return { raw: one.raw + other.raw, gzip: one.gzip + other.gzip, brotli: one.brotli + other.brotli };
}

function bytesOf(file: string): Bytes {
  const text = readFileSync(file);
  return { raw: text.length, gzip: gzipSync(text, { level: 9 }).length, brotli: brotliCompressSync(text).length };
}

const ENDINGS: Readonly<Record<string, Kind>> = {
  html: 'document',
  js: 'script',
  css: 'stylesheet',
  woff2: 'font',
};

/** All that the host is asked for to show a page, by it or by its workers, until it is drawn. */
export async function bytesOfPage(browser: Browser, page: BenchPage): Promise<PageBytes> {
  const host = await startHost(page.folder);
  const { close } = await openFresh(browser, host.origin, page);
  await close();
  await host.close();
  const sums: Record<Kind, Bytes> = { document: NONE, script: NONE, stylesheet: NONE, font: NONE, other: NONE };
  const paths = host.asked().map((url) => new URL(url, host.origin).pathname);
  for (const path of new Set(paths.map((path) => path.replace(/\/$/, '/index.html')))) {
    const kind = ENDINGS[path.slice(path.lastIndexOf('.') + 1)] ?? 'other';
    sums[kind] = addBytes(sums[kind], bytesOf(join(page.folder, path)));
  }
  return sums;
}
