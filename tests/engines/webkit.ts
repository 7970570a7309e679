import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listen } from '../../src/tools/static-server.ts';
import { type Driver, said, type Size, start } from './driver.ts';

const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url));
const run = promisify(execFile);

/** A line of the console that tells of an error. */
const WRONG = /CONSOLE (?:\w+ )?ERROR/;
/**
 * What is none. WebKit does not know the rule for manifests, and fetches them by the one for all that has none. Sizes that
 * change while others hear of theirs are told of in the next frame, which WebKit calls an error and Chromium tells nobody.
 */
const NONE = /Unrecognized Content-Security-Policy directive 'manifest-src'|ResizeObserver loop completed/;

/** The name of the reference of an element in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * WebKitGTK in a window that fills an X screen of its own.
 *
 * @param folder - what its pages keep; `downloads` in it gets what they download.
 */
export async function startWebKit(folder: string, { width, height, scale }: Size): Promise<Driver> {
  await mkdir(join(folder, 'downloads'), { recursive: true });
  const screen = start('Xvfb', [
    ...['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${width * scale}x${height * scale}x24`],
  ]);
  const display = `:${await said(screen, screen.child.stdio[3] as Readable, /^(\d+)\n/)}`;
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    GDK_SCALE: String(scale),
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
    WINDOW_FOLDER: folder,
    WINDOW_SIZE: `${width}x${height}`,
  });
  const problems: string[] = [];
  let line = '';
  driver.child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    const lines = (line + text).split('\n');
    line = lines.pop()!;
    problems.push(...lines.filter((each) => WRONG.test(each) && !NONE.test(each)));
  });
  driver.child.stdout!.resume();

  const kill = async (): Promise<void> => {
    await driver.kill();
    await screen.kill();
  };
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`WebKit: ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  try {
    for (let tries = 0; ; tries += 1) {
      if (
        await ask('GET', '/status').then(
          () => true,
          () => false,
        )
      )
        break;
      if (tries > 300) throw new Error('WebKitWebDriver does not answer.');
      await sleep(100);
    }
    const options = { binary: WINDOW, args: [] };
    const { sessionId } = (await ask('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { readonly sessionId: string };
    const send = (path: string, body: object = {}): Promise<unknown> =>
      ask('POST', `/session/${sessionId}${path}`, body);
    return {
      problems,
      kill,
      async goTo(url) {
        await send('/url', { url });
      },
      async reload() {
        await send('/refresh');
      },
      evaluate: async (expression) =>
        (await send('/execute/sync', { script: `return ${expression}`, args: [] })) as string,
      async perform(actions) {
        await send('/actions', { actions });
      },
      async giveFiles(selector, paths) {
        const found = (await send('/element', { using: 'css selector', value: selector })) as Record<string, string>;
        await send(`/element/${found[ELEMENT]}/value`, { text: paths.join('\n') });
      },
      screen: async () => {
        const args = ['-display', display, '-window', 'root', 'png:-'];
        return (await run('import', args, { encoding: 'buffer', maxBuffer: 64e6 })).stdout;
      },
    };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** A port that nothing has: the driver is told its own, and does not say one that it has found. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
