import { refuse } from '../shared/decision.ts';
import { decidedOnce, type Game } from '../shared/game.ts';
import { onceFor } from '../shared/memo.ts';
import { isSamePlayer } from '../shared/names.ts';
import type { Seating } from '../shared/seating.ts';
import type { Board } from './board.ts';
import { boardAsOf } from './earlier-drawings.ts';
import type { GugEvent } from './events.ts';
import { type Network, networkFor, type RefereeSides } from './network.ts';
import { type Decision, finding, type GugFinding } from './play-decision.ts';
import { decide } from './play-event.ts';
import { followed, goneOn, isTimeUp, withoutOldPause } from './play-finish.ts';
import { freeMarkers, startOf } from './play-start.ts';
import type { GugState } from './play-state.ts';
import { type KeptRulings, readingsOfKept, type Rulings } from './rulings.ts';
import type { GugSetup, Seat } from './setup.ts';

export type { GugFinding };

/** A whole game of Gaa Under Gunnar at one table: its board, its rulings, and the sides set by its referee (R22). */
export interface GugGame extends Game<GugSetup, GugEvent, GugState, GugFinding> {
  /** The board as this table plays it, under the works and the draw of its setup. */
  readonly network: (setup: GugSetup) => Network;
  /** The network under which the turn's moves are judged: after "snøl" and a count they may stop early (11.3, R6). */
  readonly turnNetwork: (state: GugState) => Network;
}

const SEATING: Seating<GugEvent, GugState, GugFinding> = {
  keys: ['seat'],
  count: ({ seats }) => seats.length,
  // Each phone gives the first sign that is free: the same person has the same one on both,
  namesake: ({ reason }, state, event) =>
    reason === 'markers-alike' && event.kind === 'join' ? seatOf(state, event.newcomer) : undefined,
  // and somebody else the next.
  besideOthers(event, state) {
    if (event.kind !== 'join' || seatOf(state, event.newcomer) !== undefined) return event;
    const free = freeMarkers(state);
    const [next] = free;
    const { newcomer } = event;
    return next === undefined || free.includes(newcomer.marker)
      ? event
      : { ...event, newcomer: { ...newcomer, marker: next } };
  },
};

/** Where the same people sit already, who have not left. */
function seatOf({ setup, seats }: GugState, { players }: Seat): number | undefined {
  const at = setup.seats.findIndex(
    (other, seat) =>
      seats[seat]!.status.is !== 'dnf' &&
      players.every(({ name }, player) => isSamePlayer(name, other.players[player]?.name ?? '')),
  );
  return at < 0 ? undefined : at;
}

export function gugGame(board: Board, rulings: Rulings, sides: RefereeSides): GugGame {
  /** What was asked for last: one turn asks several times, and a game seldom changes its readings. */
  let last: { readonly setup: GugSetup; readonly read: Rulings; readonly network: Network } | undefined;
  const networkOf = (setup: GugSetup, read: Rulings): Network => {
    if (last?.setup === setup && last.read === read) return last.network;
    const { works, closedStations } = setup;
    const network = networkFor(board, read, works, sides, closedStations?.draw.closed ?? []);
    last = { setup, read, network };
    return network;
  };
  /** Those of the table; by the table's changes, the very same for as long as they are. */
  const changedRulings = onceFor((changed: GugState['changed']): Rulings =>
    Object.keys(changed).length > 0 ? { ...rulings, ...changed } : rulings,
  );
  const turnRulings = ({ turn, changed }: GugState): Rulings => {
    const read = changedRulings(changed);
    return turn?.snol.includes('count') ? { ...read, R6: 'early' } : read;
  };
  const turnNetwork = (state: GugState) => networkOf(state.setup, turnRulings(state));
  const decideOnce = decidedOnce(
    (state: GugState, { event, at }: { readonly event: GugEvent; readonly at: number }) => {
      const table = goneOn(state, event, at);
      const read = turnRulings(state);
      const decided = decideInTime(read, () => networkOf(state.setup, read), table, event, at);
      const decision = withReferee(state, event, decided);
      return {
        judgement: {
          allowed: decision.is === 'allowed',
          findings: decision.findings,
          canOverrule: decision.is === 'by-referee',
        },
        next: decision.is === 'allowed' ? decision.next : () => refuse(event, decision.findings),
      };
    },
  );

  return {
    network: (setup) => networkOf(setup, rulings),
    turnNetwork,
    start: startOf,
    seating: SEATING,
    decide: (state, event, at) => decideOnce(state, { event, at }),
  };
}

/** Nobody finishes after the 15 minutes, whatever event it would be by: drinking up too is late then (15.1). */
function decideInTime(read: Rulings, networkOf: () => Network, state: GugState, event: GugEvent, at: number): Decision {
  const decided = decide(read, networkOf, state, event);
  if (decided.is === 'never') return decided;
  const next = () => withoutOldPause(state, followed(read, decided.next(), event.measured), at);
  const decision: Decision = { ...decided, next };
  if (decision.is !== 'allowed' || !isTimeUp(state, event.measured)) return decision;
  const isLate = decision.next().seats.some(({ status }, seat) => {
    return status.is === 'finished' && state.seats[seat]?.status.is === 'playing';
  });
  return isLate ? { ...decision, is: 'by-referee', findings: [finding('gug-15.1', 'time-is-up')] } : decision;
}

/** What the judge refuses goes through by the word of a referee: of the game, or named with it (4.1). */
function withReferee({ referee }: GugState, { overrule }: GugEvent, decision: Decision): Decision {
  if (!overrule || decision.is === 'never') return decision;
  if (referee !== null || overrule.by !== undefined) {
    const findings = [...decision.findings, finding('gug-4.1', 'overruled')];
    return { is: 'allowed', findings, next: decision.next };
  }
  if (decision.is === 'allowed') return decision;
  return { ...decision, findings: [...decision.findings, finding('gug-4.1', 'no-referee')] };
}

/** What a saved game was begun on, besides its setup. */
export interface StartedOn {
  readonly rulings: KeptRulings;
  /** Sides set by the referee (R22). */
  readonly sides: RefereeSides;
  /** The board's id, and its version when the game started. */
  readonly board: { readonly id: string; readonly version: number };
}

/** Most games of a log are read alike, and have the very same readings (`readOnce`). */
const readingsOnce = onceFor(readingsOfKept);

/** The judge of a saved game: its rulings, its sides, and the board as it was drawn when the game began. */
export const gameOfSaved = ({ board: { version }, rulings, sides }: StartedOn, board: Board): GugGame =>
  gugGame(boardAsOf(board, version), readingsOnce(rulings), sides);
