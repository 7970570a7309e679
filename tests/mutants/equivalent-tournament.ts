import type { Equivalent } from './equivalent-gug.ts';

/** Those of formats, rotations and standings. */
export const EQUIVALENT_OF_TOURNAMENT: readonly Equivalent[] = [
  {
    file: 'check-format.ts',
    from: 'targetOf(format, index, piece.to) < 0',
    to: ['targetOf(format, index, piece.to) <= 0'],
    because: 'No layer is before the first.',
  },
  {
    file: 'format-plan.ts',
    from: '[]',
    to: ['["Stryker was here"]'],
    because: 'It would stand after the final, from which nobody goes on.',
  },
  {
    file: 'parse-format.ts',
    from: "'layer'",
    to: ['""'],
    because: 'What can be played only asks whether a reading is of each game.',
  },
  {
    file: 'parse-format.ts',
    from: "'letters'",
    to: ['""'],
    because: 'Classes are only told apart, and none has this name.',
  },
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
  {
    file: 'rotation-search.ts',
    from: '[]',
    to: ['["Stryker was here"]'],
    because: 'The first table of all has fewer repeats than none at all.',
  },
  ...[
    { from: 'fewest > bound', to: ['true', 'fewest >= bound'] },
    { from: 'fewest <= bound', to: ['false', 'fewest < bound'] },
  ].map((mutant) => ({
    file: 'rotation-search.ts',
    ...mutant,
    because:
      'No table has fewer repeats than the bound, and of equals the first is kept: the search only goes on for longer.',
  })),
  {
    file: 'rotation-search.ts',
    from: 'seat < table.seats[at]!',
    to: ['seat <= table.seats[at]!'],
    because: 'The first who sits out begins a game of their own, with nobody before them in it.',
  },
  {
    file: 'rotation-search.ts',
    from: 'other !== seat',
    to: ['true'],
    because: 'How often somebody meets themselves goes one down and up again, and never comes to a repeat.',
  },
  ...[
    { within: 'ways([], NOT_BEGUN)', because: 'A text is no player who has gone home.' },
    { within: 'layers: [] }', because: 'A text is no layer.' },
    { within: 'groups === null ? []', because: 'A text is no layer.' },
    { within: 'order[0] ?? []', because: 'A text is alone: with nobody else it has no first place to share.' },
  ].map((mutant) => ({ file: 'tournament-layers.ts', from: '[]', to: ['["Stryker was here"]'], ...mutant })),
  {
    file: 'tournament-layers.ts',
    from: 'game === null',
    to: ['true'],
    because: 'The table of the layer is the first; where there is none, its games fill all places by themselves.',
  },
  {
    file: 'tournament-layers.ts',
    from: 'layers[to]!.came?.find((arrival) => arrival.player === player)?.from',
    to: ['layers[to]!.came?.find(arrival => arrival.player === player).from'],
    because: 'Whoever is in a game of a layer came to it; the types ask.',
  },
  {
    file: 'tournament-rows.ts',
    from: '[]',
    to: ['["Stryker was here"]'],
    because: 'What is the same of all parts nobody.',
  },
  {
    file: 'tournament-rows.ts',
    from: 'one[index]! < other[index]!',
    to: ['one[index]! <= other[index]!'],
    because: 'They differ there.',
  },
].map(({ file, ...mutant }) => ({ file: `src/games/tournament/${file}`, ...mutant }));
