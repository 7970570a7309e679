/** The picture of a tournament, and the same in words. */
export const TOURNAMENT_BRACKET_EN = {
  heading: 'Bracket',
  label: 'Bracket',
  sideways: 'Push it sideways to see all layers.',
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
  level: 'level with {names}, not settled yet',
  /** Rows without a name. */
  free: '{count|No open seats|One open seat|# open seats}.',
  direct: 'goes straight on',
  repechage: 'by the repêchage',
  open: 'a place that is still open',
  inWords: 'The bracket in words',
  meetings: {
    heading: 'Who meets in the {layer}: {again|nobody|one pair|# pairs} again, {never|nobody|one pair|# pairs} never',
    all: 'Everybody meets everybody once.',
    again: '{names}: {times} times',
    never: '{names}: never',
  },
} as const;
