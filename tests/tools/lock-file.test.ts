import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** Where Node would find `name` from the package at `path`: beside it, or in any folder above. */
function isLocked(path: string, name: string): boolean {
  const here = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (here in packages) return true;
  return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

/**
 * A release may come to a registry before its parts for other machines do; npm then leaves them out of the lock without
 * a word, and refuses it elsewhere.
 */
test('the lock file has every optional part of every package, for every machine', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(path, name))
      .map(([name, version]) => `${path || 'package.json'} wants ${name}@${version}`),
  );
  expect(missing).toEqual([]);
});
