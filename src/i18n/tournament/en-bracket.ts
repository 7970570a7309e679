/** The picture of a tournament, and the same in words. */
export const TOURNAMENT_BRACKET_EN = {
  heading: 'Bracket',
  label: 'Bracket',
  sideways: 'Push it sideways to see all layers.',
  what: '{games|one game|# games} of {size}',
  standings: 'Everybody',
  place: '{place}.',
  dnf: 'DNF',
  absent: '×',
  to: 'to the {layer}',
  out: 'out',
  direct: 'goes straight on',
  repechage: 'by the repêchage',
  inWords: 'The bracket in words',
  meetings: {
    heading: 'Who meets in the {layer}: {again|nobody|one pair|# pairs} again, {never|nobody|one pair|# pairs} never',
    all: 'Everybody meets everybody once.',
    again: '{names}: {times} times',
    never: '{names}: never',
  },
} as const;
