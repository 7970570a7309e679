import type { StationId } from '../games/gug/board-data.ts';
import type { Network } from '../games/gug/network.ts';
import type { Lang } from '../i18n/lang.ts';
import { type AnyClause, type Book, bookOf } from '../rulebooks/books.ts';
import type { ReadingsOf } from './book.ts';
import type { Frame } from './frames.ts';
import type { GugTable } from './gug.ts';
import { judge, type Tables, type Verdicts } from './judges.ts';
import { type Concept, isAsking, namedBooks, WAYS_TO_ASK, weightOf } from './lexicon.ts';
import { isInPlace, languageOf, type Line, lineIn, typed, withWords } from './line.ts';
import type { Places } from './places.ts';
import { type Question, readQuestion } from './read.ts';
import type { Judged } from './verdict.ts';

/** What a question comes to. */
export interface Reply {
  /** None where no judge can decide; several where more than one game fits. */
  readonly answers: readonly Judged[];
  /** The games that fit alike, where nothing says which is meant. */
  readonly games: readonly Book[];
  /** Where a station's name may be another's, or is spelt as none: each that it may be, and the question that names it. */
  readonly meant: readonly { readonly station: string; readonly line: string }[];
  /** The clauses it may be about, the best first. */
  readonly clauses: readonly AnyClause[];
  /** Words that keep a question from a verdict which it would otherwise have, as they were typed. */
  readonly unknown: readonly string[];
  /** Whether enough of it was understood to say what it is about. */
  readonly isUnderstood: boolean;
}

/** What ranks less is a guess. */
const LEAST_SCORE = 1.2;
/** Clauses that rank so nearly alike may as well be meant. */
const ALIKE = 0.92;
const CLAUSES_MOST = 12;

/**
 * Answers a question in words.
 *
 * @param isKnown - whether the rule books have a word.
 * @param facts - what the rules say of themselves, where no situation is judged.
 */
export function ask(
  line: string,
  lang: Lang,
  isKnown: (word: string) => boolean,
  tables: Tables,
  facts: readonly Frame<ReadingsOf>[] = [],
): Reply {
  const read = (text: string) => {
    const said = typed(text);
    return lineIn(said, languageOf(said, lang), isKnown, tables.gug?.network.board);
  };
  const asked = read(line);
  const about = withPlaces(readQuestion(asked), asked.places, tables.gug);
  const ranked = rankLine(line, read, about.concepts);
  const named = namedBooks(about.concepts);
  const judged = (text: string) => judge(straight(text), lang, isKnown, tables, facts);
  const { answers: found, games, unknown } = judged(line);
  const answers = LET_OFF.test(line) ? found.map(turned) : found;
  const best = ranked[0]?.score ?? 0;
  const alike = ranked.filter(({ score }) => score >= best * ALIKE).flatMap(({ clause }) => bookOf(clause) ?? []);
  const isSilent = answers.length === 0 && games.length === 0;
  return {
    answers,
    meant: isSilent ? meantIn(asked, tables.gug, judged) : [],
    games: games.length > 0 ? games : answers.length > 0 || named.length > 0 ? [] : [...new Set(alike)],
    clauses: [...new Set([...answers.map(({ clause }) => clause), ...ranked.map(({ clause }) => clause)])].slice(
      0,
      CLAUSES_MOST,
    ),
    unknown: isSilent ? unknown : [],
    isUnderstood: answers.length > 0 || (best >= LEAST_SCORE && !isMostlyStrange(about, asked)),
  };
}

/** More stations than these are not asked about. */
const MEANT_MOST = 4;

/** The question with each station that its only doubtful name may be of, where that brings an answer. */
function meantIn(line: Line, gug: GugTable | undefined, judged: (text: string) => Verdicts): Reply['meant'] {
  const [name, ...others] = line.places.stations.filter(({ isSure }) => !isSure);
  if (!gug || !name || others.length > 0 || name.ids.length > MEANT_MOST) return [];
  return name.ids.flatMap((id) => {
    const station = gug.network.board.stations.get(id)!.name;
    const meant = withWords(line, name.from, name.to, station);
    const { answers, games } = judged(meant);
    return answers.length > 0 || games.length > 0 ? [{ station, line: meant }] : [];
  });
}

/** A sentence ends, and another begins. */
const BETWEEN_SENTENCES = /[.?!]+\s+/u;
/** What one sentence by itself ranks counts so much beside the whole. */
const SENTENCE = 0.6;

/** The clauses of the whole line, and of each of its sentences: one tells what happened, and another asks. */
function rankLine(
  line: string,
  read: (text: string) => Line,
  concepts: ReadonlyMap<Concept, number>,
): ReturnType<typeof rankClauses> {
  const whole = rankClauses(concepts);
  const sentences = line.split(BETWEEN_SENTENCES).filter((sentence) => sentence.trim() !== '');
  if (sentences.length < 2) return whole;
  const alone = sentences.map((sentence) => {
    const named = [...readQuestion(read(sentence)).concepts].filter(([concept]) => concepts.has(concept));
    return new Map<string, number>(rankClauses(new Map(named)).map(({ clause, score }) => [clause, score]));
  });
  return whole
    .map(({ clause, score }) => ({
      clause,
      score: score + SENTENCE * Math.max(...alone.map((scores) => scores.get(clause) ?? 0)),
    }))
    .sort((one, other) => other.score - one.score);
}

/** "Slipper jeg å", of what one must otherwise do; "slipper å være" is of the Three Man, and its own concept. */
const LET_OFF = /\bslipper (jeg|vi|han|hun|man|du|de) å (?!være)/iu;
/** A question asked round about, as it is asked straight: yes and no then change places. */
const straight = (line: string): string => line.replace(LET_OFF, 'må $1 ');

const turned = (judged: Judged): Judged =>
  judged.said === 'yes' ? { ...judged, said: 'no' } : judged.said === 'no' ? { ...judged, said: 'yes' } : judged;

/** Shorter words are of every language, and say little. */
const LEAST_TELLING = 4;

/** Whether there are more words that nobody knows than things that are named. */
function isMostlyStrange({ mentions }: Question, line: Line): boolean {
  const { stations, others } = line.places;
  const isNamed = (at: number) => isInPlace(line, at) || mentions.some(({ from, to }) => at >= from && at < to);
  const strange = line.words.filter(
    (word, at) => word.length >= LEAST_TELLING && !/\d/.test(word) && !isNamed(at) && !line.isKnown(word),
  );
  const things = mentions.filter(({ concept }) => !isAsking(concept));
  return strange.length > new Set(things.map(({ from }) => from)).size + stations.length + others.length;
}

/** The question with what its stations are, on this table's board. */
function withPlaces(question: Question, { stations, lines, others }: Places, gug: GugTable | undefined): Question {
  if (!gug || (stations.length === 0 && lines.length === 0 && others.length === 0)) return question;
  const { network } = gug;
  const concepts = new Map(question.concepts);
  for (const { id } of others) {
    const { railways } = network.board.others.get(id)!;
    concepts.set(
      railways.includes('national-rail') ? 'british-rail' : railways.includes('dlr') ? 'dlr' : 'underground-only',
      1,
    );
  }
  for (const { id } of stations) {
    const place = network.place(id);
    concepts.set('at-station', 1);
    if (network.endingLines(place).length > 0) concepts.set('at-end', 1);
    concepts.set(network.isWithinLoop(place) ? 'at-station-in' : 'at-station-out', 1);
  }
  const [one, two] = stations;
  if (two) concepts.set('two-stations', 1);
  // To where one came from.
  if (one?.id === two?.id && two) concepts.set('turn-round', 1);
  // Where another line ends on the Central line.
  if ((concepts.has('north') || concepts.has('south')) && stations.some(({ id }) => endsOnDivide(network, id)))
    concepts.set('central', 1);
  if (lines.length > 0) concepts.set('at-line', 1);
  // From one line to another is a change, though nobody says so.
  if (lines.length > 1 && !concepts.has('drop')) concepts.set('change', 1);
  return { ...question, concepts };
}

function endsOnDivide(network: Network, id: StationId): boolean {
  const { divide } = network.board.data;
  const isCalling = network.board.stations.get(id)!.lines.some((line) => line === divide);
  return isCalling && network.endingLines(network.place(id)).some((line) => line !== divide);
}

/** A clause that a question may be about. @param score - from 0. */
interface Ranked {
  readonly clause: AnyClause;
  readonly score: number;
}

/** The clauses of a book that is called by its name go before the others. */
const NAMED = 1.5;
const UNNAMED = 0.55;
/** What the question names and the way to ask does not counts so much against it. */
const REST = 0.6;
/** What another way to ask about the same clause has counts so much for it, and is so much less against it. */
const ELSEWHERE = 0.3;
const KNOWN_ELSEWHERE = 0.5;

/** The clauses that a question may be about, the best first: those by whose ways to ask it is made. */
function rankClauses(concepts: ReadonlyMap<Concept, number>): readonly Ranked[] {
  const weight = (concept: Concept) => weightOf(concept) * (concepts.get(concept) ?? 1);
  const sum = (some: Iterable<Concept>) => [...some].reduce((all, concept) => all + weight(concept), 0);
  const whole = sum(concepts.keys());
  const books = namedBooks(concepts);
  const isAtStation = concepts.has('at-station');
  const factor = (book: Book | undefined) =>
    books.length === 0
      ? isAtStation && book !== 'gug'
        ? UNNAMED
        : 1
      : books.some((named) => named === book || (named === 'three-man' && book === 'gools'))
        ? NAMED
        : UNNAMED;
  const isMet = (concept: Concept) => concepts.has(concept) && !isAsking(concept);
  return [...WAYS_TO_ASK]
    .filter(([, ways]) => ways.some((way) => way.some(isMet)))
    .map(([clause, ways]) => {
      const all = new Set(ways.flat());
      const best = Math.max(
        0,
        ...ways.map((way) => {
          if (!way.some(isMet)) return 0;
          const hit = sum(way.filter((concept) => concepts.has(concept)));
          const elsewhere = sum([...concepts.keys()].filter((concept) => all.has(concept) && !way.includes(concept)));
          const named = (hit + KNOWN_ELSEWHERE * elsewhere) / whole;
          return (hit + ELSEWHERE * elsewhere) * (hit / sum(way)) * (1 - REST + REST * named);
        }),
      );
      return { clause, score: best * factor(bookOf(clause)) };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}
