import { expect, test, vi } from 'vitest';
import { openAsking } from '../../src/tables/rules/Asked.tsx';

vi.mock('../../src/tables/rules/ask.worker.ts?worker&url', () => ({ default: '/_astro/ask.worker.js' }));

test('where its words cannot be fetched, the worker that was to answer is ended: the next question starts another', async () => {
  const workers: { isEnded: boolean }[] = [];
  class FakeWorker {
    isEnded = false;
    constructor() {
      workers.push(this);
    }
    readonly addEventListener = vi.fn();
    readonly postMessage = vi.fn();
    terminate(): void {
      this.isEnded = true;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: false, status: 503 }));
  for (let tries = 0; tries < 2; tries += 1) await expect(openAsking('en', [])).rejects.toThrow('503');
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});
