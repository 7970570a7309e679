import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseOf } from '../../src/tools/release.ts';

/** A copy of the text without its repository. */
let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'companion-release-'));
  writeFileSync(join(copy, 'package.json'), '{"version":"2.3.4"}');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(copy, { recursive: true });
});
const inCopy = () => releaseOf(pathToFileURL(`${copy}/`));

test('a build says its version, and the day of its commit', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
  expect(releaseOf(new URL('../../', import.meta.url))).toMatch(/^\d+\.\d+\.\d+(?: \d{4}-\d\d-\d\d)?$/);
});

test('without a repository the day is the one that is named, or none', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
  expect(inCopy()).toBe('2.3.4');
  vi.stubEnv('SOURCE_DATE_EPOCH', '1795392000');
  expect(inCopy()).toBe('2.3.4 2026-11-23');
});
