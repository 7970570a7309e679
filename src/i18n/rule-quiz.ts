import type { Lang } from './lang.ts';

/** By clause, a sentence that is right of it and one that is wrong. */
type Told = Readonly<Record<string, readonly [right: string, wrong: string]>>;

const en = {
  heading: 'Legal or not?',
  description: 'Situations from the real board, dice and cards, and the rule that settles each one.',
  intro: 'One situation at a time. What would the judge say?',
  legal: 'Legal',
  illegal: 'Not legal',
  right: 'True',
  wrong: 'Not true',
  correct: 'You and the judge agree.',
  missed: 'The judge says otherwise.',
  is: { legal: 'It is legal.', illegal: 'It is not legal.', right: 'It is true.', wrong: 'It is not true.' },
  rule: '{book}, rule {number}: {title}',
  openRule: 'Read it in the rule book',
  judge: 'Ask the judge',
  next: 'Next question',
  copy: 'Copy a link to this question',
  copied: 'The link is copied.',
  notCopied: 'Your browser could not copy it. Copy the address of this page instead.',
  score: 'Right on this phone: {right} of {asked}.',
  missedMost: 'Missed most often:',
  forget: 'Reset score',
  forgetNow: 'Yes, reset it',
  keep: 'No',
  unsaved: 'Your browser could not save your score.',
  fetching: 'Making a question …',
  trouble: 'No question could be made. Check your connection and try again.',
  again: 'Try again',
  noScript: 'The questions need JavaScript. The rule books do not.',
  railways: {
    dlr: 'the DLR',
    overground: 'the London Overground',
    elizabeth: 'the Elizabeth line',
    tram: 'the tram',
    'cable-car': 'the cable car',
    'national-rail': 'British Rail',
  } as Readonly<Record<string, string>>,
  card: 'the {rank} of {suit}',
  ranks: { '11': 'jack', '12': 'queen', '13': 'king', '14': 'ace' } as Readonly<Record<string, string>>,
  suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as Readonly<Record<string, string>>,
  sentences: {
    move: 'You came from {from} on the {by} line and are now at {at}. You roll {die} and ride: {route}.',
    moveClosed:
      '{closed} is closed today. You came from {from} on the {by} line and are now at {at}. You roll {die} and ride: {route}.',
    leicester:
      'Since your last drop, {count|none of your turns has|one of your turns has|# of your turns have} ended at Leicester Square. You are at {at}, roll {die} and end your turn at Leicester Square.',
    mayRide: 'You travel one station on {railway}.',
    mayRideLine: 'You travel one station on the {line} line.',
    penalty:
      'You travel on {railway} and leave your icon at {to}. With bottles of 33 cl that costs {count|one sip|# sips}.',
    dropFirst:
      'You have not dropped anything yet. You arrive at {station} on the {line} line, drink up and drop an inhibition.',
    drop: 'You have dropped one at {before}, and have touched the Circle line since. You arrive at {station} on the {line} line, drink up and drop an inhibition.',
    dropUntouched:
      'You have dropped one at {before}, and have not touched the Circle line since. You arrive at {station} on the {line} line, drink up and drop an inhibition.',
    dropClosed: 'The draw has closed {station}. You arrive there on the {line} line, drink up and drop an inhibition.',
    countsNorth: 'You drop an inhibition at {station}, coming on the {line} line. It counts as north.',
    countsSouth: 'You drop an inhibition at {station}, coming on the {line} line. It counts as south.',
    sipsLeft:
      'You arrive at the end station {station} with {left|one point|# points} left. You drink {count|nothing|one sip|# sips}.',
    sipsStop: 'You end your turn at {station}. You drink {count|nothing|one sip|# sips}.',
    sipsNoDrop:
      'You cannot drop anything at the end station {station}. You arrive there with {left|one point|# points} left and drink {count|nothing|one sip|# sips}.',
    points: 'You start your turn at {at} and roll {die}. You get {count|no points|one point|# points}.',
    cost: 'You are at {at} and ride: {route}. That takes {count|one point|# points}.',
    start: 'You choose {station} as your starting station.',
    bottle: 'A bottle of {size} cl is {count|one sip|# sips}.',
    players: '{count|One player sits|# players sit} down to Gaa Under Gunnar, and it is not a friendly game.',
    friendly: '{count|One player sits|# players sit} down to a friendly game of Gaa Under Gunnar.',
    begins: 'You start Gaa Under Gunnar with {count|one inhibition|# inhibitions}.',
    finished: 'You have finished Gaa Under Gunnar when {count|one inhibition is|# inhibitions are} dropped.',
    code: 'On the result sheet, {short} goes with the variation code {long}.',
    format: 'In a tournament with the code {code}, {count|one player plays|# players play} in the heats.',
    sum: 'In Gabba Gools, {dice} add up to {count}.',
    beats: 'In Gabba Gools {one} beats {other}.',
    canWin: 'The best hand of the round so far is {one}. You finish with {other} and take the lead.',
    rollOff: 'The two best hands of the round are {one} and {other}. There is a roll-off.',
    social: 'You finish with {dice}. Everybody says “Social” and drinks.',
    throwsOn: 'In Three Man you throw {one} and {other}. You throw again.',
    drinksLeft: 'In Three Man you throw {one} and {other}. The player to your left drinks.',
    drinksRoller: 'In Three Man you throw {one} and {other}. Because of the sum, you drink.',
    drinksRight: 'In Three Man you throw {one} and {other}. The player to your right drinks.',
    threeManDrinks: 'In Three Man you throw {one} and {other}. The Three Man drinks or takes a shot.',
    handsOut: 'In Three Man you throw {one} and {other}. You hand out {count|one drink|# drinks}.',
    socialThrow: 'In Three Man you throw {one} and {other}. Everybody says “Social” and drinks.',
    reversal: 'In Three Man you throw {one} and {other}. The dice go back the way they came.',
    streak: 'In Three Man you earn a rule with {count|one throw|# throws} in a row, each making somebody drink.',
    lay: 'In Gabong {pile} is on top. It is your turn, and you lay {card}.',
    layOnThree: 'In Gabong {pile} is on top, and you are the player it skips. You lay {card}.',
    layOnTwo: 'In Gabong {pile} is on top, and nobody has drawn for it. It is your turn, and you lay {card}.',
    next: 'A to F play Gabong, and play goes from A to B and so on. E is the Gabongmester. B lays {card}. The next turn is {name}’s.',
    draws: 'In Gabong a single two is on top, and you have no two to lay. You draw {count|one card|# cards}.',
    worth: 'In Gabong, {card} left in your hand counts {count|no points|one point|# points}.',
    gabong: 'In your hand: {cards}. On top: {top}. You gabong.',
    count: 'When the deal ends, these are left in your hand: {cards}. You get {count|no points|one point|# points}.',
    theta: 'You gabong. The deal gives you {count|no points|one point|# points}.',
  },
  told: {
    'gug-5.1': [
      'You are still drinking when your turn comes. You are skipped.',
      'You are still drinking when your turn comes. The others have to wait for you.',
    ],
    'gug-5.2': [
      'You expect eight sips and drink three of them now. They do not count: a beer has no memory.',
      'You expect eight sips and drink three of them now. When they fall due, you owe only five.',
    ],
    'gug-7.1': [
      'A roll of the die decides the order in which you choose your starting stations.',
      'The youngest chooses a starting station first.',
    ],
    'gug-7.3': ['Anna starts at Victoria, so you start somewhere else.', 'Anna starts at Victoria, and so do you.'],
    'gug-7.4': [
      'All icons are placed. The highest roll starts, and rolls again to move.',
      'All icons are placed. The highest roll starts, and moves by that same roll.',
    ],
    'gug-11.2': [
      'You pass the die on, and then you start drinking.',
      'You drink your sips first, and then you pass the die on.',
    ],
    'gug-12.5': [
      'You have drunk up at the end station. Now you may drop the inhibition.',
      'You drop the inhibition on arrival, and drink for it later.',
    ],
    'gug-15.1': [
      'Sixteen minutes after the last one to finish, you are still on the board. You get a DNF.',
      'Sixteen minutes after the last one to finish, you are still on the board. You may play on to the end.',
    ],
    'gug-16.3': ['Heathrow’s terminals are all one station.', 'Each of Heathrow’s terminals is a station of its own.'],
    'gools-2.1': [
      'You throw five dice and leave two on the table. You throw the other three.',
      'You throw five dice, like none of them, and throw all five again.',
    ],
    'gools-5.1': [
      'You have won two rounds in a row. You get to make a new rule.',
      'You have won a round. You get to make a new rule at once.',
    ],
    'gools-6.1': [
      'Anna wins the round. Everybody else says “Hail Anna!” and drinks.',
      'Anna wins the round. She drinks, and the others watch.',
    ],
    'gools-6.3': [
      'You leave your last two dice, and one of them is a 6. You become the Three Man.',
      'Your first die is a 6, and your last one a 2. You become the Three Man.',
    ],
    'gools-6.4': [
      'Two of you end on a 6. Each throws one die, and the highest becomes the Three Man.',
      'Two of you end on a 6. Each throws one die, and the lowest becomes the Three Man.',
    ],
    'gools-6.5': [
      'You throw five 6s, the last of them on the last throw. You choose the Three Man.',
      'You throw five 6s, the last of them on the last throw. You become the Three Man.',
    ],
    'three-man-7.1': ['The player to the left of the Three Man throws first.', 'The Three Man throws first.'],
    'three-man-7.4': [
      'The dice are back at the Three Man, who throws one die: a 5. It is over.',
      'The dice are back at the Three Man, who throws one die: a 3. It is over.',
    ],
    'gabong-3.3': [
      'You cannot lay a card. You draw one, and your turn is gone.',
      'You cannot lay a card. You draw until you can.',
    ],
    'gabong-7.1': [
      'Two players have the fewest points after ten deals. The one with more θ wins.',
      'Two players have the fewest points after ten deals. The one with fewer θ wins.',
    ],
  } as Told,
};

export type RuleQuizWords = typeof en;

const nb: RuleQuizWords = {
  heading: 'Lovlig eller ikke?',
  description: 'Situasjoner fra brettet, terningene og kortene, og regelen som avgjør hver av dem.',
  intro: 'Én situasjon om gangen. Hva ville dommeren ha sagt?',
  legal: 'Lovlig',
  illegal: 'Ikke lovlig',
  right: 'Stemmer',
  wrong: 'Stemmer ikke',
  correct: 'Du og dommeren er enige.',
  missed: 'Dommeren sier noe annet.',
  is: {
    legal: 'Det er lovlig.',
    illegal: 'Det er ikke lovlig.',
    right: 'Det stemmer.',
    wrong: 'Det stemmer ikke.',
  },
  rule: '{book}, regel {number}: {title}',
  openRule: 'Les den i regelboka',
  judge: 'Spør dommeren',
  next: 'Neste spørsmål',
  copy: 'Kopier lenke til spørsmålet',
  copied: 'Lenken er kopiert.',
  notCopied: 'Nettleseren fikk ikke kopiert. Kopier adressen til siden i stedet.',
  score: 'Riktig på denne telefonen: {right} av {asked}.',
  missedMost: 'Oftest feil på:',
  forget: 'Nullstill',
  forgetNow: 'Ja, nullstill',
  keep: 'Nei',
  unsaved: 'Nettleseren lagrer ikke resultatet.',
  fetching: 'Lager et spørsmål …',
  trouble: 'Det gikk ikke å lage noe spørsmål. Sjekk nettet, og prøv igjen.',
  again: 'Prøv igjen',
  noScript: 'Spørsmålene krever JavaScript. Regelbøkene klarer seg uten.',
  railways: {
    dlr: 'DLR',
    overground: 'London Overground',
    elizabeth: 'Elizabeth-linjen',
    tram: 'trikken',
    'cable-car': 'taubanen',
    'national-rail': 'British Rail',
  },
  card: '{suit} {rank}',
  ranks: { '11': 'knekt', '12': 'dame', '13': 'konge', '14': 'ess' },
  suits: { S: 'spar', H: 'hjerter', D: 'ruter', C: 'kløver' },
  sentences: {
    move: 'Du kom fra {from} med {by}-linjen og står på {at}. Du kaster {die} og reiser: {route}.',
    moveClosed:
      '{closed} er stengt i dag. Du kom fra {from} med {by}-linjen og står på {at}. Du kaster {die} og reiser: {route}.',
    leicester:
      'Siden forrige slipp har {count|ingen|én|#} av turene dine endt på Leicester Square. Du står på {at}, kaster {die} og slutter turen på Leicester Square.',
    mayRide: 'Du tar {railway} én stasjon videre.',
    mayRideLine: 'Du tar {line}-linjen én stasjon videre.',
    penalty:
      'Du tar {railway} og setter fra deg brikken på {to}. Med flasker på 33 cl koster det {count|én slurk|# slurker}.',
    dropFirst:
      'Du har ikke sluppet noe ennå. Du kommer til {station} med {line}-linjen, drikker opp og slipper en hemning.',
    drop: 'Du har sluppet en hemning på {before} og har vært innom Circle-linjen etterpå. Du kommer til {station} med {line}-linjen, drikker opp og slipper en hemning.',
    dropUntouched:
      'Du har sluppet en hemning på {before} og har ikke vært innom Circle-linjen etterpå. Du kommer til {station} med {line}-linjen, drikker opp og slipper en hemning.',
    dropClosed:
      '{station} er trukket ut som stengt. Du kommer dit med {line}-linjen, drikker opp og slipper en hemning.',
    countsNorth: 'Du kommer til {station} med {line}-linjen og slipper en hemning. Hemningen teller som nord.',
    countsSouth: 'Du kommer til {station} med {line}-linjen og slipper en hemning. Hemningen teller som sør.',
    sipsLeft:
      'Du kommer til endestasjonen {station} med {left|ett poeng|# poeng} igjen. Du drikker {count|ingenting|én slurk|# slurker}.',
    sipsStop: 'Du slutter turen på {station}. Du drikker {count|ingenting|én slurk|# slurker}.',
    sipsNoDrop:
      'På endestasjonen {station} kan du ikke slippe noe. Du kommer dit med {left|ett poeng|# poeng} igjen og drikker {count|ingenting|én slurk|# slurker}.',
    points: 'Du starter turen på {at} og kaster {die}. Du får {count|ingen poeng|ett poeng|# poeng}.',
    cost: 'Du står på {at} og reiser: {route}. Det tar {count|ett poeng|# poeng}.',
    start: 'Du velger {station} som startstasjon.',
    bottle: 'En flaske på {size} cl er {count|én slurk|# slurker}.',
    players:
      '{count|Én spiller setter seg|# spillere setter seg} for å spille Gaa Under Gunnar, og det er ingen vennskapskamp.',
    friendly: '{count|Én spiller setter seg|# spillere setter seg} til en vennskapskamp i Gaa Under Gunnar.',
    begins: 'Du begynner Gaa Under Gunnar med {count|én hemning|# hemninger}.',
    finished: 'Du er ferdig med Gaa Under Gunnar når {count|én hemning|# hemninger} er sluppet.',
    code: 'På resultatarket står {short} for variantkoden {long}.',
    format: 'I en turnering med koden {code} er det {count|én spiller|# spillere} i heatene.',
    sum: 'I Gabba Gools er {dice} verdt {count}.',
    beats: 'I Gabba Gools går hånden {one} foran {other}.',
    canWin: 'Beste hånd i runden er {one}. Du ender med {other} og tar ledelsen.',
    rollOff: 'De to beste hendene i runden er {one} og {other}. Det blir omkast.',
    social: 'Du ender med {dice}. Alle sier «Social» og drikker.',
    throwsOn: 'I Three Man kaster du {one} og {other}. Da kaster du igjen.',
    drinksLeft: 'I Three Man kaster du {one} og {other}. Spilleren til venstre for deg drikker.',
    drinksRoller: 'I Three Man kaster du {one} og {other}. På den summen drikker du selv.',
    drinksRight: 'I Three Man kaster du {one} og {other}. Spilleren til høyre for deg drikker.',
    threeManDrinks: 'I Three Man kaster du {one} og {other}. Three Man drikker eller tar en shot.',
    handsOut: 'I Three Man kaster du {one} og {other}. Du deler ut {count|én slurk|# slurker}.',
    socialThrow: 'I Three Man kaster du {one} og {other}. Alle sier «Social» og drikker.',
    reversal: 'I Three Man kaster du {one} og {other}. Det snur, og terningene går tilbake.',
    streak: 'I Three Man må {count|ett kast|# kast} på rad få noen til å drikke før du får lage en regel.',
    lay: 'I Gabong ligger {pile} øverst. Det er din tur, og du legger {card}.',
    layOnThree: 'I Gabong ligger {pile} øverst, og det er deg den hopper over. Du legger {card}.',
    layOnTwo: 'I Gabong ligger {pile} øverst, og ingen har trukket for den. Det er din tur, og du legger {card}.',
    next: 'A til F spiller Gabong i den rekkefølgen, og E er Gabongmester. B legger {card}. {name} har neste tur.',
    draws: 'I Gabong ligger én toer øverst, og du har ingen toer. Du trekker {count|ett kort|# kort}.',
    worth: 'I Gabong teller {card} på hånden {count|ingen poeng|ett poeng|# poeng}.',
    gabong: 'På hånden: {cards}. Øverst: {top}. Du gabonger.',
    count: 'Når omgangen er slutt, har du dette på hånden: {cards}. Du får {count|ingen poeng|ett poeng|# poeng}.',
    theta: 'Du gabonger. Omgangen gir deg {count|ingen poeng|ett poeng|# poeng}.',
  },
  told: {
    'gug-5.1': [
      'Du drikker fortsatt når det blir din tur. Du må stå over.',
      'Du drikker fortsatt når det blir din tur. De andre venter på deg.',
    ],
    'gug-5.2': [
      'Du regner med åtte slurker og tar tre av dem nå. De teller ikke: En øl har ingen hukommelse.',
      'Du regner med åtte slurker og tar tre av dem nå. Da skylder du bare fem når du er framme.',
    ],
    'gug-7.1': [
      'Et terningkast avgjør i hvilken rekkefølge dere velger startstasjon.',
      'Yngstemann velger startstasjon først.',
    ],
    'gug-7.3': [
      'Anna starter på Victoria, så du starter et annet sted.',
      'Anna starter på Victoria, og det gjør du også.',
    ],
    'gug-7.4': [
      'Alle brikkene er satt ut. Den som kaster høyest, begynner og kaster på nytt for å flytte.',
      'Alle brikkene er satt ut. Den som kaster høyest, begynner og flytter med det samme kastet.',
    ],
    'gug-11.2': [
      'Du sender terningen videre, og så begynner du å drikke.',
      'Du drikker slurkene først, og sender terningen videre når flasken står på bordet.',
    ],
    'gug-12.5': [
      'Du har drukket opp på endestasjonen. Nå får du slippe hemningen.',
      'Du slipper hemningen når du kommer fram, og drikker for den senere.',
    ],
    'gug-15.1': [
      'Det er seksten minutter siden den forrige kom i mål, og du er fortsatt på brettet. Du får DNF.',
      'Det er seksten minutter siden den forrige kom i mål, og du er fortsatt på brettet. Du får spille ferdig.',
    ],
    'gug-16.3': ['Terminalene på Heathrow er én stasjon.', 'Terminalene på Heathrow er hver sin stasjon.'],
    'gools-2.1': [
      'Du kaster fem terninger og lar to ligge. De tre andre kaster du igjen.',
      'Du kaster fem terninger, liker ingen av dem og kaster alle fem igjen.',
    ],
    'gools-5.1': [
      'Du har vunnet to runder på rad. Du får lage en ny regel.',
      'Du har vunnet én runde. Du får lage en ny regel med en gang.',
    ],
    'gools-6.1': [
      'Anna vinner runden. Alle andre sier «Hail Anna!» og drikker.',
      'Anna vinner runden. Hun drikker, og de andre ser på.',
    ],
    'gools-6.3': [
      'Du lar de to siste terningene ligge, og én av dem er en sekser. Du blir Three Man.',
      'Den første terningen din er en sekser, og den siste en toer. Du blir Three Man.',
    ],
    'gools-6.4': [
      'To av dere ender på en sekser. Hver kaster én terning, og den høyeste blir Three Man.',
      'To av dere ender på en sekser. Hver kaster én terning, og den laveste blir Three Man.',
    ],
    'gools-6.5': [
      'Du får fem seksere, den siste i siste kast. Du velger hvem som blir Three Man.',
      'Du får fem seksere, den siste i siste kast. Du blir Three Man.',
    ],
    'three-man-7.1': ['Spilleren til venstre for Three Man kaster først.', 'Three Man kaster først.'],
    'three-man-7.4': [
      'Terningene er tilbake hos Three Man, som kaster én terning: en femmer. Da er det over.',
      'Terningene er tilbake hos Three Man, som kaster én terning: en treer. Da er det over.',
    ],
    'gabong-3.3': [
      'Du kan ikke legge noe kort. Du trekker ett og mister turen.',
      'Du kan ikke legge noe kort. Du trekker til du kan.',
    ],
    'gabong-7.1': [
      'To har færrest poeng etter ti omganger. Den som har flest θ, vinner.',
      'To har færrest poeng etter ti omganger. Den som har færrest θ, vinner.',
    ],
  },
};

export const RULE_QUIZ: Readonly<Record<Lang, RuleQuizWords>> = { en, nb };
