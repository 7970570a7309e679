import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Driver, said, type Size, start } from './driver.ts';

/** The rest of what a driven Firefox leaves alone (first pages, updates, reports) it leaves alone by itself. */
const prefsFor = (folder: string): Readonly<Record<string, string | number | boolean>> => ({
  // As a phone: it has touch events.
  'dom.w3c_touch_events.enabled': 1,
  'browser.download.folderList': 2,
  'browser.download.dir': join(folder, 'downloads'),
});

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly message?: string;
  readonly method?: string;
  readonly params?: { readonly level: string; readonly text: string };
}

/** What Firefox calls a request without an address: one that was given up because the page was left. */
const LEFT = 'Failed to load ‘’.';

/**
 * Firefox without a window, by its own WebDriver BiDi: no program stands between.
 *
 * @param folder - its profile; `downloads` in it gets what its pages download.
 */
export async function startFirefox(folder: string, { width, height, scale }: Size): Promise<Driver> {
  await mkdir(join(folder, 'downloads'), { recursive: true });
  const prefs = Object.entries(prefsFor(folder)).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(folder, 'user.js'), prefs.join('\n'));
  const firefox = start('firefox-esr', [
    ...['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder, 'about:blank'],
  ]);
  firefox.child.stdout!.resume();
  try {
    const address = await said(firefox, firefox.child.stderr!, /BiDi listening on (ws:\S+)/);
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error('Firefox does not answer.')));
    });
    const problems: string[] = [];
    const waiting = new Map<number, (answer: Answer) => void>();
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(data as string) as Answer;
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
      else if (
        answer.method === 'log.entryAdded' &&
        answer.params!.level === 'error' &&
        !answer.params!.text.startsWith(LEFT)
      )
        problems.push(answer.params!.text);
    });
    socket.addEventListener('close', () => {
      for (const answer of waiting.values()) answer({ type: 'error', message: 'the browser is gone' });
    });
    let last = 0;
    const send = async (method: string, params: object): Promise<unknown> => {
      const id = (last += 1);
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const answer = await answered;
      waiting.delete(id);
      if (answer.type === 'error') throw new Error(`Firefox: ${method}: ${answer.message}`);
      return answer.result;
    };
    await send('session.new', { capabilities: {} });
    await send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
    const { context } = contexts[0]!;
    await send('browsingContext.setViewport', { context, viewport: { width, height }, devicePixelRatio: scale });
    const evaluate = async (expression: string) => {
      const { result, exceptionDetails } = (await send('script.evaluate', {
        ...{ expression, target: { context }, awaitPromise: true, userActivation: false },
      })) as { result?: { value: string; sharedId: string }; exceptionDetails?: { text: string } };
      if (!result) throw new Error(`Firefox: ${exceptionDetails?.text}`);
      return result;
    };
    return {
      problems,
      kill: firefox.kill,
      async goTo(url) {
        await send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      async reload() {
        await send('browsingContext.reload', { context, wait: 'complete' });
      },
      evaluate: async (expression) => (await evaluate(expression)).value,
      async perform(actions) {
        await send('input.performActions', { context, actions });
      },
      async giveFiles(selector, files) {
        const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
        await send('input.setFiles', { context, element: { sharedId }, files });
      },
      screen: async () => {
        const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
        return Buffer.from(data, 'base64');
      },
    };
  } catch (error) {
    await firefox.kill();
    throw error;
  }
}
