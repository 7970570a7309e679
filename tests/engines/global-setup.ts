import { astro } from '../../src/tools/run-astro.ts';
import { unpackOldChromium } from './old-chromium/unpack.ts';

/** Builds the site once, unless BUILT says that it is, and has the old browsers ready, for all test files. */
export default async function setup(): Promise<void> {
  unpackOldChromium();
  if (process.env['BUILT'] === undefined && (await astro(['build', '--silent'])) !== 0)
    throw new Error('The site does not build.');
}
