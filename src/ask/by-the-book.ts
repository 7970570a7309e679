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
  /** Concepts that change nothing. Any other makes it a question that nobody has answered. */
  readonly beside: ReadonlySet<Concept>;
}

/** `no can other-drink !soft / drink beer`: what is said, what must be named, words that may not be, what may be named beside. */
function factOf(clause: string, text: string): Fact {
  const [asked = '', beside = ''] = text.split(' / ');
  const [said, ...parts] = asked.split(' ');
  const kinds = (sign: string) =>
    parts.filter((part) => part.startsWith(sign)).map((part) => part.slice(1) as WordKind);
  return {
    clause: clause as AnyClause,
    said: said === 'yes' || said === 'no' ? said : Number(said),
    named: parts.filter((part) => !/^[=!]/.test(part)).map((part) => part.split('|')),
    words: kinds('='),
    noWords: kinds('!'),
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
const FIRST = /^(?:dos|do|did|is|are|am|can|may|will|must|should|er|kan|far|ma|blir|skal|teller|gjelder|slipper|har)$/;
/** "Penalty card?" */
const LAST = /(?:^|[.!?,;]\s)\s*\S+(?: \S+)?\?\s*$/;
/** Other questions want more than a yes or a no, and so do those that offer two answers. */
const OPEN = ['how-many', 'who', 'where', 'why', 'how', 'how-often', 'which', 'mean', 'happens', 'worth'];
const EITHER = /^(?:or|eller)$/;
/** "When" inside a line is a condition. */
const CONDITION: Concept = 'when';
/** Little words say nothing; so many others that nobody knows may. */
const LEAST_TELLING = 5;
const STRANGE_MOST = 2;

export type BookJudge = (
  line: string,
  question: Question,
  places: Places,
  isKnown: (word: string) => boolean,
) => Judged | undefined;

/** Answers by what a rule says of itself; undefined where anything is named that the rule's sentence does not cover. */
export const judgeByBook: BookJudge = (line, question, places, isKnown) => {
  const { words, concepts } = question;
  if (places.isUnclear || places.others.length > 0 || words.some((word) => EITHER.test(word) || isOf('reversed', word)))
    return undefined;
  if (strangeIn(question, places, isKnown) > STRANGE_MOST) return undefined;
  const isYesNo =
    FIRST.test(words[0] ?? '') ||
    YES_OR_NO.test(words.join(' ')) ||
    LAST.test(line) ||
    concepts.has('can') ||
    concepts.has('must');
  const fact =
    FACTS.find((each) => (typeof each.said === 'number' || isYesNo) && isAskedFor(each, question)) ??
    (isYesNo ? inOrder(question) : undefined);
  if (!fact) return undefined;
  const { clause, said } = fact;
  return { game: bookOf(clause)!, clause, said, sentence: 'byRule', data: {}, rulings: [] };
};

/** Folded. */
const DRINKS = '(?:drink\\w*|drank|drikk\\w*|drakk)';
const PASSES =
  '(?:(?:pass\\w*|hand(?:ed|ing)?|give|gave|giving|gir|gi|gav?|rekker|sender?|leverer)(?: \\w+){0,3} (?:die|dice|terning\\w*)|terning\\w*(?: \\w+){0,2} videre)';
const DRINKS_FIRST = new RegExp(`\\b${DRINKS}\\b.*\\b(?:before|for)\\b.*\\b${PASSES}`);
const PASSES_FIRST = new RegExp(`\\b${PASSES}\\b.*\\b(?:before|for)\\b.*\\b${DRINKS}`);
const NEAR_CIRCLE =
  /\b(?:stations?|stops?|stasjon\w*|stopp)(?: (?:out|away|ut|unna))?(?: (?:from|fra))(?: the)? (?:circle|yellow|gul\w*|ringlinj\w*|sirkellinj\w*)/;
/** 13.1. */
const STATIONS_OUT = 3;

/** What a rule says of what comes first, and of how many stations out: the words' order decides. */
function inOrder({ concepts, words, numbers, mentions }: Question): Pick<Fact, 'clause' | 'said'> | undefined {
  const has = (...some: readonly Concept[]) => some.some((concept) => concepts.has(concept));
  if (OPEN.some((concept) => concept !== 'worth' && has(concept)) || has('not', 'three-man', 'g-gools'))
    return undefined;
  const line = words.join(' ');
  const first = (concept: Concept) => mentions.find((each) => each.concept === concept)?.from ?? Infinity;
  if (has('die-pass') && has('can', 'must')) {
    const [isDrink, isPass] = [DRINKS_FIRST.test(line), PASSES_FIRST.test(line)];
    if (isDrink !== isPass) return { clause: 'gug-11.2', said: isPass ? 'yes' : 'no' };
  }
  if (has('drop') && has('can') && has('end-station') && NEAR_CIRCLE.test(line) && numbers.length === 1) {
    const { value, at } = numbers[0]!;
    if (value < STATIONS_OUT && NEAR_CIRCLE.test(words.slice(at + 1).join(' ')))
      return { clause: 'gug-13.1', said: 'no' };
  }
  const covered = first('unnoticed');
  if (
    has('illegal') &&
    covered < first('protest') &&
    covered < Infinity &&
    words.some((word) => isOf('stands', word)) &&
    !has('slap')
  )
    return { clause: 'gabong-6.1', said: 'yes' };
  if (
    has('penalty-card') &&
    has('deal') &&
    first('touch-cards') < first('gm') &&
    words.some((word) => isOf('unfinished', word))
  )
    return { clause: 'gabong-8.1', said: 'yes' };
  return undefined;
}

function isAskedFor(
  { clause, said, named, words: kinds, noWords, beside }: Fact,
  { concepts, words }: Question,
): boolean {
  const hasWord = (kind: WordKind) => words.some((word) => isOf(kind, word));
  const isNamed = named.every((some) => some.some((concept) => concepts.has(concept)));
  if (!isNamed || !kinds.every(hasWord) || noWords.some(hasWord)) return false;
  const all = new Set(named.flat());
  return [...concepts.keys()].every(
    (concept) =>
      all.has(concept) ||
      beside.has(concept) ||
      // A card or a number alike, and where a station lies.
      (/^c\d+$/.test(concept) && (all.has(`n${concept.slice(1)}`) || beside.has(`n${concept.slice(1)}`))) ||
      (concept === 'at-line' && (all.has('circle') || beside.has('circle'))) ||
      (concept.startsWith('at-') && (all.has('at-station') || beside.has('at-station'))) ||
      isOwnBook(concept, clause) ||
      (isAsking(concept) && (concept === CONDITION ? !/^(?:when|nar)$/.test(words[0] ?? '') : !isOpen(concept, said))),
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
