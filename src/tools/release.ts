import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Version and day of what is built, as "0.1.0 2026-11-23": the day of the commit, so that two builds of the same text are
 * alike. Without a repository `SOURCE_DATE_EPOCH` says it, in seconds since 1970, and else nothing does.
 */
export function releaseOf(root: URL): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { readonly version: string };
  const day = dayOf(root);
  return day === undefined ? version : `${version} ${day}`;
}

function dayOf(root: URL): string | undefined {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  if (epoch !== undefined) return new Date(Number(epoch) * 1_000).toISOString().slice(0, 10);
  try {
    const said = execFileSync('git', ['log', '-1', '--format=%cs'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    return String(said).trim() || undefined;
  } catch {
    return undefined;
  }
}
