import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder, type StaticServer } from '../../src/tools/static-server.ts';

let root: string;
let server: StaticServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'static-server-'));
  await mkdir(join(root, 'site', 'rules'), { recursive: true });
  await writeFile(join(root, 'secret.txt'), 'not for visitors');
  await writeFile(join(root, 'site', 'index.html'), 'home');
  await writeFile(join(root, 'site', '404.html'), 'no such station');
  await writeFile(join(root, 'site', 'rules', 'index.html'), 'rules');
  server = await serveFolder(join(root, 'site'), 0);
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

/** Asks for a path exactly as written, where `fetch` would tidy it first. */
const ask = (path: string): Promise<{ status: number | undefined; location: string | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.origin);
    request({ hostname, port, path }, (response) => {
      let body = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (body += part))
        .on('end', () => {
          resolve({ status: response.statusCode, location: response.headers.location, body });
        });
    })
      .on('error', reject)
      .end();
  });

test.each([
  { path: '/', status: 200, body: 'home' },
  { path: '/?at=bank', status: 200, body: 'home' },
  { path: '/rules/', status: 200, body: 'rules' },
  { path: '/rules/index.html', status: 200, body: 'rules' },
  { path: '/nowhere/', status: 404, body: 'no such station' },
  { path: '/../secret.txt', status: 404, body: 'no such station' },
  { path: '/%2e%2e/secret.txt', status: 404, body: 'no such station' },
  { path: '/..%2fsecret.txt', status: 404, body: 'no such station' },
  { path: '/%E0%A4%A', status: 404, body: 'no such station' },
  { path: '/%00', status: 404, body: 'no such station' },
])('$path gives $status', async ({ path, status, body }) => {
  expect(await ask(path)).toEqual({ status, body, location: undefined });
});

test('a folder without its slash leads to the one with it, and keeps the query', async () => {
  expect(await ask('/rules?at=bank')).toMatchObject({ status: 301, location: '/rules/?at=bank' });
});

test('a taken port gives way to a later one', async () => {
  const taken = Number(new URL(server.origin).port);
  const second = await serveFolder(join(root, 'site'), taken);
  expect(Number(new URL(second.origin).port)).toBeGreaterThan(taken);
  await second.close();
});

test('text is packed for whoever reads brotli, and for nobody else', async () => {
  const encodingOf = async (accepted: string) =>
    (await fetch(`${server.origin}/`, { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding');
  expect(await encodingOf('gzip, deflate, br')).toBe('br');
  expect(await encodingOf('gzip')).toBeNull();
  const whole = await fetch(`${server.origin}/`, { headers: { 'accept-encoding': 'br' } });
  expect(await whole.text()).toBe('home');
});

test('a text that has changed is packed anew', async () => {
  const path = join(root, 'site', 'changing.html');
  const asked = async () => (await fetch(`${server.origin}/changing.html`)).text();
  await writeFile(path, 'before');
  expect([await asked(), await asked()]).toEqual(['before', 'before']);
  await writeFile(path, 'another');
  expect(await asked()).toBe('another');
});
