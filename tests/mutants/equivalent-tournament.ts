import type { Equivalent } from './equivalent-gug.ts';

/** Those of formats, rotations and suggestions. */
export const EQUIVALENT_OF_TOURNAMENT: readonly Equivalent[] = [
  {
    file: 'rotation.ts',
    from: 'order / 2',
    to: ['order * 2'],
    because: 'No number of the field has the bits above, and nothing doubled is nothing.',
  },
  {
    file: 'rotation.ts',
    from: 'shape.some((games) => games * size !== players)',
    to: ['shape.every(games => games * size !== players)'],
    because: 'Everybody plays equally often, so that the games fill whole rounds: every round is full, or none is.',
  },
].map(({ file, ...mutant }) => ({ file: `src/games/tournament/${file}`, ...mutant }));
