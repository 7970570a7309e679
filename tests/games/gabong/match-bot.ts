import { type GabongEvent, PENALTY_CLAUSES, type SeatHand } from '../../../src/games/gabong/match-events.ts';
import { presentIn, stageOf } from '../../../src/games/gabong/match-standing.ts';
import type { GabongState } from '../../../src/games/gabong/match-state.ts';
import { type Draw, drawSome } from '../../../src/games/shared/seeded.ts';

/** Points that make ties and whole hundreds likely. */
const TOLD = [100, 100, 50, 50, 200, 120, 37] as const;
const CARDS_MOST = 6;
/** One event in so many is no deal. */
const ASIDE = 5;

/** Something that may happen in a round that is not over: a deal as a rule, its hands from packs that were shuffled. */
export function botMatchEvent(state: GabongState, draw: Draw): GabongEvent {
  if (draw(ASIDE) === 0) return aside(state, draw);
  return botDeal(state, draw);
}

export function botDeal(state: GabongState, draw: Draw): GabongEvent {
  const stage = stageOf(state);
  const seats = stage.is === 'extra-deal' ? stage.among : presentIn(state);
  const first = drawSome(draw, seats, 1)[0]!;
  const isTheta = draw(2) === 0;
  const ranks = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
  const stock = ranks.flatMap((rank) => Array<number>(4 * state.setup.packs).fill(rank));
  const hands = seats.map((seat): SeatHand => {
    if (seat === first) return isTheta ? { seat, by: 'theta' } : { seat, by: 'cards', cards: [], isGabonged: false };
    const isGabonged = isTheta && draw(4) === 0;
    if (draw(3) === 0) return { seat, by: 'points', points: drawSome(draw, TOLD, 1)[0]!, isGabonged };
    const cards = Array.from({ length: 1 + draw(CARDS_MOST) }, () => stock.splice(draw(stock.length), 1)[0]!);
    return { seat, by: 'cards', cards, isGabonged };
  });
  return { kind: 'deal', hands: drawSome(draw, hands, hands.length) };
}

function aside({ setup, master, rulings }: GabongState, draw: Draw): GabongEvent {
  const seats = [...setup.players.keys()];
  const other = drawSome(
    draw,
    seats.filter((seat) => seat !== master),
    1,
  )[0]!;
  if (draw(4) === 0) return { kind: 'master', seat: other };
  if (draw(4) === 0) {
    return { kind: 'ruling', ruling: 'B8', option: rulings.B8 === 'off' ? 'halved' : 'off' };
  }
  const clause = drawSome(draw, PENALTY_CLAUSES, 1)[0]!;
  return { kind: 'penalty', seat: clause === 'gabong-8.2' ? master : other, clause };
}
