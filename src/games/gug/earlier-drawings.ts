import { type Board, makeBoard } from './board.ts';
import type { BoardData, Point, RunData } from './board-data.ts';

/** The bends between two neighbouring stops of a run, as a version of the board had them. */
interface Course {
  readonly line: string;
  readonly from: string;
  readonly bends: readonly Point[];
  readonly to: string;
}

/**
 * What was drawn otherwise in each version of the boards, the first one first; all boards have changed together so
 * far. Version 1 had the southern branches leave Camden Town SW and SE, so that one into the other was no return.
 */
const EARLIER: readonly (readonly Course[])[] = [
  [
    { line: 'northern', from: 'camden-town', bends: [[55, 17.5]], to: 'mornington-crescent' },
    { line: 'northern', from: 'camden-town', bends: [[56, 17.5]], to: 'euston/bank' },
  ],
];

const made = new WeakMap<Board, Map<number, Board>>();

/**
 * The board as a saved game knew it when it began, so that its moves keep the verdicts they had.
 *
 * @param version - of the board when the game began; a later one than `board` has is taken as it is.
 * @returns the same object each time.
 */
export function boardAsOf(board: Board, version: number): Board {
  if (version >= board.version) return board;
  const known = made.get(board) ?? new Map<number, Board>();
  const earlier = known.get(version) ?? makeBoard(dataAsOf(board.data, version));
  made.set(board, known.set(version, earlier));
  return earlier;
}

/** Goes back version by version. */
function dataAsOf(data: BoardData, version: number): BoardData {
  const courses = EARLIER.slice(version - 1)
    .reverse()
    .flat();
  const lines = Object.entries(data.lines).map(([id, line]) => {
    const own = courses.filter((course) => course.line === id);
    return [id, { ...line, runs: line.runs.map((run) => own.reduce(redrawn, run)) }] as const;
  });
  return { ...data, version, lines: Object.fromEntries(lines) };
}

function redrawn(run: RunData, { from, bends, to }: Course): RunData {
  const start = run.indexOf(from);
  const next = run.findIndex((place, index) => index > start && typeof place === 'string');
  return start >= 0 && run[next] === to ? [...run.slice(0, start + 1), ...bends, ...run.slice(next)] : run;
}
