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
  rulingsIntro: 'De gjelder bare denne kvelden, og begynner som husreglene på denne telefonen.',
  smoking: 'Røykereglene fra originalen',
  start: 'Start kvelden',
};
