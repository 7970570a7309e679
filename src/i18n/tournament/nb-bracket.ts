import type { TournamentBracketWords } from './words.ts';

/** The picture of a tournament, in Norwegian. */
export const TOURNAMENT_BRACKET_NB: TournamentBracketWords = {
  heading: 'Oppsett',
  label: 'Oppsett',
  sideways: 'Skyv det sidelengs for å se alle rundene.',
  what: '{games|ett spill|# spill} med {size}',
  standings: 'Stillingen',
  soFar: '{standings} så langt',
  place: '{place}.',
  dnf: 'DNF',
  absent: '×',
  to: 'til {layer}',
  toFrom: 'til {layer}, fra {game}',
  out: 'ute',
  gone: 'gikk hjem',
  level: 'likt med {names}, ikke avgjort ennå',
  free: '{count|Ingen ledige plasser|Én ledig plass|# ledige plasser}.',
  direct: 'går rett videre',
  repechage: 'gjennom oppsamlingsheatet',
  open: 'en plass som ikke er avgjort',
  inWords: 'Oppsettet i ord',
  meetings: {
    heading: 'Hvem møtes i {layer}: {again|ingen|ett par|# par} igjen, {never|ingen|ett par|# par} aldri',
    all: 'Alle møter alle én gang.',
    again: '{names}: {times} ganger',
    never: '{names}: aldri',
  },
};
