import type { Drop, Position } from '../../../../src/games/gug/position.ts';
import { bruteAfter, bruteRoutes, type BruteTurn } from '../brute-force.ts';
import type { Day } from './day.ts';
import { isOnCircle, placeOf } from './day.ts';
import { bruteDrop } from './drops.ts';

/** Where a turn leads: another state by its key, or `there`, or `lost`. */
interface Move {
  readonly to: string;
  readonly sips: number;
}

const keyOf = ({ at, came, touched, leicester }: Position): string =>
  [at, came?.from, came?.by, touched, Math.min(leicester, 3)].join(' ');

const EYES = [1, 2, 3, 4, 5, 6];
const SWEEPS = 3000;

/**
 * Expected turns to a legal drop at an end station, by trying every route of every throw in every position that can come
 * up, sweep after sweep.
 *
 * @returns turns from the position; undefined where more routes would have to be tried than there is time for.
 */
export function bruteGoal(day: Day, position: Position, goal: string, most: number): number | undefined {
  const states = new Map<string, Position>([[keyOf(position), position]]);
  const moves = new Map<string, Move[][]>();
  let tried = 0;
  for (const [key, state] of states) {
    const throws = EYES.map((die) => bruteRoutes(day, state, die));
    tried += throws.flat().length;
    if (tried > most) return undefined;
    moves.set(
      key,
      throws.map((turns) => {
        const found = turns.flatMap((turn) => movesOf(day, state, turn, goal));
        for (const { after } of found) if (after && !states.has(keyOf(after))) states.set(keyOf(after), after);
        return [...new Map(found.map(({ move }) => [move.to, move])).values()];
      }),
    );
  }
  const ahead = new Map([...states.keys()].map((key) => [key, 0]));
  ahead.set('there', 0);
  ahead.set('lost', Infinity);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    let change = 0;
    for (const [key, throws] of moves) {
      const worth = throws.map((found) => Math.min(...found.map(({ to }) => ahead.get(to)!)));
      const value = 1 + worth.reduce((sum, each) => sum + each, 0) / EYES.length;
      if (value !== ahead.get(key)) change = Math.max(change, Math.abs(value - ahead.get(key)!));
      ahead.set(key, value);
    }
    if (change < 1e-12) break;
  }
  return ahead.get(keyOf(position))!;
}

function movesOf(
  day: Day,
  state: Position,
  turn: BruteTurn,
  goal: string,
): { readonly move: Move; readonly after?: Position }[] {
  const after = {
    ...state,
    at: turn.at,
    came: turn.came ?? state.came,
    ...bruteAfter(day, state, turn),
  } as Position;
  const going = { move: { to: keyOf(after), sips: turn.sips }, after };
  if (turn.drop !== 'yes') return [going];
  const isForced = day.rulings.R19 === 'must-drop';
  if (placeOf(day, turn.at) === placeOf(day, goal)) {
    const there = { move: { to: 'there', sips: turn.sips } };
    return isForced ? [there] : [there, going];
  }
  if (!isForced) return [going];
  // The drop has to be made: what it takes from the goal is gone, and the loop has to be touched again.
  const drops = [...state.drops, { station: turn.at, line: turn.came!.by } as Drop];
  const isOpen = goalLines(day, goal).some(
    ({ station, line }) => bruteDrop(day, state.drops, station, line) && bruteDrop(day, drops, station, line),
  );
  if (!isOpen) return [{ move: { to: 'lost', sips: turn.sips } }];
  const dropped = { ...after, touched: isOnCircle(day, turn.at), leicester: 0 };
  return [{ move: { to: keyOf(dropped), sips: turn.sips }, after: dropped }];
}

/** By what a goal can be arrived at: its own station, or another of its junction. */
function goalLines(day: Day, goal: string): { readonly station: string; readonly line: string }[] {
  const here = placeOf(day, goal);
  return [...day.hops.values()]
    .flat()
    .filter(({ to }) => placeOf(day, to) === here)
    .map(({ to, line }) => ({ station: to, line }));
}
