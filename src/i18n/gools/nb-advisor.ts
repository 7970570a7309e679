import type { GoolsAdvisorWords } from './en.ts';

/** The words of the advisor and of the table of hands, in Norwegian bokmål. */
export const GOOLS_ADVISOR_NB: GoolsAdvisorWords = {
  thinking: 'Tenker gjennom det …',
  trouble:
    'Rådgiveren startet ikke: Den trenger en del av nettleseren (en web worker) som mangler eller er sperret her. Spillet går videre uten.',
  again: 'Prøv igjen',
  hands: { gools: 'Gools', pure: 'Rent poeng {of}', impure: 'Urent poeng {of}', sum: 'Sum {sum}' },
  choice: {
    label: 'Tillat rådgiveren under runden',
    hint: 'Bare hvis hele bordet er enig. Den sier hva hvert valg er verdt, og alle ser at den er på. Hvordan dere spilte, kan dere uansett se på etter runden.',
    on: 'Rådgiveren er tillatt',
  },
  aim: {
    heading: 'Spill for',
    names: {
      win: 'Å vinne runden',
      'lowest-sum': 'Lavest mulig sum',
      point: 'Et poeng eller Gools',
      'no-three-man': 'Å slippe å bli Three Man',
    },
  },
  advice: {
    key: 'Rådgiver',
    heading: 'Rådgiver',
    off: 'Bordet spiller denne runden uten rådgiveren.',
    nothing: 'Det er ingenting å velge nå. Kast først.',
    threw: '{name} kastet',
    lying: 'På bordet',
    opens: 'Ingenting å slå ennå.',
    toBeat: 'Å slå: {hand}, {name}.',
    toBeatTied: 'Å slå: {hand}, {count|én spiller|# spillere}.',
    still: '{count|Ingen kaster etter dette.|Én spiller kaster etter dette.|# spillere kaster etter dette.}',
    best: 'Det beste valget: La ligge',
    bestFigure: '{name}: {figure}',
    leave: 'La disse ligge',
    all: 'Alle valg, det beste først',
    kept: 'La ligge',
    isBest: 'best',
    assume:
      'Hvert tall går ut fra at du spiller videre for det samme. Trykk på navnet på en kolonne for å se hva den betyr.',
  },
  figures: {
    win: {
      name: 'Vinne',
      long: 'Sjansen for å vinne runden',
      means:
        'Tallet går ut fra at de som kaster etter deg, spiller for sin egen beste sjanse. Likt teller som en lik andel, for ingen kan velge noe i et omkast.',
    },
    sum: {
      name: 'Sum',
      long: 'Forventet sum',
      means: 'Hva de fem terningene blir til sammen i gjennomsnitt, med hver treer som null.',
    },
    beat: {
      name: 'Slå',
      long: 'Sjansen for å slå hånden som leder',
      means: 'At du ender over den i rangeringen.',
    },
    tie: {
      name: 'Likt',
      long: 'Sjansen for å få likt med hånden som leder',
      means: 'Da blir det omkast, hvis ingen slår dere begge.',
    },
    point: {
      name: 'Poeng',
      long: 'Sjansen for et poeng eller Gools',
      means: 'Rene poeng, urene poeng og Gools til sammen.',
    },
    gools: { name: 'Gools', long: 'Sjansen for Gools', means: 'Fem treere.' },
    pure: { name: 'Rent', long: 'Sjansen for et rent poeng', means: 'Fem med samme tall, men ikke treere.' },
    impure: { name: 'Urent', long: 'Sjansen for et urent poeng', means: 'Én treer, og fire med et annet tall.' },
    threeMan: {
      name: '6 sist',
      long: 'Sjansen for en sekser i siste kast',
      means:
        'Den gjør deg til Three Man, eller til en av dem som tar omkast om det. Et poeng 6 straffes ikke, så det er ikke regnet med her.',
    },
  },
  review: {
    key: 'Hvordan spilte jeg?',
    heading: 'Hvordan spilte jeg?',
    none: 'Ingen runde er vunnet ennå. Kom tilbake etter den første.',
    later: 'Dette åpner når runden er slutt.',
    round: 'Runde',
    wonBy: 'Runde {number}, vunnet av {name}',
    honest:
      'Valg og flaks er to ting: Et godt valg kan ende dårlig, og et dårlig valg kan ende godt. Hvert valg måles etter hva det var verdt før neste kast.',
    aimHint: 'Målt som om alle spilte for dette. Den som spilte for noe annet, har andre tall.',
    entered: 'Denne turen ble skrevet inn på én gang, så ingen vet hva som ble kastet underveis.',
    threw: 'Kastet',
    left: 'lot ligge',
    best: 'Det beste valget',
    noChoice: 'Ikke noe valg',
    better: 'Bedre:',
    costs: { sum: 'koster {amount} i forventet sum', chance: 'koster {amount} prosentpoeng' },
    choices: {
      perfect: 'Valgene: Ingenting tapt.',
      sum: 'Valgene: {amount} lagt til den forventede summen.',
      chance: 'Valgene: {amount} prosentpoeng tapt.',
    },
    dice: {
      even: 'Terningene: verken gode eller dårlige.',
      sumLucky: 'Terningene: {amount} lavere enn ventet.',
      sumUnlucky: 'Terningene: {amount} høyere enn ventet.',
      chanceLucky: 'Terningene: {amount} prosentpoeng bedre enn ventet.',
      chanceUnlucky: 'Terningene: {amount} prosentpoeng dårligere enn ventet.',
    },
  },
  ranking: {
    heading: 'Hendene, den beste først',
    caption: 'Det finnes 252 hender med fem terninger. De som deler en plass, står likt.',
    dice: 'Terninger',
    hand: 'Hånd',
    place: 'Plass',
    rule: 'Regel',
    places: '{from}–{to}',
    others: 'Alle andre, etter summen',
    othersHint: 'Alle summer, hver med én av hendene som gir den',
  },
};
