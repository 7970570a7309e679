import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the tests' own build stands. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

export interface BuiltPage {
  /** As in the address bar: `/nb/rules/gug/`. */
  readonly address: string;
  readonly html: string;
}

/** Every page of the built site. */
export const builtPages = (): readonly BuiltPage[] =>
  globSync('**/*.html', { cwd: DIST })
    .map((file) => file.split('\\').join('/'))
    .sort()
    .map((file) => ({
      address: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
      html: readFileSync(join(DIST, file), 'utf8'),
    }));
