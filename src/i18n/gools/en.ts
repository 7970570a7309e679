import { THREE_MAN_THROWS } from '../three-man-throws.ts';
import type { Words } from '../lang.ts';
import { GOOLS_ADVISOR_EN } from './en-advisor.ts';
import { GOOLS_TABLE_EN } from './en-table.ts';
import type { GoolsThreeManWords } from './three-man-words.ts';

export const GOOLS_THREE_MAN_EN: GoolsThreeManWords = {
  heading: 'Three Man',
  isThreeMan: '{name} is the Three Man',
  ring: 'Around the table',
  way: {
    left: 'The dice go to the left, clockwise.',
    right: 'The dice go to the right, anticlockwise.',
  },
  signs: {
    threeMan: 'Three Man',
    throws: 'throws',
    drinks: '{count|a drink|# drinks}',
    shot: '{count|a shot|# shots}',
  },
  due: {
    throw: '{name} throws',
    again: '{name} throws again',
    handOut: 'Who gets {drinks|the drink|the # drinks}?',
    oneDie: '{name} throws one die',
    second: 'A 3! {name} throws another die',
    passOn: 'Two 3s! {name} may pass the part on',
  },
  hints: {
    begin: 'Outfit on! The player to the left of the Three Man begins.',
    oneDie: 'Anything but a 3, and {name} gets away: back to Gabba Gools.',
    second: 'On another 3 the part can go to somebody else. On anything else it stays where it is.',
    passOn: {
      'new-game': 'Whoever gets it wears the outfit, and it starts again from there.',
      ends: 'At this table that ends the mini game.',
    },
  },
  streak: '{count} of {of} in a row for a new rule',
  streakFull: 'Six in a row: {name} makes a new rule!',
  last: {
    heading: '{roller}: {dice}',
    pass: 'Nobody drinks. The dice pass on.',
    drinks: {
      left: '{name} drinks, to the left of {roller}.',
      roller: '{roller} drinks.',
      right: '{name} drinks, to the right of {roller}.',
    },
    threeManDrinks: '{name} drinks, as the Three Man.',
    threeManShot: '{name} takes a shot, as the Three Man.',
    handOut: '{roller} hands out {drinks|one drink|# drinks}.',
    handed: '{roller} hands out: {shares}.',
    social: '“Social!” Everybody says it and drinks.',
    reversal: '“Winston Grennan!” {name} was next and drinks.',
    dice: {
      back: 'The dice go back to {next}.',
      first: 'Nobody threw before {roller}: the dice go the other way, to {next}.',
      on: 'The dice go the other way, to {next}.',
      stay: 'Nobody else can throw: {next} throws again.',
    },
    stays: 'First a 3, then a {eyes}: {name} stays the Three Man.',
    kept: '{name} keeps the part.',
    passedOn: '{name} is the Three Man now.',
  },
  handOut: {
    left: '{count|One drink|# drinks} left: tap who gets one',
    give: 'One drink to {name}',
    rest: '{count|The last one|The other #} to {name}',
    over: 'Start over',
    done: 'Hand out',
  },
  passOn: { to: '{name} becomes the Three Man', keep: 'Keep the part' },
  sloppy: 'Sloppy dice: {name} drinks',
  pocket: {
    key: 'All 21 throws',
    close: 'Close',
    hint: '“You” is whoever throws.',
  },
  callOff: { key: 'Call off Three Man', yes: 'Yes, back to Gools', no: 'No, play on' },
  throws: THREE_MAN_THROWS.en,
  oneDie: {
    heading: 'Who becomes the Three Man?',
    hint: 'One die each: the lowest is safe, the highest is the Three Man.',
    tie: 'A tie for the highest: throw again.',
    throws: '{name} throws one die',
    notThrown: 'not thrown yet',
    choose: '{name} throws next',
  },
  name: {
    heading: 'Somebody else becomes the Three Man',
    due: '{name} names somebody else',
    hint: 'A point 6 that ends on a 6 is not punished: somebody else gets the part.',
    pick: 'Name {name}',
  },
};

export const GOOLS_EN: GoolsWords = {
  ...GOOLS_TABLE_EN,
  threeMan: GOOLS_THREE_MAN_EN,
  advisor: GOOLS_ADVISOR_EN,
};

/** Everything the panel of the dice games says, in one language. */
export interface GoolsWords extends GoolsTableWords {
  readonly threeMan: GoolsThreeManWords;
  readonly advisor: GoolsAdvisorWords;
}

export type GoolsAdvisorWords = Words<typeof GOOLS_ADVISOR_EN>;

/** The words of the table: set-up, rounds, drinks, and what lies over them. */
export type GoolsTableWords = Words<typeof GOOLS_TABLE_EN>;
