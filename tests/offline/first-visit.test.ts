import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Page } from 'playwright-core';
import { DIST } from '../browser/dist.ts';
import { type Fresh, withFreshHost } from '../browser/fresh-host.ts';
import {
  broken,
  cut,
  type Fault,
  half,
  type Host,
  movedTo,
  only,
  plain,
  portal,
  silent,
  startHost,
  stuck,
} from '../browser/host.ts';
import { keptBuilds, keptOffline } from '../browser/offline.ts';
import { PATIENCE } from '../browser/visit.ts';

let elsewhere: Host;
beforeAll(async () => {
  elsewhere = await startHost(DIST);
  elsewhere.fail(portal);
});
afterAll(async () => {
  await elsewhere.close();
});

/** To another host, which answers everything with its own page. */
const moved: Fault = (path, response) => movedTo(`${elsewhere.origin}/`)(path, response);
const WORKER = /\/worker\.js/;
const NAMED = /\/worker-[0-9a-f]/;
const PACK = /\/pack-/;
/** Every file of the site but its pages. */
const FILES = /\.\w+$/;

/** A first visit to a host that fails so. @returns the page, once the host was asked for what it fails with. */
async function visitedInVain({ host, context }: Fresh, paths: RegExp, fault: Fault): Promise<Page> {
  host.fail(only(paths, fault));
  const page = await context.newPage();
  // What hangs may keep the page from ever being loaded.
  await page.goto(`${host.origin}/`, { waitUntil: 'commit' });
  const asked = new Set<string>();
  await vi.waitUntil(
    () => {
      for (const path of host.asked()) asked.add(path);
      return [...asked].some((path) => paths.test(path));
    },
    { timeout: PATIENCE },
  );
  return page;
}

describe('F45: a first visit to a host that fails keeps nothing; the next one keeps the site', () => {
  test.concurrent.for<readonly [string, string, RegExp, Fault]>([
    ['an error', 'worker.js', WORKER, broken],
    ['a portal', 'worker.js', WORKER, portal],
    ['another host', 'worker.js', WORKER, moved],
    ['an error', 'the worker', NAMED, broken],
    ['a portal', 'the worker', NAMED, portal],
    ['another host', 'the worker', NAMED, moved],
    ['half of it', 'the worker', NAMED, half(DIST)],
    ['an error', 'the pack', PACK, broken],
    ['another host', 'the pack', PACK, moved],
    ['half of it', 'the pack', PACK, half(DIST)],
    ['an error', 'every file', FILES, broken],
    ['another host', 'every file', FILES, moved],
    ['half of it', 'every file', FILES, half(DIST)],
    ['no net', 'every file', FILES, cut],
  ])('%s for %s', ([, , paths, fault], { expect }) =>
    withFreshHost(async (fresh) => {
      const { host, context } = fresh;
      const first = await visitedInVain(fresh, paths, fault);
      await first.locator('[data-offline="later"]').waitFor({ state: 'attached' });
      await first.close();
      host.fail(undefined);
      const page = await keptOffline(context, `${host.origin}/`);
      expect(await keptBuilds(page)).toHaveLength(1);
      host.fail(cut);
      expect((await page.goto(`${host.origin}/nb/rules/gug/`))?.status()).toBe(200);
    }),
  );
});

describe('F46: a host that never answers a first visit does not hold up the next one', () => {
  test.concurrent.for<readonly [string, string, RegExp, Fault]>([
    ['no answer', 'worker.js', WORKER, silent],
    ['half of it and then nothing', 'worker.js', WORKER, stuck(DIST)],
    ['no answer', 'the worker', NAMED, silent],
    ['no answer', 'the pack', PACK, silent],
    ['half of it and then nothing', 'the pack', PACK, stuck(DIST)],
    ['no answer', 'every file', FILES, silent],
  ])('%s for %s', ([, , paths, fault], { expect }) =>
    withFreshHost(async (fresh) => {
      const { host, context } = fresh;
      await (await visitedInVain(fresh, paths, fault)).close();
      // The lines of the first visit stay open: nobody tells the browser that it waits in vain.
      host.fail(undefined);
      const page = await keptOffline(context, `${host.origin}/`);
      expect(await keptBuilds(page)).toHaveLength(1);
    }),
  );
});

test.concurrent(
  'F46: where the browser waits for the host without end, the page says still that the site is kept',
  ({ expect }) =>
    withFreshHost(async ({ host, context }) => {
      const first = await keptOffline(context, `${host.origin}/`);
      host.fail(only(WORKER, silent));
      // The question after another build is the browser's own, and has no end.
      await first.evaluate(() => void navigator.serviceWorker.getRegistration().then((found) => found?.update()));
      await expect.poll(() => host.asked().includes('/worker.js')).toBe(true);
      const page = await context.newPage();
      await page.goto(`${host.origin}/nb/`);
      await expect.poll(() => page.locator('[data-offline]').innerText()).toContain('Lagret for bruk uten nett');
    }),
);

describe('F47: a host that is well again while the page is open', () => {
  test.concurrent.for<readonly [string, RegExp, Fault]>([
    ['an error for the pack', PACK, broken],
    ['a portal for worker.js', WORKER, portal],
    ['half of the worker', NAMED, half(DIST)],
    ['plain text for worker.js', WORKER, plain(DIST)],
    ['plain text for the worker', NAMED, plain(DIST)],
  ])('%s: the page says that nothing is kept yet, and keeps it without a tap', ([, paths, fault], { expect }) =>
    withFreshHost(async ({ host, context }) => {
      host.fail(only(paths, fault));
      const page = await context.newPage();
      await page.goto(`${host.origin}/`);
      const sign = page.locator('[data-offline]');
      await expect.poll(() => sign.innerText()).toBe('Not saved for offline use yet. The page will try again.');
      host.fail(undefined);
      await page.locator('[data-offline="ready"]').waitFor({ state: 'attached', timeout: 50_000 });
      expect(await sign.innerText()).toContain('Saved for offline use');
    }),
  );
});

test('a browser that keeps no sites says so', () =>
  withFreshHost(async ({ host, context }) => {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const page = await context.newPage();
    const sign = page.locator('[data-offline]');
    for (const [path, said] of [
      ['/', 'This browser does not save the site for offline use.'],
      ['/nb/', 'Denne nettleseren lagrer ikke nettstedet for bruk uten nett.'],
    ] as const) {
      await page.goto(host.origin + path);
      await expect.poll(() => sign.innerText()).toBe(said);
    }
  }));
