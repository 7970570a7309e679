import type { TournamentBracketWords } from './words.ts';

/** The picture of a tournament, in Norwegian. */
export const TOURNAMENT_BRACKET_NB: TournamentBracketWords = {
  heading: 'Oppsett',
  label: 'Oppsett',
  sideways: 'Skyv det sidelengs for å se alle rundene.',
  what: '{games|ett spill|# spill} med {size}',
  standings: 'Alle',
  place: '{place}.',
  dnf: 'DNF',
  absent: '×',
  to: 'til {layer}',
  out: 'ute',
  direct: 'går rett videre',
  repechage: 'gjennom oppsamlingsheatet',
  inWords: 'Oppsettet i ord',
  meetings: {
    heading: 'Hvem møtes i {layer}: {again|ingen|ett par|# par} igjen, {never|ingen|ett par|# par} aldri',
    all: 'Alle møter alle én gang.',
    again: '{names}: {times} ganger',
    never: '{names}: aldri',
  },
};
