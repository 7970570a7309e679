import type { Lang } from './lang.ts';

const en = {
  /** The page of all rule books. */
  heading: 'The rules',
  description:
    'The rules of Gaa Under Gunnar, Gabba Gools, Three Man and Gabong, each with the number that the judge cites.',
  intro:
    'Every rule has its own number, which is the same in both languages and never changes. The judge cites it with every answer.',
  books: 'Rule books',
  beside: 'More about the games',
  readings: 'Disputed readings',
  readingsHint: 'Every gap in the rules: how this site reads it, and what you may choose instead.',
  search: 'Search the rules',
  searchKey: 'Search',
  searchHint: 'A question, or 10.2',
  print: 'To print',
  /** By their pages, each of which begins with its book, but for the board. */
  sheets: {
    board: 'Board: Gaa Under Gunnar',
    gug: 'Score sheet: Gaa Under Gunnar',
    'gug-tokens': 'Tokens to cut out: Gaa Under Gunnar',
    'gug-cards': 'Icons and cards to cut out: Gaa Under Gunnar',
    gabong: 'Score sheet: Gabong',
    'gabong-cards': 'Pocket cards: Gabong',
    'three-man': 'All the throws of Three Man, for the wall',
    'three-man-cards': 'Pocket cards: Three Man',
  },
  drinking: 'About drinking',
  back: 'Back to the games',
  allRules: 'All rule books',
  /** One rule book. */
  originalHere: 'Retold in our own words. The original is in English too.',
  originalOther: 'Retold in our own words from the Norwegian original.',
  contents: 'Contents',
  /** A chapter that is another book. */
  ownBook: '{book}: its own rule book',
  sideBySide: 'Both languages side by side',
  oneLanguage: 'English only',
  inOther: 'På norsk',
  /** Opens what else there is to know of a rule. */
  more: 'More',
  byChecker: 'Checked by the judge',
  byPeople: 'Up to the table',
  related: 'See also',
  rulingAt: '{id}, rule {number}',
  standard: 'Default',
  choose: 'Choose on this phone',
  example: 'Example',
  ask: 'Ask the judge about this',
  smoking: 'Show the smoking rules. They are off unless you are all adults and turn them on.',
};

export type RuleBookWords = typeof en;

const nb: RuleBookWords = {
  heading: 'Reglene',
  description:
    'Reglene for Gaa Under Gunnar, Gabba Gools, Three Man og Gabong, hver med nummeret som dommeren viser til.',
  intro:
    'Hver regel har sitt eget nummer, det samme på begge språk, og det endrer seg aldri. Dommeren viser til det i alle svar.',
  books: 'Regelbøker',
  beside: 'Mer om spillene',
  readings: 'Omstridte lesemåter',
  readingsHint: 'Alle hullene i reglene: hvordan vi leser dem her, og hva dere kan velge i stedet.',
  search: 'Søk i reglene',
  searchKey: 'Søk',
  searchHint: 'Et spørsmål, eller 10.2',
  print: 'Til utskrift',
  sheets: {
    board: 'Brett: Gaa Under Gunnar',
    gug: 'Poengark: Gaa Under Gunnar',
    'gug-tokens': 'Hemninger til å klippe ut: Gaa Under Gunnar',
    'gug-cards': 'Brikker og kort til å klippe ut: Gaa Under Gunnar',
    gabong: 'Poengark: Gabong',
    'gabong-cards': 'Lommekort: Gabong',
    'three-man': 'Alle kast i Three Man, til veggen',
    'three-man-cards': 'Lommekort: Three Man',
  },
  drinking: 'Om drikking',
  back: 'Til spillene',
  allRules: 'Alle regelbøkene',
  originalHere: 'Gjenfortalt med våre egne ord. Originalen er også på norsk.',
  originalOther: 'Gjenfortalt med våre egne ord etter den engelske originalen.',
  contents: 'Innhold',
  ownBook: '{book}: egen regelbok',
  sideBySide: 'Begge språk side om side',
  oneLanguage: 'Bare norsk',
  inOther: 'In English',
  more: 'Mer',
  byChecker: 'Dommeren passer på',
  byPeople: 'Bordet passer på',
  related: 'Se også',
  rulingAt: '{id}, regel {number}',
  standard: 'Standard',
  choose: 'Velg på denne telefonen',
  example: 'Eksempel',
  ask: 'Spør dommeren om dette',
  smoking: 'Vis røykereglene. De er av, med mindre alle rundt bordet er voksne og slår dem på.',
};

export const RULE_BOOKS: Readonly<Record<Lang, RuleBookWords>> = { en, nb };
