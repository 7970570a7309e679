import type { GoolsEvent } from '../../games/gools/events.ts';
import type { ThreeManEvent } from '../../games/three-man/events.ts';
import { TABLE_STEPS_EN } from '../table/en-steps.ts';

/** What undo calls an event: a few words, no sentence. */
const CALLED_EN = {
  throw: 'the throw of {name}',
  keep: 'what {name} left',
  enter: 'the turn of {name}',
  'roll-off': 'the roll-off of {name}',
  'one-die': 'the die of {name}',
  name: 'whom {name} named',
  'three-man': 'Three Man',
  sloppy: 'sloppy dice, {name}',
  rule: 'the rule of {name}',
  repeal: 'the repeal',
  pour: 'drinks by a rule',
  drunk: 'the drinking',
  ruling: 'the house rule “{ruling}”',
  join: '{name} sat down',
  leave: '{name} left',
  end: 'the end of the evening',
} as const satisfies Record<GoolsEvent['kind'], string>;

/** The mini game's events, for undo as well. */
const MINI_CALLED_EN = {
  throw: 'the throw of {name}',
  'hand-out': 'drinks from {name}',
  'one-die': 'the die of {name}',
  'pass-on': 'the part passed on',
  sloppy: 'sloppy dice, {name}',
  'call-off': 'Three Man called off',
} as const satisfies Record<ThreeManEvent['kind'], string>;

/** What happened, in sentences. `{dice}` are eyes, `{names}` some players. */
export const TABLE_TOLD_EN = {
  called: CALLED_EN,
  miniCalled: MINI_CALLED_EN,
  events: {
    throw: '{name} throws {dice}.',
    keep: '{name} leaves {dice}.',
    enter: '{name} plays a turn: {dice}, with {last} in the last throw.',
    'roll-off': '{name} throws {dice} in the roll-off.',
    'one-die': '{name} throws a {eyes}, to see who becomes the Three Man.',
    name: '{name} names {other} the Three Man.',
    sloppy: 'Sloppy dice: {name}.',
    rule: '{name} makes a rule: “{text}”',
    noRule: '{name} makes no rule.',
    repeal: 'The table repeals a rule: “{text}”',
    pour: 'By a rule of the table: “{text}”',
    drunk: 'Everybody has drunk.',
    ruling: TABLE_STEPS_EN.ruling,
    join: '{name} sits down, to the left of {other}.',
    leave: '{name} leaves.',
    end: 'The evening is over.',
  },
  mini: {
    throw: '{name} throws {dice}.',
    'hand-out': '{name} hands out the drinks.',
    'one-die': '{name} throws a {eyes}, as the Three Man.',
    'pass-on': '{name} passes the part on to {other}.',
    kept: '{name} keeps the part.',
    sloppy: 'Sloppy dice: {name}.',
    'call-off': 'The table calls Three Man off.',
  },
  byPhone: 'Thrown by the phone.',
  corrected: TABLE_STEPS_EN.corrected,
  overruled: TABLE_STEPS_EN.overruled,
  hand: '{hand}.',
  leads: '{name} leads.',
  ties: '{names} tie for the lead.',
  sixes: {
    candidate: 'A 6 in the last throw: {name} is to be the Three Man.',
    naming: 'A point 6 that ends on a 6: {name} names the Three Man.',
  },
  rollOff: 'Roll-off between {names}.',
  rollOffAgain: 'A tie again: {names} throw once more.',
  won: '{name} wins round {number}.',
  wonStreak: '{name} wins round {number}, {count} in a row.',
  earned: '{name} earns a new rule.',
  threeMan: '{name} is the Three Man.',
  threeManOver: {
    played: 'Three Man is over.',
    calledOff: 'Three Man is over because the table wants it so.',
    left: 'Three Man is over because {name} has left.',
  },
  pour: '{who}: {what}. {why}',
  why: {
    'gools-6.1': '“Hail {name}!”',
    'gools-6.2': '“Social!”, on a full house of {name}.',
    'gools-6.6': '“Sloppy dice!”',
    'gools-8.1': 'Hyperspace, on Gools of {name}.',
    'gools-8.2': 'For the new rule.',
    'gools-8.3': 'On a point of {name}.',
    'three-man-7.5': 'On the sum of {name}’s throw.',
    'three-man-7.6': 'The Three Man drinks on a 3.',
    'three-man-7.7': 'Handed out by {name}.',
    'three-man-7.8': '“Social!”, on 1 and 4.',
    'three-man-7.9': '“Winston Grennan!”',
    'three-man-7.10': '“Sloppy dice!”',
    'house-rule': 'By a rule of the table.',
  },
} as const;
