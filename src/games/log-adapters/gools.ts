import { groupBy } from '../shared/group.ts';
import { GOOLS_CLAUSES } from '../gools/clauses.ts';
import type { GoolsEvent } from '../gools/events.ts';
import { GOOLS } from '../gools/play.ts';
import type { GoolsFinding } from '../gools/play-decision.ts';
import type { GoolsState } from '../gools/play-state.ts';
import { placeAmong, type Result, results } from '../gools/results.ts';
import { TABLE_RULINGS } from '../gools/rulings.ts';
import type { GoolsSetup } from '../gools/setup.ts';
import { playerKey } from '../shared/names.ts';
import type { Tally } from '../shared/pour.ts';
import { THREE_MAN_CLAUSES } from '../three-man/clauses.ts';
import { byPlayer, type LogAdapter, type GroundlessTypes, placesOfPeople, type Standing } from './log-adapter.ts';

export interface GoolsPlayer extends Result {
  readonly name: string;
}

/** How an evening of Gabba Gools stands, in the few figures that a list and the statistics show. */
export interface GoolsStanding extends Standing {
  /** Everybody who has sat at the table, the most wins first. */
  readonly players: readonly GoolsPlayer[];
  /** Rounds that were won. */
  readonly rounds: number;
}

/** What a player did in one evening. */
interface PlayedEvening extends GoolsPlayer {
  readonly id: string;
  /** When something was last done in it, in milliseconds since 1970. */
  readonly at: number;
}

const COUNTS = ['rounds', 'wins', 'gools', 'pure', 'impure', 'threeMan', 'rules'] as const;
type Count = (typeof COUNTS)[number];

/** What adds up; of the longest row of rounds won, the longest. */
interface Sums extends Readonly<Record<Count, number>>, Tally {
  readonly inARow: number;
}

export interface GoolsStatistics extends Sums {
  /** The name as it was last written. */
  readonly name: string;
  /** The oldest first. */
  readonly evenings: readonly PlayedEvening[];
}

export interface GoolsTypes extends GroundlessTypes<GoolsSetup, GoolsEvent> {
  readonly state: GoolsState;
  readonly finding: GoolsFinding;
  readonly standing: GoolsStanding;
  readonly player: GoolsStatistics;
}

/** Gabba Gools, with Three Man inside it. */
export const GOOLS_ADAPTER: LogAdapter<GoolsTypes> = {
  id: 'gools',
  rules: () => GOOLS,
  clauses: [...GOOLS_CLAUSES, ...THREE_MAN_CLAUSES],
  rulings: TABLE_RULINGS,
  standing({ createdAt, setup }, { state, at, rejectedEvents }) {
    const players = results(state).map((result) => ({ ...result, name: state.players[result.seat]!.name }));
    const isOver = state.stage.is === 'over';
    return {
      is: isOver ? 'finished' : 'running',
      players,
      rounds: state.rounds.length,
      ...(isOver && state.rounds.length === 0 && { isVoid: true }),
      at: Math.max(createdAt, at),
      rejectedEvents,
      places: placesOfPeople(
        evenPlaces(players).map((at, index) => {
          const { seat } = players[index]!;
          return { seat, at, isGone: !state.ring.includes(seat) };
        }),
        setup.players.length,
      ),
    };
  },
  /** Over all evenings in which a round was won; who has won most rounds comes first. */
  statistics: (evenings) =>
    byPlayer(
      evenings.filter(({ standing }) => standing.rounds > 0),
      ({ id, standing: { players, at } }) =>
        // Whoever has left and come back has had two seats in one evening.
        [...groupBy(players, ({ name }) => playerKey(name)).values()].map((seats): PlayedEvening => ({
          ...seats[0],
          ...addedUp(seats),
          id,
          at,
        })),
    )
      .map((each) => ({ name: each.at(-1)!.name, ...addedUp(each), evenings: each }))
      .sort((a, b) => b.wins - a.wins || a.name.localeCompare(b.name)),
};

/** Who has won as many rounds shares the place. */
export const evenPlaces = (players: readonly Pick<GoolsPlayer, 'name' | 'wins'>[]): GoolsStanding['places'] =>
  players.map(({ name, wins }) => ({ names: [name], place: placeAmong(players, wins) }));

function addedUp(seats: readonly GoolsPlayer[]): Sums {
  const sum = (count: (seat: GoolsPlayer) => number) => seats.reduce((total, each) => total + count(each), 0);
  const measures = (of: 'taken' | 'given') => ({
    drink: sum((seat) => seat[of].drink),
    shot: sum((seat) => seat[of].shot),
    hit: sum((seat) => seat[of].hit),
  });
  return {
    ...(Object.fromEntries(COUNTS.map((of) => [of, sum((seat) => seat[of])])) as Record<Count, number>),
    inARow: Math.max(...seats.map(({ inARow }) => inARow)),
    taken: measures('taken'),
    given: measures('given'),
  };
}
