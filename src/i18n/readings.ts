import type { Lang } from './lang.ts';

const en = {
  description:
    'Every gap in the rules of Gaa Under Gunnar, Gabba Gools, Three Man and Gabong: how this site reads it, and what else a table may choose.',
  intro: 'What the rule books leave open, how this site reads it, and what your table may choose instead.',
  holds: 'What you choose holds on this phone: when the judge is asked, and in games that begin later.',
  noScript: 'Choosing needs a script; reading does not.',
  /** `{count}`: rulings of a book. */
  asPrinted: '{count|One gap|# gaps}, all by the standard reading.',
  changed: '{count|One reading|# readings} of your own among {of}.',
  standard: 'standard',
  own: 'your own',
  onlyReading: 'the only reading here',
  rules: '{count|Rule|Rules}',
  sides: 'The sides themselves are set under “House rules” of the GUG panel.',
  reset: 'Back to the standard readings of {book}',
  undo: 'Undo: {label}',
  undone: 'Undone: {label}',
  notSaved: 'Your browser would not save this. It holds until you leave the page.',
  unreadable: 'We could not read the saved readings of {book}, so the standard holds. What was saved is kept.',
  download: 'Download what could not be read',
};

export type ReadingsWords = typeof en;

const nb: ReadingsWords = {
  description:
    'Hvert hull i reglene for Gaa Under Gunnar, Gabba Gools, Three Man og Gabong: hvordan denne siden leser det, og hva et bord ellers kan velge.',
  intro: 'Det regelbøkene lar stå åpent, hvordan denne siden leser det, og hva bordet ditt ellers kan velge.',
  holds: 'Det du velger, gjelder på denne telefonen: når dommeren blir spurt, og i spill som begynner senere.',
  noScript: 'Å velge krever et skript; å lese gjør det ikke.',
  asPrinted: '{count|Ett hull|# hull}, alle med standardlesemåten.',
  changed: '{count|Én egen lesemåte|# egne lesemåter} av {of}.',
  standard: 'standard',
  own: 'egen',
  onlyReading: 'eneste lesemåte her',
  rules: '{count|Regel|Regler}',
  sides: 'Selve sidene settes under «Husregler» i GUG-panelet.',
  reset: 'Tilbake til standardlesemåtene for {book}',
  undo: 'Angre: {label}',
  undone: 'Angret: {label}',
  notSaved: 'Nettleseren ville ikke lagre dette. Det gjelder til du forlater siden.',
  unreadable:
    'Vi kunne ikke lese de lagrede lesemåtene for {book}, så standard gjelder. Det som var lagret, er tatt vare på.',
  download: 'Last ned det som ikke lot seg lese',
};

export const READINGS: Readonly<Record<Lang, ReadingsWords>> = { en, nb };
