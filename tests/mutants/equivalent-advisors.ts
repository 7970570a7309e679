import type { Equivalent } from './equivalent-gug.ts';

const GUG = 'src/games/gug/advisor';
const AS_GOOD = 'What is a billionth better or worse is as good.';
const SOON = 'It stands long before so many rounds.';
const AGAIN = 'It is worked out anew, which only takes longer.';

/** Those of the advisors. */
export const EQUIVALENT_OF_ADVISORS: readonly Equivalent[] = [
  {
    file: 'src/games/gools/advisor/plan.ts',
    from: 'best !== -1',
    to: ['true'],
    because: 'Before the first place no figure stands, and none is not as good as anything.',
  },
  ...[
    { from: 'inNorth <= 0 && inSouth <= 0', to: ['false'] },
    { from: 'inNorth <= 0', to: ['inNorth < 0'] },
    { from: 'inSouth <= 0', to: ['inSouth < 0'] },
  ].map((mutant) => ({
    file: `${GUG}/orders.ts`,
    ...mutant,
    because: 'What follows is added to neither side; that only takes longer.',
  })),
  {
    file: `${GUG}/orders.ts`,
    from: 'filled.left > 0',
    within: 'const least',
    to: ['true', 'filled.left >= 0'],
    because: 'Then nothing is open, and all bounds are as much too low; that only takes longer.',
  },
  {
    file: `${GUG}/orders.ts`,
    from: 'central > 0',
    to: ['true', 'central >= 0'],
    because: 'Without a drop on the Central line both sums are the same.',
  },
  {
    file: `${GUG}/orders.ts`,
    from: 'set.index * legs.length + last',
    to: ['set.index * legs.length - last'],
    because: 'Any number will do that no other set and end have.',
  },
  {
    file: `${GUG}/orders.ts`,
    from: 'each < arrivals.length',
    to: ['each <= arrivals.length'],
    because: 'What is none takes no number, which is never less than another.',
  },
  {
    file: `${GUG}/sets.ts`,
    from: 'open.low + open.high * 2 ** HALF',
    to: ['open.low - open.high * 2 ** HALF'],
    because: 'Any number will do that no other two halves have.',
  },
  {
    file: `${GUG}/sets.ts`,
    from: 'open.high * 2 ** HALF',
    to: ['open.high / 2 ** HALF'],
    because: 'As above: a fraction that holds all bits of the half.',
  },
  {
    file: `${GUG}/sets.ts`,
    from: "reason === 'drop-used' || reason === 'drop-same-colour'",
    to: ['true'],
    because: 'Beside that only a second drop on the Central line speaks against it, for which there is no room either.',
  },
  {
    file: `${GUG}/sets.ts`,
    from: "''",
    to: ['"Stryker was here!"'],
    because: 'Whatever stands between the clashes stands between all.',
  },
  ...[
    { file: 'orders.ts', from: '!order', to: ['true'] },
    { file: 'orders.ts', from: 'knownWays.set(set, ways);', to: [';'] },
    { file: 'sets.ts', from: '!byKind', to: ['true'] },
    { file: 'sets.ts', from: '!found', to: ['true'] },
    { file: 'play.ts', from: 'known.set(solved, ofSolved);', to: [';'] },
    { file: 'play.ts', from: 'ofSolved.set(found, best);', to: [';'] },
    { file: 'whole-game.ts', from: 'plans.set(aim, plan);', to: [';'] },
    { file: 'whole-game.ts', from: 'solvedAlone.set(goal, known);', to: [';'] },
  ].map(({ file, ...mutant }) => ({ file: `${GUG}/${file}`, ...mutant, because: AGAIN })),
  {
    file: `${GUG}/orders.ts`,
    from: '-1',
    within: '[-1, Infinity]',
    to: ['+1'],
    because: 'Where nothing is found, no order takes as much as what is said of it.',
  },
  ...[
    { from: "turns.network.rulings.R16 === 'no-limit'", to: ['false'] },
    { from: "'no-limit'", to: ['""'] },
  ].map((mutant) => ({
    file: `${GUG}/goal.ts`,
    ...mutant,
    because: 'Then all levels are alike, and solving three of them only takes longer.',
  })),
  ...[
    ...[
      { from: '[]', within: 'const ends', to: ['["Stryker was here"]'] },
      {
        from: 'index < at[(place + 1) * EYES.length]!',
        to: ['index <= at[(place + 1) * EYES.length]!'],
      },
      { from: 'met[end] === place', to: ['false'] },
      { from: 'left - 1', within: 'const within', to: ['left + 1'] },
    ].map((mutant) => ({
      ...mutant,
      because: 'More counts as in reach, or what is counts twice, which only takes longer.',
    })),
    { from: 'first < 0', to: ['first <= 0'], because: 'Nobody drops without a turn, so the first is never none.' },
    { from: 'left < TURNS_MOST', to: ['left <= TURNS_MOST'], because: 'Nobody asks for a turn behind the last.' },
    { from: 'word < words', to: ['word <= words'], because: 'Behind the last word no bit is set.' },
    { from: 'place < places', to: ['place <= places'], because: 'Behind the last place nothing is in reach.' },
    {
      from: '(reach[place * words + word]! & open[word]!) !== 0',
      to: ['true'],
      because: 'Where nothing is in reach it is worked out that nothing is, which only takes longer.',
    },
    { from: 'known[arrival]! >= 0', to: ['false', 'known[arrival]! > 0'], because: AGAIN },
    { from: 'known[place]! >= 0', to: ['false', 'known[place]! > 0'], because: AGAIN },
    { from: 'kept >= 0', to: ['false', 'kept > 0'], because: AGAIN },
    { from: '!stage', to: ['true'], because: AGAIN },
    {
      from: 'arrivals.length / WORD',
      to: ['arrivals.length * WORD'],
      because: 'Words that nobody uses take time and room.',
    },
    {
      from: 'left === 0 || then.filled.left === 0',
      to: ['false', 'left === 0 && then.filled.left === 0'],
      because: 'With no turn or no drop left nothing more is found, which only takes longer.',
    },
    { from: 'left === 0', to: ['false'], because: 'As above.' },
    { from: 'then.filled.left === 0', to: ['false'], because: 'As above.' },
    { from: 'set.filled.left === 0', to: ['false'], because: 'As above.' },
    { from: 'arrival >= 0', to: ['true'], because: 'After none there is no set.' },
    { from: 'dropped > best', to: ['dropped >= best'], because: 'As many are as many.' },
    { from: 'value > best', to: ['value >= best'], because: 'As many are as many.' },
    { from: 'sum > best[left]!', to: ['sum >= best[left]!'], because: 'As many are as many.' },
    { from: '!found', to: ['true'], because: AGAIN },
    { from: 'legs.set(goal, found);', to: [';'], because: AGAIN },
    { from: 'known.set(key, best);', to: [';'], because: AGAIN },
    { from: 'found && found.length > most', to: ['false'], because: AGAIN },
    {
      from: 'set.index * landing.length + last',
      to: ['set.index * landing.length - last'],
      because: 'Any number will do that no other set and end have.',
    },
    { from: 'list < chosen.length', to: ['list <= chosen.length'], because: 'Nobody asks for a list behind the last.' },
  ].map((mutant) => ({ file: `${GUG}/in-time.ts`, ...mutant })),
  ...[
    { from: '[]', to: ['["Stryker was here"]'], because: 'A text is no stand, and nothing is before it.' },
    {
      from: 'ahead[arrival] === Infinity',
      to: ['false'],
      because: 'What is never reached is nearer to nobody; that only takes longer.',
    },
    {
      from: 'mine >= hops[from]!',
      to: ['mine > hops[from]!'],
      because: 'What is as near is told again then, which only takes longer.',
    },
    {
      from: 'touches[stand] === 1 && !isTouched',
      to: ['false'],
      because: 'Who comes there has touched the loop, and is as near or nearer; that only takes longer.',
    },
  ].map((mutant) => ({ file: `${GUG}/guess.ts`, ...mutant })),
  {
    file: `${GUG}/one-turn.ts`,
    from: 'list < 2 * ways * EYES.length',
    to: ['list <= 2 * ways * EYES.length'],
    because: 'Nobody asks for a list behind the last.',
  },
  {
    file: `${GUG}/one-turn.ts`,
    from: 'from >= walk.entries',
    to: ['from > walk.entries'],
    because: 'The first entry has no points left: nothing follows it.',
  },
  ...[
    { from: 'place * (arrivals.length + 1) + arrival + 1', to: ['place * (arrivals.length + 1) + arrival - 1'] },
    { from: 'place * (arrivals.length + 1) + arrival', to: ['place * (arrivals.length + 1) - arrival'] },
  ].map((mutant) => ({
    file: `${GUG}/one-turn.ts`,
    ...mutant,
    because: 'Any number will do that no other end has; one that is listed twice only takes longer.',
  })),
  {
    file: `${GUG}/play-in-time.ts`,
    from: 'dropped !== undefined',
    to: ['true'],
    because: 'What is none is not as much as anything. The type asks.',
  },
  ...[
    { from: '[]', to: ['["Stryker was here"]'], because: 'A text is no station, and nobody rides from it.' },
    {
      from: '!ways.has(key)',
      to: ['true'],
      because: 'Ways that are one are told apart then, and solved alike; that only takes longer.',
    },
    {
      from: "rulings.R1 === 'remembered'",
      to: ['true'],
      because: 'Who forgets goes on from all ways alike; telling them apart only takes longer.',
    },
    {
      from: '{ from, by: line }',
      to: ['{}'],
      because: 'A way that no turn leads to is asked of the judge’s search then, with the same outcome.',
    },
  ].map((mutant) => ({ file: `${GUG}/turns.ts`, ...mutant })),
  ...[
    { from: 'left < POINTS_MOST', within: '    for', to: ['left <= POINTS_MOST'] },
    {
      from: 'left > 0',
      to: ['true', 'left >= 0'],
      because: 'Where no points are left nothing is known yet of what follows, so that none of it is whole.',
    },
  ].map((mutant) => ({
    file: `${GUG}/turns.ts`,
    because: 'What is noted for one point too many is noted anew for the next stand, or has no place.',
    ...mutant,
  })),
  ...[
    { from: 'at < throws', to: ['at <= throws'] },
    { from: 'POINTS_MOST - 1', to: ['POINTS_MOST + 1'] },
    { from: 'left > 0', to: ['left >= 0'] },
    { from: 'each < stands', to: ['each <= stands'] },
    ...[
      { from: 'isMet[left * stands + each]', to: ['true'] },
      { from: 'is', to: ['true'] },
      { from: '[]', within: 'met', to: ['["Stryker was here"]'] },
      { from: 'throws / EYES.length', within: 'ofWay', to: ['throws * EYES.length'] },
    ].map((mutant) => ({
      ...mutant,
      because: 'An entry to which no throw leads, or room that nobody uses, only takes time and room.',
    })),
  ].map((mutant) => ({
    file: `${GUG}/walk.ts`,
    because: 'Outside the table nothing is noted, and nothing follows.',
    ...mutant,
  })),
  ...[
    { from: 'oneOwn < thanOwn - equal', to: ['oneOwn <= thanOwn - equal'], because: AS_GOOD },
    { from: 'oneOwn <= thanOwn + equal', to: ['oneOwn < thanOwn + equal'], because: AS_GOOD },
    { from: 'oneOther < thanOther - equal', to: ['oneOther <= thanOther - equal'], because: AS_GOOD },
    { from: 'thanOther - equal', to: ['thanOther + equal'], because: AS_GOOD },
    { from: 'candidate > bestOwn + equal', to: ['candidate >= bestOwn + equal'], because: AS_GOOD },
    { from: 'candidate >= bestOwn - equal', to: ['candidate > bestOwn - equal'], because: AS_GOOD },
    { from: 'rest >= bestOther - equal', to: ['rest > bestOther - equal'], because: AS_GOOD },
    { from: 'bestOther - equal', to: ['bestOther + equal'], because: AS_GOOD },
    { from: 'round < ROUNDS_MOST', to: ['round <= ROUNDS_MOST'], because: SOON },
    { from: 'pass < ROUNDS_MOST', to: ['pass <= ROUNDS_MOST'], because: SOON },
    { from: 'round += 1', to: ['round -= 1'], because: SOON },
    { from: 'pass += 1', to: ['pass -= 1'], because: SOON },
    {
      from: 'way < count',
      to: ['way <= count'],
      because: 'Behind the last way no throw begins, and there is only room to try in.',
    },
    {
      from: 'touched === 0',
      to: ['true'],
      because: 'For who has touched the loop it is thought about again then, with the same outcome.',
    },
    {
      from: 'improved < still',
      to: ['improved <= still'],
      because: 'What moves by no more than that stands.',
    },
    {
      from: 'sure?.[index] === 0',
      to: ['false'],
      because: 'Some throw from there leads to nothing that is certain, so that it stays infinite by itself.',
    },
    { from: 'ownChange > change', to: ['ownChange >= change'], because: 'As much is as much.' },
    { from: 'otherChange > change', to: ['otherChange >= change'], because: 'As much is as much.' },
    {
      from: 'own.fill(0);',
      to: [';'],
      because: 'Asking from where the goal is certain has left nothing else there where it is.',
    },
    { from: 'moved < still', to: ['moved <= still'], because: 'What moves by no more than that stands.' },
    ...[
      { from: 'Math.max(still, improved * SETTLED)', to: ['Math.min(still, improved * SETTLED)'] },
      { from: 'sweep < SWEEPS_MOST', to: ['sweep <= SWEEPS_MOST'] },
      { from: 'follow(block) < enough', to: ['follow(block) <= enough'] },
    ].map((mutant) => ({
      ...mutant,
      because: 'How long a plan is followed before it is improved decides only how long it takes.',
    })),
    ...[
      { from: 'block * count', within: 'DOUBTFUL', to: ['block / count'] },
      { from: 'value > DOUBTFUL', to: ['value >= DOUBTFUL'] },
    ].map((mutant) => ({
      ...mutant,
      because: 'Then it is asked from where the goal is certain though it need not be, which only takes longer.',
    })),
    ...[
      { from: 'level < levels - 1', to: ['true', 'level <= levels - 1'] },
      { from: 'levels - 1', within: 'pass === 0', to: ['levels + 1'] },
    ].map((mutant) => ({ ...mutant, because: 'Where the search begins decides only how long it takes.' })),
  ].map((mutant) => ({ file: `${GUG}/solve.ts`, ...mutant })),
  ...[
    {
      from: '[]',
      to: ['["Stryker was here"]'],
      because: 'Nobody asks a landing for its drops. The type has them.',
    },
    {
      from: '{ turns: Infinity, sips: Infinity }',
      to: ['{}'],
      because: 'Nobody asks for a leg to an end at which nothing can be dropped.',
    },
    {
      from: '{ before: before[index] }',
      to: ['{}'],
      because:
        'Where the search begins moves a share by less than a coarse search tells apart, and else decides only its time.',
    },
    { from: 'sum.turns += count', to: ['sum.turns -= count'], because: 'The share is one sum by the other.' },
    { from: 'sum.sips += sips', to: ['sum.sips -= sips'], because: 'As above.' },
    {
      from: 'set.filled.left > 2',
      to: ['true', 'set.filled.left >= 2'],
      because: 'The share decides nothing about the last two drops: to find it for them only takes longer.',
    },
  ].map((mutant) => ({ file: `${GUG}/whole-game.ts`, ...mutant })),
];
