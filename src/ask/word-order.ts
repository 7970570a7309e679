import type { AnyClause } from '../rulebooks/books.ts';
import { isOf, isOtherwiseMeant, isOwnBook, OPEN, WHEN } from './book-words.ts';
import { type Concept, isAsking } from './lexicon.ts';
import { namedAmong, type Question } from './read.ts';
import type { Said } from './verdict.ts';

/** Folded. */
const DRINKS = '(?:drink\\w*|drank|drikk\\w*|drakk)';
const PASSES =
  '(?:(?:pass\\w*|hand(?:ed|ing)?|give|gave|giving|gir|gi|gav?|rekker|sender?|leverer)(?: \\w+){0,3} (?:die|dice|terning\\w*)|terning\\w*(?: \\w+){0,2} videre)';
const DRINKS_FIRST = new RegExp(`\\b${DRINKS}\\b.*\\b(?:before|for)\\b.*\\b${PASSES}`);
const PASSES_FIRST = new RegExp(`\\b${PASSES}\\b.*\\b(?:before|for)\\b.*\\b${DRINKS}`);
const NEAR_CIRCLE =
  /\b(?:stations?|stops?|stasjon\w*|stopp)(?: (?:out|away|ut|unna))?(?: (?:from|fra))(?: the)? (?:circle|yellow|gul\w*|ringlinj\w*|sirkellinj\w*)/;
const OVERRULES =
  /\b(?:overrule|outvote|overstyre|overprove|nedstemme|stemme ned)(?: the| a| our| en)? (?:ref|referee|umpire|dommer\w*)\b/;
const WINNER_DRINKS =
  /\b(?:(?:dos|must|may|can|should|far|ma|skal|kan)(?: the)? (?:winner|vinneren)(?: (?:have|get|to|of|the|this|round|deal|av|runden|omgangen|also|too|even|ogsa|da|selv|sjol))* (?:drink|drikke)|drikker vinneren)\b/;
const AT_ONCE =
  /\b(?:(?:all )?at once|at the same time|simultaneously|in one go|pa en gang|pa likt|samtidig|i en smell)\b/;
const OTHER_SLAPS = /\b(?:players|people|of us|then|another|spillere|personer|av oss|deretter|etterpa)\b/;
const SEVERAL_SLAPPED =
  /\b(?:slap|smette)(?: down| i vei| ned)?(?: (?:them|my|dem|alle|of))*(?: the)? (?:both|all|two|three|several|more than one|begge|alle|to|tre|flere)\b/;
/** In English, `for` is another word. */
const BEFORE_THAT = /\b(?:before|until|till|for (?:omgang|rund|opptell|alle|noen|vi|det)\w*)\b/;
const BEFORE = /\b(?:before|for)\b/;
const NEEDS_REFEREE =
  /\b(?:must|do|dos|ma|need|trenger|skal) (?:we|you|somebody|someone|there|vi|man|det|noen)(?: (?:have to|need to|have|need|ha|be|vare|a))*(?: the| a| en)? (?:ref|referee|umpire|dommer)\b/;
/** 13.1. */
const STATIONS_OUT = 3;

/** A fact of which the order of the words decides, and what may be named in such a question. */
interface Ordered {
  readonly clause: AnyClause;
  readonly beside: ReadonlySet<Concept>;
  readonly said: (asked: {
    readonly line: string;
    readonly has: (...some: readonly Concept[]) => boolean;
    /** The index of the word where a concept is first named. */
    readonly first: (concept: Concept) => number;
    readonly question: Question;
  }) => Said | undefined;
}

const beside = (concepts: string): ReadonlySet<Concept> => new Set(concepts.split(' '));

const ORDERED: readonly Ordered[] = [
  {
    clause: 'gug-4.1',
    beside: beside('need referee two-people players everybody doubt other-hands'),
    said: ({ line }) => (OVERRULES.test(line) || NEEDS_REFEREE.test(line) ? 'no' : undefined),
  },
  {
    clause: 'gug-11.2',
    beside: beside('die-pass drink not-done-drinking before-after die pass-dice next ahead beer sips hand-out'),
    said({ line, has }) {
      if (!has('die-pass') || !has('can', 'must')) return undefined;
      const [isDrink, isPass] = [DRINKS_FIRST.test(line), PASSES_FIRST.test(line)];
      return isDrink === isPass ? undefined : isPass ? 'yes' : 'no';
    },
  },
  {
    clause: 'gug-12.5',
    beside: beside('drink drop inhibition before-after sips end-station beer first'),
    said: ({ line, has, first }) =>
      has('drink') && has('drop') && has('must') && BEFORE.test(line)
        ? first('drink') < first('drop')
          ? 'yes'
          : 'no'
        : undefined,
  },
  {
    clause: 'gug-13.1',
    beside: beside('drop end-station circle early near inhibition at-line station n0 n1 n2'),
    said({ has, question: { numbers, words } }) {
      const [out, ...more] = numbers;
      if (!has('drop') || !has('can') || !has('end-station') || !out || more.length > 0) return undefined;
      return out.value < STATIONS_OUT && NEAR_CIRCLE.test(words.slice(out.at + 1).join(' ')) ? 'no' : undefined;
    },
  },
  {
    clause: 'gools-6.1',
    beside: beside('win hail drink shout g-gools twice even-if last-player deals'),
    said: ({ line }) => (WINNER_DRINKS.test(line) ? 'no' : undefined),
  },
  {
    clause: 'gabong-5.1',
    beside: beside('slap lay card twice same n2 n3 c2 two-people everybody same-rank keep-dice'),
    said({ line, has }) {
      if (!has('slap') || !has('can') || OTHER_SLAPS.test(line)) return undefined;
      return AT_ONCE.test(line) ? 'no' : SEVERAL_SLAPPED.test(line) ? 'yes' : undefined;
    },
  },
  {
    clause: 'gabong-6.1',
    beside: beside('illegal unnoticed lay protest card pass-dice next pile'),
    said: ({ has, first, question: { words, mentions } }) =>
      has('illegal') &&
      mentions.some(({ concept, from }) => concept === 'unnoticed' && !isOf('stands', words[from]!)) &&
      first('unnoticed') < first('protest') &&
      words.some((word) => isOf('stands', word))
        ? 'yes'
        : undefined,
  },
  {
    clause: 'gabong-8.1',
    beside: beside(
      'touch-cards cost sneak deal before-after gm penalty-card finish card cards-each hand-sum in-hand draw hand-out pile',
    ),
    said({ has, first, question: { words } }) {
      if (!has('deal') || first('touch-cards') > first('gm') || !words.some((word) => isOf('unfinished', word)))
        return undefined;
      return has('penalty-card') ? 'yes' : has('touch-cards') && has('can') ? 'no' : undefined;
    },
  },
  {
    clause: 'gabong-10.1',
    beside: beside('penalty-card touch-cards deal-over count-up pile finish card deals before-after cost'),
    said: ({ line, has }) =>
      has('penalty-card') && has('touch-cards') && has('deal-over', 'count-up') && !BEFORE_THAT.test(line)
        ? 'no'
        : undefined,
  },
  {
    clause: 'gabong-8.2',
    beside: beside('gm penalty-card uneven deal deals cards-each card'),
    said: ({ has, first }) =>
      has('uneven') && first('gm') < first('penalty-card') && has('penalty-card') ? 'yes' : undefined,
  },
];

/** What a rule says where the order of the words decides. */
export function inOrder(question: Question): { readonly clause: AnyClause; readonly said: Said } | undefined {
  const { concepts, mentions, words } = question;
  const has = namedAmong(concepts);
  if (WHEN.test(words[0] ?? '') || OPEN.some((concept) => concept !== 'worth' && has(concept))) return undefined;
  const first = (concept: Concept) => mentions.find((each) => each.concept === concept)?.from ?? Infinity;
  for (const { clause, beside: named, said } of ORDERED) {
    const isCovered = [...concepts.keys()].every(
      (concept) =>
        isAsking(concept) ||
        named.has(concept) ||
        isOwnBook(concept, clause) ||
        isOtherwiseMeant(concept, mentions, (each) => named.has(each)),
    );
    const answer = isCovered ? said({ line: words.join(' '), has, first, question }) : undefined;
    if (answer !== undefined) return { clause, said: answer };
  }
  return undefined;
}
