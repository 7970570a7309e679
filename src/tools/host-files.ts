import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SECURITY_HEADERS } from '../offline/headers.ts';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"/;
const YEAR = 31_536_000;

/**
 * Writes what hosts go by for what each answer says besides its text: `_headers` for Netlify and Cloudflare Pages,
 * `vercel.json` for Vercel.
 */
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
        const rules = headerRules(base, unitedPolicy(pages));
        writeFileSync(join(root, '_headers'), headersFile(rules));
        writeFileSync(join(root, 'vercel.json'), vercelFile(rules));
      },
    },
  };
};

/**
 * What a page's own policy cannot say: `frame-ancestors` counts in a header alone, and Chromium, which does not know
 * `webrtc` yet, writes a complaint about each page that has it.
 */
const HEADER_ONLY = ["frame-ancestors 'none'", "webrtc 'block'"];

/** What all pages' policies allow together, each of which stands in its page; no site may frame them, none calls another browser. */
export function unitedPolicy(pages: readonly string[]): string {
  const united = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const directive of (POLICY.exec(page)?.[1] ?? '').split(';')) {
      const [name, ...sources] = directive.trim().split(/\s+/);
      if (name) united.set(name, new Set([...(united.get(name) ?? []), ...sources]));
    }
  }
  const directives = [...united].map(([name, sources]) => [name, ...sources].join(' '));
  return [...directives, ...HEADER_ONLY].join('; ');
}

/** What answers say under a path. It may end with one `*`: all that begins so. */
interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** @param base - where the site stands on its host, with a slash at both ends. */
export function headerRules(base: string, policy: string): readonly HeaderRule[] {
  const everywhere = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains`,
  };
  return [
    { path: `${base}*`, headers: everywhere },
    { path: `${base}_astro/*`, headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` } },
    // Asked for at every visit: it says whether there is another build.
    { path: `${base}worker.js`, headers: { 'Cache-Control': 'no-cache' } },
  ];
}

export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

export function vercelFile(rules: readonly HeaderRule[]): string {
  const headers = rules.map((rule) => ({
    source: rule.path.replace(/\*$/, '(.*)'),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ headers }, null, 2)}\n`;
}
