import { GLOSSARY_NB } from './nb-glossary.ts';
import { PANEL_NB } from './nb-panel.ts';
import { HEADLINES_NB, REASONS_NB } from './nb-reasons.ts';
import type { GugWords } from './words.ts';

const ANSWERS_NB: GugWords['answers'] = {
  ask: {
    stand: 'Hvor står du? Trykk på stasjonen, eller skriv navnet.',
    came: 'Hvordan kom du til {station}?',
    die: 'Hva slo du?',
    route: 'Du har {count|ett|#} poeng. Trykk på neste stasjon.',
  },
  legal: 'Lovlig.',
  stuck: 'Du kan ikke flytte: bli på {station}.',
  drink: 'Drikk {count|én slurk|# slurker}.',
  drinkNothing: 'Ingenting å drikke.',
  toss: 'Kast terningen: alle drikker det den viser.',
  mayDrop: 'Du kan slippe en hemning her.',
  mustDrop: 'Du slipper en hemning her.',
  noDrop: 'Ingen hemning å slippe: {why}.',
  noWayOn: 'Ingen lovlig vei videre fra {station}. Angre, og ta en annen vei.',
  incomplete: '{count|Ett|#} poeng igjen. Trykk på neste stasjon.',
  illegal: 'Ikke lov: steg {step} {why}.',
  illegalRoute: 'Ikke lov: ruten {why}.',
  penalty: 'Straff. Drikk {count|én slurk|# slurker}. Turen er tapt: tilbake til {station}.',
  penaltyBeer: 'Straff. Drikk en hel øl ({count} slurker). Turen er tapt: tilbake til {station}.',
};

const TERMS_NB: GugWords['terms'] = {
  'points-left': 'Poeng igjen på endestasjonen',
  'one-sip': 'Minst én slurk',
  closed: 'Faktor fra Closed Stations',
  dots: 'Prikker på knutepunktet',
  heathrow: 'Heathrow',
  'heathrow-most': 'Heathrow, høyst',
  elephant: 'Elephant & Castle',
  karsten: 'Til Karsten Cool',
  variation: 'Variant',
  'other-railway': 'En annen bane',
  'british-rail': 'British Rail: en hel øl',
  toss: 'Terningkastet',
  referee: 'Satt av dommeren',
};

/** The words of the GUG panel in Norwegian bokmål. */
export const GUG_NB: GugWords = {
  reasons: REASONS_NB,
  headlines: HEADLINES_NB,
  answers: ANSWERS_NB,
  terms: TERMS_NB,
  panel: PANEL_NB,
  glossary: GLOSSARY_NB,
};
