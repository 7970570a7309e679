import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { TFL } from '../works/tfl.ts';

const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>(.*?)<\/\1>/gs;
const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;

/** The panel that asks for the day's works, when somebody taps for them. */
const ASKING_PANEL = ' class="panel" id="gug"';

/**
 * Every page's policy with the hashes of its own inline lines alone, and with another host only where its panel is. The
 * framework gives each page those of all pages: a page without a script had a fifth of its own text's bytes in them, and
 * allowed what it never has.
 */
export function narrowPolicy(html: string): string {
  const own = new Set(
    [...html.matchAll(INLINE)].map(([, , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`),
  );
  const asks = html.includes(ASKING_PANEL);
  const narrowed = (policy: string) =>
    policy
      .replaceAll(/ ('sha256-[^']+')/g, (hash, name: string) => (own.has(name) ? hash : ''))
      .replace(` ${TFL}`, asks ? ` ${TFL}` : '');
  return html.replace(POLICY, (_, head: string, policy: string) => `${head}${narrowed(policy)}`);
}

/** Narrows the policies of all pages once they are built. */
export const narrowPolicies = (): AstroIntegration => ({
  name: 'narrow-policies',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      for (const file of globSync('**/*.html', { cwd: root })) {
        const path = `${root}/${file}`;
        writeFileSync(path, narrowPolicy(readFileSync(path, 'utf8')));
      }
    },
  },
});
