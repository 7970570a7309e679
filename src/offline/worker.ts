/// <reference lib="webworker" />
import { answer, type Shelves, fillStore, siteStore } from './answers.ts';
import type { Build } from './build.ts';
import { cacheName, isOurs, TAKE_OVER } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;
/** Stands before the worker in its file (`keepOffline`). */
declare const BUILD: Build;

const root = self.registration.scope;
const ownName = cacheName(root, BUILD.version);
const fill = () => fillStore(root, ownName, BUILD);

const shelves: Omit<Shelves, 'mend'> = {
  paths: new Set(BUILD.paths),
  own: siteStore(root, ownName),
  earlier: async () => (await othersOf()).map((name) => siteStore(root, name)),
};

let mending: Promise<void> | undefined;
/** One mending at a time, for all that is found missing; a host that cannot be reached mends nothing. */
const mend = (): Promise<void> =>
  (mending ??= fill()
    .catch(() => undefined)
    .finally(() => {
      mending = undefined;
    }));

/** The caches of other builds of this site, the newest first. */
const othersOf = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => isOurs(root, name) && name !== ownName).reverse();

// Whole or not at all: where one file fails, the installing does, and the build before stays as it is.
self.addEventListener('install', (event) => {
  const install = async () => {
    // A build of the same text may be the one that answers just now, with another worker.
    const isKept = await caches.has(ownName);
    try {
      await fill();
    } catch (error) {
      if (!isKept) await caches.delete(ownName);
      throw error;
    }
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    // Pages of the build before may still be open: it stays until the next one comes.
    const [, ...tooOld] = await othersOf();
    await Promise.all(tooOld.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

// A page has asked for it, by somebody's hand; else the browser waits until every page of the site is closed.
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(root)) return;
  const { pathname } = new URL(request.url);
  const path = pathname.slice(new URL(root).pathname.length);
  event.respondWith(answer(request, path, { ...shelves, mend: () => event.waitUntil(mend()) }));
});
