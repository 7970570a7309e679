import { astro } from '../../src/tools/run-astro.ts';

/** Builds the site once, for all test files, unless BUILT says that it is; each phone has a host of its own. */
export default async function setup(): Promise<void> {
  if (process.env['BUILT'] === undefined && (await astro(['build', '--silent'])) !== 0)
    throw new Error('The site does not build.');
}
