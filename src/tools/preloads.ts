import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const NEEDS = /(<template data-needs="[^"]*">)(.*?)(<\/template>)/gs;
const LINK = /<link rel="modulepreload" href="(src\/[^"]+)"\s*\/?>/g;

/**
 * Names the built scripts in the page's lists of what a panel needs: a link to a module of the source becomes one to its
 * script, and one to each that it imports. So none is found late, by a script that has just come.
 *
 * @param scripts - the addresses of a module's scripts, its own first.
 * @throws an error for a module that has no script of its own.
 */
export function withPreloads(html: string, scripts: (module: string) => readonly string[] | undefined): string {
  return html.replace(NEEDS, (_, head: string, links: string, end: string) => {
    const named = new Set<string>();
    const built = links.replace(LINK, (_link, module: string) => {
      const found = scripts(module);
      if (!found) throw new Error(`${module} has no script of its own.`);
      const fresh = found.filter((address) => !named.has(address));
      for (const address of fresh) named.add(address);
      return fresh.map((address) => `<link rel="modulepreload" href="${address}" fetchpriority="low">`).join('');
    });
    if (built.includes('href="src/')) throw new Error('A link to a module of the source is written otherwise.');
    return head + built + end;
  });
}

interface Script {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly facadeModuleId: string | null;
}

/** A script and all that it imports, and they. */
function allOf(file: string, scripts: ReadonlyMap<string, Script>, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const each of scripts.get(file)?.imports ?? []) allOf(each, scripts, found);
  return found;
}

/** Writes the preloads of all pages once they are built (`Opening.astro` has the lists). */
export const preloads = (): AstroIntegration => {
  const scripts = new Map<string, Script>();
  let base = '/';
  let source = '';
  return {
    name: 'preloads',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        ({ base } = config);
        source = fileURLToPath(config.root);
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'preloads',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle(_, bundle) {
                  for (const each of Object.values(bundle)) if (each.type === 'chunk') scripts.set(each.fileName, each);
                },
              },
            ],
          },
        });
      },
      'astro:build:done': ({ dir }) => {
        const modules = new Map(
          [...scripts.values()].flatMap(({ fileName, facadeModuleId }) =>
            facadeModuleId === null
              ? []
              : [[relative(source, facadeModuleId).split('\\').join('/'), fileName] as const],
          ),
        );
        const root = fileURLToPath(dir);
        const prefix = base.endsWith('/') ? base : `${base}/`;
        const addresses = (module: string) => {
          const file = modules.get(module);
          return file === undefined ? undefined : [...allOf(file, scripts)].map((each) => prefix + each);
        };
        for (const file of globSync('**/*.html', { cwd: root })) {
          const path = join(root, file);
          const html = readFileSync(path, 'utf8');
          if (html.includes('data-needs')) writeFileSync(path, withPreloads(html, addresses));
        }
      },
    },
  };
};
