import type { Lang } from './lang.ts';

const en = {
  description: 'Ask in your own words, and find the rule that settles it, in all four rule books.',
  label: 'A question, a word or the number of a rule',
  fetching: 'Loading the rules …',
  /** `{count}`: rules found; `{line}`: what was asked. */
  found: '{count|one rule|# rules} for “{line}”',
  most: 'The first {count} rules for “{line}”. Add a word to narrow it down.',
  none: 'No rule for “{line}”.',
  noneHint: 'Did you mean one of these?',
  begin: 'Try one of these:',
  examples: [
    'can I turn around at Euston?',
    '9 of hearts on the 9 of clubs',
    '10.2',
    'penalty card',
    'full house',
    'how big is a sip',
    'slap',
  ],
  /** What is offered over a game. */
  examplesOf: {
    gug: ['can I turn around at Euston?', 'Brixton with 5 left', 'can I drop at Waterloo?', 'I rolled a 4 at Vauxhall'],
    gools: ['3 3 2 4 1', 'does 66666 beat 33331', 'full house', 'sloppy dice'],
    gabong: ['9 of hearts on the 9 of clubs', 'can I gabong with 5 and 7 on a queen', 'penalty card', 'slap'],
  },
  working: 'Working out an answer …',
  trouble: 'The rules did not load. Check your connection and try again. The rule books below may still open.',
  again: 'Try again',
  noScript: 'Search needs JavaScript. Without it, try the contents:',
  contents: 'Contents of the rule books',
};

export type RuleSearchWords = typeof en;

const nb: RuleSearchWords = {
  description: 'Spør med dine egne ord, og finn regelen som avgjør saken, i alle fire regelbøkene.',
  label: 'Et spørsmål, et ord eller nummeret på en regel',
  fetching: 'Henter reglene …',
  found: '{count|én regel|# regler} for «{line}»',
  most: 'De første {count} reglene for «{line}». Legg til et ord for færre treff.',
  none: 'Ingen regel for «{line}».',
  noneHint: 'Mente du en av disse?',
  begin: 'Prøv en av disse:',
  examples: [
    'kan jeg snu på Euston?',
    'hjerter 9 på kløver 9',
    '10.2',
    'straffekort',
    'fullt hus',
    'hvor stor er en slurk',
    'smette',
  ],
  examplesOf: {
    gug: ['kan jeg snu på Euston?', 'Brixton med 5 igjen', 'kan jeg slippe på Waterloo?', 'jeg slo 4 på Vauxhall'],
    gools: ['3 3 2 4 1', 'slår 66666 33331', 'fullt hus', 'terning på gulvet'],
    gabong: ['hjerter 9 på kløver 9', 'kan jeg gabonge med 5 og 7 på en dame', 'straffekort', 'smette'],
  },
  working: 'Regner ut et svar …',
  trouble: 'Reglene kunne ikke lastes. Sjekk nettet, og prøv igjen. Kanskje du likevel får åpnet regelbøkene nedenfor.',
  again: 'Prøv igjen',
  noScript: 'Søket krever JavaScript. Uten det kan du lete i innholdet:',
  contents: 'Innholdet i regelbøkene',
};

export const RULE_SEARCH: Readonly<Record<Lang, RuleSearchWords>> = { en, nb };
