import type { Equivalent } from './equivalent-gug.ts';

/** Those of the map. */
export const EQUIVALENT_OF_MAP: readonly Equivalent[] = [
  ...[
    { from: 'next.pixels < best.pixels', to: ['next.pixels <= best.pixels'] },
    { from: 'next.pixels < (best?.pixels ?? Infinity)', to: ['next.pixels <= (best?.pixels ?? Infinity)'] },
    { from: 'plate.pixels < nearest.pixels', to: ['plate.pixels <= nearest.pixels'] },
    { from: 'distanceTo(point, path) < width / 2', to: ['distanceTo(point, path) <= width / 2'] },
  ].map((mutant) => ({ file: 'snap.ts', ...mutant, because: 'Of two that are as near either may be meant.' })),
].map(({ file, ...mutant }) => ({ file: `src/map/${file}`, ...mutant }));
