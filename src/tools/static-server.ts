import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { kindOf, SECURITY_HEADERS } from '../offline/headers.ts';

export interface StaticServer {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a folder of finished files on this machine alone, as a static host would: folders by their `index.html`,
 * `404.html` for what is not there, files with a hash in their name for ever, text packed for whoever reads brotli.
 *
 * @param port - the first one tried; a taken one gives way to the next. 0: any that is free.
 */
export async function serveFolder(folder: string, port: number): Promise<StaticServer> {
  const server = createServer((request, response) => {
    answerFrom(folder, request.url ?? '/', response).catch(() => response.writeHead(500).end());
  });
  const taken = await listen(server, port);
  return {
    origin: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Answers one request from a folder. */
export async function answerFrom(folder: string, url: string, response: ServerResponse): Promise<void> {
  const wanted = pathOf(url);
  const file = wanted === undefined ? undefined : await fileAt(join(folder, wanted));
  if (file === 'folder') {
    response.writeHead(301, { location: url.replace(/^[^?#]*/, '$&/') }).end();
    return;
  }
  const found = file ?? join(folder, '404.html');
  const kind = kindOf(found);
  // A folder may have no page for what is not there.
  const packed = TEXT.test(kind) && readsBrotli(response) ? await packedFrom(found).catch(() => undefined) : undefined;
  response.writeHead(file === undefined ? 404 : 200, {
    ...SECURITY_HEADERS,
    'content-type': kind,
    ...(packed && { 'content-encoding': 'br' }),
    vary: 'accept-encoding',
    'cache-control': found.includes(`${sep}_astro${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (packed) response.end(packed);
  else {
    createReadStream(found)
      .on('error', () => response.end())
      .pipe(response);
  }
}

/** Texts as they were packed last, by their paths, each with a stamp of the file that it was then. */
const PACKED = new Map<string, { readonly stamp: string; readonly bytes: Buffer }>();
const pack = promisify(brotliCompress);

/** A text, packed: once for as long as its file stays as it is, as hosts do it. */
async function packedFrom(path: string): Promise<Buffer> {
  const { mtimeMs, size } = await stat(path);
  const stamp = `${mtimeMs} ${size}`;
  const known = PACKED.get(path);
  if (known?.stamp === stamp) return known.bytes;
  const bytes = await pack(await readFile(path), QUICK_BROTLI);
  PACKED.set(path, { stamp, bytes });
  return bytes;
}

const TEXT = /^(?:text\/|image\/svg|application\/(?:json|manifest))/;

/** As hosts pack what they have not packed before. */
export const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const readsBrotli = ({ req }: ServerResponse): boolean => /\bbr\b/.test(req.headers['accept-encoding'] ?? '');

/** The path asked for, inside the folder; undefined when it is not one. */
function pathOf(url: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

async function fileAt(path: string): Promise<string | undefined> {
  const entry = await stat(path).catch(() => undefined);
  if (entry?.isFile()) return path;
  if (!entry?.isDirectory()) return undefined;
  return path.endsWith(sep) ? fileAt(join(path, 'index.html')) : 'folder';
}

/** @returns the port: the one asked for, or the next one that is free. */
export async function listen(server: Server, port: number): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE' && port < 65_535) return listen(server, port + 1);
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
