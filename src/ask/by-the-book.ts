import book from '../../content/verdicts.json' with { type: 'json' };
import { type AnyClause, bookOf } from '../rulebooks/books.ts';
import { isOf, isOtherwiseMeant, isOwnBook, OPEN, WHEN, type WordKind } from './book-words.ts';
import { type Concept, isAsking, isWord, type Mention } from './lexicon.ts';
import type { Places } from './places.ts';
import type { Question } from './read.ts';
import type { Judged, Said } from './verdict.ts';
import { inOrder } from './word-order.ts';

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
const EITHER = /^(?:or|eller)$/;
/** "When" inside a line is a condition. */
const CONDITION: Concept = 'when';
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
  const fact = FACTS.find(
    (each) =>
      (typeof each.said === 'number' || isYesNo) &&
      (!each.reading || readings[each.reading[0]] === each.reading[1]) &&
      isAskedFor(each, asked),
  );
  const found = fact ?? (isYesNo ? inOrder(question) : undefined);
  if (!found) return undefined;
  const { clause, said } = found;
  const rulings = fact?.reading ? [fact.reading[0]] : [];
  return { game: bookOf(clause)!, clause, said, sentence: 'byRule', data: {}, rulings };
};

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

const isOpen = (concept: Concept, said: Said): boolean =>
  typeof said === 'number'
    ? !['can', 'each', 'which', 'mean'].includes(concept)
    : OPEN.includes(concept) || concept === 'must';

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
