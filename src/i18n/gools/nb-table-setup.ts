import type { GoolsTableWords } from './table-words.ts';

/** The set-up of an evening, in Norwegian. */
export const TABLE_SETUP_NB: GoolsTableWords['setup'] = {
  heading: 'En kveld med Gools',
  notice: {
    heading: 'Før det første kastet',
    text: 'Alle her er gamle nok, og drikker fordi de har lyst. Hvem som helst kan gi seg, eller drikke noe uten alkohol, når som helst: Det går ikke ut over poengene.',
    ok: 'Greit',
  },
  players: 'Hvem er med?',
  order: 'Med klokka rundt bordet',
  nameOf: 'Navn, plass {seat}',
  name: 'Navn',
  seat: 'Plass {seat}',
  more: 'Flytt eller fjern: {name}',
  up: 'Lenger opp',
  down: 'Lenger ned',
  remove: 'Ta bort',
  add: 'Én spiller til',
  same: 'De samme igjen',
  known: 'Har spilt her før',
  seatKnown: 'Gi {name} plass',
  rulings: 'Husregler',
  rulingsAsWritten: 'som standard',
  rulingsChanged: '{count|én annen lesemåte|# andre lesemåter}: {rulings}',
  rulingsIntro: 'De gjelder bare denne kvelden, og begynner som husreglene på denne telefonen.',
  own: 'Som på denne telefonen',
  smoking: 'Røykereglene fra originalen',
  start: 'Start kvelden',
  back: 'Tilbake til bordet',
  show: 'Vis meg',
  undo: { name: 'navnet', order: 'rekkefølgen', added: 'den nye plassen', rulings: 'husreglene' },
};
