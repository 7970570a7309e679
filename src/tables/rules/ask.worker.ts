import { ask, type Tables } from '../../ask/ask.ts';
import type { GugTable } from '../../ask/gug.ts';
import { isListed } from '../../ask/lexicon.ts';
import { GABONG } from '../../games/gabong/match-play.ts';
import { GABONG_RULINGS, readingsOfKept as gabongReadings } from '../../games/gabong/rulings.ts';
import { GOOLS } from '../../games/gools/play.ts';
import { GOOLS_RULINGS, readingsOfKept as goolsReadings } from '../../games/gools/rulings.ts';
import { makeNetwork } from '../../games/gug/network.ts';
import { positionOf, variationOf } from '../../games/gug/play-table.ts';
import { CLASSIC } from '../../games/gug/sips.ts';
import type { Book } from '../../rulebooks/books.ts';
import { wordsOf } from '../../rulebooks/fold.ts';
import { RULINGS_OF } from '../../rulebooks/rulings.ts';
import type { AskedTexts } from '../../storage/asked-texts.ts';
import { DEFAULT_HOUSE_RULES, parseHouseRules } from '../../storage/house-rules.ts';
import { parseReadings } from '../../storage/house-rules-of.ts';
import { foldSaved, judgeOfSaved } from '../../storage/played.ts';
import { parseSavedText } from '../../storage/saved-game-schema.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { foldTable } from '../../storage/table-folds.ts';
import { isBoardId, loadBoard, NEWEST_BOARD } from '../gug/boards.ts';
import type { Answered, ToWorker } from './asking.ts';

// Beside the page, so that whoever types never waits for a judge, and no panel shares its pieces with this one.

/** Packs of a table that nobody has said anything of. */
const PACKS = 2;

interface Answerer {
  readonly answer: (id: number, line: string) => Promise<Answered>;
}

let answerer: Answerer | undefined;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.is === 'open') answerer = open(data);
  else void answerer?.answer(data.id, data.line).then((answered) => postMessage(answered));
});

function open({ lang, known, texts }: Extract<ToWorker, { is: 'open' }>): Answerer {
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
  return {
    async answer(id, line) {
      if (needsBoard(line, isKnown)) gug ??= board();
      const table = await gug;
      // A board that could not be fetched is asked for again at the next question.
      if (!table) gug = undefined;
      const tables: Tables = { gug: table, gools, gabong };
      const reply = ask(line, lang, isKnown, tables);
      const chosen: Readonly<Record<string, string>> = { ...table?.network.rulings, ...gools, ...gabong.rulings };
      const used = reply.answers.flatMap(({ game, rulings }) =>
        rulings.map((ruling) => [ruling, chosen[ruling] ?? RULINGS_OF[game][ruling]?.options[0] ?? '']),
      );
      return { id, reply, options: Object.fromEntries(used) as Answered['options'], running };
    },
  };
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

function goolsRulings(saved: SavedGame | undefined, { houseRules }: AskedTexts, running: Book[]): Tables['gools'] {
  if (saved?.game === 'gools') {
    running.push('gools', 'three-man');
    return goolsReadings(foldTable(GOOLS, saved).state.rulings);
  }
  return parseReadings(GOOLS_RULINGS, houseRules.gools ?? NO_HOUSE_RULES) ?? DEFAULT_GOOLS;
}

const DEFAULT_GOOLS = { G3: 'with-threes' } as const;

function gabongTable(saved: SavedGame | undefined, { houseRules }: AskedTexts, running: Book[]): Tables['gabong'] {
  if (saved?.game === 'gabong') {
    running.push('gabong');
    return { rulings: gabongReadings(foldTable(GABONG, saved).state.rulings), packs: saved.setup.packs };
  }
  const rulings = parseReadings(GABONG_RULINGS, houseRules.gabong ?? NO_HOUSE_RULES);
  return { rulings: rulings ?? parseReadings(GABONG_RULINGS, NO_HOUSE_RULES)!, packs: PACKS };
}

const NO_HOUSE_RULES = '{"v":1,"rulings":{}}';

/** The game on the table: its board and readings as they are now, and where the icon stands whose turn it is. */
async function gugTable(saved: SavedGame | undefined): Promise<GugTable | undefined> {
  if (saved?.game !== 'gug' || !isBoardId(saved.board.id)) return undefined;
  const board = await loadBoard(saved.board.id);
  if (!board) return undefined;
  const { state } = foldSaved(saved, board);
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
