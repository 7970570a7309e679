import type { Lang } from './lang.ts';

const en = {
  description: 'Find the one rule that decides, in all four rule books, by a word or by its number.',
  label: 'A word, or the number of a rule',
  fetching: 'Fetching the rules …',
  /** `{count}`: rules found; `{line}`: what was asked. */
  found: '{count|one rule|# rules} for “{line}”',
  most: 'The first {count} rules for “{line}”. One more word narrows it down.',
  none: 'No rule for “{line}”.',
  noneHint: 'Did you mean one of these?',
  begin: 'Try one of these:',
  examples: ['10.2', 'penalty card', 'full house', 'how big is a sip', 'slap'],
  trouble:
    'The rules could not be fetched. Check the connection and try again; the rule books below may open all the same.',
  again: 'Try again',
  noScript: 'Searching needs a script. Without it, look in the contents:',
  contents: 'Contents of the rule books',
};

export type RuleSearchWords = typeof en;

const nb: RuleSearchWords = {
  description: 'Finn den ene regelen som avgjør, i alle fire regelbøkene, med et ord eller med nummeret.',
  label: 'Et ord, eller nummeret på en regel',
  fetching: 'Henter reglene …',
  found: '{count|én regel|# regler} for «{line}»',
  most: 'De første {count} reglene for «{line}». Ett ord til snevrer det inn.',
  none: 'Ingen regel for «{line}».',
  noneHint: 'Mente du en av disse?',
  begin: 'Prøv en av disse:',
  examples: ['10.2', 'straffekort', 'fullt hus', 'hvor stor er en slurk', 'smette'],
  trouble: 'Reglene lot seg ikke hente. Sjekk nettet, og prøv igjen; regelbøkene nedenfor kan åpne seg likevel.',
  again: 'Prøv igjen',
  noScript: 'Søket trenger et skript. Uten det kan du lete i innholdet:',
  contents: 'Innholdet i regelbøkene',
};

export const RULE_SEARCH: Readonly<Record<Lang, RuleSearchWords>> = { en, nb };
