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
    rotated: '{games} of {size}, with {players} players rotated: each plays {each}.',
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
  winOver: 'Who is best over all of them wins the tournament.',
  summary: '{players} players and {games} games in all. {each}',
  each: { same: 'Each plays {least}.', between: 'Each plays {least} to {most}.' },
} as const;
