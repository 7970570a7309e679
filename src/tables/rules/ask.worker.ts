import { ask } from '../../ask/ask.ts';
import type { Tables } from '../../ask/judges.ts';
import type { ReadingsOf } from '../../ask/book.ts';
import type { Frame } from '../../ask/frames.ts';
import type { GugTable } from '../../ask/gug.ts';
import { isListed } from '../../ask/lexicon.ts';
import { GABONG } from '../../games/gabong/match-play.ts';
import { GABONG_RULINGS, readingsOfKept as gabongReadings } from '../../games/gabong/rulings.ts';
import { GOOLS } from '../../games/gools/play.ts';
import { GOOLS_RULINGS, readingsOfKept as goolsReadings } from '../../games/gools/rulings.ts';
import { makeNetwork } from '../../games/gug/network.ts';
import { positionOf, variationOf } from '../../games/gug/play-table.ts';
import { CLASSIC } from '../../games/gug/sips.ts';
import { defaultReadings, type Readings, type RulingForm } from '../../games/shared/ruling.ts';
import type { Book } from '../../rulebooks/books.ts';
import { wordsOf } from '../../rulebooks/normalize.ts';
import { RULINGS_OF } from '../../rulebooks/rulings.ts';
import type { AskedTexts } from '../../storage/asked-texts.ts';
import { DEFAULT_HOUSE_RULES, parseHouseRules, parseReadings } from '../../storage/house-rules.ts';
import { reduceSaved, judgeOfSaved } from '../../storage/gug-reduction.ts';
import { parseSavedText } from '../../storage/saved-game-schema.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { reduceTable } from '../../storage/reduce-table.ts';
import { isBoardId, loadBoard, NEWEST_BOARD } from '../gug/boards.ts';
import { answering } from '../../ui/answering.ts';
import type { Answered, AskedBy, LineAsked } from './asking.ts';

// Beside the page, so that whoever types never waits for a judge, and no panel shares its pieces with this one.

/** Packs of a table that nobody has said anything of. */
const PACKS = 2;

type Answerer = (line: string) => Promise<Answered>;

let answerer: Answerer | undefined;

answering(async ({ by, line }: LineAsked): Promise<Answered | null> => {
  if (by) answerer = open(by);
  return line === null || !answerer ? null : answerer(line);
});

function open({ lang, known, texts }: AskedBy): Answerer {
  const words = new Set(known);
  const isKnown = (word: string) => words.has(word);
  const saved = {
    gug: savedIn(texts.games.gug),
    gools: savedIn(texts.games.gools),
    gabong: savedIn(texts.games.gabong),
  };
  const running: Book[] = [];
  const gools = goolsRulings(saved.gools, texts, running);
  const gabong = gabongTable(saved.gabong, texts, running);
  let gug: Promise<GugTable | undefined> | undefined;
  const board = async (): Promise<GugTable | undefined> => {
    const table = await gugTable(saved.gug);
    if (table) running.push('gug');
    return table ?? phoneTable(texts);
  };
  return async (line) => {
    if (needsBoard(line, isKnown)) gug ??= board();
    const table = await gug;
    // A board that could not be fetched is asked for again at the next question.
    if (!table) gug = undefined;
    const tables: Tables = { gug: table, gools, gabong };
    const reply = ask(line, lang, isKnown, tables, await factsFor(line));
    const chosen: Readonly<Record<string, string>> = { ...table?.network.rulings, ...gools, ...gabong.rulings };
    const used = reply.answers.flatMap(({ game, rulings }) =>
      rulings.map((ruling) => [ruling, chosen[ruling] ?? RULINGS_OF[game][ruling]?.options[0] ?? '']),
    );
    return { line, reply, options: Object.fromEntries(used) as Answered['options'], running };
  };
}

/** What the rules say of themselves, fetched with the first question: a word alone asks nothing. */
async function factsFor(line: string): Promise<readonly Frame<ReadingsOf>[]> {
  if (wordsOf(line).length < 2) return [];
  // Without it a question still has its rules, and the next one asks again.
  return import('../../ask/book.ts').then(
    ({ BOOK_FRAMES }) => BOOK_FRAMES,
    () => [],
  );
}

/** A word alone that the rules or the word lists have, or a number, is no station. */
function needsBoard(line: string, isKnown: (word: string) => boolean): boolean {
  const [only, ...more] = wordsOf(line).map(({ word }) => word);
  return only !== undefined && (more.length > 0 || (!isKnown(only) && !isListed(only) && !/\d/.test(only)));
}

function savedIn(text: string | null): SavedGame | undefined {
  const parsed = text === null ? undefined : parseSavedText(text);
  return parsed?.kind === 'game' ? parsed.game : undefined;
}

/** The readings of the game on the table, which is then a running one; else those of this phone. */
function readingsHere<F extends Readonly<Record<string, RulingForm<string>>>>(
  forms: F,
  houseRules: string | null,
  books: readonly Book[],
  running: Book[],
  ofGame: (() => Readings<F>) | undefined,
): Readings<F> {
  if (!ofGame) return parseReadings(forms, houseRules ?? '') ?? defaultReadings(forms);
  running.push(...books);
  return ofGame();
}

function goolsRulings(saved: SavedGame | undefined, { houseRules }: AskedTexts, running: Book[]): Tables['gools'] {
  const ofGame = saved?.game === 'gools' && (() => goolsReadings(reduceTable(GOOLS, saved).state.rulings));
  return readingsHere(GOOLS_RULINGS, houseRules.gools, ['gools', 'three-man'], running, ofGame || undefined);
}

function gabongTable(saved: SavedGame | undefined, { houseRules }: AskedTexts, running: Book[]): Tables['gabong'] {
  const round = saved?.game === 'gabong' ? saved : undefined;
  const ofGame = round && (() => gabongReadings(reduceTable(GABONG, round).state.rulings));
  return {
    rulings: readingsHere(GABONG_RULINGS, houseRules.gabong, ['gabong'], running, ofGame),
    packs: round?.setup.packs ?? PACKS,
  };
}

/** The game on the table: its board and readings as they are now, and where the icon stands whose turn it is. */
async function gugTable(saved: SavedGame | undefined): Promise<GugTable | undefined> {
  if (saved?.game !== 'gug' || !isBoardId(saved.board.id)) return undefined;
  const board = await loadBoard(saved.board.id);
  if (!board) return undefined;
  const { state } = reduceSaved(saved, board);
  if (state.phase === 'over') return undefined;
  const network = judgeOfSaved(saved, board).turnNetwork(state);
  const seat = state.turn && state.seats[state.turn.seat];
  // With two icons nobody has said which.
  const isOne = seat?.icons.length === 1 && seat.icons[0]?.position;
  const standing = state.turn && isOne ? positionOf(network, state, state.turn.seat, 0) : undefined;
  return { network, variation: variationOf(state.setup), standing };
}

async function phoneTable({ houseRules }: AskedTexts): Promise<GugTable | undefined> {
  const board = await loadBoard(NEWEST_BOARD);
  const { rulings, sides } = parseHouseRules(houseRules.gug ?? '') ?? DEFAULT_HOUSE_RULES;
  return board && { network: makeNetwork(board, rulings, undefined, sides), variation: CLASSIC };
}
