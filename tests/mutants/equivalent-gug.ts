export interface Equivalent {
  readonly file: string;
  /** What stands in the source, on one line. */
  readonly from: string;
  /** A part of its line, where the same stands elsewhere in the file and decides something there. */
  readonly within?: string;
  /** What the mutants have in its place. */
  readonly to: readonly string[];
  readonly because: string;
}

/** Those of GUG's judge, and of its table. */
export const EQUIVALENT_OF_GUG: readonly Equivalent[] = [
  ...[
    {
      file: 'drop.ts',
      from: '[]',
      to: ['["Stryker was here"]'],
      because: 'A text is no end station that is closed or used.',
    },
    {
      file: 'ledger.ts',
      from: '[]',
      to: ['["Stryker was here"]'],
      because: 'A text is no end station that is closed or used.',
    },
    {
      file: 'play-turn.ts',
      from: '[]',
      to: ['["Stryker was here"]'],
      because: 'A text is no icon that sits out.',
    },
    {
      file: 'play-move.ts',
      from: 'line !== undefined',
      to: ['true'],
      because: 'Without a line nothing stops the movement. The types ask.',
    },
    {
      file: 'play-finish.ts',
      from: 'seat.pending.length > 0',
      to: ['true', 'seat.pending.length >= 0'],
      because: 'A seat without drops that wait is made anew, and is the same.',
    },
    {
      file: 'stands.ts',
      from: 'next.set(stand, known);',
      to: [';'],
      because: 'It is worked out anew, which only takes longer.',
    },
    {
      file: 'position.ts',
      from: '[]',
      to: ['["Stryker was here"]'],
      because: 'A text is neither a station nor a stretch that is closed.',
    },
    {
      file: 'board-gate.ts',
      from: 'data.stations[station]?.platforms',
      to: ['data.stations[station].platforms'],
      because: 'What is no station of the board has been told before. The types ask.',
    },
    {
      file: 'gate-bundles.ts',
      from: "''",
      to: ['"Stryker was here!"'],
      because: 'Where two lines run on one another there is a step of it. The types ask.',
    },
    {
      file: 'gate-bundles.ts',
      from: 'a[1] < b[1]',
      to: ['a[1] <= b[1]'],
      because: 'A piece of no length is not cut.',
    },
    {
      file: 'play.ts',
      from: "decided.is === 'never'",
      to: ['false'],
      because: 'What is never allowed is not gone on with either way. The types ask.',
    },
    { file: 'play.ts', from: "'never'", to: ['""'], because: 'As above.' },
    { file: 'play.ts', from: '[]', to: ['["Stryker was here"]'], because: 'A text is no end station that is closed.' },
    {
      file: 'play.ts',
      from: '{ setup, read, network }',
      to: ['{}'],
      because: 'It is asked for anew, which only takes longer.',
    },
    {
      file: 'play.ts',
      from: 'last?.setup === setup && last.read === read',
      to: ['false'],
      because: 'It is asked for anew, which only takes longer.',
    },
    {
      file: 'play.ts',
      from: 'state.seats[seat]?.status',
      to: ['state.seats[seat].status'],
      because: 'Who has only just come has not finished. The types ask.',
    },
    {
      file: 'play-table.ts',
      from: '[]',
      to: ['["Stryker was here"]'],
      because: 'A text stands nowhere and has no drops.',
    },
    {
      file: 'play-table.ts',
      from: 'icons.length === 1',
      to: ['false'],
      because: 'The position of a single icon is made anew, and is the same.',
    },
    {
      file: 'play-table.ts',
      from: 'seat.owed > 0',
      to: ['true', 'seat.owed >= 0'],
      because: 'A seat that owes nothing is made anew, and is the same.',
    },
    {
      file: 'play-event.ts',
      from: '[]',
      to: ['["Stryker was here"]'],
      because: 'A text is no seat that drinks.',
    },
    {
      file: 'play-start.ts',
      from: 'seats.some(({ startedAt }) => startedAt !== null)',
      to: ['seats.every(({ startedAt }) => startedAt !== null)'],
      because: 'But in a sprint all clocks start together; that R56 asks of a sprint too has a row.',
    },
    {
      file: 'play-start.ts',
      from: "state.phase === 'begin' || state.phase === 'play'",
      to: ['true'],
      because: 'Before the order is known nobody is in it, and after the end nobody plays.',
    },
    {
      file: 'results.ts',
      from: "status.is !== 'finished'",
      to: ['false'],
      because: 'Who has not finished has no time, which is before nobody’s and has no place. The types ask.',
    },
    {
      file: 'ledger.ts',
      from: '[kindOf(network, drop)]',
      to: ['[]'],
      because: 'A drop that has no room is refused when the places are filled, which only takes longer.',
    },
    { file: 'ledger.ts', from: "'allowed'", to: ['""'], because: 'Only whether it says "all" is asked.' },
    {
      file: 'ledger.ts',
      from: 'network.hops.filter(({ to, line }) => network.isEndFor(to, line))',
      to: ['network.hops'],
      because: 'A drop that is at no end is at fault, and left out next; that only takes longer.',
    },
    {
      file: 'journey.ts',
      from: '[]',
      to: ['["Stryker was here"]'],
      because: 'What is no line has no stretches, and calls at none of the stations that are asked about.',
    },
    {
      file: 'board.ts',
      from: 'left[0]?.a',
      to: ['left[0].a'],
      because: 'A board whose loop goes nowhere round does not pass the gate, and may throw. The types ask.',
    },
    {
      file: 'network.ts',
      from: '[]',
      to: ['["Stryker was here"]'],
      because: 'A text is no station. Where it would be a ruling or a line it is noticed.',
    },
    {
      file: 'network.ts',
      from: 'board.lines.get(line)?.stretches',
      to: ['board.lines.get(line).stretches'],
      because: 'Only lines of the board are asked about. The types ask.',
    },
    ...[
      { from: 'measured', to: ['false'] },
      { from: 'known.set(line, distances);', to: [';'] },
      { from: 'known.set(station, side);', to: [';'] },
    ].map((mutant) => ({ file: 'network.ts', ...mutant, because: 'It is measured anew, which only takes longer.' })),
    {
      file: 'network.ts',
      from: '-FAR',
      to: ['+FAR'],
      because: 'Of the first corner: the north still ends far beyond the paper. Of the others it is noticed.',
    },
    ...['[-FAR, -FAR]', '[-FAR, west]'].map((from) => ({
      file: 'network.ts',
      from,
      to: ['[]'],
      because: 'Whether a point lies within is asked by what lies east of it, and no point of a board is as far west.',
    })),
    {
      file: 'network.ts',
      from: 'span(points) > span(longest)',
      to: ['span(points) >= span(longest)'],
      because: 'Of two courses that are as long either will do.',
    },
    {
      file: 'journey.ts',
      from: 'near.length > 0',
      to: ['false'],
      because: 'The hops of a place are among all hops, which only takes longer to look through.',
    },
    {
      file: 'closed-draw.ts',
      from: '[]',
      to: ['["Stryker was here"]'],
      because: 'A text is no end station that is closed.',
    },
    {
      file: 'closed-draw.ts',
      from: 'hat[side].filter(isOpen)',
      to: ['hat[side]'],
      because:
        'How many stay open matters only beside a drop on the Central line that takes the colours of two northern ends. No board has one.',
    },
    {
      file: 'reach.ts',
      from: 'stand.id * 2 + Number(isTouched)',
      to: ['stand.id * 2 - Number(isTouched)'],
      because: 'Each stand still has two numbers of its own.',
    },
    {
      file: 'geometry.ts',
      from: 'x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1',
      to: ['x <= (x2 - x1) * (y - y1) / (y2 - y1) + x1', 'x >= (x2 - x1) * (y - y1) / (y2 - y1) + x1'],
      because:
        'A point on the edge may fall either way; and counted from its other side the sides of a closed course come out alike.',
    },
    {
      file: 'moves.ts',
      from: 'compareWays(ease, known.ease) < 0',
      to: ['compareWays(ease, known.ease) <= 0'],
      because: 'Of two routes that people would take alike either will do.',
    },
    {
      file: 'route-to.ts',
      from: 'line !== undefined',
      to: ['true'],
      because: 'Without a line no step led there, and none goes on from it. The types ask.',
    },
    {
      file: 'sips.ts',
      from: "{ R32: 'one-amount' }",
      to: ['{}'],
      because: 'Only whether it says "each-double" is asked.',
    },
    { file: 'sips.ts', from: "'one-amount'", to: ['""'], because: 'As above.' },
    {
      file: 'legs.ts',
      from: '[]',
      to: ['["Stryker was here"]'],
      because: 'A run begins with a stop, at which the points begin anew.',
    },
    {
      file: 'legs.ts',
      from: "''",
      to: ['"Stryker was here!"'],
      because: 'A text has a part before its first stroke. The types ask.',
    },
  ].map(({ file, ...mutant }) => ({ file: `src/games/gug/${file}`, ...mutant })),
  // How many can be taken when none may need what another needs: whatever is not left out or counted apart is tried out.
  ...[
    { from: 'counts.get(name)! > 1', to: ['true', 'counts.get(name)! >= 1'] },
    { from: '[...new Set(each)].filter((name) => counts.get(name)! > 1)', to: ['[...new Set(each)]'] },
    { from: 'least.length < entangled.length', to: ['false'] },
    { from: 'groups.length > 1', to: ['false'] },
    {
      from: 'distinct.filter( (each) => !distinct.some((other) => other !== each && other.every((name) => each.includes(name))), )',
      to: ['distinct'],
    },
    {
      from: 'distinct.some((other) => other !== each && other.every((name) => each.includes(name)))',
      to: ['distinct.every(other => other !== each && other.every(name => each.includes(name)))'],
    },
    { from: '(other) => other !== each && other.every((name) => each.includes(name))', to: ['() => undefined'] },
    { from: 'other !== each && other.every((name) => each.includes(name))', to: ['false'] },
    { from: '(name) => each.includes(name)', to: ['() => undefined'] },
    {
      from: '{ const touched = groups.filter(({ names }) => each.some((name) => names.has(name))); const names = new Set([...each, ...touched.flatMap((group) => [...group.names])]); const members = [each, ...touched.flatMap((group) => group.members)]; groups = [...groups.filter((group) => !touched.includes(group)), { names, members }]; }',
      to: ['{}'],
    },
    { from: '[...groups.filter((group) => !touched.includes(group)), { names, members }]', to: ['[]'] },
    { from: '(group) => !touched.includes(group)', to: ['() => undefined'] },
    { from: 'groups.filter(({ names }) => each.some((name) => names.has(name)))', to: ['groups'] },
    { from: 'needs.filter((each) => each.includes(name))', to: ['needs'] },
    {
      from: 'two.length < one.length',
      to: ['true', 'false', 'two.length <= one.length', 'two.length >= one.length'],
    },
  ].map((mutant) => ({
    file: 'src/games/gug/ledger.ts',
    ...mutant,
    because: 'The most that can be taken is found all the same, only later.',
  })),
];
