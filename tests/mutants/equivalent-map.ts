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
  {
    file: 'walk.ts',
    from: 'turnFrom(arrow, bearing) / FULL_TURN / 2',
    to: ['turnFrom(arrow, bearing) / FULL_TURN * 2'],
    because: 'All arrows of both boards lead alike: it only parts those whose headings are as near.',
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
  {
    file: 'draw.ts',
    from: 'until < TIERS.length',
    to: ['until <= TIERS.length'],
    because: 'A name stands there up to the design tier, or for ever.',
  },
  {
    file: 'draw-badges.ts',
    from: '[]',
    to: ['["Stryker was here"]'],
    because: 'A text lies nowhere, and has no room.',
  },
  ...[
    {
      from: 'samplesOf(straightened(stroke.points)) .map(({ at, fromEnd }): Candidate => ({ line: stroke.line, at, isNearEnd: fromEnd < NEAR_END, room: Math.min(...places.map((place) => distance(at, place))), })) .filter(({ room }) => room > RADIUS * TIER_SIZES.at(-1)! + DOT_RADIUS)',
      to: [
        'samplesOf(straightened(stroke.points)).map(({ at, fromEnd }): Candidate => ({ line: stroke.line, at, isNearEnd: fromEnd < NEAR_END, room: Math.min(...places.map(place => distance(at, place))) }))',
      ],
    },
    {
      from: 'room > RADIUS * TIER_SIZES.at(-1)! + DOT_RADIUS',
      to: ['true', 'room >= RADIUS * TIER_SIZES.at(-1)! + DOT_RADIUS'],
    },
    { from: 'RADIUS * TIER_SIZES.at(-1)! + DOT_RADIUS', to: ['RADIUS * TIER_SIZES.at(-1)! - DOT_RADIUS'] },
  ].map((mutant) => ({
    file: 'draw-badges.ts',
    ...mutant,
    because: 'Whether there is room is asked again, tier by tier; that only takes longer.',
  })),
  ...[
    { file: 'luminance.ts', from: 'value <= 0.04045', to: ['value < 0.04045'] },
    { file: 'luminance.ts', from: 'luminance(colour) > 0.179', to: ['luminance(colour) >= 0.179'] },
    { file: 'draw-badges.ts', from: 'fromEnd < NEAR_END', to: ['fromEnd <= NEAR_END'] },
    {
      file: 'draw-badges.ts',
      from: 'distance(at, nearestOn(at, piece)) > STROKE_WIDTH * 0.9',
      to: ['distance(at, nearestOn(at, piece)) >= STROKE_WIDTH * 0.9'],
    },
    { file: 'draw-badges.ts', from: 'x < left - reach', to: ['x <= left - reach'] },
    { file: 'draw-badges.ts', from: 'x > right + reach', to: ['x >= right + reach'] },
    { file: 'draw-badges.ts', from: 'y < top - reach', to: ['y <= top - reach'] },
    { file: 'draw-badges.ts', from: 'y > bottom + reach', to: ['y >= bottom + reach'] },
    { file: 'draw-badges.ts', from: 'room > radius + DOT_RADIUS', to: ['room >= radius + DOT_RADIUS'] },
    { file: 'draw-others.ts', from: 'gapBetween(box, next) > 0.05', to: ['gapBetween(box, next) >= 0.05'] },
    {
      file: 'draw-others.ts',
      from: 'gapToPiece(box, piece) > STROKE_WIDTH / 2',
      to: ['gapToPiece(box, piece) >= STROKE_WIDTH / 2'],
    },
    { file: 'plates.ts', from: 'one.left < other.right', to: ['one.left <= other.right'] },
    { file: 'plates.ts', from: 'one.right > other.left', to: ['one.right >= other.left'] },
    { file: 'plates.ts', from: 'one.top < other.bottom', to: ['one.top <= other.bottom'] },
    { file: 'plates.ts', from: 'one.bottom > other.top', to: ['one.bottom >= other.top'] },
  ].map((mutant) => ({ ...mutant, because: 'What is just so far off looks well either way.' })),
].map(({ file, ...mutant }) => ({ file: `src/map/${file}`, ...mutant }));
