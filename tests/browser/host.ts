import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { kindOf } from '../../src/offline/headers.ts';
import { answerFrom, listen } from '../../src/tools/static-server.ts';

/** What the host does with a request instead of answering it; false: it answers as ever. */
export type Fault = (path: string, response: ServerResponse) => boolean;

/** A host that can be given another build, and can fail. */
export interface Host {
  readonly origin: string;
  /** Serves another folder from now on. */
  readonly deploy: (folder: string) => void;
  /** Says this, too, with every answer from now on, as a host does that goes by `_headers`. */
  readonly say: (headers: Readonly<Record<string, string>>) => void;
  /** Fails so from now on; undefined: not any more. */
  readonly fail: (fault: Fault | undefined) => void;
  /** Drops whoever still waits for an answer. */
  readonly hangUp: () => void;
  /** The paths asked for since the last time. */
  readonly asked: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** The net is gone: the line is cut without an answer. */
export const cut: Fault = (_, response) => {
  response.destroy();
  return true;
};

/** A portal answers everything with its own page. */
export const portal: Fault = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html><title>Pay here</title>');
  return true;
};

export const broken: Fault = (_, response) => {
  response.writeHead(500).end('out of order');
  return true;
};

/** Takes the question, and never answers. */
export const silent: Fault = () => true;

/** Sends everybody to another address, for ever: browsers remember it without being told to. */
export const movedTo =
  (address: string): Fault =>
  (_, response) => {
    response.writeHead(301, { location: address }).end();
    return true;
  };

/** Half of a file of a folder, as if it were all; which browsers may keep for a day. */
export const half =
  (folder: string): Fault =>
  (path, response) => {
    response
      .writeHead(200, { 'content-type': kindOf(path), 'cache-control': 'max-age=86400' })
      .end(halfOf(folder, path));
    return true;
  };

/** A file of a folder, called plain text: no browser runs that. */
export const plain =
  (folder: string): Fault =>
  (path, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).end(readFileSync(join(folder, path)));
    return true;
  };

/** Half of a file of a folder, and then nothing more: the line stays open. */
export const stuck =
  (folder: string): Fault =>
  (path, response) => {
    response.writeHead(200, { 'content-type': kindOf(path) }).write(halfOf(folder, path));
    return true;
  };

function halfOf(folder: string, path: string): Buffer {
  const whole = readFileSync(join(folder, path));
  return whole.subarray(0, whole.length / 2);
}

/** A fault of some paths alone. */
export const only =
  (paths: RegExp, fault: Fault): Fault =>
  (path, response) =>
    paths.test(path) && fault(path, response);

export async function startHost(first: string): Promise<Host> {
  let folder = first;
  let fault: Fault | undefined;
  let asked: string[] = [];
  let said: Readonly<Record<string, string>> = {};
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    asked.push(url);
    if (fault?.(url, response)) return;
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (status: number, headers?: unknown) =>
      writeHead(status, { ...(headers as OutgoingHttpHeaders), ...said });
    answerFrom(folder, url, response).catch(() => response.writeHead(500).end());
  });
  const port = await listen(server, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy(next) {
      folder = next;
    },
    say(headers) {
      said = headers;
    },
    fail(next) {
      fault = next;
    },
    hangUp: () => server.closeAllConnections(),
    asked() {
      const since = asked;
      asked = [];
      return since;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
