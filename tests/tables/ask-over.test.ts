import { expect, test, vi } from 'vitest';
import { askOver } from '../../src/components/ask-over.ts';

test('where the question field cannot be had its page opens, each time that it is asked for', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: false, status: 503 }));
  const key = { href: '/rules/search/' } as HTMLAnchorElement;
  // Somebody goes back, and finds the page as it was.
  for (let times = 1; times <= 2; times += 1) {
    await askOver(key);
    expect(assign).toHaveBeenCalledTimes(times);
  }
});
