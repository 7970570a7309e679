import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { splitFiles, unpack } from '../../src/offline/pack.ts';
import { DIST } from '../browser/dist.ts';

const RUNS = 5;

/** As hosts pack on their way: the middle step. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function medianTime(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)]!;
}

/** What all texts of the site come to as they could be sent, and how long it takes to have them back. */
export async function benchPack(): Promise<void> {
  console.log(
    '\n## The pack of the built site against the same texts as hosts pack them, median of five (goal: 350 KB with all else)',
  );
  const pack = readFileSync(join(DIST, globSync('pack-*.bin', { cwd: DIST })[0]!));
  const texts = Buffer.from(
    splitFiles(await unpack(pack))
      .map(({ text }) => text)
      .join('\0'),
  );
  const gzip = gzipSync(texts);
  const quick = brotliCompressSync(texts, QUICK_BROTLI);
  const brotli = brotliCompressSync(texts);
  const rows = [
    ['pack', pack.length, await medianTime(() => unpack(pack))],
    ['gzip', gzip.length, await medianTime(() => gunzipSync(gzip))],
    ['brotli on the way', quick.length, await medianTime(() => brotliDecompressSync(quick))],
    ['brotli at its best', brotli.length, await medianTime(() => brotliDecompressSync(brotli))],
  ] as const;
  for (const [name, bytes, time] of rows) {
    console.log(
      `${name}  ${bytes} bytes of ${texts.length}  ratio ${(pack.length / bytes).toFixed(3)}  had back in ${time.toFixed(0)} ms`,
    );
  }
}
