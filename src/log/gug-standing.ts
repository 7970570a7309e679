import { results } from '../games/gug/results.ts';
import type { FoldedGugGame } from './played.ts';
import type { SavedGugGame } from './saved-game.ts';
import type { FinishedGame, SeatResult } from './statistics.ts';

export interface SeatStanding extends SeatResult {
  /** The team's name; empty where there is none. */
  readonly team: string;
  /** Inhibitions dropped by all its icons. */
  readonly drops: number;
}

/** How a game of Gaa Under Gunnar stands, in the few figures that a list and the statistics show. */
export interface GugStanding {
  readonly game: 'gug';
  readonly is: 'running' | 'finished';
  /** By the index of the seat. */
  readonly seats: readonly SeatStanding[];
  /** The time of its last play, in milliseconds since 1970. */
  readonly at: number;
  /** Entries that do not fit, and are not applied. */
  readonly misfits: number;
}

export function gugStanding({ setup, createdAt }: SavedGugGame, { state, misfits }: FoldedGugGame): GugStanding {
  const seats = results(state)
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, place, time, drops, sips, counted }) => ({
      team: setup.seats[seat]!.team,
      players: setup.seats[seat]!.players.map(({ name }, player) => ({
        name,
        sips: sips[player]!,
        points: counted[player]!,
      })),
      place,
      time,
      drops,
    }));
  const is = state.phase === 'over' ? 'finished' : 'running';
  return { game: 'gug', is, seats, at: Math.max(createdAt, state.now), misfits: misfits.length };
}

/** A finished game, for the statistics. */
export const finishedOf = (id: string, { at, seats }: GugStanding): FinishedGame => ({ id, at, seats });
