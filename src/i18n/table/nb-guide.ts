import type { GuideWords } from './en-guide.ts';

/** What a table that plays for the first time is told, in Norwegian bokmål. */
export const GUIDE_NB: GuideWords = {
  label: 'Deres første runde',
  skip: 'Hopp over',
  hints: {
    gug: {
      order: 'Kast: Høyest velger først.',
      begin: 'Alle kaster én gang til. Den som får høyest, begynner.',
      place: 'Dere starter på Circle-linjen, den gule ringen: Trykk på en stasjon der. Alle må ha hver sin.',
      roll: 'Trykk på det du kaster: Ett øye, én stasjon.',
      move: 'Poeng til overs på endestasjoner er slurker.',
      toss: 'Leicester Square: Kast terningen. Alle drikker det den viser.',
      pass: 'Send terningen videre først. Så drikker du.',
      owes: 'Drikk opp før du kaster, ellers mister du turen.',
    },
    gools: {
      first:
        'Kast fem terninger, og trykk dem inn her, eller la telefonen kaste. Lavest sum vinner, og en treer er null.',
      keep: 'Trykk på terningene du lar ligge: minst én. Resten kaster du på nytt.',
      again: 'Kast resten. Turen er over når alle fem ligger.',
      'roll-off': 'Uavgjort: fem terninger hver, ett kast. Lavest sum vinner.',
    },
    'three-man': {
      throw: 'Kast to terninger. Du fortsetter så lenge kastet får noen til å drikke.',
      'hand-out': 'To like: Trykk på dem som skal drikke.',
    },
    gabong: {
      out: 'Merk den som gikk ut: «Ut», eller θ for en gabong.',
      hand: 'Trykk inn kortene de andre har: De koster poeng.',
      save: 'Lagre omgangen. Færrest poeng etter ti omganger vinner.',
    },
  },
};
