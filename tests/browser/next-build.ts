import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { bundled, keepOffline } from '../../src/tools/offline.ts';
import { DIST } from './dist.ts';

/** A build of the very same text, whose worker alone is another. */
export async function otherWorker(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'companion-worker-'));
  cpSync(DIST, folder, { recursive: true });
  keepOffline(folder, `${await bundled('worker')}\n// Another worker.\n`);
  return folder;
}

/** A later build of the site in a folder of its own: titles say so, and no script has the name it had before. */
export async function nextBuild(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'companion-next-'));
  cpSync(DIST, folder, { recursive: true });
  const names = globSync('_astro/*.js', { cwd: folder }).map((path) => basename(path));
  for (const name of names) renameSync(join(folder, '_astro', name), join(folder, '_astro', later(name)));
  const named = new RegExp(names.map((name) => name.replaceAll(/[.\\]/g, '\\$&')).join('|'), 'g');
  for (const path of globSync('**/*.{html,js,css}', { cwd: folder })) {
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(join(folder, path), text.replaceAll(named, later).replace('</title>', ' (next)</title>'));
  }
  keepOffline(folder, await bundled('worker'));
  return folder;
}

const later = (name: string): string => name.replace(/\.js$/, 'N.js');
