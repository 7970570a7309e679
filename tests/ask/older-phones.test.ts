import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a question is read on a phone whose browser cannot group a list by itself', async () => {
  vi.spyOn(Map, 'groupBy').mockImplementation(() => {
    throw new TypeError('Map.groupBy is not a function');
  });
  vi.resetModules();
  const { readQuestion } = await import('../../src/ask/read.ts');
  const { lineIn, typed } = await import('../../src/ask/line.ts');
  const { concepts } = readQuestion(lineIn(typed('how many sips'), 'en', () => false, undefined));
  expect([...concepts.keys()]).toEqual(expect.arrayContaining(['how-many', 'sips']));
});
