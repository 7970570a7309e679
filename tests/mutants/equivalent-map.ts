import type { Equivalent } from './equivalent-gug.ts';

/** Those of the map. */
export const EQUIVALENT_OF_MAP: readonly Equivalent[] = [
  ...[
    { from: 'next.pixels < best.pixels', to: ['next.pixels <= best.pixels'] },
    { from: 'next.pixels < (best?.pixels ?? Infinity)', to: ['next.pixels <= (best?.pixels ?? Infinity)'] },
    { from: 'plate.pixels < nearest.pixels', to: ['plate.pixels <= nearest.pixels'] },
    { from: 'distanceTo(point, path) < width / 2', to: ['distanceTo(point, path) <= width / 2'] },
  ].map((mutant) => ({ file: 'snap.ts', ...mutant, because: 'Of two that are as near either may be meant.' })),
  {
    file: 'walk.ts',
    from: 'distance(next.at, point) < distance(best.at, point)',
    to: ['distance(next.at, point) <= distance(best.at, point)'],
    because: 'As above.',
  },
  { file: 'walk.ts', from: "'near'", to: ['""'], because: 'Only whether it says "far" is asked.' },
  ...['best', 'spare'].map((from) => ({
    file: 'walk.ts',
    from,
    to: ['true'],
    because: 'An arrow to nowhere leads back all the same; and no arrow leads nowhere. The types ask.',
  })),
  ...[
    {
      from: '(at: number, a: number, b: number): boolean => (at < a - 1 && at < b - 1) || (at > a + 1 && at > b + 1)',
      to: ['() => undefined'],
    },
    {
      from: '(at < a - 1 && at < b - 1) || (at > a + 1 && at > b + 1)',
      to: ['false', 'at < a - 1 && at < b - 1 && at > a + 1 && at > b + 1'],
    },
    { from: 'at < a - 1 && at < b - 1', to: ['false'] },
    { from: 'at > a + 1 && at > b + 1', to: ['false'] },
    { from: 'at < a - 1', to: ['at <= a - 1'] },
    { from: 'at < b - 1', to: ['at <= b - 1'] },
    { from: 'at > a + 1', to: ['at >= a + 1'] },
    { from: 'at > b + 1', to: ['at >= b + 1'] },
    {
      from: 'isFarOff(point[0], a[0], b[0]) || isFarOff(point[1], a[1], b[1])',
      to: ['false', 'isFarOff(point[0], a[0], b[0]) && isFarOff(point[1], a[1], b[1])'],
    },
  ].map((mutant) => ({
    file: 'strokes.ts',
    ...mutant,
    because: 'Whatever is not sorted out as far off is measured, which only takes longer; what is, lies on no piece.',
  })),
  ...[
    {
      from: 'Math.abs(distance(a, point) + distance(point, b) - distance(a, b)) < EPSILON',
      to: ['Math.abs(distance(a, point) + distance(point, b) - distance(a, b)) <= EPSILON'],
    },
    { from: 'Math.abs(turn) > EPSILON', to: ['Math.abs(turn) >= EPSILON'] },
    { from: 'step < EPSILON', to: ['step <= EPSILON'] },
  ].map((mutant) => ({ file: 'strokes.ts', ...mutant, because: 'Nothing is just as far off as rounding.' })),
].map(({ file, ...mutant }) => ({ file: `src/map/${file}`, ...mutant }));
