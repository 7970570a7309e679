import { TAKE_OVER } from './messages.ts';

/**
 * How far the site is on its way to working without a net; `later`: it could not be kept, and is tried again; `newer`:
 * another build waits to take over; `never`: this browser keeps no sites; `none`: nothing is known yet, or the worker has been
 * ended.
 */
export type OfflineState = 'none' | 'never' | 'fetching' | 'later' | 'ready' | 'newer';

const HOUR = 3_600_000;
/** How long the host may take for the few bytes of the worker. Milliseconds. */
const PATIENCE = 30_000;
/** The first pause between two tries, and the least; each later one is twice as long as the one before. Milliseconds. */
const PAUSE = 5_000;
/**
 * A page that was opened so lately may still be fetching, and so long later it is not. Measured: where the next build is told
 * to take over while the one before still answers, Chromium leaves it waiting for good. Milliseconds.
 */
const YOUNG = 10_000;
const CALM = 3_000;

/**
 * Lets the worker keep the site, tries again by itself until it does, and says how far it is. A newer build takes over by
 * itself once every page of the site has been closed; taken over before that, it leaves open pages what they are.
 *
 * @param script - address of the worker. @param scope - path of the site. @returns what lets a waiting build take over, and
 * loads this page anew.
 */
export function followWorker(script: string, scope: string, tell: (state: OfflineState) => void): () => void {
  const { serviceWorker } = navigator;
  let followed: ServiceWorkerRegistration | false;
  const keep = async () => {
    for (let pause = PAUSE; ; pause *= 2) {
      followed = (await workerOf(script, scope)) ?? (await newWorker(script, scope));
      if (followed !== false && (await isKept(followed, script, tell))) break;
      tell('later');
      await rest(pause);
    }
    lookAgainHourly(followed);
  };
  // All works as long as there is a net.
  keep().catch((error: unknown) => tell(error instanceof Error && error.message === ENDED ? 'none' : 'never'));
  const takeOver = () => followed && followed.waiting?.postMessage(TAKE_OVER);
  return () => {
    // Other pages go on as they are: their build is still kept.
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    setTimeout(takeOver, performance.now() < YOUNG ? CALM : 0);
  };
}

const ENDED = 'ended';

/** Whether a worker is the site's: another site may have left one of its own at this address. */
const isOurs = (worker: ServiceWorker | null, script: string): boolean =>
  worker !== null && new URL(worker.scriptURL).pathname === script;

/** The site's worker, where the browser has one. To look is answered also while the browser waits for the host. */
async function workerOf(script: string, scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(scope);
  const isHere = found?.scope.endsWith(scope) && isOurs(found.waiting ?? found.installing ?? found.active, script);
  return isHere ? found : undefined;
}

/**
 * Lets the browser have the worker, once the host has been seen to answer for it. A browser gives its own question minutes:
 * while the host leaves that one without an answer, it takes up no other for the site, whichever page asks.
 *
 * @returns false where the host does not have it. @throws DOMException where the browser keeps no sites, Error where the worker has been ended (`off.ts`).
 */
async function newWorker(script: string, scope: string): Promise<ServiceWorkerRegistration | false> {
  const { controller } = navigator.serviceWorker;
  // What another site's worker answers is not what the host says; the browser's own question goes past it.
  if (!controller || isOurs(controller, script)) {
    const line = await asked(script);
    if (line?.includes('unregister')) throw new Error(ENDED);
    const [named] = /worker-\w+\.js/.exec(line ?? '') ?? [];
    if (!named || !(await asked(scope + named))) return false;
  }
  return navigator.serviceWorker.register(trusted.createScriptURL(script), { scope }).catch((error: unknown) => {
    if ((error as Error).name === 'SecurityError') throw error;
    return false;
  });
}

/** For browsers that ask who names a script: the worker, or it throws. */
const rules = { createScriptURL: (script: string) => /.*\/worker\.js$/.exec(script)![0] };
const trusted = globalThis.trustedTypes?.createPolicy('offline-worker', rules) ?? rules;

/** A script, as the host gives it; undefined where it fails, or calls it something else, which no browser takes. What a browser has kept of it is written over. */
const asked = (address: string): Promise<string | undefined> => {
  const ending = new AbortController();
  setTimeout(() => ending.abort(), PATIENCE);
  return fetch(address, { cache: 'reload', signal: ending.signal })
    .then((answer) => (answer.ok && isScript(answer) ? answer.text() : undefined))
    .catch(() => undefined);
};

const isScript = ({ headers }: Response): boolean => /(java|ecma)script/i.test(headers.get('content-type') ?? '');

/** Tells of the worker now, and whenever it or a newer one changes. @returns whether the site is kept, once that is known. */
function isKept(
  registration: ServiceWorkerRegistration,
  script: string,
  tell: (state: OfflineState) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const { active, waiting, installing } = registration;
      const coming = (installing ?? waiting) ? 'fetching' : 'later';
      const kept = isOurs(active, script) ? 'ready' : coming;
      const state = active && waiting ? 'newer' : kept;
      tell(state);
      if (state !== 'fetching') resolve(state !== 'later');
    };
    const watch = () => registration.installing?.addEventListener('statechange', look);
    registration.addEventListener('updatefound', watch);
    watch();
    look();
  });
}

/** Until a pause is over; or sooner, but not at once, when the phone finds a net or somebody comes to the page or leaves it. */
const rest = (pause: number): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(() => {
      setTimeout(resolve, pause - PAUSE);
      addEventListener('online', resolve);
      document.addEventListener('visibilitychange', resolve);
    }, PAUSE);
  });

/** A page may stay open for days: it looks for another build when somebody comes back to it, or leaves it. */
function lookAgainHourly(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (Date.now() - last < HOUR) return;
    last = Date.now();
    // Without a net there is nothing to be found.
    registration.update().catch(() => undefined);
  });
}
