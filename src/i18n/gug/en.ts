import type { Term } from '../../games/gug/verdict.ts';
import { GLOSSARY_EN } from './en-glossary.ts';
import { PANEL_EN } from './en-panel.ts';
import { HEADLINES_EN, REASONS_EN } from './en-reasons.ts';

/** The answer in large type: sentences that are set one after the other. `{why}` is a filled headline. */
const ANSWERS_EN = {
  ask: {
    stand: 'Where do you stand? Tap your station, or type its name.',
    came: 'How did you get to {station}?',
    die: 'What did you roll?',
    route: 'You have {count|one point|# points}. Tap the next station.',
  },
  legal: 'Legal.',
  stuck: 'You cannot move: stay at {station}.',
  drink: 'Drink {count|one sip|# sips}.',
  drinkNothing: 'Nothing to drink.',
  toss: 'Toss the die: everybody drinks its eyes.',
  mayDrop: 'You may drop an inhibition here.',
  mustDrop: 'You drop an inhibition here.',
  noDrop: 'No inhibition to drop: {why}.',
  noWayOn: 'No legal way on from {station}. Undo, and go another way.',
  incomplete: '{count|One point|# points} left. Tap the next station.',
  illegal: 'Not legal: step {step} {why}.',
  illegalRoute: 'Not legal: the route {why}.',
  penalty: 'Penalty. Drink {count|one sip|# sips}. Your turn is lost: back to {station}.',
  penaltyBeer: 'Penalty. Drink one whole beer ({count} sips). Your turn is lost: back to {station}.',
} as const;

/** The rows of the sum. */
const TERMS_EN = {
  'points-left': 'Points left at the end station',
  'one-sip': 'One sip at least',
  closed: 'Closed Stations factor',
  dots: 'Dots at the junction',
  heathrow: 'Heathrow',
  'heathrow-most': 'Heathrow, at most',
  elephant: 'Elephant & Castle',
  karsten: 'For Karsten Cool',
  variation: 'Variation',
  'other-railway': 'Another railway',
  'british-rail': 'British Rail: a whole beer',
  toss: 'The toss',
  referee: 'Set by the referee',
} as const satisfies Record<Term['term'], string>;

/** The words of the GUG panel in English, and the shape of them in every language. */
export const GUG_EN = {
  reasons: REASONS_EN,
  headlines: HEADLINES_EN,
  answers: ANSWERS_EN,
  terms: TERMS_EN,
  panel: PANEL_EN,
  glossary: GLOSSARY_EN,
} as const;
