import { COURT_NAMES } from './court-names.ts';
import type { Lang, Words } from './lang.ts';
import { THREE_MAN_THROWS } from './three-man-throws.ts';

/** The head of the column that holds clause numbers. */
const [RULE, REGEL] = ['Rule', 'Regel'] as const;

const en = {
  'three-man-throws': THREE_MAN_THROWS.en,
  'gabong-cards': {
    caption: 'The cards in play and in the hand',
    head: ['Card', 'In play', 'Points in the hand', RULE],
    court: COURT_NAMES.en,
    points: '{points}',
    pointsDoubled: '{points}, and the points in the hand are doubled',
    play: {
      'draw-two': 'The next player lays a two, or draws two cards for each two on top that nobody has drawn for.',
      skip: 'The next player is skipped, unless they lay a six before the player after them plays.',
      plain: 'A plain card.',
      'to-master': 'The turn goes to the GM; the direction stays.',
      answer: 'Answers a three. Otherwise a plain card.',
      'no-change': 'A plain card, but a seven cannot change the suit of a seven.',
      'name-suit': 'Changes the suit to the one you name before the card lands. If you name none, its own suit counts.',
      'fifth-suit': 'A suit of its own, the fifth.',
      'forward-turn': 'The turn goes one player forward, then the direction reverses.',
      back: 'The turn goes one player back, then goes on in the same direction.',
      turn: 'Reverses the direction.',
    },
    twoValues: 'For a gabong it is worth {inHand} in the hand and {onPile} on the pile.',
  },
  'gug-variations': {
    caption: 'The variations and their codes',
    head: ['Code', 'Name', 'Variation code', 'What changes', RULE],
    names: {
      C: 'Classic',
      CT: 'Classic Team',
      CSP: 'Classic Sprint',
      DUT: 'Double Up Team',
      closed: 'Closed Stations',
    },
    changes: {
      C: 'Nothing: this is the game in the rule book.',
      CT: 'Teams of two share one die and one icon. The team drinks double and splits it as it likes.',
      CSP: 'One player at a time, against the clock. The others keep time and watch.',
      DUT: 'Teams of two have two dice and two icons, one die for each icon. Both players drink for both icons, and the drinking is doubled.',
      closed:
        'End stations are drawn by lot. At closed ones you cannot drop anything, but you can travel through; at others the drinking is doubled or tripled. Goes with any of the four.',
    },
  },
  'gug-tournament-codes': {
    caption: 'What the parts of a tournament code mean',
    head: ['In the code', 'What it means', 'For instance'],
    parts: {
      heat: { sign: 'H', means: 'Heat, the first layer', example: 'three heats of three players' },
      semiFinal: { sign: 'SF', means: 'Semi-final, the second layer', example: 'two semi-finals of three' },
      repechage: { sign: 'R', means: 'Repêchage, a layer in between', example: 'one repêchage of four' },
      final: { sign: 'F', means: 'Final, the last layer', example: 'one final of four' },
      next: { sign: '-', means: 'Separates one layer from the next', example: 'a repêchage, then the final' },
      moves: { sign: '/', means: 'What follows says who goes on to which layer', example: 'two go on to the final' },
      games: {
        sign: 'Number before a layer',
        means: 'How many games the layer has; no number means one',
        example: 'two games',
      },
      players: { sign: 'Number after a layer', means: 'How many players in each game', example: 'four in each' },
      movers: {
        sign: 'Number before a layer, after /',
        means: 'How many go on to that layer',
        example: 'from each heat, one goes to the final and the next two to the repêchage',
      },
      rotation: {
        sign: '@X',
        means: 'The players of the layer rotate: all play more than one heat',
        example: 'X is how many rotate in all',
      },
    },
  },
} as const;

export type RuleTableWords = Words<typeof en>;

const nb: RuleTableWords = {
  'three-man-throws': THREE_MAN_THROWS.nb,
  'gabong-cards': {
    caption: 'Kortene i spill og på hånden',
    head: ['Kort', 'I spill', 'Poeng på hånden', REGEL],
    court: COURT_NAMES.nb,
    points: '{points}',
    pointsDoubled: '{points}, og summen på hånden dobles',
    play: {
      'draw-two': 'Nestemann legger en toer, eller trekker to kort for hver toer øverst som ingen har trukket for.',
      skip: 'Nestemann hoppes over, med mindre han eller hun legger en sekser før spilleren etter legger.',
      plain: 'Et vanlig kort.',
      'to-master': 'Turen går til GM. Retningen er den samme.',
      answer: 'Svarer på en treer. Ellers et vanlig kort.',
      'no-change': 'Et vanlig kort, men en syver kan ikke vri en syver.',
      'name-suit': 'Vrir til den typen du sier før kortet treffer bunken. Sier du ingenting, gjelder kortets egen.',
      'fifth-suit': 'En egen type, den femte.',
      'forward-turn': 'Turen går én spiller fram, og så snur retningen.',
      back: 'Turen går én spiller tilbake, og derfra videre i samme retning.',
      turn: 'Snur retningen.',
    },
    twoValues: 'I en gabong er det verdt {inHand} på hånden og {onPile} på bunken.',
  },
  'gug-variations': {
    caption: 'Variantene og kodene deres',
    head: ['Kode', 'Navn', 'Variantkode', 'Hva som er annerledes', REGEL],
    names: {
      C: 'Classic',
      CT: 'Classic Team',
      CSP: 'Classic Sprint',
      DUT: 'Double Up Team',
      closed: 'Closed Stations',
    },
    changes: {
      C: 'Ingenting: Dette er spillet i regelboka.',
      CT: 'Lag på to deler én terning og én brikke. Laget drikker dobbelt og deler som det vil.',
      CSP: 'Én spiller om gangen, mot klokka. De andre tar tiden og ser på.',
      DUT: 'Lag på to har to terninger og to brikker, én terning til hver brikke. Begge spillerne drikker for begge brikkene, og dobbelt.',
      closed:
        'Noen endestasjoner trekkes ut. På de stengte kan du ikke slippe noe, men du kan reise gjennom dem; på andre er drikkingen dobbel eller trippel. Kan legges til alle fire.',
    },
  },
  'gug-tournament-codes': {
    caption: 'Hva delene i en turneringskode betyr',
    head: ['I koden', 'Hva det betyr', 'For eksempel'],
    parts: {
      heat: { sign: 'H', means: 'Heat, første runde', example: 'tre heat med tre spillere' },
      semiFinal: { sign: 'SF', means: 'Semifinale, andre runde', example: 'to semifinaler med tre' },
      repechage: { sign: 'R', means: 'Oppsamlingsheat, en runde imellom', example: 'ett oppsamlingsheat med fire' },
      final: { sign: 'F', means: 'Finale, siste runde', example: 'én finale med fire' },
      next: { sign: '-', means: 'Skiller en runde fra den neste', example: 'et oppsamlingsheat, så finalen' },
      moves: { sign: '/', means: 'Etter den: hvem som går videre til hvilken runde', example: 'to går til finalen' },
      games: {
        sign: 'Tall foran en runde',
        means: 'Antall spill i runden; uten tall er det ett',
        example: 'to spill',
      },
      players: { sign: 'Tall etter en runde', means: 'Antall spillere i hvert spill', example: 'fire i hvert' },
      movers: {
        sign: 'Tall foran en runde, etter /',
        means: 'Antall som går videre til den',
        example: 'fra hvert heat én til finalen, de to neste til oppsamlingsheatet',
      },
      rotation: {
        sign: '@X',
        means: 'Spillerne i runden roterer: Alle spiller mer enn ett heat',
        example: 'X er antallet som roterer i alt',
      },
    },
  },
};

/** The words of the tables in the rule books, by the tables' names. */
export const RULE_TABLES: Readonly<Record<Lang, RuleTableWords>> = { en, nb };
