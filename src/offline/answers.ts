import { type Build, digestOf, type Sealed } from './build.ts';
import { kindOf, SECURITY_HEADERS } from './headers.ts';
import { unfoldRepeats, splitFiles } from './pack.ts';

/** What the worker has to answer with. */
export interface Shelves {
  /** Every file of the worker's own build. */
  readonly paths: ReadonlySet<string>;
  readonly own: SiteStore;
  /** Earlier builds: pages that were opened under them still ask for their parts. Looked for where the own has none. */
  readonly earlier: () => Promise<readonly SiteStore[]>;
  /** Fetches all of the own build again, where it is still to be had. */
  readonly mend: () => void;
}

/**
 * Answers what a page asks of the site: from the own build, whole and unchanged; else from an earlier one; else from the
 * host. Nothing is ever kept on the way: what is kept comes with a build alone.
 *
 * @param path - from the root of the site.
 */
export async function answer(request: Request, path: string, shelves: Shelves): Promise<Response> {
  const isPage = request.mode === 'navigate';
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  const own = await ownFile(file, shelves);
  if (own) return own;
  if (isPage && shelves.paths.has(`${file}/index.html`)) return Response.redirect(withSlash(request.url));
  if (!isPage) {
    for (const store of await shelves.earlier()) {
      const found = await store.read(file);
      if (found) return found;
    }
  }
  try {
    return await fromHost(request);
  } catch {
    if (!isPage) return Response.error();
    const page = shelves.paths.has(file) ? undefined : await notFound(shelves);
    return page ?? lastResort();
  }
}

/**
 * A file of the own build. Where it was lost or changed, all of the build is fetched once more; nobody waits for that, which
 * takes a phone some seconds: the host is asked for the file meanwhile.
 */
async function ownFile(file: string, { paths, own, mend }: Shelves): Promise<Response | undefined> {
  if (!paths.has(file)) return undefined;
  const kept = await own.read(file);
  if (!kept) mend();
  return kept;
}

/** The page for addresses that lead nowhere. */
async function notFound({ own }: Shelves): Promise<Response | undefined> {
  const page = await own.read('404.html');
  return page && new Response(page.body, { status: 404, headers: page.headers });
}

/** @throws TypeError when the host cannot be reached, or sends a page where a part of one was asked for. */
async function fromHost(request: Request): Promise<Response> {
  const response = await fetch(request);
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isHtml && ['script', 'style', 'worker', 'font', 'image', 'manifest'].includes(request.destination)) {
    throw new TypeError(`a page came in the place of ${request.url}`);
  }
  return response;
}

function withSlash(address: string): string {
  const url = new URL(address);
  url.pathname += '/';
  return url.href;
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Gunnar’s Companion</title>
<h1>This page is not available right now</h1>
<p>You are offline, and the copy of this page on your phone is damaged. Your saved games are safe. Check the connection, then try again.</p>
<p><a href="">Try again</a></p>
<div lang="nb">
<h1>Siden er ikke tilgjengelig akkurat nå</h1>
<p>Telefonen er uten nett, og den lagrede kopien av siden er skadet. Spillene dine er ikke gått tapt. Sjekk nettet, og prøv igjen.</p>
<p><a href="">Prøv igjen</a></p>
</div>
</html>
`;

/** What stands there when neither the host nor what was kept can answer: it needs no file of the site. */
const lastResort = (): Response =>
  new Response(PAGE, {
    status: 503,
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });

/** Under this header a kept file says what it must be. */
const SEAL = 'X-Digest';

/** All files of one build, kept whole or not at all. */
interface SiteStore {
  /** A file as it was built; undefined when it is not there, or no longer what it was. */
  readonly read: (path: string) => Promise<Response | undefined>;
}

/** @param root - the address of the site, with a slash at its end. @param name - of the cache. */
export const siteStore = (root: string, name: string): SiteStore => ({
  async read(path) {
    const found = await caches.match(root + path, { cacheName: name });
    if (!found) return undefined;
    const bytes = await found.arrayBuffer();
    const isIntact = (await digestOf(bytes)) === found.headers.get(SEAL);
    return isIntact ? new Response(bytes, { headers: found.headers }) : undefined;
  },
});

/**
 * Fetches every file of a build, and keeps them once each is what it must be: one after the other, as somebody may be
 * tapping meanwhile, and all at once would have the phone to themselves. @throws Error when one is not what it must be.
 */
export async function fillStore(root: string, name: string, { pack, others }: Build): Promise<void> {
  const files = await Promise.all([packed(root, pack), ...others.map((each) => single(root, each))]);
  const cache = await caches.open(name);
  for (const { path, bytes, digest } of files.flat()) await cache.put(root + path, kept(path, bytes, digest));
}

interface Kept extends Sealed {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function packed(root: string, pack: Build['pack']): Promise<readonly Kept[]> {
  const { bytes } = await fetched(root, pack);
  const joined = unfoldRepeats(bytes);
  if ((await digestOf(joined)) !== pack.unpacked) throw new Error(`${pack.path} was not unpacked as it was packed`);
  const files: Kept[] = [];
  for (const { path, bytes: each } of splitFiles(joined))
    files.push({ path, bytes: each, digest: await digestOf(each) });
  return files;
}

const single = async (root: string, file: Sealed): Promise<readonly Kept[]> => [await fetched(root, file)];

/** From the host itself: what another build, or a portal, has left in between is not asked. */
async function fetched(root: string, { path, digest }: Sealed): Promise<Kept> {
  const bytes = await download(root + path, 'no-store');
  if ((await digestOf(bytes)) !== digest) throw new Error(`${path} did not come as it was built`);
  return { path, bytes, digest };
}

const kept = (path: string, bytes: Uint8Array<ArrayBuffer>, digest: string): Response =>
  new Response(bytes, { headers: { ...SECURITY_HEADERS, 'Content-Type': kindOf(path), [SEAL]: digest } });

/** A host that sends no byte for so long has fallen silent. How slowly the bytes come is no matter. Milliseconds. */
const PATIENCE = 30_000;

/**
 * All bytes at an address of the site. A download that stands still is given up, one that is only slow never.
 *
 * @param cache - what the browser may answer from, and keep of it. @param patience - how long nothing may come, in milliseconds.
 * @throws Error when the host refuses, TypeError when it cannot be reached, TimeoutError when it falls silent.
 */
export async function download(
  address: string,
  cache: RequestCache,
  patience = PATIENCE,
): Promise<Uint8Array<ArrayBuffer>> {
  const end = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => end.abort(new DOMException(`${address} fell silent`, 'TimeoutError')), patience);
  };
  heard();
  try {
    const response = await fetch(address, { cache, signal: end.signal });
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    const listening = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, out) {
        heard();
        out.enqueue(part);
      },
    });
    const heardOf = response.body?.pipeThrough(listening) ?? null;
    return new Uint8Array(await new Response(heardOf).arrayBuffer());
  } finally {
    clearTimeout(silence);
    // An answer that nobody reads to its end would hold its line open.
    end.abort();
  }
}
