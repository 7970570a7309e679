import type { Words } from '../lang.ts';

/** Where to go in a game of GUG: the words come with the plan itself. */
export const GUG_PLAN_EN = {
  goal: 'Going to',
  wholeGame: 'All drops that are left',
  aim: {
    heading: 'What counts',
    names: { turns: 'Fewest turns', sips: 'Fewest sips', drops: 'Most drops in time' },
    means: {
      turns: 'Fewest turns to the last drop, on average.',
      sips: 'Fewest sips on the way. One extra turn counts as much as one sip.',
      drops: 'As many drops as possible in the turns you have left, on average.',
    },
  },
  /** How many turns count where most drops are the aim. */
  time: {
    label: 'Turns you have left',
    assumed: 'No clock is running, so the plan assumes this many turns of your own, this one included.',
    clock:
      '{minutes|Less than a minute|One minute|# minutes} left, {seats|one still plays|# still play}, and a turn takes about {seconds} seconds. That makes {turns|one turn|# turns} of your own, this one included.',
    timed: 'The length of a turn is measured on the latest turns of this game.',
    first: 'The length of a turn is assumed until some turns have been timed.',
    most: 'The plan looks no more than {most} turns ahead.',
  },
  /** Which of two icons, and which of two dice. */
  hand: { icon: 'Whose icon?', die: 'Which die?' },
  where: 'Say where you are, and the plan starts from there.',
  thinking: 'Working it out …',
  again: 'Try again',
  trouble: 'The plan could not be worked out here.',
  ahead: 'About {turns} turns to go, and {sips} sips on the way.',
  madeIn: 'About {drops} drops in the next {turns|turn|# turns}.',
  lastIn: 'The last drop in the next {turns|turn|# turns}: a {chance} chance.',
  neverIn: 'No drop can be made in the next {turns|turn|# turns}.',
  aheadTo: 'About {turns} turns to a drop at {station}, and {sips} sips on the way.',
  never: 'No drop can be made at {station}.',
  neverGame: 'The drops that are left can no longer all be made.',
  done: 'All eleven have been dropped.',
  ends: 'Where this roll can take you',
  end: '{turns} turns left, {sips} sips now',
  endIn: '{drops} drops in all, {sips} sips now',
  best: 'best',
  worse: '{amount} turns worse',
  worseSips: '{amount} sips worse',
  worseDrops: '{amount} drops worse',
  drops: 'drop here',
  dice: 'What each roll is worth',
  die: '{station}, then {turns} turns',
  dieDrop: 'Drop at {station}',
  dieDropThen: 'Drop at {station}, then {turns} turns',
  dieIn: '{station}: {drops} drops in all',
  dieDropIn: 'Drop at {station}: {drops} drops in all',
  goals: 'Where a drop still counts',
  goalTurns: '{turns} turns, {sips} sips',
  order: 'A good order: {stations}.',
  exact: 'Exact, as long as you play for nothing but this goal. Turns skipped for drinking are not counted.',
  estimate:
    'An estimate: turns within about one per cent, sips within about two. Turns skipped for drinking are not counted.',
  exactIn: 'Exact for so few turns. Turns skipped for drinking are not counted.',
  estimateIn:
    'An estimate, about one per cent too low: after the next drop, the plan goes for one end station at a time. Turns skipped for drinking are not counted.',
  estimateSips: 'An estimate: turns and sips within about two per cent. Turns skipped for drinking are not counted.',
  forced:
    'Drops that must be made on the way are counted one at a time. What several of them use up together is left out.',
  twoDice: 'The plan does not work out which die to give to which icon: ask about each one.',
  usedOnce: 'The plan cannot foresee which end stations others will use.',
  together:
    'The plan assumes that this icon makes every remaining drop, though the team’s other icon can make some of them.',
  referee: 'A referee may decide otherwise, and closures that nobody has entered are not in the plan.',
  review: {
    heading: 'How everybody played',
    honest:
      'Luck is how many turns the dice gained or lost you; choices are how many turns your moves cost, compared with the best ones.',
    twoDice: 'Each move is measured with the die it used. The choice of which die goes to which icon is not measured.',
    thinking: 'Looking at every move …',
    trouble: 'The game could not be reviewed here.',
    again: 'Try again',
    none: 'Nobody has moved yet.',
    print: 'Print this page',
    /** `{from}` and `{station}` are stations. */
    move: '{from} to {station}',
    threw: 'Rolled',
    best: 'The best choice',
    better: 'Better: {station}. This choice cost {amount} turns.',
    betterDrop: 'Better: a drop at {station}. This choice cost {amount} turns.',
    lucky: 'Luck: {amount} turns gained.',
    unlucky: 'Luck: {amount} turns lost.',
    even: 'Luck: neither good nor bad.',
    perfect: 'Choices: nothing lost.',
    lost: 'Choices: {amount} turns lost.',
    sips: 'Sips: {fate|none|#|#} by luck, {more|none|#|#} more by choice.',
    sipsSaved: 'Sips: {fate|none|#|#} by luck, {more} saved by choice.',
    dearest: 'Costliest move: {from} to {station}, {amount} turns.',
    /** `{route}` is lines, each with the stations to ride to. */
    betterRoute: 'Better route: {route}.',
    referee: 'A referee decided here, so this move is not measured.',
    beyond: 'By then the drops left could no longer all be made, so this move is not measured.',
    advised: 'with the advisor',
    show: 'On the map',
    showBetter: 'Better route',
    estimates: 'The figures are estimates, within about one per cent.',
  },
} as const;

export type GugPlanWords = Words<typeof GUG_PLAN_EN>;
