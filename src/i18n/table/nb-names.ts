import type { NamesWords } from './en-names.ts';

/** Of the part that corrects players' names, in Norwegian. */
export const NAMES_NB: NamesWords = {
  heading: 'Navn',
  hint: 'Trykk på et navn for å rette det. Ingenting annet endres.',
  correct: 'Rett navnet {name}',
  field: 'Navn',
  save: 'Lagre',
  leave: 'Avbryt',
  said: '{was} heter nå {name}.',
  undo: 'Angre: navnet {name}',
  redo: 'Gjør om igjen: navnet {name}',
  /** Those of the set-up; copied, so that its words stay one script with their panel's. */
  faults: {
    missing: 'Skriv et navn.',
    long: '«{name}» er for langt: Et navn kan ha høyst 40 tegn.',
    unseen: '«{name}» inneholder usynlige tegn. Skriv det på nytt.',
    taken: 'To heter «{name}». Gi dem hvert sitt navn.',
  },
};
