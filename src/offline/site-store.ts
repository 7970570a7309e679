import { type Build, digestOf, type Sealed } from './build.ts';
import { download } from './download.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { kindOf } from './kinds.ts';
import { unfoldRepeats } from './long-repeats.ts';
import { splitFiles } from './pack.ts';

/** Under this header a kept file says what it must be. */
const SEAL = 'X-Digest';

/** All files of one build, kept whole or not at all. */
export interface SiteStore {
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

/** Fetches every file of a build, and keeps them once each is what it must be. @throws Error when one is not. */
export async function fillStore(root: string, name: string, { pack, others }: Build): Promise<void> {
  const files = await Promise.all([packed(root, pack), ...others.map((each) => single(root, each))]);
  const cache = await caches.open(name);
  await Promise.all(files.flat().map(({ path, bytes, digest }) => cache.put(root + path, kept(path, bytes, digest))));
}

interface Kept extends Sealed {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function packed(root: string, pack: Build['pack']): Promise<readonly Kept[]> {
  const { bytes } = await fetched(root, pack);
  const joined = unfoldRepeats(bytes);
  if ((await digestOf(joined)) !== pack.unpacked) throw new Error(`${pack.path} was not unpacked as it was packed`);
  return Promise.all(
    splitFiles(joined).map(async ({ path, bytes: each }) => ({ path, bytes: each, digest: await digestOf(each) })),
  );
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
