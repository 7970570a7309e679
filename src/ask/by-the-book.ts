import book from '../../content/verdicts.json' with { type: 'json' };
import { type AnyClause, bookOf } from '../rulebooks/books.ts';
import { type Concept, isAsking, isWord, kindsOf, type Mention } from './lexicon.ts';
import type { Places } from './places.ts';
import type { Question } from './read.ts';
import type { Judged, Said } from './verdict.ts';

type WordKind = keyof typeof book.words;

const isOf = kindsOf<WordKind>(book.words);

/** What a rule says to one question, whatever the situation: "may I drink wine" is a no by 6.3. */
interface Fact {
  readonly clause: AnyClause;
  readonly said: Said;
  /** One concept of each must be named. */
  readonly named: readonly (readonly Concept[])[];
  /** A word of each kind must be there, and none of the others. */
  readonly words: readonly WordKind[];
  readonly noWords: readonly WordKind[];
  /** How the table must read a gap of the rules for it to hold. */
  readonly reading: readonly [id: string, option: string] | undefined;
  /** Concepts that change nothing. Any other makes it a question that nobody has answered. */
  readonly beside: ReadonlySet<Concept>;
}

/**
 * `no can other-drink !soft / drink beer`: what is said, what must be named, words that may not be, what may be named beside.
 * `@R6:exact` holds only where the table reads it so.
 */
function factOf(clause: string, text: string): Fact {
  const [asked = '', beside = ''] = text.split(' / ');
  const [said, ...parts] = asked.split(' ');
  const kinds = (sign: string) =>
    parts.filter((part) => part.startsWith(sign)).map((part) => part.slice(1) as WordKind);
  const [id, option] = (parts.find((part) => part.startsWith('@')) ?? '').slice(1).split(':');
  return {
    clause: clause as AnyClause,
    said: said === 'yes' || said === 'no' ? said : Number(said),
    named: parts.filter((part) => !/^[=!@]/.test(part)).map((part) => part.split('|')),
    words: kinds('='),
    noWords: kinds('!'),
    reading: id && option ? [id, option] : undefined,
    beside: new Set(beside.split(' ')),
  };
}

const FACTS: readonly Fact[] = Object.entries(book.facts).flatMap(([clause, texts]) =>
  texts.split('; ').map((text) => factOf(clause, text)),
);

/** Folded, in either language: a verb before whoever is asked about. */
const YES_OR_NO =
  /\b(?:do|dos|did|is|am|are|can|may|will|must|should|have|has) (?:i|we|he|she|it|they|you|that|this|the|my|one|all|both|everybody|everyone|someone|two|three|four)\b|\b(?:ma|far|kan|blir|er|skal|teller|gjelder|mister|slipper|kaster|gar|har|bor|trenger) (?:jeg|eg|han|hun|det|vi|de|man|du|dette|den|alle|to)\b/;
/** Such a first word asks for a yes or a no as well. */
const FIRST =
  /^(?:dos|do|did|is|are|am|can|may|will|must|should|er|kan|far|ma|blir|skal|teller|gjelder|slipper|har|snur)$/;
/** "Penalty card?" */
const LAST = /(?:^|[.!?,;]\s)\s*\S+(?: \S+)?\?\s*$/;
/** Other questions want more than a yes or a no, and so do those that offer two answers. */
const OPEN = ['how-many', 'who', 'where', 'why', 'how', 'how-often', 'which', 'mean', 'happens', 'worth'];
const EITHER = /^(?:or|eller)$/;
/** "When" inside a line is a condition. */
const CONDITION: Concept = 'when';
const WHEN = /^(?:when|nar)$/;
/** Little words say nothing; so many others that nobody knows may. */
const LEAST_TELLING = 5;
const STRANGE_MOST = 2;

/** "Får to spillere", which is "may", where "får en treer" is "gets". */
const MAY = /(?:^|[.!?,]\s)\s*får (?!en |et |ei |\d)/iu;

export type BookJudge = (
  line: string,
  question: Question,
  places: Places,
  isKnown: (word: string) => boolean,
  /** How the table reads the gaps of all the games. */
  readings: Readonly<Record<string, string>>,
) => Judged | undefined;

/** "Is it illegal", where "my illegal card" is only called so. */
const isReversed = (word: string, next = ''): boolean =>
  isOf('reversed', word) && !(word === 'illegal' && /^(?:card|play|move)s?$/.test(next));

/** Answers by what a rule says of itself; undefined where anything is named that the rule's sentence does not cover. */
export const judgeByBook: BookJudge = (line, question, places, isKnown, readings) => {
  const { words, concepts } = question;
  if (
    places.isUnclear ||
    places.others.length > 0 ||
    words.some((word, at) => EITHER.test(word) || isReversed(word, words[at + 1]))
  )
    return undefined;
  if (strangeIn(question, places, isKnown) > STRANGE_MOST) return undefined;
  const isYesNo =
    FIRST.test(words[0] ?? '') ||
    YES_OR_NO.test(words.join(' ')) ||
    LAST.test(line) ||
    concepts.has('can') ||
    concepts.has('must') ||
    MAY.test(line);
  const asked = MAY.test(line) ? { ...question, concepts: new Map([...concepts, ['can', 1]]) } : question;
  const fact =
    FACTS.find(
      (each) =>
        (typeof each.said === 'number' || isYesNo) &&
        (!each.reading || readings[each.reading[0]] === each.reading[1]) &&
        isAskedFor(each, asked),
    ) ?? (isYesNo ? inOrder(question) : undefined);
  if (!fact) return undefined;
  const { clause, said, reading } = fact;
  return { game: bookOf(clause)!, clause, said, sentence: 'byRule', data: {}, rulings: reading ? [reading[0]] : [] };
};

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
function inOrder(question: Question): Pick<Fact, 'clause' | 'said' | 'reading'> | undefined {
  const { concepts, mentions, words } = question;
  const has = (...some: readonly Concept[]) => some.some((concept) => concepts.has(concept));
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
    if (answer !== undefined) return { clause, said: answer, reading: undefined };
  }
  return undefined;
}

function isAskedFor(
  { clause, said, named, words: kinds, noWords, beside }: Fact,
  { concepts, words, mentions }: Question,
): boolean {
  const hasWord = (kind: WordKind) => words.some((word) => isOf(kind, word));
  const isNamed = named.every((some) => some.some((concept) => concepts.has(concept)));
  if (!isNamed || !kinds.every(hasWord) || noWords.some(hasWord)) return false;
  const all = new Set(named.flat());
  const isMeant = (concept: Concept) => all.has(concept) || beside.has(concept);
  return [...concepts.keys()].every(
    (concept) =>
      isMeant(concept) ||
      isOtherwiseMeant(concept, mentions, isMeant) ||
      // A card or a number alike, and where a station lies.
      (/^c\d+$/.test(concept) && (all.has(`n${concept.slice(1)}`) || beside.has(`n${concept.slice(1)}`))) ||
      (concept === 'at-line' && (all.has('circle') || beside.has('circle'))) ||
      (concept.startsWith('at-') && (all.has('at-station') || beside.has('at-station'))) ||
      isOwnBook(concept, clause) ||
      (isAsking(concept) && (concept === CONDITION ? !WHEN.test(words[0] ?? '') : !isOpen(concept, said))),
  );
}

/** Whether a concept is only another reading of words that name what is meant: "to touch" the Circle line, and no cards. */
function isOtherwiseMeant(
  concept: Concept,
  mentions: readonly Mention[],
  isMeant: (concept: Concept) => boolean,
): boolean {
  const own = mentions.filter((each) => each.concept === concept);
  return (
    concept !== 'not' &&
    own.length > 0 &&
    own.every(({ from, to }) => mentions.some((each) => isMeant(each.concept) && each.from <= from && each.to >= to))
  );
}

const isOpen = (concept: Concept, said: Said): boolean =>
  typeof said === 'number'
    ? !['can', 'each', 'which', 'mean'].includes(concept)
    : OPEN.includes(concept) || concept === 'must';

const BOOK_CONCEPTS: Readonly<Record<string, string>> = {
  'g-gug': 'gug',
  'g-gools': 'gools',
  'three-man': 'three-man',
  'g-gabong': 'gabong',
};

const isOwnBook = (concept: Concept, clause: AnyClause): boolean => BOOK_CONCEPTS[concept] === bookOf(clause);

/** How many longer words neither the rules nor the lists have. */
function strangeIn({ words, mentions, numbers }: Question, places: Places, isKnown: (word: string) => boolean): number {
  const named = [...mentions, ...places.stations, ...places.lines];
  const isNamed = (at: number) =>
    named.some(({ from, to }: Pick<Mention, 'from' | 'to'>) => at >= from && at < to) ||
    numbers.some((number) => number.at === at);
  return words.filter(
    (word, at) => word.length >= LEAST_TELLING && !isNamed(at) && !isKnown(word) && !isWord('fillers', word),
  ).length;
}
