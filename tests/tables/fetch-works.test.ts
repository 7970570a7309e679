import { afterEach, expect, test, vi } from 'vitest';
import { fetchWorks, MOST_BYTES } from '../../src/tables/gug/works/fetch-works.ts';
import { linesAddress, STATIONS_ADDRESS } from '../../src/works/tfl.ts';
import { shape } from '../works/answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Answer = (address: string, init: RequestInit) => Promise<Response>;

/** Puts an answer in TfL's place. @returns what is asked. */
function answerWith(answer: Answer, isOnline = true): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push(address);
    return answer(address, init);
  });
  return asked;
}

const ask = () => fetchWorks('2026-12-31', new AbortController().signal);
const json = (value: unknown) => Promise.resolve(Response.json(value));
const isLines = (address: string) => address.includes('/Line/');

test('both are asked for, of nobody else, without a word about who asks', async () => {
  const inits: RequestInit[] = [];
  const asked = answerWith((address, init) => {
    inits.push(init);
    return json(shape(isLines(address) ? 'lines' : 'stations'));
  });
  const { lines, stations } = await ask();
  expect(lines.ok && lines.value.rows.length).toBe(15);
  expect(stations.ok && stations.value.rows.length).toBe(7);
  expect(asked).toEqual([linesAddress('2026-12-31', '2027-01-01'), STATIONS_ADDRESS]);
  expect(asked[0]).toMatch(
    /^https:\/\/api\.tfl\.gov\.uk\/Line\/bakerloo,.*,waterloo-city\/Status\/2026-12-31\/to\/2027-01-01\?detail=true$/,
  );
  for (const init of inits) expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});

const refuse =
  (status: number): Answer =>
  () =>
    Promise.resolve(new Response('{}', { status }));
test.each<readonly [name: string, answer: Answer, failure: object]>([
  ['429', refuse(429), { kind: 'busy' }],
  ['500', refuse(500), { kind: 'refused', status: 500 }],
  ['404', refuse(404), { kind: 'refused', status: 404 }],
  ['a page', () => Promise.resolve(new Response('<!doctype html>')), { kind: 'unreadable' }],
  ['half an answer', () => Promise.resolve(new Response('[{"id":"vic')), { kind: 'unreadable' }],
  ['nothing', () => Promise.resolve(new Response(null)), { kind: 'unreadable' }],
  ['another thing', () => json({ message: 'hello' }), { kind: 'unreadable' }],
  ['a refusal by the browser', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unreachable' }],
  ['too much', () => Promise.resolve(new Response(' '.repeat(MOST_BYTES + 1))), { kind: 'too-large' }],
])('%s is an ordinary failure', async (_, answer, failure) => {
  answerWith(answer);
  expect(await ask()).toEqual({ lines: { ok: false, failure }, stations: { ok: false, failure } });
});

test('where one answer fails, the other is there', async () => {
  answerWith((address) => (isLines(address) ? refuse(503)(address, {}) : json([])));
  const { lines, stations } = await ask();
  expect([lines.ok, stations.ok]).toEqual([false, true]);
});

test('offline, nobody is asked', async () => {
  const asked = answerWith(() => json([]), false);
  expect(await ask()).toMatchObject({
    lines: { failure: { kind: 'offline' } },
    stations: { failure: { kind: 'offline' } },
  });
  expect(asked).toEqual([]);
});

test('who does not answer is not waited for, and neither is an answer that nobody wants', async () => {
  vi.useFakeTimers();
  const never: Answer = (_, { signal }) =>
    new Promise((__, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));
  answerWith(never);
  const late = ask();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await late).toMatchObject({ lines: { failure: { kind: 'slow' } } });
  const own = new AbortController();
  const dropped = fetchWorks('2026-11-21', own.signal);
  own.abort();
  expect((await dropped).lines.ok).toBe(false);
});
