import type { Board } from '../../../games/gug/board.ts';
import { NO_WORKS, type Works } from '../../../games/gug/position.ts';
import { overlayOn } from '../../../map/overlay.ts';
import { showOverlay } from '../../../map/svg-element.ts';
import { currentGame } from '../../../storage/current-game.ts';
import { $games, readLog } from '../../../storage/games.ts';
import { openWorks } from '../../../storage/kept-works.ts';
import { setupDraft } from '../../../storage/setup-drafts.ts';
import { closeAll, worksOn } from '../../../works/closing.ts';
import { findWorks } from '../../../works/find-works.ts';
import { type BoardId, bringBoard } from '../boards.ts';

interface Known {
  /** How many closures there are. */
  readonly count: number;
  /** Strikes them out on a drawing of the board. */
  readonly show: (svg: SVGSVGElement) => void;
}

/** What is known on this phone of the day's closures (2.2). */
export type StruckOut =
  | ({ readonly from: 'game' } & Known)
  | ({ readonly from: 'tfl'; readonly day: string } & Known)
  | { readonly from: 'none' }
  /** The board could not be had. */
  | { readonly from: 'unread' };

const countOf = ({ stations, stretches }: Works): number => stations.length + stretches.length;

/** What the game that is being set up has closed, or else the one on the table; on whichever board. */
async function worksOfGame(): Promise<Works> {
  await readLog();
  const [draft, current] = [setupDraft('gug'), currentGame('gug')];
  draft.open();
  current.open();
  const game = $games.get().get(current.$id.get() ?? '');
  return (
    draft.$draft.get()?.works ?? (game?.kind === 'game' && game.game.game === 'gug' ? game.game.setup.works : NO_WORKS)
  );
}

/** Of what TfL last said here, all that it states plainly for its day. */
function worksOfTfl(board: Board): { readonly day: string; readonly works: Works } | undefined {
  const kept = openWorks();
  if (!kept) return undefined;
  const sure = findWorks(board, kept.day, kept).closures.filter(({ isSure }) => isSure);
  const works = sure.reduce<Works>(
    (all, closure) =>
      closeAll(
        all,
        closure.kind === 'station'
          ? { ...NO_WORKS, stations: [closure.station] }
          : { ...NO_WORKS, stretches: closure.stretches },
      ),
    NO_WORKS,
  );
  return { day: kept.day, works };
}

/** Finds what can be struck out on a printed board. Nobody is asked for it: it is all on this phone. */
export async function strikeOut(id: BoardId): Promise<StruckOut> {
  const board = await bringBoard(id);
  if (!board) return { from: 'unread' };
  const ofGame = worksOn(board, await worksOfGame());
  const ofTfl = countOf(ofGame) > 0 ? undefined : worksOfTfl(board);
  const works = ofTfl?.works ?? ofGame;
  const count = countOf(works);
  const show = (svg: SVGSVGElement) =>
    showOverlay(svg, overlayOn(board)({ at: null, legs: [], ends: [], dropped: [], closed: works }));
  if (ofTfl) return { from: 'tfl', day: ofTfl.day, count, show };
  return count > 0 ? { from: 'game', count, show } : { from: 'none' };
}

/** Takes off a printed board what was struck out. */
export const restore = (svg: SVGSVGElement): void => showOverlay(svg, { below: '', above: '', plates: [] });
