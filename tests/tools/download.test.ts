import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { download } from '../../src/offline/answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a download', () => {
  let send: ReadableStreamDefaultController<Uint8Array>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          send = controller;
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(body));
    });
  });

  test('F46: that is only slow is never cut off', async () => {
    const all = download('https://example.org/pack', 'no-store');
    for (let byte = 0; byte < 30; byte++) {
      await vi.advanceTimersByTimeAsync(20_000);
      send.enqueue(Uint8Array.of(byte));
    }
    await vi.advanceTimersByTimeAsync(20_000);
    send.close();
    expect([...(await all)]).toEqual(Array.from({ length: 30 }, (_, byte) => byte));
  });

  test('F46: that stands still is given up', async () => {
    const all = download('https://example.org/pack', 'no-store').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    send.enqueue(Uint8Array.of(1));
    await vi.advanceTimersByTimeAsync(29_000);
    let isOver = false;
    void all.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(500);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await all).toMatchObject({ name: 'TimeoutError' });
  });
});
