/** A host that sends no byte for so long has fallen silent. How slowly the bytes come is no matter. Milliseconds. */
export const PATIENCE = 30_000;

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
