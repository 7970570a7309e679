import type { Lang } from './lang.ts';

const en = {
  description:
    'Every gap in the rules of Gaa Under Gunnar, Gabba Gools, Three Man and Gabong: how this site reads it, and what else a table may choose.',
  intro: 'What the rule books leave open, how this site reads it, and what your table may choose instead.',
  holds: 'Your choices are saved on this phone. The judge goes by them, and so does every new game.',
  noScript: 'You need JavaScript to choose readings, but not to read about them.',
  /** `{count}`: rulings of a book. */
  asPrinted: '{count|One gap|# gaps}, all with the default reading.',
  changed: 'You have changed {count|one|#} of {of}.',
  standard: 'default',
  own: 'your own',
  onlyReading: 'the only reading',
  rules: '{count|Rule|Rules}',
  sides: 'The sides themselves are set under “House rules” in the GUG panel.',
  reset: 'Back to the defaults for {book}',
  undo: 'Undo: {label}',
  undone: 'Undone: {label}',
  notSaved: 'Your browser could not save this. It lasts until you leave the page.',
  unreadable: 'We could not read the saved readings of {book}, so the defaults apply. The saved data has been kept.',
  download: 'Download the unreadable data',
};

export type ReadingsWords = typeof en;

const nb: ReadingsWords = {
  description:
    'Alle hullene i reglene for Gaa Under Gunnar, Gabba Gools, Three Man og Gabong: hvordan vi leser dem her, og hva dere kan velge i stedet.',
  intro: 'Dette lar regelbøkene stå åpent. Her ser du hvordan vi leser det, og hva dere kan velge i stedet.',
  holds: 'Valgene lagres på denne telefonen. De gjelder når du spør dommeren, og i nye spill.',
  noScript: 'Du trenger JavaScript for å velge lesemåte, men ikke for å lese om dem.',
  asPrinted: '{count|Ett hull|# hull}, alle lest som standard.',
  changed: 'Du har endret {count|én|#} av {of}.',
  standard: 'standard',
  own: 'eget valg',
  onlyReading: 'eneste lesemåte',
  rules: '{count|Regel|Regler}',
  sides: 'Hva som er nord og sør, velger du under «Husregler» i GUG-panelet.',
  reset: 'Tilbake til standard for {book}',
  undo: 'Angre: {label}',
  undone: 'Angret: {label}',
  notSaved: 'Nettleseren kunne ikke lagre dette. Det gjelder til du forlater siden.',
  unreadable:
    'Vi kunne ikke lese de lagrede lesemåtene for {book}, så standard gjelder. Det som var lagret, er tatt vare på.',
  download: 'Last ned de uleselige dataene',
};

export const READINGS: Readonly<Record<Lang, ReadingsWords>> = { en, nb };
