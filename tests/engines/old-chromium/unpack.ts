import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { BrowserProgram } from '../../../src/tools/browser.ts';
import { installOwnPackages } from '../../own-packages.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const VERSIONS = [92, 106] as const;

const unpacked = (version: number): string => join(HERE, 'node_modules', '.cache', `chromium-${version}`);

/** A Chromium of that version, for `launchBrowser` (`src/tools/browser.ts`). The set-up of the run has unpacked it. */
export const oldChromium = (version: (typeof VERSIONS)[number]): BrowserProgram => ({
  executablePath: join(unpacked(version), 'chromium'),
  env: { LD_LIBRARY_PATH: join(unpacked(version), 'lib') },
});

/** Unpacks the browsers of the package beside this, where that has not been done. */
export function unpackOldChromium(): void {
  if (VERSIONS.every((version) => existsSync(unpacked(version)))) return;
  installOwnPackages(HERE);
  for (const version of VERSIONS) {
    const packed = (name: string): Buffer =>
      brotliDecompressSync(readFileSync(join(HERE, 'node_modules', `chromium-${version}`, 'bin', name)));
    // Renamed when whole: a run cut short leaves no half of a browser.
    const staging = `${unpacked(version)}-${process.pid}`;
    mkdirSync(staging, { recursive: true });
    writeFileSync(join(staging, 'chromium'), packed('chromium.br'), { mode: 0o755 });
    for (const name of ['aws.tar.br', 'swiftshader.tar.br'])
      execFileSync('tar', ['-x', '-C', staging], { input: packed(name) });
    rmSync(unpacked(version), { recursive: true, force: true });
    renameSync(staging, unpacked(version));
  }
}
