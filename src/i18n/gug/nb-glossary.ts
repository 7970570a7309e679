import type { GugWords } from './words.ts';

/** The words that explain themselves when tapped: see `GLOSSARY_EN`. */
export const GLOSSARY_NB: GugWords['glossary'] = {
  dot: { word: 'prikk', meaning: 'En hvit sirkel på kartet. En stasjon med minst én er et knutepunkt.' },
  loop: { word: 'ringen', meaning: 'Circle-linjen som en ring. Halen til Hammersmith er ikke med.' },
  outbound: { word: 'utover', meaning: 'Bort fra Circle-linjen, talt i stasjoner.' },
  inhibition: {
    word: 'hemning',
    meaning: 'Det du er her for å bli kvitt. Du har 11 og slipper dem på endestasjoner.',
  },
  junction: { word: 'knutepunkt', meaning: 'En stasjon med prikker, der du kan bytte til alle undergrunnslinjer.' },
  endStation: { word: 'endestasjon', meaning: 'En stasjon der linjen du kom med, ender.' },
  point: {
    word: 'poeng',
    meaning: 'Det som flytter deg én stasjon. Terningen gir dem, dobbelt så mange utenfor Circle-linjen.',
  },
};
