import type { GoolsEvent } from '../../../games/gools/events.ts';
import { lastSixOf } from '../../../games/gools/lead.ts';
import type { AnyClause, GoolsState } from '../../../games/gools/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Line } from './line.ts';
import { roundOf } from './round-told.ts';
import type { Teller } from './teller.ts';

/** What a play has made of the mini game: who is the Three Man now, or why nobody is any more. */
export function miniTold(event: GoolsEvent, before: GoolsState, after: GoolsState, teller: Teller): readonly Line[] {
  const begun = after.parts.slice(before.parts.length).map((seat): Line => ({
    text: fill(teller.words.told.threeMan, { name: teller.name(seat) }),
    clause: partClause(event, before, after, seat),
  }));
  return [...begun, ...overTold(event, before, after, teller)];
}

/** By which clause somebody has become the Three Man. */
function partClause(event: GoolsEvent, { stage }: GoolsState, after: GoolsState, seat: number): AnyClause {
  if (stage.is === 'three-man') return 'three-man-7.4';
  if (event.kind === 'name') return 'gools-6.5';
  if (stage.is === 'one-die') {
    const rolling = stage.among.filter((other) => event.kind !== 'leave' || other !== event.seat);
    if (rolling.length > 1) return 'gools-6.4';
  }
  const turn = roundOf(after)?.turns.find((one) => one.seat === seat);
  return turn && lastSixOf(turn) === 'candidate' ? 'gools-6.3' : 'gools-6.5';
}

function overTold(event: GoolsEvent, before: GoolsState, { stage }: GoolsState, teller: Teller): readonly Line[] {
  if (before.stage.is !== 'three-man' || stage.is === 'three-man' || stage.is === 'over') return [];
  const { threeManOver } = teller.words.told;
  // The book knows no end but by the last die.
  if (event.kind === 'leave') return [{ text: fill(threeManOver.left, { name: teller.name(event.seat) }) }];
  const isCalledOff = event.kind === 'three-man' && event.event.kind === 'call-off';
  return [isCalledOff ? { text: threeManOver.calledOff } : { text: threeManOver.played, clause: 'three-man-7.4' }];
}
