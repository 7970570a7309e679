/// <reference lib="webworker" />
import { isOurs } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The way out, should a worker ever stand between people and the site: put in the place of the worker on the host, it
 * ends the worker on every phone that looks, tidies up what was kept of the site, and leaves the games alone.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const end = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => isOurs(self.registration.scope, name)).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(end());
});
