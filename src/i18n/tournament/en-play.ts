import type { LayerKind } from '../../games/tournament/format.ts';
import type { TournamentEvent } from '../../games/tournament/tournament-events.ts';
import { TABLE_STEPS_EN } from '../table/en-steps.ts';

/** What undo calls an event: a few words, no sentence. */
const CALLED_EN = {
  draw: 'the draw of the {layer}',
  result: 'the result of {game}',
  toss: 'the toss in {where}',
  decide: 'the referee’s word on {where}',
  withdraw: '{name} going home',
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
export const TOURNAMENT_PLAY_EN = {
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
    tie: '{names} are level',
    game: 'To play: {game}',
    games: '{layer}: {count} games to play',
    several: '{count} games to play',
    over: 'The tournament is over',
  },
  said: { next: '{stage}.' },
  called: CALLED_EN,
  events: {
    draw: 'Draw of the {layer}. The seed is {seed}.',
    result: 'Result of {game}: {order}.',
    toss: 'Toss in {where}: {throws}.',
    throw: '{name} {eyes}',
    decide: 'The referee’s order in {where}: {order}.',
    withdraw: '{name} goes home.',
    end: 'The table ends the tournament here.',
  },
  placed: '{place}. {names}',
  unfinished: 'did not finish: {names}',
  won: {
    one: '{names} wins the tournament.',
    shared: '{names} share the first place.',
    none: 'Nobody wins the tournament: everybody in the final has gone home.',
  },
  tied: '{names} cannot be told apart, and it decides who goes on.',
  tiedLast: '{names} cannot be told apart, and it decides who wins.',
  goOn: 'To the {layer}: {names}.',
  happened: { ...TABLE_STEPS_EN.happened, none: 'Nothing yet. Every draw and every result will stand here.' },
  due: {
    draw: 'Everybody in the {layer} is known. Who plays whom?',
    drawNow: 'Draw',
    games: 'Games to play',
  },
  tie: {
    heading: 'A tie',
    level: '{names} are level, and it decides who goes on.',
    levelLast: '{names} are level, and it decides who wins.',
    toss: 'A die each, in this order: {names}. The most eyes go before.',
    referee: 'The referee taps them in order, the best first.',
  },
  finish: {
    tap: 'Tap them in the order in which they came in.',
    place: '{place}.',
    dnf: 'DNF',
    absent: 'went home',
    together: 'Together with the one before',
    rest: 'The rest did not finish',
    anew: 'Start over',
    left: '{count|One more|# more}',
    confirm: 'That is the result',
    waiting: 'Nobody knows yet who plays this game.',
    walkover: { none: 'Nobody is left to play it.', one: '{name} is the only one left, and wins without playing.' },
    taken: 'Taken from a game on this phone.',
    mend: 'Put it in anew',
  },
  phone: {
    heading: 'Or take it from this phone',
    take: '{game}, {when}',
    none: 'No finished game on this phone has just these players.',
  },
  places: {
    heading: 'How everybody stands',
    place: 'Place',
    player: 'Player',
    reached: 'Came to',
    withdrawn: '{layer}, went home',
    stillIn: 'Still in: {names}',
    wentHome: 'Went home: {names}',
  },
  over: {
    heading: 'The tournament is over',
    won: { one: '{names} won', shared: '{names} share the first place', none: 'Nobody won: everybody went home' },
    ended: 'Ended before its time',
    endedWhat: 'The places are as they stand.',
    again: 'Same people again',
    fresh: 'A new tournament',
    kept: 'The tournament is kept in the log.',
  },
  paper: {
    key: 'Bracket and places',
    heading: 'Bracket and places',
    line: '{game}: {order}',
    print: 'Print',
    noPrint: 'This browser cannot print.',
    csv: 'Save as a table',
    text: 'Send as text',
    copy: 'Copy as text',
    copied: 'Copied.',
    notCopied: 'The browser would not hand it on. Here it is, to be copied by hand:',
  },
  table: {
    heading: 'The table',
    undoHint: 'Whatever you press here can be undone, bottom left.',
    leave: 'Somebody goes home',
    leaveWhat: 'Who has gone home is last in the games that are left. If they were to go on, the next best does.',
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
