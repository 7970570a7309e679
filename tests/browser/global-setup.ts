import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { astro } from '../../src/tools/run-astro.ts';
import { findBrowser, type BrowserProgram } from '../../src/tools/browser.ts';
import { serveFolder } from '../../src/tools/static-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    browser: BrowserProgram;
  }
}

/** Builds the site once, serves it, and finds a browser, for all test files of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browser', await findBrowser());
  if ((await astro(['build', '--silent'])) !== 0) throw new Error('The site does not build.');
  const server = await serveFolder(fileURLToPath(new URL('../../dist', import.meta.url)), 0);
  project.provide('origin', server.origin);
  return server.close;
}
