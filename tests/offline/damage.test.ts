import { test } from 'vitest';
import type { Page } from 'playwright-core';
import { withFreshHost } from '../browser/fresh-host.ts';
import { cut } from '../browser/host.ts';
import { keptOffline } from '../browser/offline.ts';

type Damage = 'delete' | 'change';

/** Damages every kept file whose path ends so. @returns how many. */
const damage = (page: Page, ending: string, how: Damage): Promise<number> =>
  page.evaluate(
    async ([end, way]) => {
      const [name] = await caches.keys();
      const cache = await caches.open(name!);
      const hit = (await cache.keys()).filter(({ url }) => new RegExp(`${end}$`).test(url));
      for (const request of hit) {
        const { headers } = (await cache.match(request))!;
        if (way === 'delete') await cache.delete(request);
        else await cache.put(request, new Response('alert(1)', { headers }));
      }
      return hit.length;
    },
    [ending, how] as const,
  );

/** What is kept of a file. */
const keptText = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate(async (at) => (await caches.match(new URL(at, location.origin).href))?.text(), path);

const WAYS = ['delete', 'change'] as const;

test.concurrent.for(WAYS)(
  'F38: a kept page that somebody has damaged (%s) is told with no net, and mended with one',
  (how, { expect }) =>
    withFreshHost(async ({ host, context }) => {
      const page = await keptOffline(context, `${host.origin}/`);
      expect(await damage(page, '/nb/rules/gug/index.html', how)).toBe(1);
      host.fail(cut);
      const told = await page.goto(`${host.origin}/nb/rules/gug/`);
      expect(told?.status()).toBe(503);
      expect(await page.locator('body').innerText()).toMatch(/saved games are safe[^]*Spillene dine er ikke gått tapt/);
      // Everything else is there.
      expect((await page.goto(`${host.origin}/rules/gug/`))?.status()).toBe(200);
      host.fail(undefined);
      // The host answers, while all that is kept is fetched once more.
      expect((await page.goto(`${host.origin}/nb/rules/gug/`))?.status()).toBe(200);
      await expect.poll(() => keptText(page, '/nb/rules/gug/index.html')).toContain('</html>');
      host.fail(cut);
      expect((await page.goto(`${host.origin}/nb/rules/gug/`))?.status()).toBe(200);
    }),
);

test.concurrent.for(WAYS)(
  'F38: a kept script that somebody has damaged (%s) never runs, and its panel says so',
  (how, { expect }) =>
    withFreshHost(async ({ host, context }) => {
      const page = await keptOffline(context, `${host.origin}/`);
      expect(await damage(page, '/GoolsPanel\\.[^/]*\\.js', how)).toBe(1);
      host.fail(cut);
      await page.goto(`${host.origin}/#gools`);
      await page.reload();
      await page.locator('#gools [role="alert"]').waitFor();
      host.fail(undefined);
      await page.locator('#gools').getByRole('button', { name: 'Try again' }).click();
      await page.locator('#gools .seats').waitFor();
    }),
);

test.concurrent('an address that leads nowhere has its page without a net too', ({ expect }) =>
  withFreshHost(async ({ host, context }) => {
    const page = await keptOffline(context, `${host.origin}/`);
    host.fail(cut);
    const response = await page.goto(`${host.origin}/nowhere/at-all/`);
    expect(response?.status()).toBe(404);
    expect(await page.locator('h1').innerText()).not.toBe('');
  }),
);

test.concurrent('a folder’s address without its slash leads to it', ({ expect }) =>
  withFreshHost(async ({ host, context }) => {
    const page = await keptOffline(context, `${host.origin}/`);
    host.fail(cut);
    await page.goto(`${host.origin}/nb/rules/gabong?from=here`);
    expect(new URL(page.url()).pathname).toBe('/nb/rules/gabong/');
  }),
);
