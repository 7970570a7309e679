import type { Words } from '../lang.ts';

/** Where to go in a game of GUG: the words come with the plan itself. */
export const GUG_PLAN_EN = {
  goal: 'Going to',
  wholeGame: 'All drops that are left',
  aim: {
    heading: 'What counts',
    names: { turns: 'Fewest turns', sips: 'Fewest sips', drops: 'Next drop soon' },
    means: {
      turns: 'Fewest turns to the last drop, on average.',
      sips: 'Fewest sips on the way. One turn more weighs as much as one sip.',
      drops: 'The next drop as soon as possible, whatever comes after it.',
    },
  },
  where: 'Say where you stand, and the plan begins there.',
  thinking: 'Working it out …',
  again: 'Try again',
  trouble: 'The plan could not be worked out here.',
  ahead: 'About {turns} turns to go, and {sips} sips on the way.',
  aheadTo: 'About {turns} turns to a drop at {station}, and {sips} sips on the way.',
  never: 'No drop can be made at {station} any more.',
  neverGame: 'The drops that are left cannot all be made any more.',
  done: 'All eleven have been dropped.',
  ends: 'Where this throw can take you',
  end: '{turns} turns left, {sips} sips now',
  best: 'best',
  worse: '{amount} turns worse',
  worseSips: '{amount} sips worse',
  drops: 'drop here',
  dice: 'What each throw is worth',
  die: '{station}, then {turns} turns',
  dieDrop: 'drop at {station}',
  goals: 'Where a drop still counts',
  goalTurns: '{turns} turns, {sips} sips',
  order: 'A good order: {stations}.',
  exact: 'Exact, if nothing but this goal is played for. Turns skipped for drinking are not counted.',
  estimate: 'An estimate, within about one per cent. Turns skipped for drinking are not counted.',
  referee: 'A referee may decide otherwise.',
} as const;

export type GugPlanWords = Words<typeof GUG_PLAN_EN>;
