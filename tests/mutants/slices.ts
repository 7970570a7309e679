/** A part of what decides, and the tests that have to notice when it decides otherwise. */
interface Slice {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  /** A test puts something of its own in a module's place, so each file of tests has its modules to itself, which takes longer. */
  readonly isApart?: true;
}

const GUG = 'src/games/gug';
const game = (name: string): readonly string[] => [`tests/games/${name}/*.test.ts`];

/** The most important first. A slice is small enough to be looked through in one sitting. */
export const SLICES: Readonly<Record<string, Slice>> = {
  'gabong-counter': {
    sources: ['src/games/gabong/match-*.ts'],
    tests: ['tests/games/gabong/match-*.test.ts', 'tests/storage/{two-newcomers,merged-lines}.test.ts'],
  },
  'gabong-judge': {
    sources: ['src/games/gabong/!(match-*).ts'],
    tests: [...game('gabong'), 'tests/rulebooks/tables.test.ts'],
  },
  gools: {
    sources: ['src/games/gools/*.ts'],
    tests: ['tests/games/gools/!(advisor-*).test.ts', 'tests/storage/{two-newcomers,merged-lines}.test.ts'],
  },
  'three-man': {
    sources: ['src/games/three-man/*.ts'],
    tests: [...game('three-man'), 'tests/games/gools/play-*.test.ts'],
  },
  'gug-judge': {
    sources: [`${GUG}/{turn,verdict,movement,drop,sips,journey,legs,hops,position,stands,ledger,british-rail}.ts`],
    // Without what searches for long, or only reads and writes: what the tables do not notice is to have a row.
    tests: [
      'tests/games/gug/!(play-*|advisor-*|random-games|whole-games|closed-draw|perft|properties|notation|variation-code|past|check-setup|earlier-drawings).test.ts',
      'tests/games/gug/play-drinking.test.ts',
    ],
  },
  'gug-match': {
    sources: [
      `${GUG}/{play-*,play,due,results,variation-code,check-setup,notation,situation,as-played,turns-in-time,signs,setup,rulings}.ts`,
    ],
    tests: ['tests/games/gug/!(advisor-*).test.ts', 'tests/storage/{two-newcomers,nameless}.test.ts'],
  },
  'gug-board': {
    sources: [
      `${GUG}/{board*,gate-*,ground,network,earlier-drawings,places,geometry,reach,moves,route-to,loop-stations,closed-draw}.ts`,
    ],
    tests: [
      'tests/games/gug/!(advisor-*|play-*).test.ts',
      'tests/content/b*.test.ts',
      'tests/content/mutants.test.ts',
      'tests/tables/gug-ends.test.ts',
    ],
  },
  copies: {
    sources: ['src/storage/{reconcile,merge}.ts'],
    tests: [
      'tests/storage/{reconcile,merge,log,tabs,old-copies,newer-build,earlier-build,damaged-copies,erased-games}.test.ts',
    ],
  },
  shared: {
    sources: ['src/games/shared/*.ts'],
    tests: [
      ...game('shared'),
      'tests/games/gools/!(advisor-*|properties).test.ts',
      'tests/games/gabong/check-*.test.ts',
      'tests/games/gug/corrections.test.ts',
      'tests/storage/{names,merge,two-newcomers,merged-lines,statistics}.test.ts',
    ],
  },
  tournament: {
    sources: ['src/games/tournament/*.ts'],
    tests: [...game('tournament'), 'tests/storage/{two-newcomers,merged-lines}.test.ts'],
  },
  'log-adapters': {
    sources: ['src/games/log-adapters/*.ts'],
    tests: [
      'tests/contract/*.test.ts',
      ...game('log-adapters'),
      'tests/storage/{nameless,*standing,*statistics}.test.ts',
    ],
    isApart: true,
  },
  advisors: {
    sources: ['src/games/{gug,gools}/advisor/*.ts'],
    tests: ['tests/games/{gug,gools}/advisor-*.test.ts'],
  },
  works: { sources: ['src/works/*.ts'], tests: ['tests/works/*.test.ts'] },
  map: {
    sources: ['src/map/{snap,tiers,walk,draw*,strokes,plates,overlay}.ts'],
    tests: ['tests/map/*.test.ts'],
  },
};
