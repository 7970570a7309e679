import { expect, test, vi } from 'vitest';
import { launchBrowser } from '../../src/tools/browser.ts';
import { theBrowser } from '../browser/the-browser.ts';

vi.mock('../../src/tools/browser.ts', () => ({ launchBrowser: vi.fn() }));

test('a browser that did not start is started again by the next file, and one that did is shared', async () => {
  const browser = { version: () => '1' };
  vi.mocked(launchBrowser)
    .mockRejectedValueOnce(new Error('no room'))
    .mockResolvedValue(browser as never);
  await expect(theBrowser()).rejects.toThrow('no room');
  expect(await theBrowser()).toBe(browser);
  expect(await theBrowser()).toBe(browser);
  expect(launchBrowser).toHaveBeenCalledTimes(2);
});
