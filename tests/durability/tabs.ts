import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { serveFolder, type StaticServer } from '../../src/tools/static-server.ts';

/** Which store the page runs: the log of the site, or one that takes no care. */
export const STORES = ['log', 'bare'] as const;
export type Store = (typeof STORES)[number];

/** Builds the page that has a store and nothing else, from the site's own sources, and serves it. */
export async function serveStores(): Promise<StaticServer> {
  const folder = await mkdtemp(join(tmpdir(), 'companion-store-'));
  await build({
    root: fileURLToPath(new URL('./page', import.meta.url)),
    logLevel: 'silent',
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = await serveFolder(folder, 0);
  return {
    origin: server.origin,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One tab with a store. */
export interface Tab {
  readonly page: Page;
  /** Adds events one by one; a store that throws has lost the rest. */
  readonly add: (labels: readonly string[]) => Promise<void>;
  readonly labels: () => Promise<readonly string[]>;
  /** What the store says when it has made up its mind. */
  readonly said: () => Promise<'saved' | 'not-saved'>;
  /** What nobody caught, with what adding threw. */
  readonly errors: () => Promise<readonly string[]>;
}

export async function openTab(
  context: BrowserContext,
  origin: string,
  store: Store,
  breakFirst?: () => void,
): Promise<Tab> {
  const page = await context.newPage();
  if (breakFirst) await page.addInitScript(breakFirst);
  await page.goto(`${origin}/#${store}`);
  await page.waitForFunction(() => Boolean(window.keeper) || window.errors.length > 0);
  await page.evaluate(() => window.keeper.open().catch((error: unknown) => void window.errors.push(String(error))));
  return {
    page,
    add: (labels) =>
      page.evaluate((all) => {
        try {
          for (const label of all) window.keeper.add(label);
        } catch (error) {
          window.errors.push(String(error));
        }
      }, labels),
    labels: () =>
      page.evaluate(() => {
        try {
          return [...window.keeper.labels()];
        } catch (error) {
          window.errors.push(String(error));
          return [];
        }
      }),
    said: () => page.evaluate(() => window.keeper.said()),
    errors: () => page.evaluate(() => window.errors),
  };
}

/** The labels that a list lacks. */
export const missing = (wanted: readonly string[], found: readonly string[]): readonly string[] => {
  const kept = new Set(found);
  return wanted.filter((label) => !kept.has(label));
};

export const named = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
