import type { Lang, Words } from './lang.ts';

const en = {
  print: 'Print this page from your browser’s menu. It fits one A4 sheet, and will look as it does here.',
  rules: 'The rules of this game',
  all: 'All rule books',
  player: 'Player {number}',
  /** What is written above the table. */
  fields: { date: 'Date', where: 'Where', referee: 'Referee', master: 'Gabongmester' },
  gug: {
    title: 'Score sheet: Gaa Under Gunnar',
    description: 'A score sheet for Gaa Under Gunnar: eleven places, up to six players, one A4 sheet.',
    caption: 'Eleven places, a column for each player',
    variation: 'Variation',
    place: 'Place',
    places: { north: 'North {number}', south: 'South {number}', heathrow: 'Heathrow' },
    other: 'Other sips',
    sum: 'Sips in all',
    finished: 'Finished at',
    notes: [
      'Write the end station, and put the sips in the small box.',
      'One of the ten may be on the Central line, if the Central line took you there: circle it (12.2).',
      'Heathrow: four times the sips, 44 at most (16.2). Touch the Circle line between two drops (14.1).',
    ],
    bottle: '{centilitres} cl = {sips} sips',
  },
  gabong: {
    title: 'Score sheet: Gabong',
    description: 'A score sheet for Gabong: ten deals, up to eight players, with θ and totals, on one A4 sheet.',
    caption: 'Ten deals, a column for each player',
    deal: 'Deal',
    thetas: 'θ in all',
    sum: 'Points',
    place: 'Place',
    notes: [
      'Top: the points of the deal. Below: the total so far. For a gabong, tick the θ: no points (4.4).',
      'Fewest points after ten deals wins. In a tie, whoever has more θ wins (7.1).',
    ],
    hand: 'In the hand: {groups}.',
    group: '{cards} = {points}',
    groupDoubled: '{cards} = {points}, and the hand doubled',
  },
  'three-man': {
    title: 'The throws of Three Man',
    description: 'All 21 throws of Three Man in large type, on one A4 sheet to pin to the wall.',
    six: 'Make somebody drink with six throws in a row, and you make a new rule, unless the sixth is a reversal.',
    back: 'Dice back at the Three Man: throw one die. Not a 3: back to Gools. A 3: throw another die. A second 3: you can make somebody else the Three Man. Anything else: the game goes on.',
    ours: 'Our rules',
  },
} as const;

export type ScoreSheetWords = Words<typeof en>;

const nb: ScoreSheetWords = {
  print: 'Skriv ut fra menyen i nettleseren. Det blir ett A4-ark, og det ser ut som her på skjermen.',
  rules: 'Reglene for dette spillet',
  all: 'Alle regelbøkene',
  player: 'Spiller {number}',
  fields: { date: 'Dato', where: 'Sted', referee: 'Dommer', master: 'Gabongmester' },
  gug: {
    title: 'Poengark: Gaa Under Gunnar',
    description: 'Poengark for Gaa Under Gunnar: elleve plasser, opptil seks spillere, ett A4-ark.',
    caption: 'Elleve plasser, en kolonne for hver spiller',
    variation: 'Variant',
    place: 'Plass',
    places: { north: 'Nord {number}', south: 'Sør {number}', heathrow: 'Heathrow' },
    other: 'Andre slurker',
    sum: 'Slurker i alt',
    finished: 'I mål klokka',
    notes: [
      'Skriv inn endestasjonen, og slurkene i den lille ruta.',
      'Én av de ti kan være på Central-linjen, hvis du kom med den: Sett ring rundt den (12.2).',
      'Heathrow: fire ganger så mange slurker, høyst 44 (16.2). Vær innom Circle-linjen mellom to slipp (14.1).',
    ],
    bottle: '{centilitres} cl = {sips} slurker',
  },
  gabong: {
    title: 'Poengark: Gabong',
    description: 'Poengark for Gabong: ti omganger, opptil åtte spillere, med θ og summer, på ett A4-ark.',
    caption: 'Ti omganger, en kolonne for hver spiller',
    deal: 'Omgang',
    thetas: 'θ i alt',
    sum: 'Poeng',
    place: 'Plass',
    notes: [
      'Øverst: poengene i omgangen. Under: summen så langt. Ved gabong krysser du av θ: ingen poeng (4.4).',
      'Færrest poeng etter ti omganger vinner. Står det likt, vinner flest θ (7.1).',
    ],
    hand: 'På hånden: {groups}.',
    group: '{cards} = {points}',
    groupDoubled: '{cards} = {points}, og hånden dobles',
  },
  'three-man': {
    title: 'Kastene i Three Man',
    description: 'Alle 21 kast i Three Man med stor skrift, på ett A4-ark til å henge på veggen.',
    six: 'Seks kast på rad som får noen til å drikke: Du lager en ny regel. Ikke hvis det snur i det sjette.',
    back: 'Terningene tilbake hos Three Man: Kast én terning. Ikke treer: tilbake til Gools. Treer: Kast én til. Med enda en treer kan du gi rollen videre; med noe annet fortsetter spillet.',
    ours: 'Våre regler',
  },
};

/** The words of the sheets to print. */
export const SCORE_SHEETS: Readonly<Record<Lang, ScoreSheetWords>> = { en, nb };
