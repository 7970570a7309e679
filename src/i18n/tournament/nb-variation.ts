import type { VariationWords } from './words.ts';

export const VARIATION_NB: VariationWords = {
  names: { C: 'Classic', CT: 'Classic Team', CSP: 'Classic Sprint', DUT: 'Double Up Team' },
  parts: {
    S: 'enkeltspillere',
    T: 'lag på to',
    '1D1I': 'én terning og én brikke',
    '2D2I': 'to terninger og to brikker',
    SD: 'enkel drikking',
    DD: 'dobbel drikking',
    SP: 'sprint, én om gangen mot klokka',
    CS: 'stengte stasjoner',
  },
  whole: '{code} er {name}: {parts}.',
  part: '{part}, {means}',
  between: '; ',
};
