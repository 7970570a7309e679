import type { GuideWords } from './en-guide.ts';

/** What a table that plays for the first time is told, in Norwegian bokmål. */
export const GUIDE_NB: GuideWords = {
  label: 'Deres første runde',
  skip: 'Skjul tips',
  hints: {
    gug: {
      order: 'Kast: Høyest velger først.',
      begin: 'Alle kaster én gang til. Den som får høyest, begynner.',
      place: 'Velg hver sin startstasjon på Circle-linjen, den gule ringen.',
      roll: 'Trykk på det du kaster: Ett øye, én stasjon.',
      toss: 'Leicester Square: Kast terningen. Alle drikker det den viser.',
    },
    gools: {
      first:
        'Kast fem terninger, og trykk dem inn her, eller la telefonen kaste. Lavest sum vinner, og en treer er null.',
      keep: 'Trykk på terningene du lar ligge: minst én. Resten kaster du på nytt.',
      again: 'Kast resten. Turen er over når alle fem ligger.',
    },
    'three-man': {
      throw: 'Kast to terninger. Du fortsetter så lenge kastet får noen til å drikke.',
    },
    gabong: {
      out: 'Merk den som gikk ut: «Ut», eller θ for en gabong.',
      hand: 'Trykk inn kortene de andre sitter igjen med: De koster poeng.',
      save: 'Lagre omgangen. Færrest poeng etter ti omganger vinner.',
    },
  },
};
