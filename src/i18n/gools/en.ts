import type { ThreeManReason } from '../../games/three-man/clauses.ts';
import type { GoolsReason } from '../../games/gools/clauses.ts';
import type { GoolsEvent } from '../../games/gools/events.ts';
import type { ThreeManEvent } from '../../games/three-man/events.ts';
import type { Words } from '../lang.ts';
import { DICE_EN, TABLE_EN, TABLE_STEPS_EN } from '../table/en.ts';
import { THREE_MAN_THROWS } from '../three-man-throws.ts';
import type { GoolsThreeManWords } from './three-man-words.ts';

/** The words of the advisor and of the table of hands, and the shape of them in every language. */
export const GOOLS_ADVISOR_EN = {
  thinking: 'Thinking it through …',
  trouble: 'This browser could not start the advisor. The game goes on without it.',
  again: 'Try again',
  /** `{of}` is the number of a point. */
  hands: { gools: 'Gools', pure: 'Pure point {of}', impure: 'Impure point {of}', sum: 'Sum {sum}' },
  choice: {
    label: 'Allow the advisor during rounds',
    hint: 'Only if the whole table agrees. It says what every choice is worth, and everybody can see that it is on. With or without it, you can see how you played after the round.',
    on: 'The advisor is allowed',
  },
  aim: {
    heading: 'Play for',
    names: {
      win: 'Winning the round',
      'lowest-sum': 'The lowest sum',
      point: 'A point or Gools',
      'no-three-man': 'Not the Three Man',
    },
  },
  advice: {
    key: 'Advisor',
    heading: 'Advisor',
    off: 'You are playing this round without the advisor.',
    nothing: 'There is nothing to choose now. Throw first.',
    threw: '{name} threw',
    lying: 'On the table',
    opens: 'Nothing to beat yet.',
    toBeat: 'To beat: {hand}, {name}.',
    toBeatTied: 'To beat: {hand}, {count|one player|# players}.',
    still: '{count|Nobody throws after this.|One player throws after this.|# players throw after this.}',
    best: 'The best choice: leave',
    bestFigure: '{name}: {figure}',
    leave: 'Leave these on the table',
    all: 'All choices, best first',
    kept: 'Leave',
    isBest: 'best',
    assume: 'Every figure assumes that your aim stays the same. Tap a column heading to see what it means.',
  },
  figures: {
    win: {
      name: 'Win',
      long: 'Chance to win the round',
      means:
        'It assumes that those who throw after you play for their own best chance. A tie counts as an equal share, because a roll-off is pure luck.',
    },
    sum: {
      name: 'Sum',
      long: 'Expected sum',
      means: 'What the five dice add up to on average, with every 3 as zero.',
    },
    beat: {
      name: 'Beat',
      long: 'Chance to beat the hand in the lead',
      means: 'That is, to end up above it in the ranking.',
    },
    tie: {
      name: 'Tie',
      long: 'Chance to tie with the hand in the lead',
      means: 'Then there is a roll-off, if nobody beats you both.',
    },
    point: {
      name: 'Point',
      long: 'Chance of a point or Gools',
      means: 'Pure points, impure points and Gools together.',
    },
    gools: { name: 'Gools', long: 'Chance of Gools', means: 'Five 3s.' },
    pure: { name: 'Pure', long: 'Chance of a pure point', means: 'Five of one number, other than the 3.' },
    impure: { name: 'Impure', long: 'Chance of an impure point', means: 'One 3, and four of one other number.' },
    threeMan: {
      name: '6 last',
      long: 'Chance of a 6 in the last throw',
      means:
        'It makes you the Three Man, or puts you in the roll-off for it. A point 6 is not punished, so it is not counted here.',
    },
  },
  review: {
    key: 'How did I play?',
    heading: 'How did I play?',
    none: 'No round has been won yet. Come back after the first.',
    later: 'You can open this when the round is over.',
    round: 'Round',
    wonBy: 'Round {number}, won by {name}',
    honest: 'Each choice is measured by what it was worth before the next throw, so that luck counts apart.',
    aimHint:
      'Measured as if everybody had this aim. If you were playing for something else, your figures would be different.',
    entered: 'This turn was entered as a whole, so the throws on the way are not known.',
    threw: 'Threw',
    left: 'left',
    best: 'The best choice',
    noChoice: 'No choice to make',
    better: 'Better:',
    costs: { sum: 'costs {amount} in the expected sum', chance: 'costs {amount} percentage points' },
    /** How a whole turn came out: what the choices did, and what the dice did. */
    choices: {
      perfect: 'Choices: nothing lost.',
      sum: 'Choices: {amount} added to the expected sum.',
      chance: 'Choices: {amount} percentage points lost.',
    },
    dice: {
      even: 'Dice: neither good nor bad.',
      sumLucky: 'Dice: {amount} lower than expected.',
      sumUnlucky: 'Dice: {amount} higher than expected.',
      chanceLucky: 'Dice: {amount} percentage points better than expected.',
      chanceUnlucky: 'Dice: {amount} percentage points worse than expected.',
    },
  },
  ranking: {
    heading: 'The hands, best first',
    caption: 'Five dice make 252 hands. Hands that share a place tie.',
    dice: 'Dice',
    hand: 'Hand',
    place: 'Place',
    rule: 'Rule',
    places: '{from}–{to}',
    others: 'Everything else, by the sum',
    othersHint: 'Every sum, each with one hand that makes it',
  },
} as const;

/** The rounds of an evening at the thumb. `{hand}` is a hand in words, `{names}` some players. */
const TABLE_PLAY_EN = {
  label: 'The evening',
  and: TABLE_STEPS_EN.and,
  now: {
    open: 'opens round {number}: throw five dice',
    first: 'throws five dice',
    again: 'throws the {count|last die|other # dice}',
    keep: 'leaves at least one die',
    'roll-off': 'Roll-off: five dice, once',
    'one-die': 'One die: who becomes the Three Man?',
    name: 'names the Three Man',
    'three-man': 'Three Man',
    over: 'The evening is over',
  },
  /** For screen readers; `{what}` is one of those above. */
  announced: {
    'roll-off': 'Roll-off for the win: {name} throws five dice, once',
    'one-die': '{name} throws one die: who becomes the Three Man?',
    other: '{name} {what}',
  },
  beat: { hand: 'To beat: {hand}, {names}', none: 'Nothing to beat yet.' },
  standing: {
    heading: 'Round {number} so far',
    last: 'Round {number}',
    waits: 'still to throw',
    throws: 'throwing',
    leads: 'leads',
    ties: 'ties for the lead',
    won: 'won',
    beaten: 'beaten',
    'rolls-off': 'in the roll-off',
    six: 'Ended on a 6: may become the Three Man',
    named: 'Named the Three Man by {name}',
    names: 'A point 6 ending on a 6: names the Three Man',
    rollOff: 'Roll-off {number}',
    none: 'The first throw opens round 1.',
  },
  quick: {
    start: 'Enter a whole turn at once',
    dice: 'enters all five at the end',
    last: '{name}: which of them were in the last throw?',
    none: 'Tap at least one',
    some: '{count|This one was|These # were} in the last throw',
    again: 'Enter other dice',
    undo: 'the five dice',
  },
  keep: {
    thrown: 'Thrown: tap what you leave',
    lying: 'On the table',
    dice: '{name}:',
    sum: 'sum {sum}',
    none: 'Leave at least one',
    some: 'Leave {count|this one|these #}',
    all: 'Leave all: the turn is over',
    pick: '{eyes}, leave it',
  },
  rollOff: '{names} tie. One throw each, and the lowest wins.',
  drink: {
    heading: 'Drink now',
    everybody: 'Everybody',
    allBut: 'Everybody but {name}',
    drink: '{count|one drink|# drinks}',
    shot: '{count|a shot|# shots}',
    hit: '{count|a hit|# hits}',
    done: 'Done drinking',
  },
  won: {
    heading: '{name} wins round {number}',
    streak: '{count} in a row',
  },
  rule: {
    due: '{name} makes a new rule',
    field: 'The new rule, in your own words',
    write: 'Write the rule',
    make: 'Save the rule',
    giveUp: 'No rule',
    heading: 'Your own rules',
    by: 'by {name}',
    repealed: 'repealed',
    none: 'None yet. Two wins in a row earn you one.',
    sheet: 'One of your own rules',
    who: 'Who has to drink?',
    drinks: 'Drinks each',
    less: 'One fewer',
    more: 'One more',
    pour: '{count|One drinks|# drink}',
    pourNone: 'Tap who drinks',
    repeal: 'Repeal the rule',
    repealNow: 'Yes, repeal it',
    stays: 'No, it stays',
  },
  sloppy: 'Sloppy dice',
  lastDie: 'the last die',
  ranking: 'Ranking',
  bar: TABLE_STEPS_EN.bar,
  notice: TABLE_STEPS_EN.notice,
  overrule: TABLE_STEPS_EN.overrule,
  edit: TABLE_STEPS_EN.edit,
  happened: { ...TABLE_STEPS_EN.happened, none: 'Nothing yet. Throws will appear here.' },
  over: {
    nobody: 'Nobody has won a round.',
    won: '{name} wins the evening: {count|one round|# rounds}',
    level: '{names} share the win, with {count|one round|# rounds} each',
    again: 'New evening, same people',
    fresh: 'New evening',
  },
} as const;

/** What undo calls an event: a few words, no sentence. */
const CALLED_EN = {
  throw: '{name}’s throw',
  keep: 'what {name} left',
  enter: '{name}’s turn',
  'roll-off': '{name}’s roll-off',
  'one-die': '{name}’s die',
  name: 'who {name} named',
  'three-man': 'Three Man',
  sloppy: 'sloppy dice, {name}',
  rule: '{name}’s rule',
  noRule: 'no rule from {name}',
  repeal: 'the repeal',
  pour: 'drinks for a rule',
  drunk: 'the drinking',
  ruling: 'the house rule “{ruling}”',
  join: '{name} joined',
  leave: '{name} left',
  end: 'the end of the evening',
} as const satisfies Record<GoolsEvent['kind'] | 'noRule', string>;

/** The mini game's events, for undo as well. */
const MINI_CALLED_EN = {
  throw: '{name}’s throw',
  'hand-out': 'drinks from {name}',
  'one-die': '{name}’s die',
  'pass-on': 'the new Three Man',
  sloppy: 'sloppy dice, {name}',
  'call-off': 'calling Three Man off',
} as const satisfies Record<ThreeManEvent['kind'], string>;

/** What happened, in sentences. `{dice}` are eyes, `{names}` some players. */
const TABLE_TOLD_EN = {
  called: CALLED_EN,
  miniCalled: MINI_CALLED_EN,
  events: {
    throw: '{name} throws {dice}.',
    keep: '{name} leaves {dice}.',
    enter: '{name} ends on {dice}; the {last} came last.',
    turn: '{name} plays a turn: {dice}.',
    'roll-off': '{name} throws {dice} in the roll-off.',
    'one-die': '{name} throws a {eyes}, to see who becomes the Three Man.',
    name: '{name} names {other} the Three Man.',
    sloppy: 'Sloppy dice: {name}.',
    rule: '{name} makes a rule: “{text}”',
    noRule: '{name} makes no rule.',
    repeal: 'The table repeals a rule: “{text}”',
    pour: 'Under one of your own rules: “{text}”',
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
    'pass-on': '{name} makes {other} the Three Man.',
    kept: '{name} stays the Three Man.',
    sloppy: 'Sloppy dice: {name}.',
    'call-off': 'The table calls Three Man off.',
  },
  byPhone: 'Rolled on the phone.',
  corrected: TABLE_STEPS_EN.corrected,
  overruled: TABLE_STEPS_EN.overruled,
  hand: '{hand}.',
  gools: 'Gools!',
  leads: '{name} leads.',
  ties: '{names} tie for the lead.',
  sixes: {
    candidate: 'A 6 in the last throw: {name} may become the Three Man.',
    naming: 'A point 6 that ends on a 6: {name} names the Three Man.',
    namingLater: 'A point 6 that ends on a 6: {name} names the Three Man after the round.',
  },
  rollOff: 'Roll-off between {names}.',
  rollOffAgain: 'Tied again, {tied}: {names} throw once more.',
  won: '{name} wins round {number}.',
  wonStreak: '{name} wins round {number}, {count} in a row.',
  earned: '{name} earns a new rule.',
  threeMan: '{name} is the Three Man.',
  threeManOver: {
    played: '{name} is no longer the Three Man.',
    calledOff: 'Three Man is over: the table called it off.',
    left: 'Three Man is over because {name} has left.',
  },
  pour: '{who}: {what}. {why}',
  why: {
    'gools-6.1': '“Hail {name}!”',
    'gools-6.2': '“Social!” {name} has a full house.',
    'gools-6.6': '“Sloppy dice!”',
    'gools-8.1': 'Hyperspace: {name} has Gools.',
    'gools-8.2': 'For the new rule.',
    'gools-8.3': '{name} has a point.',
    'three-man-7.5': 'For the sum {name} threw.',
    'three-man-7.6': 'The Three Man drinks on a 3.',
    'three-man-7.7': 'Handed out by {name}.',
    'three-man-7.8': '“Social!” for a 1 and a 4.',
    'three-man-7.9': '“Winston Grennan!”',
    'three-man-7.10': '“Sloppy dice!”',
    'house-rule': 'Under one of your own rules.',
  },
} as const;

/** Why something is refused: whole sentences. `{name}` is the player that it is about. */
const TABLE_REASONS_EN = {
  'not-your-turn': 'It is {name}’s turn.',
  'another-throws': '{name} is in the middle of a turn.',
  'played-already': '{name} has already played this round.',
  'not-in-round': '{name} plays from the next round on.',
  'keep-first': 'First leave at least one of the dice you threw.',
  'throw-first': 'There is nothing to leave: throw first.',
  'keep-one': 'Leave at least one die on the table.',
  'keep-not-thrown': 'There is no {eyes} in the throw to leave.',
  'last-not-of-dice': 'Only dice that are on the table can have been in the last throw.',
  'last-throw-empty': 'Say which dice were in the last throw: at least one.',
  'winner-opens': 'The last winner opens the round: {name}.',
  'roll-off-first': 'First the roll-off for the win.',
  'roll-off-not-due': 'There is no roll-off now.',
  'not-in-roll-off': '{name} is not in this roll-off.',
  'thrown-already': '{name} has already thrown in this roll-off.',
  'one-die-first': 'First one die each: who becomes the Three Man?',
  'one-die-not-due': 'Nobody has to throw a single die now.',
  'name-first': 'First {name} has to name the Three Man.',
  'name-not-due': 'Nobody has a Three Man to name now.',
  'name-self': '{name} has to name somebody else.',
  'three-man-first': 'First finish the game with {name} as the Three Man.',
  'no-three-man': 'No game of Three Man is going on.',
  'rule-not-earned': '{name} has not earned a new rule.',
  'rule-empty': 'Write the rule first.',
  'rule-long': 'A rule can be at most {count} letters long.',
  'no-such-rule': 'That rule has been repealed.',
  'no-such-reading': 'There is no such reading of this rule.',
  'nothing-poured': 'Nobody has anything left to drink.',
  'nobody-drinks': 'Say who drinks.',
  'seat-twice': '{name} is on the list twice.',
  'bad-drinks': 'Drinks are counted in whole numbers, from 1 to 20.',
  'dice-number': 'This throw takes {count|one die|# dice}.',
  'bad-eyes': 'A die has one to six eyes.',
  'no-such-seat': 'Nobody sits there.',
  'bad-name': 'A name has 1 to 40 letters.',
  'name-taken': 'Somebody here already has that name. Choose another.',
  'players-number': 'It takes 2 to 16 players.',
  'game-over': 'The evening is over.',
  'hand-out-first': 'Hand out {count|the drink|the # drinks} first.',
  'hand-out-not-due': 'There are no drinks to hand out.',
  'hand-out-sum': 'Exactly {count|one drink has|# drinks have} to be handed out.',
  'hand-out-self': '{name} has to hand the drinks out to others.',
  'hand-out-twice': '{name} is on the list twice.',
  'one-die-due': 'First {name} has to throw one die, as the Three Man.',
  'pass-on-due': 'First {name} has to say who becomes the Three Man.',
  'pass-on-not-due': 'Nobody else can become the Three Man now.',
  'pass-on-self': '{name} can stay the Three Man, or make another player the Three Man.',
} as const satisfies Record<GoolsReason | ThreeManReason, string>;

/** The table's own sheet, and the results. */
const TABLE_SHEETS_EN = {
  table: {
    undoHint: 'You can undo anything you do here: Undo is at the bottom left.',
    join: {
      after: 'Sits to the left of',
      hint: 'A newcomer plays from the next round on, or straight away in Three Man.',
    },
    stays: 'No',
    advisor: 'Advisor',
    results: 'Standings',
    file: 'Save the evening as a file',
    end: 'End the evening',
    endNow: 'Yes, end it',
    fresh: 'Set up another evening',
  },
  results: {
    heading: 'Results',
    standings: 'Standings',
    wins: '{count|no wins|one win|# wins}',
    inARow: '{count} in a row',
    left: 'left',
    rounds: 'Rounds',
    gools: 'Gools',
    points: 'Points',
    threeMan: 'Three Man',
    rules: 'Rules made',
    taken: 'Taken',
    given: 'Given',
    best: 'Best hand',
    none: 'No round has been won yet.',
    log: 'The evening is saved in the log, with everybody’s figures for all your evenings.',
  },
} as const;

/** The set-up of an evening. */
const TABLE_SETUP_EN = {
  heading: 'An evening of Gools',
  notice: {
    heading: 'Before the first throw',
    texts: [
      'Everybody here is of age, and drinks because they want to.',
      'Anybody may stop, or switch to something without alcohol, at any time. The score is not affected.',
    ],
    ok: 'Got it',
  },
  players: 'Who is playing?',
  order: 'Clockwise around the table',
  rulingsIntro: 'These apply to this evening only. They start out as the house rules on this phone.',
  smoking: 'The smoking rules from the original',
  start: 'Start the evening',
} as const;

/** The table of Gabba Gools in English, and the shape of its words in every language. `{name}` is a player's. */
const GOOLS_TABLE_EN = {
  shared: TABLE_EN,
  dice: DICE_EN,
  setup: TABLE_SETUP_EN,
  play: TABLE_PLAY_EN,
  told: TABLE_TOLD_EN,
  reasons: TABLE_REASONS_EN,
  sheets: TABLE_SHEETS_EN,
} as const;

export const GOOLS_THREE_MAN_EN: GoolsThreeManWords = {
  heading: 'Three Man',
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
    throw: 'throws',
    again: 'throws again',
    handOut: 'gives away {drinks|one drink|# drinks}',
    oneDie: 'throws one die',
    second: 'throws another die',
    passOn: 'picks a Three Man',
  },
  hints: {
    begin: 'Outfit on! The player to the left of the Three Man begins.',
    oneDie: 'Anything but a 3 and {name} is free: back to Gabba Gools.',
    second: 'A 3! On another 3 you can make somebody else the Three Man. On anything else you stay the Three Man.',
    passOn: {
      'new-game': 'Two 3s! Tap a name: that player puts the outfit on, and a new game starts from there.',
      ends: 'Two 3s! Tap a name for the new Three Man: at this table that ends the game of Three Man.',
    },
  },
  streak: '{count} of {of} for a new rule',
  streakFull: 'Six in a row: {name} makes a new rule!',
  last: {
    heading: '{roller}: {dice}',
    pass: 'Nobody drinks. The dice move on.',
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
    kept: '{name} stays the Three Man.',
    passedOn: '{name} is the Three Man now.',
  },
  handOut: {
    left: '{count|One drink to give: tap a name|# drinks to give: tap a name for each}',
    give: 'One drink to {name}',
    rest: '{count|The last one|The other #} to {name}',
    over: 'Start over',
    done: 'Hand out',
  },
  passOn: { to: '{name} becomes the Three Man', keep: 'Stay the Three Man' },
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
    hint: 'One die each: the lowest is safe, and the highest is the Three Man.',
    tie: 'A tie for the highest: throw again.',
    safe: 'One die each: the lowest is safe, and the others throw again.',
    left: 'Not safe yet: throw again.',
    zero: 'A 3 is zero.',
    notThrown: 'not thrown yet',
    choose: '{name} throws next',
  },
  name: {
    hint: 'A point 6 that ends on a 6 is not punished: tap the name of somebody else.',
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
