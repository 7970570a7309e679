import { TAKE_OVER } from './messages.ts';

/** How far the site is on its way to working without a net; `newer`: another build waits to take over. */
export type OfflineState = 'fetching' | 'ready' | 'newer' | 'none';

const HOUR = 3_600_000;

/**
 * Lets the worker keep the site, and says how far it is. A newer build takes over by itself once every page of the site
 * has been closed; taken over before that, it leaves open pages what they are.
 *
 * @param script - address of the worker. @returns what lets a waiting build take over, and loads this page anew.
 */
export async function followWorker(
  script: string,
  scope: string,
  tell: (state: OfflineState) => void,
): Promise<() => void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(script, { scope });
  const look = () => tell(stateOf(registration));
  const watch = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watch);
  watch();
  look();
  lookAgainHourly(registration);
  return () => {
    // Other pages go on as they are: their build is still kept.
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting?.postMessage(TAKE_OVER);
  };
}

function stateOf({ active, waiting, installing }: ServiceWorkerRegistration): OfflineState {
  if (active) return waiting ? 'newer' : 'ready';
  return installing || waiting ? 'fetching' : 'none';
}

/** A page may stay open for days: it looks for another build when somebody comes back to it. */
function lookAgainHourly(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < HOUR) return;
    last = Date.now();
    // Without a net there is nothing to be found.
    registration.update().catch(() => undefined);
  });
}
