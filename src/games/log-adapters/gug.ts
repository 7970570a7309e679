import type { Board } from '../gug/board.ts';
import { GUG_CLAUSES } from '../gug/clauses.ts';
import type { StationId } from '../gug/board-data.ts';
import type { GugEvent } from '../gug/events.ts';
import { gameOfSaved, type GugFinding, type StartedOn } from '../gug/play.ts';
import type { GugState } from '../gug/play-state.ts';
import { droppedAt, type LedBy, ledBy, results } from '../gug/results.ts';
import { GUG_RULINGS, readingsOfKept } from '../gug/rulings.ts';
import type { GugSetup } from '../gug/setup.ts';
import { namelessSeats } from '../gug/signs.ts';
import { groupBy } from '../shared/group.ts';
import { playerKey } from '../shared/names.ts';
import {
  byPlayer,
  type LogAdapter,
  doesCount,
  type Kept,
  placesOfPeople,
  type SeatPlace,
  type Standing,
} from './log-adapter.ts';

/** What one player drank in a game. */
interface PlayerSips {
  readonly name: string;
  /** Sips swallowed. */
  readonly sips: number;
  /** Sips counted as points by who drinks nothing. */
  readonly points: number;
}

/** How one seat of a game stands. */
export interface SeatStanding {
  /** The team's name; empty where there is none. */
  readonly team: string;
  /** One, or a team's two. */
  readonly players: readonly PlayerSips[];
  /** From 1; null for who did not finish (15.1). */
  readonly place: number | null;
  /** In a sprint: finished, and the place turns on a time that nobody knows (17.3). */
  readonly isUnplaced?: true;
  /** Milliseconds on the seat's clock; null for who did not finish, and where nobody knows it. */
  readonly time: number | null;
  /** Inhibitions dropped by all its icons. */
  readonly drops: number;
  /** Where they were dropped, each station once; left out where none was. */
  readonly stations?: readonly StationId[];
  /** Who sits there has no name, and is called by the sign. */
  readonly isNameless?: true;
}

/** How a game of Gaa Under Gunnar stands, in the few figures that a list and the statistics show. */
export interface GugStanding extends Standing {
  /** By the index of the seat. */
  readonly seats: readonly SeatStanding[];
  /** It is over, and nobody finished. */
  readonly ledBy?: LedBy;
}

/** What a player did in one game. */
interface PlayedGame extends PlayerSips {
  readonly id: string;
  /** When it was over, in milliseconds since 1970. */
  readonly at: number;
  readonly place: number | null;
  readonly isUnplaced?: true;
  /** How many seats there were. */
  readonly of: number;
  readonly time: number | null;
  readonly stations: readonly StationId[];
}

/** Average and least of some numbers; for places and times less is better. */
interface Average {
  readonly average: number;
  readonly best: number;
}

export interface GugStatistics {
  /** The name as it was last written. */
  readonly name: string;
  readonly wins: number;
  /** Over the games that the player finished; null when there is none. */
  readonly place: Average | null;
  readonly time: Average | null;
  readonly sips: number;
  readonly points: number;
  /** Where inhibitions were dropped in any of the games, each station once, the first first. */
  readonly stations: readonly StationId[];
  /** The oldest first. */
  readonly games: readonly PlayedGame[];
}

export interface GugTypes {
  readonly setup: GugSetup;
  readonly event: GugEvent;
  readonly saved: Kept<GugSetup, GugEvent> & StartedOn;
  readonly ground: Board;
  readonly state: GugState;
  readonly finding: GugFinding;
  readonly standing: GugStanding;
  readonly player: GugStatistics;
}

/** Gaa Under Gunnar. */
export const GUG_ADAPTER: LogAdapter<GugTypes> = {
  id: 'gug',
  rules: gameOfSaved,
  clauses: GUG_CLAUSES,
  rulings: GUG_RULINGS,
  standing({ createdAt, rulings, setup: began, events }, { state, at, rejectedEvents }) {
    const { setup } = state;
    const nameless = namelessSeats(began, events);
    const seats = [...results(state, { ...readingsOfKept(rulings), ...state.changed })]
      .sort((a, b) => a.seat - b.seat)
      .map(({ seat, place, time, status, drops, sips, counted }) => ({
        team: setup.seats[seat]!.team,
        players: setup.seats[seat]!.players.map(({ name }, player) => ({
          name,
          sips: sips[player]!,
          points: counted[player]!,
        })),
        place,
        ...(status === 'finished' && place === null && { isUnplaced: true as const }),
        time,
        drops,
        ...(drops > 0 && { stations: droppedAt(state.seats[seat]!) }),
        ...(nameless.has(seat) && { isNameless: true as const }),
      }));
    const is = state.phase === 'over' ? 'finished' : 'running';
    const places = placesOfPeople(
      seats.map((one, seat) => ({ seat, at: seatPlace(one), isGone: state.seats[seat]!.status.is === 'dnf' })),
      began.seats.length,
    );
    // The first roll starts everybody's clock, or in a sprint the roller's own.
    const isRolled = state.seats.some(({ startedAt }) => startedAt !== null);
    const led = ledBy(state);
    const isVoid = is === 'finished' && !isRolled;
    return {
      is,
      seats,
      ...(isVoid && { isVoid }),
      ...(seats.some(({ isUnplaced }) => isUnplaced) && { isUntimed: true as const }),
      ...(led && { ledBy: led }),
      at: Math.max(createdAt, at),
      rejectedEvents,
      places,
    };
  },
  /** Over the finished games in which somebody rolled; who has played most comes first, then who has won most. */
  statistics: (games) =>
    byPlayer(
      games.filter(({ standing }) => doesCount(standing)),
      ({ id, standing: { at, seats } }) => {
        // Whoever has left and come back has had two seats.
        const of = groupBy(seats, ({ players }) =>
          JSON.stringify(players.map(({ name }) => playerKey(name)).sort()),
        ).size;
        const rows = seats.flatMap(({ players, place, time, stations = [], isUnplaced, isNameless }) =>
          isNameless
            ? []
            : players.map((player): PlayedGame => ({
                ...player,
                id,
                at,
                place,
                ...(isUnplaced && { isUnplaced }),
                of,
                time,
                stations,
              })),
        );
        return [...groupBy(rows, ({ name }) => playerKey(name)).values()].map(addedUp);
      },
    )
      .map(statisticsOf)
      .sort((a, b) => b.games.length - a.games.length || b.wins - a.wins || a.name.localeCompare(b.name)),
};

/** A player's seats of one game as one: all that was drunk in them, and the better place. */
function addedUp(seats: readonly [PlayedGame, ...PlayedGame[]]): PlayedGame {
  const best = seats.reduce((one, other) => ((other.place ?? Infinity) < (one.place ?? Infinity) ? other : one));
  return {
    ...best,
    name: seats.at(-1)!.name,
    sips: sum(seats.map(({ sips }) => sips)),
    points: sum(seats.map(({ points }) => points)),
    stations: seats.flatMap(({ stations }) => stations),
  };
}

/** A team goes by its own name, or by those of its two, in either order. */
export function seatPlace({ team, players, place, isNameless }: SeatStanding): SeatPlace {
  const [one, two] = players.map(({ name }) => name);
  if (two === undefined) return { names: [one!], place, ...(isNameless && { isNameless }) };
  const [first, ...pairs] = [' + ', ' & ', ' / '].flatMap((and) => [`${one}${and}${two}`, `${two}${and}${one}`]);
  return { names: team === '' ? [first!, ...pairs] : [team, first!, ...pairs], players: [one!, two], place };
}

function statisticsOf(games: readonly [PlayedGame, ...PlayedGame[]]): GugStatistics {
  return {
    name: games.at(-1)!.name,
    wins: games.filter(({ place }) => place === 1).length,
    place: averageOf(games.map(({ place }) => place)),
    time: averageOf(games.map(({ time }) => time)),
    sips: sum(games.map(({ sips }) => sips)),
    points: sum(games.map(({ points }) => points)),
    stations: [...new Set(games.flatMap(({ stations }) => stations))],
    games,
  };
}

function averageOf(values: readonly (number | null)[]): Average | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : { average: sum(known) / known.length, best: Math.min(...known) };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
