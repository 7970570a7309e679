import { lastResort } from './last-resort.ts';
import type { SiteStore } from './site-store.ts';

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
