import { DEFAULT_RULINGS } from '../games/gug/rulings.ts';
import { sipsInBottle } from '../games/gug/sips.ts';
import { fill } from './fill.ts';
import type { Lang, Words } from './lang.ts';

const en = {
  print: 'Print this page from your browser’s menu. It fits one A4 sheet, and will look as it does here.',
  rules: 'The rules of this game',
  all: 'All rule books',
  player: 'Player {number}',
  /** Above pocket cards. */
  fold: 'Cut along the solid lines and fold along the dashes, with the print outside.',
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
    tokens: {
      title: 'Tokens to cut out: Gaa Under Gunnar',
      description: 'Eleven inhibitions for each of six players, to write on and cut out, on one A4 sheet.',
      note: 'Eleven inhibitions each (2.4). Write yours on them, and cut along the lines. Where you drop one, leave it lying.',
    },
    cards: {
      title: 'Icons and cards to cut out: Gaa Under Gunnar',
      description:
        'Six icons to fold and stand on the board, and a card for each player with what to drink, on one A4 sheet.',
      notes: [
        'One icon each (2.5). Cut along the solid lines and fold along the dashes, so that the icon stands with its feet out.',
        'Glue it to a coin if the table gets lively.',
        'Keep the card with your sign. It says what you drink, with the number of the rule.',
      ],
      name: 'Name',
      drink: 'What you drink',
      sums: {
        points: 'Points: what the die shows; outside the Circle line twice that.',
        end: 'End station: 1 sip for each point left.',
        junction: 'Junction: 1 sip for each white dot.',
        add: 'Both in one: add them up, and only then multiply.',
        heathrow: 'Heathrow: times four, 44 at most.',
        elephant: 'Elephant & Castle: times two, and 1 for Karsten Cool.',
        leicester: 'Leicester Square: toss the die, everybody drinks that many. At most twice between two drops.',
        'british-rail': 'British Rail: a whole beer. Turn lost, back to its start.',
        railways: 'DLR and other railways: 3 sips. Turn lost, back to its start.',
      },
    },
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
    cards: {
      title: 'Pocket cards: Gabong',
      description: 'What each card of Gabong does in play and costs in the hand: four pocket cards on one A4 sheet.',
      points: 'Points',
      doubled: '{points} ×2',
      notes: [
        '×2: doubles the points in the hand (11.2).',
        'Your hand adds up to the top card: gabong (4.1), a θ and no points (4.4).',
        'The very card that is on top: slap it, out of turn (5.1).',
        'Cannot lay? Draw one, and the turn is over (3.3).',
      ],
    },
  },
  'three-man': {
    title: 'The throws of Three Man',
    description: 'All 21 throws of Three Man in large type, on one A4 sheet to pin to the wall.',
    six: 'Make somebody drink with six throws in a row, and you make a new rule, unless the sixth is a reversal.',
    back: 'Dice back at the Three Man: throw one die. Not a 3: back to Gools. A 3: throw another die. A second 3: you can make somebody else the Three Man. Anything else: the game goes on.',
    ours: 'Our rules',
    cards: {
      title: 'Pocket cards: Three Man',
      description: 'All 21 throws of Three Man, with the rules that decide: four pocket cards on one A4 sheet.',
      notes: [
        'Six in a row that make somebody drink: you make a rule, unless the sixth is a reversal (7.3).',
        'Back at the Three Man: throw one die. A 3: throw another. A second 3: you may make somebody else the Three Man (7.4).',
      ],
    },
  },
  board: {
    title: 'The board of Gaa Under Gunnar, to print',
    description:
      'The board of Gaa Under Gunnar to print: every station, what each end counts as, on A3, A2, or four or eight sheets of A4.',
    print: 'Choose a board and a size, then print this page from your browser’s menu, at actual size (100%).',
    board: 'Board',
    size: 'Size',
    sizes: {
      4: '4 × A4',
      8: '8 × A4',
      a3: 'A3',
      a2: 'A2',
    },
    /** Beside a size, in centimetres. */
    glued: '{width} × {height} cm, glued',
    single: 'one sheet',
    upright:
      'A4 or Letter both fit. Leave the paper upright. The sheet below comes first, then the parts of the board.',
    large: 'Choose this paper size in the print dialogue as well, on its side.',
    closures: 'Strike out what is closed',
    closuresHint: 'From the game on this phone, or from what TfL last said here.',
    closed: {
      game: 'Struck out: {count|nothing|one closure|# closures} of the game on this phone.',
      tfl: 'Struck out: {count|nothing|one closure|# closures} that TfL gave for {day}.',
      none: 'No closures are known on this phone. Fetch them from TfL when you set up a game, then come back.',
      unread: 'The board could not be loaded, so nothing is struck out. Untick and try again.',
    },
    north: 'North',
    south: 'South',
    drawing: 'The board {board}: all stations and lines of the Underground, with what each end of a line counts as.',
    legend: 'On this board',
    line: '{letter} {line}',
    signs: {
      loop: 'The Circle line and what is inside it: start on it (7.2), touch it between two drops (14.1). Starting a turn on it or inside it, you move the die; outside, twice the die (8.3, 8.4).',
      border: 'The Central line parts north from south (12.2).',
      north: 'Counts as north: five drops (12.2).',
      south: 'Counts as south: five drops (12.2).',
      central: 'By the Central line: one drop in all. By another line, the other sign counts (12.2, 12.3).',
      heathrow: 'Heathrow: four times the sips, 44 at most, and a must (16.2). It is one station (16.3).',
      none: 'Here you stop and drink, but drop nothing (13.1, 14.2).',
      dots: 'End your turn here: one sip a dot, joined dots together (16.1). A long dot is one. Turning back by another line takes two (10.2).',
      leicester: 'Leicester Square: end here and toss the die, and all drink. Twice between drops (16.4).',
      elephant: 'Elephant & Castle: doubled, and one for Karsten Cool (16.5).',
      never: 'Never turn back between Acton Town and Ealing Common (10.4).',
      closed: 'Closed today; so is a broken line (2.2).',
    },
    river: 'The Thames is a river (16.8). Other railways are not on the board: you may not use them (9.1).',
    glue: {
      heading: 'Which sheet goes where',
      steps: [
        'Print all {sheets} sheets and check the ruler.',
        'Cut along the solid lines.',
        'Glue each part over its neighbours, its cut edges on their dotted lines.',
      ],
    },
    ruler: '100 mm',
    rulerHint: 'This is 100 mm long if the sheet was printed at 100%.',
    part: 'Row {row}, column {column}',
  },
} as const;

export type ScoreSheetWords = Words<typeof en>;

const nb: ScoreSheetWords = {
  print: 'Skriv ut fra menyen i nettleseren. Det blir ett A4-ark, og det ser ut som her på skjermen.',
  rules: 'Reglene for dette spillet',
  all: 'Alle regelbøkene',
  player: 'Spiller {number}',
  fold: 'Klipp langs de hele strekene og brett langs de stiplede, med trykket ut.',
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
    tokens: {
      title: 'Hemninger til å klippe ut: Gaa Under Gunnar',
      description: 'Elleve hemninger til hver av seks spillere, til å skrive på og klippe ut, på ett A4-ark.',
      note: 'Elleve hemninger til hver (2.4). Skriv dine på dem, og klipp langs strekene. Der du slipper en, lar du den ligge.',
    },
    cards: {
      title: 'Brikker og kort til å klippe ut: Gaa Under Gunnar',
      description:
        'Seks brikker til å brette og sette på brettet, og et kort til hver spiller om hva det drikkes, på ett A4-ark.',
      notes: [
        'Én brikke til hver (2.5). Klipp langs de hele strekene og brett langs de stiplede, så står brikken med føttene ut.',
        'Lim den på en mynt hvis bordet blir livlig.',
        'Behold kortet med ditt merke. Det sier hva du drikker, med nummeret på regelen.',
      ],
      name: 'Navn',
      drink: 'Det du drikker',
      sums: {
        points: 'Poeng: det terningen viser, utenfor Circle-linjen det dobbelte.',
        end: 'Endestasjon: 1 slurk for hvert poeng igjen.',
        junction: 'Knutepunkt: 1 slurk for hver hvit prikk.',
        add: 'Begge deler: Legg sammen først, og gang etterpå.',
        heathrow: 'Heathrow: fire ganger så mye, høyst 44.',
        elephant: 'Elephant & Castle: det dobbelte, og 1 for Karsten Cool.',
        leicester: 'Leicester Square: Kast terningen, og alle drikker så mye. Høyst to ganger mellom to slipp.',
        'british-rail': 'British Rail: en hel øl. Turen er tapt, og du går tilbake.',
        railways: 'DLR og andre baner: 3 slurker. Turen er tapt, og du går tilbake.',
      },
    },
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
    cards: {
      title: 'Lommekort: Gabong',
      description: 'Hva hvert kort i Gabong gjør i spill og koster på hånden: fire lommekort på ett A4-ark.',
      points: 'Poeng',
      doubled: '{points} ×2',
      notes: [
        '×2: dobler poengene på hånden (11.2).',
        'Summen på hånden er det øverste kortet: gabong (4.1), en θ og null poeng (4.4).',
        'Har du nøyaktig det øverste kortet, kan du smette utenfor tur (5.1).',
        'Kan du ikke legge, trekker du ett, og turen er over (3.3).',
      ],
    },
  },
  'three-man': {
    title: 'Kastene i Three Man',
    description: 'Alle 21 kast i Three Man med stor skrift, på ett A4-ark til å henge på veggen.',
    six: 'Seks kast på rad som får noen til å drikke: Du lager en ny regel. Ikke hvis det snur i det sjette.',
    back: 'Terningene tilbake hos Three Man: Kast én terning. Ikke treer: tilbake til Gools. Treer: Kast én til. Med enda en treer kan du gi rollen videre; med noe annet fortsetter spillet.',
    ours: 'Våre regler',
    cards: {
      title: 'Lommekort: Three Man',
      description: 'Alle 21 kast i Three Man, med reglene som avgjør: fire lommekort på ett A4-ark.',
      notes: [
        'Seks på rad som får noen til å drikke: Du lager en regel, men ikke hvis det snur i det sjette (7.3).',
        'Tilbake hos Three Man: Kast én terning. Treer: Kast én til. Enda en treer: Du kan gi rollen videre (7.4).',
      ],
    },
  },
  board: {
    title: 'Brettet til Gaa Under Gunnar, for utskrift',
    description:
      'Brettet til Gaa Under Gunnar for utskrift: alle stasjoner, hva hver endestasjon teller som, på A3, A2 eller fire eller åtte A4-ark.',
    print: 'Velg brett og størrelse, og skriv ut siden fra menyen i nettleseren, i full størrelse (100 %).',
    board: 'Brett',
    size: 'Størrelse',
    sizes: {
      4: '4 × A4',
      8: '8 × A4',
      a3: 'A3',
      a2: 'A2',
    },
    glued: '{width} × {height} cm, limt',
    single: 'ett ark',
    upright: 'Både A4 og Letter passer. La arket stå på høykant. Arket nedenfor kommer først, så delene av brettet.',
    large: 'Velg samme papirstørrelse i utskriftsvinduet også, på tvers.',
    closures: 'Stryk ut det som er stengt',
    closuresHint: 'Fra spillet på denne telefonen, eller fra det TfL sist meldte her.',
    closed: {
      game: 'Strøket ut: {count|ingenting|én stenging|# stenginger} fra spillet på denne telefonen.',
      tfl: 'Strøket ut: {count|ingenting|én stenging|# stenginger} som TfL oppga for {day}.',
      none: 'Ingen stenginger er kjent på denne telefonen. Hent dem fra TfL når du setter opp et spill, og kom tilbake.',
      unread: 'Brettet lot seg ikke laste, så ingenting er strøket ut. Fjern krysset og prøv igjen.',
    },
    north: 'Nord',
    south: 'Sør',
    drawing: 'Brettet {board}: alle stasjoner og linjer i undergrunnen, og hva hver endestasjon teller som.',
    legend: 'På dette brettet',
    line: '{letter} {line}',
    signs: {
      loop: 'Circle-linjen og alt innenfor: Start på den (7.2), og vær innom den mellom to slipp (14.1). Starter du turen på den eller innenfor, flytter du det terningen viser; utenfor dobbelt så mye (8.3, 8.4).',
      border: 'Central-linjen skiller nord fra sør (12.2).',
      north: 'Teller som nord: fem slipp (12.2).',
      south: 'Teller som sør: fem slipp (12.2).',
      central: 'Med Central-linjen: ett slipp i alt. Med en annen linje gjelder det andre merket (12.2, 12.3).',
      heathrow: 'Heathrow: fire ganger så mange slurker, høyst 44, og obligatorisk (16.2). Det er én stasjon (16.3).',
      none: 'Her stopper du og drikker, men slipper ingenting (13.1, 14.2).',
      dots: 'Slutter turen her: én slurk per prikk, sammenbundne prikker til sammen (16.1). En lang prikk er én. Å snu med en annen linje krever to (10.2).',
      leicester: 'Leicester Square: Slutt her og kast terningen, så drikker alle. To ganger mellom slipp (16.4).',
      elephant: 'Elephant & Castle: det dobbelte, og én for Karsten Cool (16.5).',
      never: 'Snu aldri mellom Acton Town og Ealing Common (10.4).',
      closed: 'Stengt i dag; det er en brutt linje også (2.2).',
    },
    river: 'Themsen er en elv (16.8). Andre baner er ikke på brettet: Dem kan du ikke bruke (9.1).',
    glue: {
      heading: 'Hvor arkene skal ligge',
      steps: [
        'Skriv ut alle {sheets} arkene, og sjekk linjalen.',
        'Klipp langs de heltrukne linjene.',
        'Lim hver del over naboene, med klippekantene på de prikkede linjene deres.',
      ],
    },
    ruler: '100 mm',
    rulerHint: 'Denne er 100 mm lang hvis arket ble skrevet ut i 100 %.',
    part: 'Rad {row}, kolonne {column}',
  },
};

/** The words of the sheets to print. */
export const SCORE_SHEETS: Readonly<Record<Lang, ScoreSheetWords>> = { en, nb };

/** Those that the rules name, in centilitres (6.1). */
const BOTTLES = [33, 38];

/** How many sips are in a bottle: `33 cl = 12 sips · 38 cl = 14 sips` (6.1). */
export const bottlesInWords = ({ bottle }: ScoreSheetWords['gug']): string =>
  BOTTLES.map((centilitres) => fill(bottle, { centilitres, sips: sipsInBottle(centilitres, DEFAULT_RULINGS) })).join(
    ' · ',
  );
