import type { GugTypedWords } from './en.ts';

export const GUG_TYPED_NB: GugTypedWords = {
  label: 'Trekket ditt',
  hint: 'Fra > til, terning: «baker > euston square, 4». Korte navn holder. Skriv stasjonene imellom for å velge vei.',
  key: 'Bruk trekket',
  taken: '{from} til {to}, terningen viser {eyes}.',
  faults: {
    form: 'Det mangler en stasjon. Skriv det slik: baker > euston square, 4',
    station: 'Ingen stasjon her heter «{text}». Prøv med færre bokstaver.',
    die: 'En terning viser 1 til 6, ikke «{text}».',
    start: 'Hvor starter du? Skriv den stasjonen først, og så >.',
    noDie: 'Hva viser terningen? Skriv det til slutt, etter et komma.',
    way: 'Ingen linje går fra {from} til {to}.',
    elsewhere: 'Du står på {station}, så trekket starter der.',
    otherDie: 'Terningen viser {eyes}.',
    notNow: 'Det er ingen som skal flytte nå.',
  },
};
