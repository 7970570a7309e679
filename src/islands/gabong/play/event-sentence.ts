import type { GabongEvent, GabongEventOf, SeatHand } from '../../../games/gabong/match-events.ts';
import { handPoints, hasTheta } from '../../../games/gabong/match-hand.ts';
import { stageOf } from '../../../games/gabong/match-standing.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Teller } from './teller.ts';

/** What happened, in a sentence. @param before - the round as it was then. */
export function eventSentence(event: GabongEvent, before: GabongState, teller: Teller): string {
  const { play } = teller.words;
  switch (event.kind) {
    case 'deal':
      return dealSentence(event, before, teller);
    case 'penalty':
      return fill(play.events.penalty, { name: teller.name(event.seat), why: play.penalty.for[event.clause] });
    case 'master':
      return fill(play.events.master, { name: teller.name(event.seat) });
    case 'ruling':
      return fill(play.ruling, { ruling: teller.gap(event.ruling), option: teller.option(event.ruling, event.option) });
    case 'end':
      return play.events.end;
  }
}

function dealSentence({ hands }: GabongEventOf<'deal'>, before: GabongState, teller: Teller): string {
  const { events } = teller.words.play;
  const counting = { ...before.setup, rulings: before.rulings };
  const { text } = teller.words.board;
  const points = (hand: SeatHand) => {
    const count = handPoints(counting, hand);
    if (!hasTheta(hand)) return count;
    return count === 0 ? text.theta : fill(text.gabonged, { points: count });
  };
  const told = hands
    .toSorted((one, other) => one.seat - other.seat)
    .map((hand) => fill(events.hand, { name: teller.name(hand.seat), points: points(hand) }))
    .join(', ');
  return stageOf(before).is === 'extra-deal'
    ? fill(events.extra, { hands: told })
    : fill(events.deal, { number: before.deals.length + 1, hands: told });
}
