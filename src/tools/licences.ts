import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin, Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Their own few lines go into every build: what wakes an island, what fetches a late part, what ties parts together. */
const TOOLS = ['astro', 'rolldown', 'vite'];
/** The site's font was made of this one's (`npm run font`), and lies with the styles, where the bundler sees no package. */
const FONT = '@fontsource-variable/atkinson-hyperlegible-next';
export const LICENCES_FILE = 'licences.txt';

const PACKAGE = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const packageOf = (id: string): readonly string[] => {
  const name = PACKAGE.exec(id.split('\\').join('/'))?.[1];
  return name === undefined ? [] : [name];
};

/** The packages that something of ended in these files: in scripts, by their modules, in styles and fonts by their sources. */
export function packagesIn(bundle: Rolldown.OutputBundle): readonly string[] {
  const found = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? Object.entries(file.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .flatMap(([id]) => packageOf(id))
      : file.originalFileNames.flatMap(packageOf),
  );
  return [...new Set(found)].sort();
}

/** A package's name, version and licence, with the text that has to go where the package goes. */
function noticeOf(name: string): string {
  const folder = join(ROOT, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} has no text of its licence.`);
  // Vite lists the licences of what it was itself built from, none of which is in a page.
  const [text] = readFileSync(join(folder, file), 'utf8').split(/^# Licenses of bundled dependencies/m);
  return `## ${name} ${version} (${license})\n\n${text!.trim()}\n`;
}

/** Writes the licences of what a build ships beside it, from what the bundler says is in it. */
export const licences = (): AstroIntegration => {
  const shipped = new Set([...TOOLS, FONT]);
  const collect: Plugin = {
    name: 'licences',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const name of packagesIn(bundle)) shipped.add(name);
    },
  };
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [collect] } }),
      'astro:build:done': ({ dir }) => {
        const notices = [...shipped].sort().map(noticeOf);
        const head = 'What this site is made of besides its own text, with the licences.\n';
        writeFileSync(join(fileURLToPath(dir), LICENCES_FILE), [head, ...notices].join('\n'));
      },
    },
  };
};
