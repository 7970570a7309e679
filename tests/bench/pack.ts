import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { unfoldRepeats, splitFiles } from '../../src/offline/pack.ts';
import { QUICK_BROTLI } from '../../src/tools/static-server.ts';
import { DIST } from '../browser/dist.ts';

const RUNS = 5;

function medianTime(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)]!;
}

/** What all texts of the site come to as they could be sent, and how long a worker takes to have them back from the pack. */
export function benchPack(): void {
  console.log(
    '\n## The pack of the built site against the same texts, as hosts pack either (goals: 480 KB by brotli on the way, 420 KB at its best)',
  );
  const pack = readFileSync(join(DIST, globSync('pack-*.txt', { cwd: DIST })[0]!));
  const texts = unfoldRepeats(pack);
  const files = splitFiles(texts).map(({ bytes }) => bytes);
  const rows = [
    ['the pack', [pack]],
    ['all in one', [texts]],
    ['each by itself', files],
  ] as const;
  const sum = (parts: readonly Uint8Array[], sized: (part: Uint8Array) => Uint8Array) =>
    parts.reduce((bytes, part) => bytes + sized(part).length, 0);
  for (const [name, parts] of rows) {
    const gzip = sum(parts, (part) => gzipSync(part));
    const quick = sum(parts, (part) => brotliCompressSync(part, QUICK_BROTLI));
    const best = sum(parts, (part) => brotliCompressSync(part));
    console.log(
      `${name}  ${sum(parts, (part) => part)} bytes  gzip ${gzip}  brotli on the way ${quick}   at its best ${best}`,
    );
  }
  console.log(`had back from the pack in ${medianTime(() => splitFiles(unfoldRepeats(pack))).toFixed(0)} ms`);
}
