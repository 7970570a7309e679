import type { Equivalent } from './equivalent-gug.ts';

/** Those of what the games share, and of tournaments. */
export const EQUIVALENT_OF_SHARED: readonly Equivalent[] = [
  ...[
    {
      from: '(still * PLAYERS_MOST + lead.tied) * RANKS_MOST + lead.rank',
      to: ['(still * PLAYERS_MOST + lead.tied) * RANKS_MOST - lead.rank'],
    },
    { from: 'still * PLAYERS_MOST + lead.tied', to: ['still * PLAYERS_MOST - lead.tied'] },
    { from: 'still * PLAYERS_MOST', to: ['still / PLAYERS_MOST'] },
  ].map((mutant) => ({
    file: 'gools/advisor/advice.ts',
    ...mutant,
    because: 'Any number will do that no other question has.',
  })),
  {
    file: 'gools/advisor/advice.ts',
    from: 'found !== undefined',
    to: ['false'],
    because: 'It is worked out anew, which only takes longer.',
  },
  {
    file: 'tournament/tournament-places.ts',
    from: '[]',
    to: ['["Stryker was here"]'],
    because: 'A text is no row of any player.',
  },
  {
    file: 'log-adapters/gug.ts',
    from: '{ ...readingsOfKept(rulings), ...state.changed }',
    to: ['{}'],
    because: 'Only bottles are counted by the rulings, and a standing shows none.',
  },
  {
    file: 'log-adapters/gug.ts',
    from: '(other.place ?? Infinity) < (one.place ?? Infinity)',
    to: ['(other.place ?? Infinity) <= (one.place ?? Infinity)'],
    because: 'Of two places that are alike either will do.',
  },
  { file: 'log-adapters/log-adapter.ts', from: '-1', to: ['+1'], because: 'No game began with so few seats.' },
  { file: 'log-adapters/log-adapter.ts', from: '[]', to: ['["Stryker was here"]'], because: 'A text has no place.' },
  {
    file: 'log-adapters/tournament.ts',
    from: "one.is === 'finished'",
    to: ['true'],
    because: 'Who did not finish has the last place, and no game is of one player.',
  },
  {
    file: 'tournament/tournament-state.ts',
    from: 'layer.groups === null',
    to: ['true'],
    because: 'A layer that is done has the same players once more.',
  },
  {
    file: 'tournament/tournament-play.ts',
    from: "''",
    to: ['"Stryker was here!"'],
    because: 'Any one name will do for where they come from who come from one place.',
  },
  {
    file: 'shared/correction.ts',
    from: 'id === correction.entry',
    to: ['true'],
    because: 'The plays before it are gone through again and come out as they did, which only takes longer.',
  },
  ...[
    { from: '[numbering.seats, numbering.rules, numbering.left].every(({ size }) => size === 0)', to: ['false'] },
    { from: '({ size }) => size === 0', to: ['() => undefined'] },
    { from: 'size === 0', to: ['false'] },
  ].map((mutant) => ({ file: 'shared/reduction.ts', ...mutant, because: 'The same empty maps are made again.' })),
  ...[
    { from: "'correct'", within: 'case', to: ['""'] },
    { from: "'player-name'", within: 'case', to: ['""'] },
    { from: "case 'player-name': return undefined;", to: ["case 'player-name':"] },
  ].map((mutant) => ({
    file: 'shared/played.ts',
    ...mutant,
    because: 'Where nothing else is returned, nothing is. The types ask.',
  })),
  ...[
    { from: "line.kind === 'correct'", to: ['true'] },
    { from: "entry.kind === 'correct'", within: "(entry.kind === 'correct' &&", to: ['true'] },
  ].map((mutant) => ({
    file: 'shared/played.ts',
    ...mutant,
    because: 'No other line says which play it is about, and what is said of none counts for none. The types ask.',
  })),
  {
    file: 'shared/played.ts',
    from: '[]',
    within: 'line.also',
    to: ['["Stryker was here"]'],
    because: 'A text is about no play.',
  },
  {
    file: 'shared/seating.ts',
    from: 'count += 1',
    to: ['count -= 1'],
    because: 'Only whether it is 0 is asked.',
  },
  { file: 'shared/seating.ts', from: "''", to: ['"Stryker was here!"'], because: 'No line has either id.' },
].map(({ file, ...mutant }) => ({ file: `src/games/${file}`, ...mutant }));
