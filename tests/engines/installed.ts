import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Debian's packages that `npm run test:engines` drives, as apt knows them. */
const PACKAGES = 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi firefox-esr xvfb imagemagick';

/** Where a program of the machine is; undefined when it is not there. */
export const programAt = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(canRun);

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What of it is not there, by the names of its programs. */
export const missing = (): readonly string[] => [
  ...['WebKitWebDriver', 'firefox-esr', 'Xvfb', 'import'].filter((name) => programAt(name) === undefined),
  // Debian's own Python, whatever else the path has: its packages are there alone.
  ...(existsSync('/usr/lib/python3/dist-packages/gi') ? [] : ['python3-gi']),
  ...(globSync('/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib').length > 0 ? [] : ['gir1.2-webkit2-4.1']),
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const absent = missing();
  if (absent.length > 0) {
    console.error(`Not found: ${absent.join(', ')}. On Debian: apt-get install ${PACKAGES}`);
    process.exitCode = 1;
  }
}
