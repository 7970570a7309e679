import type { TableWords } from './words.ts';

/** What the set-up of every game says alike, in Norwegian. */
export const TABLE_SETUP_NB: TableWords['setup'] = {
  seats: {
    seat: 'Plass {seat}',
    name: 'Navn',
    nameOf: 'Navn, plass {seat}',
    up: 'Lenger opp',
    down: 'Lenger ned',
    remove: 'Ta bort',
    add: 'Én spiller til',
    known: 'Har spilt her før',
    seatKnown: 'Gi {name} plass',
  },
  more: 'Flytt eller fjern: {name}',
  same: 'De samme en gang til',
  rulings: {
    asWritten: 'som standard',
    changed: '{count|én annen lesemåte|# andre lesemåter}: {rulings}',
    own: 'Som på denne telefonen',
  },
  back: 'Tilbake til bordet',
  show: 'Vis meg',
  elsewhere: {
    text: 'Dette spillet ble nettopp startet i en annen fane.',
    typed: 'Det du hadde skrevet her, er tatt vare på.',
    setUp: 'Vis det jeg skrev',
    ok: 'OK',
  },
  undo: { name: 'navnet', order: 'rekkefølgen', added: 'den nye plassen', rulings: 'husreglene' },
};
