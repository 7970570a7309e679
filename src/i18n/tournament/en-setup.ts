import type { PlayedGame } from '../../games/tournament/tournament-setup.ts';
import type { FormatWishes } from '../../games/tournament/suggest.ts';

/** What is played, by its name. */
const NAMES_EN = {
  gug: 'Gaa Under Gunnar',
  gools: 'Gabba Gools',
  gabong: 'Gabong',
  other: 'Something else',
} as const satisfies Record<PlayedGame['is'], string>;

/** What a table may want of a format, in a few words. */
const WISHES_EN = {
  players: 'so many players',
  sizes: 'the sizes of games',
  least: 'the fewest games for each of you',
  most: 'the most games for each of you',
  routes: 'the ways to the final',
  hours: 'the length of the day',
  pace: 'minutes and games at a time',
} as const satisfies Record<keyof FormatWishes, string>;

/** Words for the set-up of a tournament. */
export const TOURNAMENT_SETUP_EN = {
  heading: 'A tournament',
  players: 'Who plays?',
  order: 'In any order: the draw decides',
  start: 'Start the tournament',
  rulingsIntro: 'They hold for this tournament, and can be changed on the way.',
  of: {
    name: 'Game',
    legend: 'What do you play?',
    names: NAMES_EN,
    variation: 'Variation',
    open: 'Left open',
    named: '{name} ({code})',
    other: 'What is it called?',
    undo: 'the game',
  },
  format: {
    heading: 'Format',
    suggested: 'For {count|one player|# players}, the most even first',
    games: '{count|one game|# games}',
    each: '{count|one game each|# games each}',
    between: '{least} to {most} games each',
    routes: '{count|one way to the final|# ways to the final}',
    day: '{hours} h {minutes} min',
    more: '{count|One more|# more}',
    own: 'Or type a code',
    hint: 'For instance 2H4/1F2R-1R4/2F-F4',
    undo: 'the format',
    few: 'Put down 3 to 48 players first.',
    nothing: 'No format meets all of it. Give up one of these:',
    noFormat:
      'No format adds up for {count} players by the table’s reading of R24 (18.1). Change R24 below, or be more or fewer.',
    wishes: {
      name: 'What you want',
      sizes: 'Players in a game',
      least: 'Games for each of you, at least',
      most: 'Games for each of you, at most',
      routes: 'Ways to the final',
      any: 'Either',
      one: 'One',
      two: 'Two: some go straight there, some by a repêchage',
      hours: 'Hours at most (0: as long as it takes)',
      minutes: 'Minutes a game',
      side: 'Games at the same time',
      fewer: 'Fewer',
      more: 'More',
      names: WISHES_EN,
    },
  },
} as const;
