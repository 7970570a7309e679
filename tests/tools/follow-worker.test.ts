import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TAKE_OVER } from '../../src/offline/messages.ts';
import { followWorker, type OfflineState } from '../../src/offline/page.ts';

const LINE = 'importScripts("worker-0123456789abcdef.js");\n';
const PAGE = '<!doctype html><html lang="en"><title>Pay here</title>';
const OFF = 'addEventListener("activate",()=>self.registration.unregister());';

const OURS = { scriptURL: 'https://example.org/gabong/worker.js' };

const failing = (name: string) => () => Promise.reject(new DOMException('refused', name));

let phone: EventTarget;
let page: EventTarget;
/** What the host says: undefined is an error. */
let answers: Record<string, string | undefined>;
/** How the browser takes the worker. */
let register: () => Promise<unknown>;
/** When the host was asked for `worker.js`, in seconds from the start. */
let asked: number[];
let registered: number;
let told: OfflineState[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  phone = new EventTarget();
  page = new EventTarget();
  answers = { '/gabong/worker.js': LINE, '/gabong/worker-0123456789abcdef.js': 'const BUILD={};' };
  asked = [];
  registered = 0;
  told = [];
  register = () => Promise.resolve(Object.assign(new EventTarget(), { active: OURS }));
  const start = performance.now();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', phone.addEventListener.bind(phone));
  vi.stubGlobal('fetch', (address: string) => {
    if (address.endsWith('/worker.js')) asked.push(Math.round((performance.now() - start) / 1_000));
    const text = answers[address];
    return Promise.resolve(
      text === undefined
        ? new Response(PAGE, { status: 500 })
        : new Response(text, { headers: { 'content-type': 'text/javascript' } }),
    );
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: () => Promise.resolve(undefined),
      register: () => {
        registered++;
        return register();
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);
const follow = () => followWorker('/gabong/worker.js', '/gabong/', (state) => told.push(state));

test('where the host has the worker, the browser is told of it', async () => {
  follow();
  await seconds(1);
  expect(told).toEqual(['ready']);
});

describe('F46: the browser is not told of a worker that the host does not have', () => {
  test.each([
    ['an error for worker.js', '/gabong/worker.js', undefined],
    ['a page for worker.js', '/gabong/worker.js', PAGE],
    ['half of worker.js', '/gabong/worker.js', LINE.slice(0, 20)],
    ['an error for the worker', '/gabong/worker-0123456789abcdef.js', undefined],
    ['nothing for the worker', '/gabong/worker-0123456789abcdef.js', ''],
  ])('%s', async (_, path, text) => {
    answers[path] = text;
    follow();
    await seconds(1);
    expect(registered).toBe(0);
    expect(told).toEqual(['later']);
  });
});

test('F41: a worker that has been ended is neither told of nor waited for', async () => {
  answers['/gabong/worker.js'] = OFF;
  follow();
  await seconds(100);
  expect([registered, asked, told]).toEqual([0, [0], ['none']]);
});

test.each([
  ['says so', failing('SecurityError')],
  ['does nothing', () => Promise.resolve(undefined)],
])('a browser that keeps no sites and %s is asked once', async (_, answer) => {
  register = answer;
  follow();
  await seconds(100);
  expect([registered, told]).toEqual([1, ['never']]);
});

test('F47: what fails is tried again after pauses, each twice as long as the one before, until the site is kept', async () => {
  register = failing('AbortError');
  follow();
  await seconds(100);
  expect(asked).toEqual([0, 5, 15, 35, 75]);
  expect(new Set(told)).toEqual(new Set(['later']));
  register = () => Promise.resolve(Object.assign(new EventTarget(), { active: OURS }));
  await seconds(1_000);
  expect(asked).toEqual([0, 5, 15, 35, 75, 155]);
  expect(told.at(-1)).toBe('ready');
});

test.each([
  ['the phone finds a net', () => phone.dispatchEvent(new Event('online'))],
  ['somebody comes back to the page', () => page.dispatchEvent(new Event('visibilitychange'))],
])('F47: when %s it is tried at once, and no more often than every five seconds', async (_, happens) => {
  register = failing('AbortError');
  follow();
  await seconds(90);
  happens();
  await seconds(1);
  happens();
  await seconds(3);
  expect(asked).toEqual([0, 5, 15, 35, 75, 90]);
});

test.each([
  ['has just been opened', 1, [0, 1]],
  ['has been open for long', 20, [1, 1]],
])('F36: a page that %s lets its own requests end before the next build takes over', async (_, age, counts) => {
  const messages: unknown[] = [];
  interface Taken extends EventTarget {
    active: object;
    waiting: { readonly postMessage: (message: unknown) => void } | null;
  }
  const waiting = { postMessage: (message: unknown) => void messages.push(message) };
  const registration: Taken = Object.assign(new EventTarget(), { active: OURS, waiting });
  register = () => Promise.resolve(registration);
  Object.assign(navigator.serviceWorker, { addEventListener: () => undefined });
  const takeOver = follow();
  await seconds(age);
  takeOver();
  await seconds(1);
  const early = messages.length;
  await seconds(5);
  expect([early, messages.length]).toEqual(counts);
  expect(messages).toEqual([TAKE_OVER]);
});
