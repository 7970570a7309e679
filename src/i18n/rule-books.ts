import type { Lang } from './lang.ts';

const en = {
  /** The page of all rule books. */
  heading: 'The rules',
  description:
    'The rules of Gaa Under Gunnar, Gabba Gools, Three Man and Gabong, each with the number that the judge cites.',
  intro:
    'Every rule has a number that never changes, the same in both languages. It is the number that the judge cites.',
  books: 'Rule books',
  beside: 'Beside the rules',
  readings: 'Disputed readings',
  readingsHint: 'Every gap in the rules, how this site reads it, and what else a table may choose.',
  search: 'Search the rules',
  searchKey: 'Search',
  searchHint: 'A word, or 10.2',
  sheets: {
    gug: 'Score sheet to print: Gaa Under Gunnar',
    gabong: 'Score sheet to print: Gabong',
    'three-man': 'The throws of Three Man, to print',
  },
  drinking: 'About drinking',
  back: 'To the companion',
  allRules: 'All rule books',
  /** One rule book. */
  originalHere: 'Written here in the language of the original.',
  originalOther: 'The original is in Norwegian; this is its sense in our own words.',
  contents: 'Contents',
  sideBySide: 'Both languages side by side',
  oneLanguage: 'English alone',
  inOther: 'På norsk',
  byChecker: 'Enforced by the checker',
  byPeople: 'For people to uphold',
  related: 'See also',
  rulingAt: '{id}, at {number}',
  standard: 'Standard here',
  choose: 'Choose for this phone',
  example: 'Example',
  ask: 'Ask the judge about this',
  smoking: 'Show the smoking rules. They are off unless a table of adults turns them on.',
};

export type RuleBookWords = typeof en;

const nb: RuleBookWords = {
  heading: 'Reglene',
  description:
    'Reglene for Gaa Under Gunnar, Gabba Gools, Three Man og Gabong, hver med nummeret som dommeren viser til.',
  intro: 'Hver regel har et nummer som aldri endrer seg, det samme på begge språk. Det er nummeret dommeren viser til.',
  books: 'Regelbøker',
  beside: 'Ved siden av reglene',
  readings: 'Omstridte lesemåter',
  readingsHint: 'Hvert hull i reglene, hvordan denne siden leser dem, og hva et bord ellers kan velge.',
  search: 'Søk i reglene',
  searchKey: 'Søk',
  searchHint: 'Et ord, eller 10.2',
  sheets: {
    gug: 'Poengark til å skrive ut: Gaa Under Gunnar',
    gabong: 'Poengark til å skrive ut: Gabong',
    'three-man': 'Kastene i Three Man, til å skrive ut',
  },
  drinking: 'Om drikking',
  back: 'Til følgesvennen',
  allRules: 'Alle regelbøkene',
  originalHere: 'Skrevet på originalens språk.',
  originalOther: 'Originalen er på engelsk; dette er innholdet i våre egne ord.',
  contents: 'Innhold',
  sideBySide: 'Begge språk side om side',
  oneLanguage: 'Bare norsk',
  inOther: 'In English',
  byChecker: 'Håndheves av dommeren her',
  byPeople: 'Overlatt til bordet',
  related: 'Se også',
  rulingAt: '{id}, ved {number}',
  standard: 'Standard her',
  choose: 'Velg for denne telefonen',
  example: 'Eksempel',
  ask: 'Spør dommeren om dette',
  smoking: 'Vis røykereglene. De er av med mindre et bord av voksne slår dem på.',
};

export const RULE_BOOKS: Readonly<Record<Lang, RuleBookWords>> = { en, nb };
