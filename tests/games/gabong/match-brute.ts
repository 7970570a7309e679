import type { GabongEvent } from '../../../src/games/gabong/match-events.ts';
import type { GabongSetup } from '../../../src/games/gabong/match-setup.ts';

/** What a round comes to; all by seat. */
export interface BruteRound {
  /** The scoreboard line by line. */
  readonly board: readonly (readonly number[])[];
  readonly thetas: readonly number[];
  readonly dealsWon: readonly number[];
  readonly worst: readonly number[];
  readonly penalties: readonly number[];
  readonly isOver: boolean;
  readonly winners: readonly number[];
}

/**
 * The scoreboard of Gabong once more, slowly and with pen and paper: a round from its events, which the judge has
 * allowed. It shares no code with the engine.
 */
export function bruteRound(setup: GabongSetup, events: readonly GabongEvent[]): BruteRound {
  const seats = [...setup.players.keys()];
  const zeros = () => seats.map(() => 0);
  const [thetas, dealsWon, worst, penalties, total] = [zeros(), zeros(), zeros(), zeros(), zeros()];
  const board: number[][] = [];
  const read: Record<string, string> = { ...setup.rulings };
  let isOver = false;
  /** Who is equal at the end, and what decides between them. */
  let tied: number[] | undefined;
  let winners: number[] = [];

  const count = (cards: readonly number[]) => {
    let sum = 0;
    let times = 1;
    for (const card of cards) {
      sum += new Map(Object.entries(setup.points)).get(String(card))!;
      if (setup.doublers.includes(card)) times = read['B1'] === 'once' ? 2 : times * 2;
    }
    return sum * times;
  };
  const best = (among: readonly number[], points: readonly number[], signs: readonly number[]) =>
    among.filter((one) =>
      among.every(
        (other) => points[one]! < points[other]! || (points[one] === points[other] && signs[one]! >= signs[other]!),
      ),
    );
  const close = () => {
    isOver = true;
    winners = board.length === 0 ? [] : best(seats, total, thetas);
  };

  for (const event of events) {
    if (event.kind === 'penalty') penalties[event.seat]! += 1;
    if (event.kind === 'ruling') {
      read[event.ruling] = event.option;
      if (tied && read['B6'] === 'shared') close();
    }
    if (event.kind === 'end') close();
    if (event.kind !== 'deal') continue;
    const left = zeros();
    const signs = zeros();
    for (const hand of event.hands) {
      if (hand.by === 'points') left[hand.seat] = hand.points;
      if (hand.by === 'cards') left[hand.seat] = count(hand.cards);
      if (hand.by === 'theta' || hand.isGabonged) signs[hand.seat] = 1;
    }
    if (tied) {
      isOver = true;
      winners = best(tied, left, signs);
      continue;
    }
    for (const seat of seats) {
      total[seat]! += left[seat]!;
      if (read['B8'] === 'halved' && left[seat]! > 0 && String(total[seat]).endsWith('00')) total[seat]! /= 2;
      thetas[seat]! += signs[seat]!;
      if (left[seat] === 0) dealsWon[seat]! += 1;
      worst[seat] = Math.max(worst[seat]!, left[seat]!);
    }
    board.push([...total]);
    const isLast =
      setup.ends.by === 'deals' ? board.length === setup.ends.deals : Math.max(...total) >= setup.ends.limit;
    if (!isLast) continue;
    close();
    if (winners.length > 1 && read['B6'] === 'extra-deal') {
      tied = winners;
      isOver = false;
      winners = [];
    }
  }
  return { board, thetas, dealsWon, worst, penalties, isOver, winners };
}
