import { dueOf } from '../../../src/games/gug/due.ts';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import type { GugGame } from '../../../src/games/gug/play.ts';
import type { Due, GugState } from '../../../src/games/gug/play-state.ts';
import { playing } from '../../../src/games/gug/play-table.ts';
import type { Draw } from '../../../src/games/shared/seeded.ts';
import { measuredAt } from './table.ts';
import { bestMove, WHIM } from './bot-moves.ts';
import { dueEvent } from './due-event.ts';

/** How a table drinks: of a hundred times, how often a debt is drunk before the next event, by seat; and how often at one draught. */
const PROMPT = [90, 50, 12] as const;
const AT_ONCE = 80;

const eyes = (draw: Draw) => draw(6) + 1;

/**
 * What a table of sensible players does next: what is due, or drinking before it. Never anything when the game is over.
 *
 * @param whim - so many stations' worth of whim goes into every move: much of it, and icons go astray.
 */
export function botEvent(game: GugGame, state: GugState, at: number, draw: Draw, whim = WHIM): GugEvent | undefined {
  const due = dueOf(game, state, measuredAt(state, at));
  if (due[0]?.kind === 'time-up') return { kind: 'time-up' };
  const debtor = state.seats.findIndex(({ owed }, seat) => owed > 0 && mayDrink(game, state, seat, at));
  // Whoever comes too late is skipped, unless nobody else is there to go on.
  const isHeld = due[0]?.kind === 'skip' && due[0].seat === debtor && playing(state).length > 1;
  if (debtor >= 0 && !isHeld && (playing(state).length < 2 || draw(100) < PROMPT[debtor % PROMPT.length]!))
    return drinking(state, debtor, draw);
  const one = due[draw(due.length)];
  return one && doing(game, state, one, draw, whim);
}

/** Whoever still plays and holds no thrown die. */
function mayDrink(game: GugGame, state: GugState, seat: number, at: number): boolean {
  return game.decide(state, { kind: 'drink', seat, sips: 1 }, at).judgement.allowed;
}

function drinking({ seats }: GugState, seat: number, draw: Draw): GugEvent {
  const { owed, players } = seats[seat]!;
  const sips = draw(100) < AT_ONCE ? owed : draw(owed) + 1;
  const isEven = players.length === 1 || draw(2) === 0 || sips % 2 === 1;
  return { kind: 'drink', seat, sips, ...(!isEven && { shares: [sips / 2, sips / 2] }) };
}

/** The event that does what is due. */
function doing(game: GugGame, state: GugState, due: Due, draw: Draw, whim: number): GugEvent | undefined {
  switch (due.kind) {
    case 'throw':
      return { kind: 'throw', seat: due.seat, eyes: eyes(draw), by: draw(2) === 0 ? 'hand' : 'phone' };
    case 'place': {
      const { board } = game.network(state.setup);
      const open = board.loop.filter(
        (station) => game.decide(state, { ...due, kind: 'place', station }, state.now).judgement.allowed,
      );
      return { kind: 'place', seat: due.seat, icon: due.icon, station: open[draw(open.length)]! };
    }
    case 'roll':
      return {
        kind: 'roll',
        seat: due.seat,
        dice: Array.from({ length: due.dice }, () => eyes(draw)),
        by: draw(2) === 0 ? 'hand' : 'phone',
      };
    case 'move':
      return { kind: 'move', seat: due.seat, ...bestMove(game, state, due, draw, whim) };
    case 'toss':
      return { kind: 'toss', seat: due.seat, eyes: eyes(draw), by: 'phone' };
    case 'over':
      return undefined;
    case 'drink':
    case 'pass':
    case 'skip':
    case 'time-up':
      return dueEvent(due, () => eyes(draw));
  }
}
