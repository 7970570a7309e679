import type { LayerKind } from '../../games/tournament/format.ts';
import type { TournamentReason } from '../../games/tournament/tournament-decision.ts';
import type { TournamentEvent } from '../../games/tournament/tournament-events.ts';
import type { PlayedGame } from '../../games/tournament/tournament-setup.ts';
import type { Words } from '../lang.ts';
import { DICE_EN, TABLE_EN, TABLE_STEPS_EN, type TableWords } from '../table/en.ts';

/** Why something is refused in a tournament. `{layer}` and `{game}` are named as in the words for the play. */
const TOURNAMENT_REASONS_EN = {
  'tournament-over': 'The tournament is over.',
  'no-such-player': 'There is no such player in this tournament.',
  'no-such-layer': 'This tournament has no such layer.',
  'no-such-game': 'There is no such game in the {layer}.',
  'players-not-known': 'It is not known yet who is in the {layer}.',
  'drawn-already': 'The draw for the {layer} has been made.',
  'nothing-to-draw': 'There is nothing to draw: everybody in the {layer} plays the same games.',
  'bad-seed': 'A seed is a whole number from 0 to 4294967295.',
  'game-not-drawn': 'It is not known yet who plays {game}.',
  'result-already': 'The result of {game} has already been entered. Edit it there.',
  'won-unplayed': 'At most one player is left in {game}, so it is not played.',
  'empty-place': 'A place in {game} is empty.',
  'not-in-game': '{name} does not play in {game}.',
  'player-twice': '{name} can only finish once.',
  'player-missing': 'Where did {name} finish? DNF is a result too.',
  'player-withdrawn': '{name} has gone home and cannot have finished.',
  'no-such-tie': 'There is no tie to settle.',
  'not-the-tied': 'Those are not the players who tied.',
  'bad-eyes': 'A die has one to six eyes.',
  'toss-decides': 'At this table a toss decides, not the referee.',
  'referee-decides': 'At this table the referee decides, not a toss.',
  'withdrawn-already': '{name} has already gone home.',
  'place-not-free':
    '{name}’s place is not free. A latecomer can take only the place of somebody who went home before playing.',
  'no-such-reading': 'There is no such reading.',
  'reading-breaks-format': 'With that reading, the numbers of players in this format do not add up.',
  'bad-format': 'Choose a format, or type a code that can be played.',
  'too-many-games': 'The format has more than {count} games.',
  'players-number': 'A tournament has 3 to 48 players.',
  'players-unlike-format': 'The format is for {count} players. Change the format or the number of players.',
  'bad-name': '“{name}” is not a name: it must have 1 to 40 letters.',
  'name-taken': 'Two players are called “{name}”. Change one of the names.',
  'bad-game-name': 'Say what you play, in at most {count} letters.',
} as const satisfies Record<TournamentReason, string>;

/** What a variation code says (17.1-17.5), part by part; templates for `fill`. */
export const VARIATION_EN = {
  names: { C: 'Classic', CT: 'Classic Team', CSP: 'Classic Sprint', DUT: 'Double Up Team' },
  parts: {
    S: 'single players',
    T: 'teams of two',
    '1D1I': 'one die and one icon',
    '2D2I': 'two dice and two icons',
    SD: 'single drinking',
    DD: 'double drinking',
    SP: 'sprint, one at a time against the clock',
    CS: 'closed stations',
  },
  whole: '{code} is {name}: {parts}.',
  part: '{part}, {means}',
  between: '; ',
} as const;

/** Why a tournament code cannot be read or played, by `why`; templates for `fill`. */
export const FAULTS_EN = {
  'no-layers': 'There is no code yet. A code begins with the heats, as in 2H4/2F-F4.',
  'too-many-layers': '{layers} layers: a tournament has {most} at most.',
  'heats-first': 'Layer {layer} is {kind}, but the first layer must be heats, H.',
  'heats-again': 'Layer {layer} is {kind}, but only the first layer can be heats.',
  'final-last': 'Layer {layer} is {kind}, but the last layer must be the final, F.',
  'final-early': 'Layer {layer} is {kind}, but more layers come after it, and the final must be last.',
  'semi-finals-again': 'Layer {layer} is {kind}, but there are already semi-finals before it.',
  'number-out-of-range': {
    games: 'Layer {layer} has {number} games, but it must have {least} to {most}.',
    size: 'Layer {layer} has {number} players in a game, but it must have {least} to {most}.',
    rotated: 'After @, layer {layer} has {number} players, but it must have {least} to {most}.',
    count: 'After / in layer {layer}, {number} go on, but the number must be {least} to {most}.',
  },
  'several-finals':
    'Layer {layer} has {games} finals, but nobody plays more than one, so there would be no overall winner.',
  'rotation-uneven': 'After @ in layer {layer}, {rotated} players cannot share {seats} seats equally.',
  'rotation-once':
    'After @ in layer {layer}, {rotated} players have {seats} seats, so nobody plays twice and there is no rotation.',
  'rotation-too-few': 'After @ in layer {layer}, {rotated} players do not fill a game.',
  'players-do-not-add-up': 'Layer {layer} is for {needed} players, but {arrive|nobody comes|one comes|# come}{from}.',
  /** Behind the number of those who come; a list of `part`. */
  from: { list: ': {parts}', part: '{players} from layer {layer}', and: ' and ' },
  'nobody-goes-on': 'Nobody goes on from layer {layer}. Write / and then how many do.',
  'no-later-layer': 'After / in layer {layer}: {piece}, but there is no later layer {to}.',
  'kind-twice': 'After / in layer {layer}: {piece}, but {to} is already there.',
  'too-many-go-on':
    'After / in layer {layer}, {goOn} go on, but there {players|is only one|are only #} to choose from.',
  'unknown-sign': '“{sign}” does not belong in a code.',
  expected: {
    layer: 'Layer {layer} should begin here, as in 2H4, but {found}.',
    kind: 'In layer {layer}, H, SF, R or F should come here, but {found}.',
    size: 'In layer {layer}, the number of players in a game should come here, but {found}.',
    rotated: 'After @ in layer {layer}, the number of players should come here, but {found}.',
    count: 'After / in layer {layer}, the number who go on should come here, but {found}.',
    target: 'After / in layer {layer}, where they go should come here, SF, R or F, but {found}.',
    hyphen: 'After layer {layer}, there should be a hyphen or nothing here, but {found}.',
  },
  found: { sign: 'there is “{sign}”', end: 'the code ends' },
  /** The fault with its place; the first character is 1. */
  placed: 'Character {place}. {fault}',
} as const;

/** What a tournament code says (18.1), and what is wrong with one; templates for `fill`. */
export const EXPLAIN_EN = {
  /** From 0; a larger number is written in figures. */
  numbers: 'no one two three four five six seven eight nine ten eleven twelve',
  kinds: {
    H: {
      one: 'one heat',
      some: '{count} heats',
      the: 'the heat',
      these: 'the heats',
      which: 'heats number {which}',
      each: 'In each, {ways}.',
    },
    SF: {
      one: 'one semi-final',
      some: '{count} semi-finals',
      the: 'the semi-final',
      these: 'the semi-finals',
      which: 'semi-finals number {which}',
      each: 'In each, {ways}.',
    },
    R: {
      one: 'one repêchage',
      some: '{count} repêchages',
      the: 'the repêchage',
      these: 'the repêchages',
      which: 'repêchage number {which}',
      each: 'In each, {ways}.',
    },
    F: {
      one: 'a final',
      some: 'a final in {count} games',
      the: 'the final',
      these: 'the final',
      which: 'final number {which}',
      each: 'In each, {ways}.',
    },
  },
  /** `games`: as `one` or `some` of the kind. */
  layer: {
    plain: '{games} of {size}.',
    rotated: '{games} of {size}, with {players} players rotating: each plays {each}.',
    /** One of several layers of its kind. */
    numbered: '{layer}: {games}',
  },
  alone: '{ways}.',
  overAll: 'Over all of them, {ways}.',
  between: '; ',
  places: {
    winner: 'the winner',
    all: 'all',
    best: 'the best {count}',
    one: 'number {first}',
    two: 'numbers {first} and {last}',
    more: 'numbers {first} to {last}',
  },
  ordinals: 'none first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  ordinal: { one: '{first}', two: '{first} and {last}', more: '{first} to {last}' },
  way: {
    on: '{who} {count|goes|go} to {layer}',
    past: '{who} {count|goes|go} straight to {layer}',
    out: '{count|the last is|the others are} out',
  },
  win: 'Its winner wins the tournament.',
  winOver: 'Whoever does best over all of them wins the tournament.',
  summary: '{players} players and {games} games in all. {each}',
  each: { same: 'Each plays {least}.', between: 'Each plays {least} to {most}.' },
} as const;

/** The picture of a tournament, and the same in words. */
const TOURNAMENT_BRACKET_EN = {
  heading: 'Bracket',
  label: 'Bracket',
  sideways: 'Scroll sideways to see all the layers.',
  what: '{games|one game|# games} of {size}',
  standings: 'Standings',
  /** While games of the layer are left. */
  soFar: '{standings} so far',
  place: '{place}.',
  dnf: 'DNF',
  absent: '×',
  to: 'to the {layer}',
  /** Where several games count, from which of them. */
  toFrom: 'to the {layer}, from {game}',
  out: 'out',
  gone: 'went home',
  /** A tie that decides who goes on, or who has won. */
  level: 'tied with {names}, not settled yet',
  /** Rows without a name. */
  free: '{count|No open seats|One open seat|# open seats}.',
  direct: 'goes straight on',
  repechage: 'through the repêchage',
  open: 'a place still open',
  inWords: 'The bracket in words',
  meetings: {
    heading:
      'Who meets in the {layer}: {again|no pairs|one pair|# pairs} more than once, {never|no pairs|one pair|# pairs} never',
    all: 'Everybody meets everybody else once.',
    again: '{names}: {times} times',
    never: '{names}: never',
    sitOutHeading: 'Who sits out, round by round',
    sitOut: 'Sitting out in round {round}: {names}',
  },
} as const;

/** What undo calls an event: a few words, no sentence. */
const CALLED_EN = {
  draw: 'the draw for the {layer}',
  result: 'the result of {game}',
  toss: 'the toss in {where}',
  decide: 'the referee’s word on {where}',
  withdraw: '{name} going home',
  join: '{name} joining',
  ruling: 'the house rule “{ruling}”',
  end: 'the end of the tournament',
} as const satisfies Record<TournamentEvent['kind'], string>;

/** A layer, as one speaks of it. */
const LAYERS_EN = { H: 'heats', SF: 'semi-finals', R: 'repêchage', F: 'final' } as const satisfies Record<
  LayerKind,
  string
>;

/** One game of several of a layer, and the only one. */
const GAMES_EN = {
  H: 'heat {number}',
  SF: 'semi-final {number}',
  R: 'repêchage, game {number}',
  F: 'final, game {number}',
} as const satisfies Record<LayerKind, string>;
const ONLY_EN = { H: 'the heat', SF: 'the semi-final', R: 'the repêchage', F: 'the final' } as const satisfies Record<
  LayerKind,
  string
>;

/** Words for a tournament that is on. Layers and games are named in small letters, and stand in sentences. */
const TOURNAMENT_PLAY_EN = {
  ...TABLE_STEPS_EN,
  label: 'The tournament',
  layers: LAYERS_EN,
  games: GAMES_EN,
  only: ONLY_EN,
  /** Where a format has more layers of one kind. */
  numbered: '{name} ({number})',
  /** A layer as a whole, where no article stands before it. */
  whole: 'the {layer}',
  head: {
    draw: 'Draw the {layer}',
    tie: '{names} tied',
    game: 'To play: {game}',
    games: '{layer}: {count} games to play',
    several: '{count} games to play',
    over: 'The tournament is over',
  },
  said: { next: '{stage}.' },
  called: CALLED_EN,
  events: {
    draw: 'Draw for the {layer}. The seed is {seed}.',
    result: 'Result of {game}: {order}.',
    toss: 'Toss in {where}: {throws}.',
    throw: '{name} {eyes}',
    decide: 'The referee’s order in {where}: {order}.',
    withdraw: '{name} goes home.',
    join: '{name} takes the place of {other}.',
    end: 'The table ends the tournament here.',
  },
  placed: '{place}. {names}',
  unfinished: 'did not finish: {names}',
  won: {
    one: '{names} wins the tournament.',
    shared: '{names} share first place.',
    none: 'Nobody wins the tournament: everybody in the final has gone home.',
  },
  tied: '{names} tied, which leaves open who goes on.',
  tiedLast: '{names} tied, which leaves open who wins.',
  goOn: 'To the {layer}: {names}.',
  happened: { ...TABLE_STEPS_EN.happened, none: 'Nothing yet. Every draw and result will be listed here.' },
  due: {
    draw: 'Everybody in the {layer} is known. Who plays whom?',
    drawNow: 'Draw',
    games: 'Games to play',
  },
  tie: {
    heading: 'A tie',
    level: '{names} tied. Settle the tie to see who goes on.',
    levelLast: '{names} tied. Settle the tie to see who wins.',
    toss: 'Each rolls one die, in this order: {names}. The highest comes first.',
    referee: 'The referee taps the players in order, best first.',
  },
  finish: {
    tap: 'Tap the players in the order they finished.',
    place: '{place}.',
    dnf: 'DNF',
    absent: 'went home',
    together: 'Tied with the one before',
    rest: 'The rest did not finish',
    anew: 'Start over',
    left: '{count|One more|# more}',
    confirm: 'Save the result',
    waiting: 'Nobody knows yet who plays this game.',
    walkover: {
      none: 'Nobody is left to play this game.',
      one: '{name} is the only one left, and wins without playing.',
    },
    taken: 'Taken from a game on this phone.',
    mend: 'Re-enter',
  },
  phone: {
    play: 'Play this heat',
    playWhat: 'This starts a game for these players. When it is over, you can use its result here.',
    heading: 'Or use a game on this phone',
    take: '{game}, {when}',
    none: 'No finished game on this phone has exactly these players.',
  },
  places: {
    heading: 'Standings',
    place: 'Place',
    player: 'Player',
    reached: 'Reached',
    withdrawn: '{layer}, went home',
    stillIn: 'Still in: {names}',
    wentHome: 'Went home: {names}',
  },
  over: {
    heading: 'The tournament is over',
    won: { one: '{names} won', shared: '{names} share first place', none: 'Nobody won: everybody went home' },
    ended: 'Ended early',
    endedWhat: 'These are the places at that point.',
    again: 'Same people again',
    fresh: 'A new tournament',
    kept: 'The tournament is saved in the log.',
  },
  paper: {
    key: 'Bracket and places',
    heading: 'Bracket and places',
    line: '{game}: {order}',
    print: 'Print',
    noPrint: 'This browser cannot print.',
    csv: 'Save as a table',
    text: 'Share as text',
    copy: 'Copy as text',
    copied: 'Copied.',
    notCopied: 'Your browser could not share it. Copy it by hand from here:',
  },
  table: {
    undoHint: 'You can undo anything you do here: Undo is at the bottom left.',
    leave: 'Somebody goes home',
    leaveWhat:
      'Anybody who goes home comes last in the games they have not played. If they had earned a place in a later layer, the next best takes it.',
    late: 'Somebody arrives late',
    lateHint: 'A latecomer takes the place of somebody who went home before playing.',
    instead: 'Takes the place of',
    goes: 'Goes home',
    goesNow: 'Yes, {name} goes home',
    end: 'End the tournament',
    endNow: 'Yes, it ends here',
    stays: 'No',
    file: 'Save the tournament as a file',
    again: 'New tournament, same people',
    fresh: 'Set up another tournament',
  },
} as const;

/** What is played, by its name. */
const NAMES_EN = {
  gug: 'Gaa Under Gunnar',
  gools: 'Gabba Gools',
  gabong: 'Gabong',
  other: 'Something else',
} as const satisfies Record<PlayedGame['is'], string>;

/** Words for the set-up of a tournament. */
const TOURNAMENT_SETUP_EN = {
  heading: 'A tournament',
  players: 'Who is playing?',
  order: 'In any order: the draw decides',
  start: 'Start the tournament',
  rulingsIntro: 'These apply to this tournament. You can change them as you go.',
  of: {
    name: 'Game',
    legend: 'What are you playing?',
    names: NAMES_EN,
    variation: 'Variation',
    open: 'Not decided',
    other: 'What is it called?',
    undo: 'the game',
  },
  format: {
    heading: 'Format',
    presets: 'For {count} players',
    /** Where there is none for so many. `{known}`: the numbers that there are some for. */
    none: 'There is no ready-made format for {count} players, only for {known}. Type a code instead: 18.1 explains how.',
    games: '{count|one game|# games}',
    each: '{count|one game each|# games each}',
    between: '{least} to {most} games each',
    routes: '{count|one way to the final|# ways to the final}',
    /** As long as a game of its kind usually takes. */
    day: 'about {hours} h{minutes|| # min| # min}, two games at a time',
    own: 'Or type a code',
    hint: 'For instance 2H4/1F2R-1R4/2F-F4',
    undo: 'the format',
    few: 'Add 3 to 48 players first.',
  },
} as const;

export const TOURNAMENT_EN: TournamentWords = {
  shared: TABLE_EN,
  dice: DICE_EN,
  setup: TOURNAMENT_SETUP_EN,
  explain: EXPLAIN_EN,
  faults: FAULTS_EN,
  play: TOURNAMENT_PLAY_EN,
  bracket: TOURNAMENT_BRACKET_EN,
  variation: VARIATION_EN,
  reasons: TOURNAMENT_REASONS_EN,
};

export type ExplainWords = Words<typeof EXPLAIN_EN>;
export type FaultWords = Words<typeof FAULTS_EN>;
export type VariationWords = Words<typeof VARIATION_EN>;
export type TournamentBracketWords = Words<typeof TOURNAMENT_BRACKET_EN>;
export type TournamentPlayWords = Words<typeof TOURNAMENT_PLAY_EN>;
export type TournamentReasonsWords = Words<typeof TOURNAMENT_REASONS_EN>;
export type TournamentSetupWords = Words<typeof TOURNAMENT_SETUP_EN>;

/** Everything that is said of tournaments, in one language. */
export interface TournamentWords {
  /** What every table says alike. */
  readonly shared: TableWords;
  readonly dice: Words<typeof DICE_EN>;
  readonly setup: TournamentSetupWords;
  /** What a code means, and what is wrong with one. */
  readonly explain: ExplainWords;
  readonly faults: FaultWords;
  readonly play: TournamentPlayWords;
  readonly bracket: TournamentBracketWords;
  /** What a variation code of Gaa Under Gunnar means. */
  readonly variation: VariationWords;
  /** Why something is refused. */
  readonly reasons: TournamentReasonsWords;
}
