import lists from '../../content/phrases.json' with { type: 'json' };
import type { TableRulings } from '../games/gools/rulings.ts';
import type { Lang } from '../i18n/lang.ts';
import { type Book, BOOKS } from '../rulebooks/books.ts';
import { normalize } from '../rulebooks/normalize.ts';
import type { ReadingsOf } from './book.ts';
import { DICE_FRAMES } from './dice-judges.ts';
import { frame, type Frame, type Framed } from './frames.ts';
import { GABONG_FRAMES, type GabongTable } from './gabong.ts';
import { wordsOfGrammar } from './grammar.ts';
import { GUG_FRAMES, type GugTable } from './gug.ts';
import { slips } from './lexicon.ts';
import { isInPlace, languageOf, type Line, lineIn, type Typed, typed } from './line.ts';
import { numberOf } from './numbers.ts';
import { SLOTS } from './slots.ts';
import type { Judged } from './verdict.ts';

/** What questions are asked of: each game as its table plays it. */
export interface Tables {
  /** Undefined until a board has come. */
  readonly gug: GugTable | undefined;
  readonly gools: Pick<TableRulings, 'G3'>;
  readonly gabong: GabongTable;
}

/** What the judges say of a line. */
export interface Verdicts {
  readonly answers: readonly Judged[];
  /** The games that may be meant, where nothing says which. */
  readonly games: readonly Book[];
  /** The words that keep it from a verdict, as they were typed. */
  readonly unknown: readonly string[];
}

const NO_VERDICT: Verdicts = { answers: [], games: [], unknown: [] };

/** Asks every judge; a line in the other language than its page is read in that one as well. */
export function judge(
  text: string,
  lang: Lang,
  isKnown: (word: string) => boolean,
  tables: Tables,
  facts: readonly Frame<ReadingsOf>[],
): Verdicts {
  const said = typed(text);
  const likely = languageOf(said, lang);
  const both = ([likely, likely === 'en' ? 'nb' : 'en'] as const).map((each) =>
    judgeIn(said, each, isKnown, tables, facts),
  );
  const found = both.filter(({ answers, games }) => answers.length > 0 || games.length > 0);
  const [one, other] = found;
  if (!one) return both[0] ?? NO_VERDICT;
  // A line that says one thing in either language and not the same is understood in neither.
  return other && JSON.stringify(saidIn(one)) !== JSON.stringify(saidIn(other)) ? NO_VERDICT : one;
}

const saidIn = ({ answers }: Verdicts) => answers.map(({ game, said }) => [game, said]);

function judgeIn(
  said: Typed,
  lang: Lang,
  isKnown: (word: string) => boolean,
  { gug, gools, gabong }: Tables,
  facts: readonly Frame<ReadingsOf>[],
): Verdicts {
  const line = withoutSlips(lineIn(said, lang, isKnown, gug?.network.board));
  const readings: ReadingsOf = { ...gug?.network.rulings, ...gools, ...gabong.rulings };
  const run = <Table>(frames: readonly Frame<Table>[], table: Table) =>
    frames.flatMap((each) => {
      const framed = frame(each, line, table);
      return framed ? [{ book: each.book, ...framed }] : [];
    });
  const all = [
    ...(gug ? run(GUG_FRAMES, gug) : []),
    ...run(GABONG_FRAMES, gabong),
    ...run(DICE_FRAMES, gools),
    ...run(facts, readings),
  ];
  if (all.some(({ isOpen }) => isOpen)) return { answers: [], games: BOOKS, unknown: [] };
  const answers = agreed(all.flatMap(({ judged }) => judged ?? []));
  return { answers, games: answers.length > 1 ? answers.map(({ game }) => game) : [], unknown: unknownIn(line, all) };
}

/** One answer of each game: where two judges of one differ, it has none. */
function agreed(all: readonly Judged[]): readonly Judged[] {
  const books = [...new Set(all.map(({ game }) => game))];
  return books.flatMap((book) => {
    const own = all.filter(({ game }) => game === book);
    const told = own.filter(({ said }) => said !== undefined);
    const some = told.length > 0 ? told : own;
    return new Set(some.map(({ said }) => said)).size === 1 ? some.slice(0, 1) : [];
  });
}

/** More unknown words than these are not one question with a word that nobody knows. */
const UNKNOWN_MOST = 2;
/** Folded: these ask for something else than a verdict. */
const ASKS =
  /^(?:how|why|who|whom|where|when|which|what|whats|hvordan|hvorfor|hvem|hvor|nar|hvilken|hvilke|hva|korleis|kven|kva|ka|or|eller)$/;

/** The words that are missing for a verdict, by the judge who misses the fewest; none where a judge has read every word. */
function unknownIn(line: Line, all: readonly Framed[]): readonly string[] {
  if (all.some(({ unknown }) => unknown.length === 0)) return [];
  const near = all
    .map(({ unknown }) => unknown)
    .filter(({ length }) => length <= UNKNOWN_MOST && length * 2 < line.words.length)
    .sort((one, other) => one.length - other.length)[0];
  if (!near || near.some((at) => ASKS.test(line.words[at]!))) return [];
  return near.map((at) => line.raw[at]!);
}

/** Other ways to write a word, by dialect or in haste. */
const alikeIn = (at: 0 | 1): ReadonlyMap<string, string> =>
  new Map(
    lists.alike[at]!.split('|').map((pair) => {
      const [other, usual] = pair.split(' ').map(normalize);
      return [other!, usual!];
    }),
  );
const ALIKE = { en: alikeIn(0), nb: alikeIn(1) } as const;

/** The line with its slips of the finger put right, where a word can be one other alone. */
function withoutSlips(line: Line): Line {
  const known = wordsOfGrammar(line.lang);
  const usual: Line = { ...line, words: line.words.map((word) => ALIKE[line.lang].get(word) ?? word) };
  const isSlot = (at: number) => SLOTS.card(usual, at).length > 0 || SLOTS.who(usual, at).length > 0;
  const words = usual.words.map((word, at) =>
    isSlot(at) ||
    word.length < LEAST_SLIPPED ||
    known.has(word) ||
    line.isKnown(word) ||
    numberOf(word, line.lang) !== undefined ||
    isInPlace(line, at)
      ? word
      : (slipOf(word, known) ?? word),
  );
  return { ...line, words };
}

/** A word with an ending is another word, and no slip. */
const LEAST_SLIPPED = 5;

function slipOf(word: string, known: ReadonlySet<string>): string | undefined {
  const near = [...known].filter(
    (of) =>
      of.length >= LEAST_SLIPPED &&
      of.startsWith(word[0]!) &&
      of.at(-1) === word.at(-1) &&
      Math.abs(of.length - word.length) <= 1 &&
      slips(word, of, 1) === 1,
  );
  return near.length === 1 ? near[0] : undefined;
}
