import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { answerFrom } from '../../src/tools/static-server.ts';
import { DIST } from '../browser/dist.ts';
import { withFreshHost } from '../browser/fresh-host.ts';
import { broken, cut, type Fault, half, only, portal, silent } from '../browser/host.ts';
import { nextBuild, otherWorker } from '../browser/next-build.ts';
import {
  HANGING,
  isNext,
  keptBuilds,
  keptOffline,
  lookForNext,
  lookInVain,
  nextFound,
  takeNext,
} from '../browser/offline.ts';

let next: string;
beforeAll(async () => {
  next = await nextBuild();
});
afterAll(() => rmSync(next, { recursive: true }));

const HANGS = only(/pack-/, silent);

describe('F37: a file of the next build that cannot be had', () => {
  test.concurrent.for<readonly [string, Fault]>([
    ['an error for the pack', only(/pack-/, broken)],
    ['half of the pack', only(/pack-/, (path, response) => half(next)(path, response))],
    ['no answer for the pack', HANGS],
    ['a page for the pack', only(/pack-/, portal)],
    ['an error for the font', only(/woff2/, broken)],
    ['no worker behind its name', only(/worker-[0-9a-f]/, broken)],
  ])('%s leaves the build before as it was', ([, fault], { expect }) =>
    withFreshHost(async ({ host, context }) => {
      const page = await keptOffline(context, `${host.origin}/`);
      const [build, ...others] = await keptBuilds(page);
      expect(others).toEqual([]);
      host.deploy(next);
      host.fail(fault);
      // What hangs is still on its way when the host is gone.
      if (fault === HANGS) expect(await lookInVain(page, HANGING)).toBe('installing');
      else expect(await lookInVain(page)).toBe('redundant');
      host.fail(cut);
      await page.reload({ waitUntil: 'networkidle' });
      expect(await isNext(page)).toBe(false);
      await page.goto(`${host.origin}/nb/rules/gabong/`);
      expect(await isNext(page)).toBe(false);
      expect(await keptBuilds(page)).toContain(build);
      // The whole of the next build comes once the host is well again.
      host.fail(undefined);
      host.hangUp();
      await page.goto(`${host.origin}/`);
      await expect.poll(() => lookForNext(page)).toBe('newer');
      await takeNext(page);
      expect(await isNext(page)).toBe(true);
    }),
  );
});

test.concurrent('F37: another worker for the same text, whose pack cannot be had, leaves what is kept', ({ expect }) =>
  withFreshHost(async ({ host, context }) => {
    const page = await keptOffline(context, `${host.origin}/`);
    const before = await keptBuilds(page);
    const folder = await otherWorker();
    host.deploy(folder);
    host.fail(only(/pack-/, broken));
    expect(await lookInVain(page)).toBe('redundant');
    expect(host.asked().some((path) => path.includes('/pack-'))).toBe(true);
    expect(await keptBuilds(page)).toEqual(before);
    host.fail(cut);
    expect((await page.goto(`${host.origin}/rules/gug/`))?.status()).toBe(200);
    rmSync(folder, { recursive: true });
  }),
);

test.concurrent(
  'F34: a page of the build before still gets its late parts, though the host has them no more',
  ({ expect }) =>
    withFreshHost(async ({ host, context }) => {
      const page = await keptOffline(context, `${host.origin}/`);
      host.deploy(next);
      await nextFound(page);
      await page.getByRole('button', { name: 'Update now' }).waitFor();
      // Another tab takes the next build; this one stays what it was.
      const other = await context.newPage();
      await other.goto(`${host.origin}/`);
      await takeNext(other);
      await expect.poll(() => isNext(other)).toBe(true);
      expect(await isNext(page)).toBe(false);
      await page.evaluate(() => {
        location.hash = '#log';
      });
      await page.locator('#log .view-keys').waitFor();
      await page.locator('#log .view-keys button').nth(1).click();
      await page.locator('.log-players').waitFor();
      await page.evaluate(() => {
        location.hash = '#gools';
      });
      await page.locator('#gools .seats').waitFor();
    }),
);

describe('F50: a panel of which no file can be fetched says so, and comes by one tap once the host is well', () => {
  /** Where nothing is kept of the site yet, nor can be. */
  const unkept = (browser: Browser) => browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });

  test.concurrent.for(['gools', 'gabong', 'log'])('%s, whose files another build has taken away', (panel, { expect }) =>
    withFreshHost(async ({ browser, host }) => {
      const bare = await unkept(browser);
      const page = await bare.newPage();
      await page.goto(`${host.origin}/`, { waitUntil: 'networkidle' });
      host.deploy(next);
      await page.locator(`a[data-panel="${panel}"]`).click();
      await page.locator(`#${panel} [role="alert"]`).waitFor();
      await page.locator(`#${panel}`).getByRole('button', { name: 'Try again' }).click();
      await page.locator(`#${panel} :is(.seats, .view-keys)`).first().waitFor();
      expect(await isNext(page)).toBe(true);
      expect(page.url()).toBe(`${host.origin}/#${panel}`);
      await bare.close();
    }),
  );

  test.concurrent('gug, on a host that has pages alone for a while', ({ expect }) =>
    withFreshHost(async ({ browser, host }) => {
      const bare = await unkept(browser);
      const page = await bare.newPage();
      host.fail(only(/\.js$/, broken));
      await page.goto(`${host.origin}/?at=victoria&die=4#gug`);
      await page.locator('#gug [role="alert"]').waitFor();
      // Not at the very edge of the screen.
      const [words, key] = await Promise.all(
        ['[role="alert"]', '.fetching .key'].map((part) => page.locator(`#gug ${part}`).boundingBox()),
      );
      expect(Math.min(words!.x, key!.x)).toBeGreaterThanOrEqual(8);
      host.fail(undefined);
      await page.locator('#gug').getByRole('button', { name: 'Try again' }).click();
      await page.locator('.leaflet-container [data-station="victoria"]').waitFor();
      expect(page.url()).toContain('?at=victoria&die=4#gug');
      await bare.close();
    }),
  );
});

test.concurrent(
  'F36: a build taken in one tab loads no other tab anew, and what was typed there is kept',
  ({ expect }) =>
    withFreshHost(async ({ host, context }) => {
      const page = await keptOffline(context, `${host.origin}/#gools`);
      const name = page.locator('#gools-name-0');
      await name.fill('Siri');
      host.deploy(next);
      await nextFound(page);
      const other = await context.newPage();
      await other.goto(`${host.origin}/#log`);
      await takeNext(other);
      await expect.poll(() => isNext(other)).toBe(true);
      await page.waitForTimeout(1_000);
      expect(await isNext(page)).toBe(false);
      expect(await name.inputValue()).toBe('Siri');
      // In its own time it is of the next build, and has what was typed.
      await page.reload();
      expect(await isNext(page)).toBe(true);
      await expect.poll(() => page.locator('#gools-name-0').inputValue()).toBe('Siri');
    }),
);

test.concurrent('a next build waits until every page of the site is closed', ({ expect }) =>
  withFreshHost(async ({ host, context }) => {
    const page = await keptOffline(context, `${host.origin}/`);
    const second = await context.newPage();
    await second.goto(`${host.origin}/nb/`);
    host.deploy(next);
    await nextFound(page);
    await page.reload();
    expect(await isNext(page)).toBe(false);
    await second.close();
    await page.goto('about:blank');
    await expect
      .poll(async () => {
        const later = await context.newPage();
        await later.goto(`${host.origin}/rules/`);
        const found = await isNext(later);
        await later.close();
        return found;
      })
      .toBe(true);
  }),
);

test.concurrent('F40: a portal that answers everything with its own page poisons nothing', ({ expect }) =>
  withFreshHost(async ({ host, context }) => {
    const page = await keptOffline(context, `${host.origin}/`);
    host.fail(portal);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.title()).not.toBe('Pay here');
    await page.goto(`${host.origin}/rules/gug/`);
    expect(await page.locator('h1').innerText()).not.toBe('');
    host.fail(cut);
    await page.goto(`${host.origin}/#gools`, { waitUntil: 'networkidle' });
    await page.locator('#gools .seats').waitFor();
  }),
);

test.concurrent('F40: a first visit behind a portal keeps nothing, and the visit after it all', ({ expect }) =>
  withFreshHost(async ({ host, context }) => {
    const page = await context.newPage();
    host.fail(only(/pack-|woff2/, portal));
    await page.goto(`${host.origin}/`);
    await expect.poll(() => host.asked().some((path) => path.includes('/pack-'))).toBe(true);
    await page.locator('[data-offline="later"]').waitFor({ state: 'attached' });
    // A worker that could not install is forgotten.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await keptBuilds(page)).toEqual([]);
    await page.close();
    host.fail(undefined);
    const again = await keptOffline(context, `${host.origin}/`);
    expect((await keptBuilds(again)).length).toBe(1);
  }),
);

test.concurrent(
  'F35: a page in the place of a script is not taken for one, and the panel comes once the host is well',
  ({ expect }) =>
    withFreshHost(async ({ host, context }) => {
      const page = await context.newPage();
      host.fail(only(/GoolsPanel|pack-/, portal));
      await page.goto(`${host.origin}/#gools`);
      await page.locator('#gools [role="alert"]').waitFor();
      // Nothing is lost where the page itself cannot be had.
      host.fail(cut);
      await page.locator('#gools').getByRole('button', { name: 'Try again' }).click();
      await page.locator('#gools [role="alert"]').waitFor();
      expect(page.url()).toBe(`${host.origin}/#gools`);
      host.fail(undefined);
      await page.locator('#gools').getByRole('button', { name: 'Try again' }).click();
      await page.locator('#gools .seats').waitFor();
    }),
);

/** The way out stands in the place of the worker. */
const ENDED = only(/\/worker\.js$/, (_, response) => {
  void answerFrom(DIST, '/worker-off.js', response);
  return true;
});

test.concurrent(
  'F41: where the worker has ended, a first visit fetches nothing, and does not say that it is tried again',
  ({ expect }) =>
    withFreshHost(async ({ host, context }) => {
      host.fail(ENDED);
      const page = await context.newPage();
      await page.goto(`${host.origin}/`, { waitUntil: 'networkidle' });
      // Some seconds after the page is there: its first keys come before what keeps it.
      const asked = () => host.asked().filter((path) => /worker|pack/.test(path));
      await expect.poll(asked).toEqual(['/worker.js']);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      // Each is told once.
      expect(asked()).toEqual([]);
      expect(await page.locator('[data-offline]').getAttribute('data-offline')).toBe('none');
    }),
);

test.concurrent('F41: the way out ends the worker, tidies up, and leaves the games alone', ({ expect }) =>
  withFreshHost(async ({ host, context }) => {
    const page = await keptOffline(context, `${host.origin}/`);
    await page.evaluate(() => localStorage.setItem('game:kept', '{}'));
    host.fail(ENDED);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => keptBuilds(page)).toEqual([]);
    await page.goto(`${host.origin}/rules/gug/`);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    const response = await page.goto(`${host.origin}/rules/gabong/`);
    expect(response?.fromServiceWorker()).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('game:kept'))).toBe('{}');
  }),
);
