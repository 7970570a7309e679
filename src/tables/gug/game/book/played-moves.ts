import { type MoveReview, type PlayedMove } from '../../../../games/gug/advisor/review.ts';
import type { GugEvent } from '../../../../games/gug/events.ts';
import { INHIBITIONS } from '../../../../games/gug/ledger.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import { positionOf, variationFor } from '../../../../games/gug/play-table.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { GugPlanWords } from '../../../../i18n/gug-plan/en.ts';
import { askPlanner, isSame } from '../../plan/ask.ts';
import type { TablePlayed } from '../../plan/question.ts';
import type { GameTable } from '../game-table.ts';

/** Says how many sips the dice cost and the choices added or saved: in whole sips, as they are drunk. */
export function sipsWords({ sips, sipsSaved }: GugPlanWords['review'], byLuck: number, byChoice: number): string {
  const more = Math.round(byChoice);
  return fill(more < 0 ? sipsSaved : sips, { fate: Math.round(byLuck) || 0, more: Math.abs(more) });
}

type Move = Extract<GugEvent, { readonly kind: 'move' }>;

/** A move of a game, as it is looked at afterwards. */
export interface MoveMade {
  /** The step of the game that it is, from 1. */
  readonly step: number;
  readonly event: Move;
  readonly before: GugState;
  readonly played: PlayedMove;
  /** How the table played then. */
  readonly table: TablePlayed;
  /** By the word of a referee, or with nothing left to drop: there is nothing to measure it by. */
  readonly isMeasured: boolean;
}

/** What of a game its moves are read from. */
export interface GamePlayed extends Pick<GameTable, 'game' | 'reduction'> {
  readonly saved: Pick<GameTable['saved'], 'sides'>;
}

/** The moves of a game, in their order. */
export function movesMade({ saved, game, reduction }: GamePlayed): readonly MoveMade[] {
  return reduction.steps.flatMap(({ play: { event }, before, after }, index): MoveMade[] => {
    if (event.kind !== 'move') return [];
    const { seat, icon, die } = event;
    const network = game.turnNetwork(before);
    // How later turns go on: after "snøl" and a count this one alone may stop early (11.3).
    const later = game.turnNetwork({ ...before, turn: null });
    const { board, rulings, works } = later;
    const position = positionOf(network, before, seat, icon);
    const stands = after.seats[seat]!.icons[icon]!.position!;
    const own = before.seats[seat]!.icons[icon]!.position!;
    const drop = stands.drops.length > own.drops.length ? stands.drops.at(-1)! : null;
    const charged = after.seats[seat]!.charges.slice(before.seats[seat]!.charges.length);
    return [
      {
        step: index + 1,
        event,
        before,
        played: {
          position,
          die: before.turn!.dice[die]!,
          after: stands,
          drop,
          sips: charged.reduce((sum, { sips }) => sum + sips.total, 0),
          isCountedOut: network !== later,
        },
        table: { board, rulings, works, sides: saved.sides, variation: variationFor(network, before, seat, icon) },
        isMeasured: !event.overrule && position.drops.length < INHIBITIONS,
      },
    ];
  });
}

/** What the planner says of each; undefined for a move that cannot be measured. @returns undefined without an answer. */
export async function reviewsOf(moves: readonly MoveMade[]): Promise<readonly (MoveReview | undefined)[] | undefined> {
  const reviews: (MoveReview | undefined)[] = moves.map(() => undefined);
  const left = [...moves.keys()].filter((index) => moves[index]!.isMeasured);
  // A table that changes how it reads the rules is another one to the planner.
  while (left.length > 0) {
    const { table } = moves[left[0]!]!;
    const alike = left.filter((index) => isSame(moves[index]!.table, table));
    const answer = await askPlanner(table, { kind: 'review', moves: alike.map((index) => moves[index]!.played) });
    if (!answer) return undefined;
    alike.forEach((index, at) => {
      reviews[index] = answer.moves[at];
      left.splice(left.indexOf(index), 1);
    });
  }
  return reviews;
}
