import type { GoolsEvent } from '../../../games/gools/events.ts';
import { HAND_CLAUSES, handOf } from '../../../games/gools/hand.ts';
import { isDone, lastSixOf, leaders } from '../../../games/gools/lead.ts';
import type { AnyClause, GoolsState, Round, Turn } from '../../../games/gools/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Line as SharedLine } from '../../shell/steps.ts';
import { handName } from '../advisor/hand-name.ts';
import { listed, type Teller } from './teller.ts';

/** The round that is being played, and what follows from it until its end. */
export const roundOf = ({ stage }: GoolsState): Round | undefined => ('round' in stage ? stage.round : undefined);

/** What a play has made of the round: a hand and who leads with it, a 6 at the end, a roll-off, a winner. */
export function roundTold(event: GoolsEvent, before: GoolsState, after: GoolsState, teller: Teller): readonly Line[] {
  const ended = after.rounds.slice(before.rounds.length).at(-1);
  const round = ended ?? roundOf(after);
  return [
    ...(round ? handTold(event, before, round, teller) : []),
    ...rollOffTold(before, after, teller),
    ...(ended ? [wonTold(ended, after, teller)] : []),
  ];
}

function handTold(event: GoolsEvent, before: GoolsState, round: Round, teller: Teller): readonly Line[] {
  if (event.kind !== 'throw' && event.kind !== 'keep' && event.kind !== 'enter') return [];
  const { told } = teller.words;
  const { seat } = event;
  const turn = round.turns.find((one) => one.seat === seat);
  const wasDone = roundOf(before)?.turns.some((one) => one.seat === seat && isDone(one)) ?? false;
  if (!turn || !isDone(turn) || wasDone) return [];
  const hand = handOf(turn.lying);
  const leading = leaders(round).map((score) => score.seat);
  const isTie = leading.length > 1;
  const lead: readonly Line[] = !leading.includes(seat)
    ? []
    : [
        isTie
          ? { text: fill(told.ties, { names: listed(teller, leading) }), clause: 'gools-4.1' }
          : { text: fill(told.leads, { name: teller.name(seat) }), clause: 'gools-2.3' },
      ];
  return [
    { text: fill(told.hand, { hand: handName(teller.words.advisor.hands, hand) }), clause: HAND_CLAUSES[hand.kind] },
    ...lead,
    ...sixTold(turn, teller),
  ];
}

/** By the turn itself: who was named is a candidate too, whatever the last throw held. */
function sixTold(turn: Turn, { words, name }: Teller): readonly Line[] {
  const { sixes } = words.told;
  const line = (template: string, clause: AnyClause) => [{ text: fill(template, { name: name(turn.seat) }), clause }];
  switch (lastSixOf(turn)) {
    case 'names':
      return line(sixes.naming, 'gools-6.5');
    case 'candidate':
      return line(sixes.candidate, 'gools-6.3');
    case undefined:
      return [];
  }
}

function rollOffTold(before: GoolsState, { stage }: GoolsState, teller: Teller): readonly Line[] {
  const { rollOff, rollOffAgain } = teller.words.told;
  if (stage.is !== 'roll-off' || stage.thrown.length > 0) return [];
  const template = before.stage.is === 'roll-off' ? rollOffAgain : rollOff;
  return [{ text: fill(template, { names: listed(teller, stage.among) }), clause: 'gools-4.1' }];
}

function wonTold({ number, winner, rollOffs }: Round, { streak }: GoolsState, { words, name }: Teller): Line {
  const { won, wonStreak } = words.told;
  const count = streak?.wins ?? 1;
  const who = winner === null ? '' : name(winner);
  return {
    text: fill(count > 1 ? wonStreak : won, { name: who, number, count }),
    clause: rollOffs.length > 0 ? 'gools-4.1' : 'gools-2.3',
  };
}

/** One sentence of what happened at the dice games' table. */
export type Line = SharedLine<AnyClause>;
