/** With a check at its end, so that what was cut or changed on its way is seen. */
const FORMAT = 'deflate';

export type UnpackedBytes =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly why: 'broken' | 'too-big' | 'no-unpacking' };

type Bytes = Uint8Array<ArrayBuffer>;

/** @returns undefined when the browser cannot pack. */
export async function packBytes(bytes: Bytes): Promise<Uint8Array | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  return bytesThrough(new Blob([bytes]).stream().pipeThrough(new CompressionStream(FORMAT)), Infinity);
}

/** Never throws. @param most - bytes; unpacking stops where there are more. */
export async function unpackBytes(bytes: Bytes, most: number): Promise<UnpackedBytes> {
  if (typeof DecompressionStream === 'undefined') return { ok: false, why: 'no-unpacking' };
  try {
    const unpacked = await bytesThrough(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)), most);
    return unpacked ? { ok: true, bytes: unpacked } : { ok: false, why: 'too-big' };
  } catch {
    return { ok: false, why: 'broken' };
  }
}

/** All bytes of a stream; undefined when there are more than `most`. */
async function bytesThrough(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
  }
  const all = new Uint8Array(length);
  let from = 0;
  for (const chunk of chunks) {
    all.set(chunk, from);
    from += chunk.length;
  }
  return all;
}

/** Letters, digits, - and _: base64url. */
export function textOf(bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @returns undefined when it is not base64url. */
export function bytesOf(text: string): Bytes | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}
