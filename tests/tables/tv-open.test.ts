import { beforeEach, expect, test, vi } from 'vitest';

/** What is asked for and has not come: each by what lets it come, or not. */
const fetched = vi.hoisted(() => [] as { come: (show: () => () => void) => void; fail: () => void }[]);
vi.mock('../../src/tables/tv/Tv.tsx', () => ({
  fetchTv: () =>
    new Promise((resolve, reject) => {
      fetched.push({ come: resolve, fail: () => reject(new Error('not fetched')) });
    }),
}));

const place = { hash: '' };
let heard: () => void = () => undefined;
const goTo = (hash: string): void => {
  place.hash = hash;
  heard();
};

beforeEach(async () => {
  fetched.length = 0;
  place.hash = '#gools';
  vi.resetModules();
  vi.stubGlobal('location', place);
  vi.stubGlobal('document', { getElementById: () => ({}) });
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => (heard = hear));
  await import('../../src/tables/tv/open.ts');
});

test('the big screen that is asked for twice while it is fetched is shown once, and stays', async () => {
  const shown: string[] = [];
  const screen = (name: string) => () => {
    shown.push(`${name} shown`);
    return () => shown.push(`${name} put away`);
  };
  goTo('#tv');
  goTo('#gools');
  goTo('#tv');
  await vi.waitFor(() => expect(fetched).toHaveLength(2));
  fetched[1]!.come(screen('second'));
  fetched[0]!.come(screen('first'));
  await vi.waitFor(() => expect(shown).toContain('second shown'));
  expect(shown).toEqual(['second shown']);
  goTo('#gools');
  expect(shown).toEqual(['second shown', 'second put away']);
});

test('where it cannot be fetched, the page goes back to where it was', async () => {
  goTo('#tv');
  await vi.waitFor(() => expect(fetched).toHaveLength(1));
  fetched[0]!.fail();
  await vi.waitFor(() => expect(place.hash).toBe('#gools'));
});

test('what cannot be fetched any more takes nobody away from another panel', async () => {
  goTo('#tv');
  await vi.waitFor(() => expect(fetched).toHaveLength(1));
  goTo('#log');
  fetched[0]!.fail();
  await new Promise((resolve) => setTimeout(resolve));
  expect(place.hash).toBe('#log');
});
