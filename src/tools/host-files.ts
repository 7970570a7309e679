import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SECURITY_HEADERS } from '../offline/headers.ts';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"/;
const YEAR = 31_536_000;

/** Writes `_headers`, by which hosts such as Netlify and Cloudflare Pages know what each answer says besides its text. */
export const hostFiles = (): AstroIntegration => {
  let base = '/';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = globSync('**/*.html', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
        writeFileSync(join(root, '_headers'), headersFile(base, unitedPolicy(pages)));
      },
    },
  };
};

/** What all pages' policies allow together, each of which stands in its page; and that no other site may frame them. */
export function unitedPolicy(pages: readonly string[]): string {
  const united = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const directive of (POLICY.exec(page)?.[1] ?? '').split(';')) {
      const [name, ...sources] = directive.trim().split(/\s+/);
      if (name) united.set(name, new Set([...(united.get(name) ?? []), ...sources]));
    }
  }
  const directives = [...united].map(([name, sources]) => [name, ...sources].join(' '));
  return [...directives, "frame-ancestors 'none'"].join('; ');
}

function headersFile(base: string, policy: string): string {
  const everywhere = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains`,
  };
  const rules: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
    ['*', everywhere],
    ['_astro/*', { 'Cache-Control': `public, max-age=${YEAR}, immutable` }],
    // Asked for at every visit: it says whether there is another build.
    ['worker.js', { 'Cache-Control': 'no-cache' }],
  ];
  return rules
    .map(([path, headers]) => [base + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}
