import type { TableRulings } from '../games/gools/rulings.ts';
import type { Lang } from '../i18n/lang.ts';
import { type AnyClause, type Book, bookOf } from '../rulebooks/books.ts';
import { type GabongTable, judgeGabong } from './cards.ts';
import { judgeGools, judgeThreeMan } from './dice.ts';
import { type GugTable, judgeGug } from './gug.ts';
import { type Concept, isAsking, namedBooks } from './lexicon.ts';
import { NO_PLACES, type Places, placesIn } from './places.ts';
import { rankClauses } from './rank.ts';
import { type Question, readQuestion } from './read.ts';
import type { Judged } from './verdict.ts';

/** What questions are asked of: each game as its table plays it. */
export interface Tables {
  /** Undefined until a board has come. */
  readonly gug: GugTable | undefined;
  readonly gools: Pick<TableRulings, 'G3'>;
  readonly gabong: GabongTable;
}

/** What a question comes to. */
export interface Reply {
  /** None where no judge can decide; several where more than one game fits. */
  readonly answers: readonly Judged[];
  /** The games that fit alike, where nothing says which is meant. */
  readonly games: readonly Book[];
  /** The clauses it may be about, the best first. */
  readonly clauses: readonly AnyClause[];
  /** Whether enough of it was understood to say what it is about. */
  readonly isUnderstood: boolean;
}

/** What ranks less is a guess. */
const LEAST_SCORE = 1.2;
/** Clauses that rank so nearly alike may as well be meant. */
const ALIKE = 0.92;
const CLAUSES_MOST = 12;

/** Answers a question in words. @param isKnown - whether the rule books have a word. */
export function ask(line: string, lang: Lang, isKnown: (word: string) => boolean, tables: Tables): Reply {
  const question = readQuestion(line, lang, isKnown);
  const places = tables.gug ? placesIn(tables.gug.network.board, question.words, isKnown) : NO_PLACES;
  const about = withPlaces(withoutPlaces(question, places), places, tables.gug);
  const ranked = rankClauses(about.concepts);
  const answers = answersTo(about, places, tables);
  const best = ranked[0]?.score ?? 0;
  const named = namedBooks(about.concepts);
  const alike = ranked.filter(({ score }) => score >= best * ALIKE).flatMap(({ clause }) => bookOf(clause) ?? []);
  const asked = answers.map(({ game }) => game);
  return {
    answers,
    games: asked.length > 0 ? asked : named.length > 0 ? [] : [...new Set(alike)],
    clauses: [...new Set([...answers.map(({ clause }) => clause), ...ranked.map(({ clause }) => clause)])].slice(
      0,
      CLAUSES_MOST,
    ),
    isUnderstood: answers.length > 0 || (best >= LEAST_SCORE && !isMostlyStrange(about, places, isKnown)),
  };
}

/** Shorter words are of every language, and say little. */
const LEAST_TELLING = 4;

/** Whether there are more words that nobody knows than things that are named. */
function isMostlyStrange(question: Question, { stations, lines }: Places, isKnown: (word: string) => boolean): boolean {
  const named = [...question.mentions, ...stations, ...lines];
  const isNamed = (at: number) => named.some(({ from, to }) => at >= from && at < to);
  const strange = question.words.filter(
    (word, at) => word.length >= LEAST_TELLING && !/\d/.test(word) && !isNamed(at) && !isKnown(word),
  );
  const things = question.mentions.filter(({ concept }) => !isAsking(concept));
  return strange.length > new Set(things.map(({ from }) => from)).size + stations.length;
}

/** What stands in the name of a place names nothing else: the king of King's Cross. */
function withoutPlaces(question: Question, { stations, lines }: Places): Question {
  const isIn = (from: number, to: number) =>
    [...stations, ...lines].some((place) => place.from < to && place.to > from && place.to - place.from >= to - from);
  const mentions = question.mentions.filter(({ concept, from, to }) => !isIn(from, to) || PLACES.has(concept));
  const numbers = question.numbers.filter(({ at }) => !isIn(at, at + 1));
  const cards = question.cards.filter(({ from, to }) => !isIn(from, to));
  const kept = new Set(mentions.map(({ concept }) => concept));
  const lost = new Set(question.mentions.map(({ concept }) => concept).filter((concept) => !kept.has(concept)));
  const isLost = (concept: Concept) =>
    lost.has(concept) ||
    (/^[nc]\d+$/.test(concept) &&
      !kept.has(concept) &&
      numbers.length < question.numbers.length &&
      numbers.every(({ value }) => value !== Number(concept.slice(1))));
  const concepts = new Map([...question.concepts].filter(([concept]) => !isLost(concept)));
  return { ...question, mentions, numbers, cards, concepts };
}

/** Places that have clauses of their own. */
const PLACES = new Set([
  'heathrow',
  'leicester',
  'elephant',
  'ealing-common',
  'waterloo-kensington',
  'central',
  'circle',
  'terminal',
]);

/** The question with what its stations are, on this table's board. */
function withPlaces(question: Question, { stations, lines }: Places, gug: GugTable | undefined): Question {
  if (!gug || (stations.length === 0 && lines.length === 0)) return question;
  const { network } = gug;
  const concepts = new Map(question.concepts);
  for (const { id } of stations) {
    const place = network.place(id);
    concepts.set('at-station', 1);
    if (network.endingLines(place).length > 0) concepts.set('at-end', 1);
    concepts.set(network.isWithinLoop(place) ? 'at-station-in' : 'at-station-out', 1);
  }
  if (stations.length > 1) concepts.set('two-stations', 1);
  if (lines.length > 0) concepts.set('at-line', 1);
  return { ...question, concepts };
}

function answersTo(question: Question, places: Places, { gug, gools, gabong }: Tables): readonly Judged[] {
  const named = namedBooks(question.concepts);
  const isMeant = ({ game }: Judged) =>
    named.length === 0 || named.some((book) => book === game || (book === 'three-man' && game === 'gools'));
  const hasStation = places.stations.length > 0;
  const found = [
    gug && judgeGug(question, places, gug),
    ...(hasStation ? [] : [judgeGabong(question, gabong), judgeGools(question, gools), judgeThreeMan(question)]),
  ];
  return found.filter((answer) => answer !== undefined).filter(isMeant);
}
