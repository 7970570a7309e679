import type { Lang, Words } from './lang.ts';

const en = {
  print: 'Print this page from the browser’s menu: it is one sheet of A4. On the screen you see it as it will be.',
  rules: 'The rules of this game',
  all: 'All rule books',
  player: 'Player {number}',
  /** What is written above the table. */
  fields: { date: 'Date', where: 'Where', referee: 'Referee', master: 'Gabongmester' },
  gug: {
    title: 'Score sheet: Gaa Under Gunnar',
    description: 'The eleven places of Gaa Under Gunnar, for up to six players, to print on one sheet.',
    caption: 'Eleven places, a column for each player',
    variation: 'Variation',
    place: 'Place',
    places: { north: 'North {number}', south: 'South {number}', heathrow: 'Heathrow' },
    other: 'Other sips',
    sum: 'Sips in all',
    finished: 'Finished at',
    notes: [
      'Write the end station, and its sips in the small box.',
      'One of the ten may be on the Central line, if that line took you there: put a ring round it (12.2).',
      'Heathrow: four times as much, 44 at most (16.2). Touch the Circle line between two drops (14.1).',
    ],
    bottle: '{centilitres} cl = {sips} sips',
  },
  gabong: {
    title: 'Score sheet: Gabong',
    description: 'Ten deals of Gabong for up to eight players, with theta and totals, to print on one sheet.',
    caption: 'Ten deals, a column for each player',
    deal: 'Deal',
    thetas: 'θ in all',
    sum: 'Points',
    place: 'Place',
    notes: [
      'On top the points of the deal, below them the sum so far. A gabong: tick the θ, no points (4.4).',
      'Fewest points after ten deals wins; if equal, most θ (7.1).',
    ],
    hand: 'In the hand: {groups}.',
    group: '{cards} = {points}',
    groupDoubled: '{cards} = {points}, and the hand doubled',
  },
  'three-man': {
    title: 'The throws of Three Man',
    description: 'All 21 throws of Three Man in large letters, to print on one sheet and pin to a wall.',
    six: 'Six in a row that make somebody drink: you make a new rule. Not if the sixth is a reversal.',
    back: 'Dice back at the Three Man: throw one die. Not a 3: back to Gools. A 3: throw another. A 3 again passes the part on; anything else, and the game goes on.',
    ours: 'Our rules',
  },
} as const;

export type ScoreSheetWords = Words<typeof en>;

const nb: ScoreSheetWords = {
  print: 'Skriv ut fra menyen i nettleseren: det blir ett A4-ark. Her på skjermen ser du hvordan det blir.',
  rules: 'Reglene for dette spillet',
  all: 'Alle regelbøkene',
  player: 'Spiller {number}',
  fields: { date: 'Dato', where: 'Sted', referee: 'Dommer', master: 'Gabongmester' },
  gug: {
    title: 'Poengark: Gaa Under Gunnar',
    description: 'De elleve plassene i Gaa Under Gunnar, for opptil seks spillere, til å skrive ut på ett ark.',
    caption: 'Elleve plasser, en kolonne for hver spiller',
    variation: 'Variant',
    place: 'Plass',
    places: { north: 'Nord {number}', south: 'Sør {number}', heathrow: 'Heathrow' },
    other: 'Andre slurker',
    sum: 'Slurker i alt',
    finished: 'I mål klokka',
    notes: [
      'Skriv endestasjonen, og slurkene i den lille ruta.',
      'En av de ti kan være på Central-linjen, hvis det var den du kom med: sett ring rundt den (12.2).',
      'Heathrow: fire ganger så mye, høyst 44 (16.2). Vær innom Circle-linjen mellom to slipp (14.1).',
    ],
    bottle: '{centilitres} cl = {sips} slurker',
  },
  gabong: {
    title: 'Poengark: Gabong',
    description: 'Ti omganger Gabong for opptil åtte spillere, med theta og summer, til å skrive ut på ett ark.',
    caption: 'Ti omganger, en kolonne for hver spiller',
    deal: 'Omgang',
    thetas: 'θ i alt',
    sum: 'Poeng',
    place: 'Plass',
    notes: [
      'Øverst poengene i omgangen, under dem summen så langt. Gabong: kryss av θ, ingen poeng (4.4).',
      'Færrest poeng etter ti omganger vinner; er det likt, flest θ (7.1).',
    ],
    hand: 'På hånden: {groups}.',
    group: '{cards} = {points}',
    groupDoubled: '{cards} = {points}, og hånden dobles',
  },
  'three-man': {
    title: 'Kastene i Three Man',
    description: 'Alle 21 kast i Three Man med store bokstaver, til å skrive ut på ett ark og henge på veggen.',
    six: 'Seks på rad som får noen til å drikke: Du lager en ny regel. Ikke hvis det snur i det sjette.',
    back: 'Terningene tilbake hos Three Man: Kast én terning. Ikke treer: tilbake til Gools. Treer: kast en til. Enda en treer gir rollen videre; noe annet, og spillet fortsetter.',
    ours: 'Våre regler',
  },
};

/** The words of the sheets to print. */
export const SCORE_SHEETS: Readonly<Record<Lang, ScoreSheetWords>> = { en, nb };
