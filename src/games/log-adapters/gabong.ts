import { GABONG_CLAUSES } from '../gabong/clauses.ts';
import type { MatchFinding } from '../gabong/match-decision.ts';
import { type GabongEvent, PENALTY_CLAUSES } from '../gabong/match-events.ts';
import { GABONG } from '../gabong/match-play.ts';
import { type MatchResult, matchResults, penaltiesOf } from '../gabong/match-results.ts';
import type { GabongSetup } from '../gabong/match-setup.ts';
import { isVoid, leadersOf, stageOf } from '../gabong/match-standing.ts';
import type { GabongState } from '../gabong/match-state.ts';
import { GABONG_RULINGS } from '../gabong/rulings.ts';
import { groupBy } from '../shared/group.ts';
import { playerKey } from '../shared/names.ts';
import {
  byPlayer,
  type LogAdapter,
  type GroundlessTypes,
  doesCount,
  placesOfPeople,
  type Standing,
} from './log-adapter.ts';

export interface GabongPlayer extends MatchResult {
  readonly name: string;
}

/** How a round of Gabong stands, in the few figures that a list and the statistics show. */
export interface GabongStanding extends Standing {
  /** The first first. */
  readonly players: readonly GabongPlayer[];
  /** The names of those who lead, or have won: several when they cannot be told apart, nobody before the first deal. */
  readonly leaders: readonly string[];
  /** Deals on the scoreboard. */
  readonly deals: number;
}

/** What a player did in one round. */
interface PlayedRound extends GabongPlayer {
  readonly id: string;
  /** When something was last done in it, in milliseconds since 1970. */
  readonly at: number;
  /** How many played. */
  readonly of: number;
  /** Played from the first deal to the last, in one seat. */
  readonly isWhole: boolean;
}

export interface GabongStatistics {
  /** The name as it was last written. */
  readonly name: string;
  readonly wins: number;
  readonly deals: number;
  readonly dealsWon: number;
  readonly thetas: number;
  /** Points of a deal in the mean, over all deals of all rounds. */
  readonly average: number;
  /** The most points of any deal. */
  readonly worst: number;
  /** The fewest points of any round that the player was in from the first deal to the last; null where there is none. */
  readonly best: number | null;
  readonly penalties: number;
  /** The oldest first. */
  readonly rounds: readonly PlayedRound[];
}

export interface GabongTypes extends GroundlessTypes<GabongSetup, GabongEvent> {
  readonly state: GabongState;
  readonly finding: MatchFinding;
  readonly standing: GabongStanding;
  readonly player: GabongStatistics;
}

/** Gabong, as its points are counted deal by deal. */
export const GABONG_ADAPTER: LogAdapter<GabongTypes> = {
  id: 'gabong',
  rules: () => GABONG,
  clauses: GABONG_CLAUSES,
  rulings: GABONG_RULINGS,
  standing({ createdAt, setup }, { state, at, rejectedEvents }) {
    const nameAt = (seat: number) => state.setup.players[seat]!.name;
    const players = matchResults(state).map((result) => ({ ...result, name: nameAt(result.seat) }));
    const isOver = stageOf(state).is === 'over';
    return {
      is: isOver ? 'finished' : 'running',
      players,
      leaders: leadersOf(state).map(nameAt),
      deals: state.deals.length,
      ...(isVoid(state) && { isVoid: true }),
      at: Math.max(createdAt, at),
      rejectedEvents,
      places: placesOfPeople(
        players.map(({ seat, name, place }) => ({
          seat,
          at: { names: [name], place },
          isGone: state.gone?.includes(seat) === true,
        })),
        setup.players.length,
      ),
    };
  },
  /** Over the rounds that are over and had a deal; who has won most comes first. */
  statistics: (rounds) =>
    byPlayer(
      rounds.filter(({ standing }) => doesCount(standing)),
      ({ id, standing: { players, deals, at } }) => {
        // Who came for the last deal and left before it has played none; whoever has left and come back has had two seats.
        const played = [...groupBy(players.filter(hasPlayed), ({ name }) => playerKey(name)).values()].map((seats) => ({
          ...addedUp(seats),
          isWhole: seats.some((seat) => seat.deals === deals),
        }));
        return played.map((one): PlayedRound => ({
          ...one,
          // Among players, and not among seats.
          place: 1 + played.filter((other) => other.place < one.place).length,
          id,
          at,
          of: played.length,
        }));
      },
    )
      .map(statisticsOf)
      .sort((a, b) => b.wins - a.wins || a.name.localeCompare(b.name)),
};

const hasPlayed = ({ deals }: GabongPlayer): boolean => deals > 0;

/** A player's seats as one, each of which has had a deal: where the later one is, and the better place. */
function addedUp(seats: readonly [GabongPlayer, ...GabongPlayer[]]): GabongPlayer {
  const sum = (count: (seat: GabongPlayer) => number) => seats.reduce((total, each) => total + count(each), 0);
  const last = seats.reduce((one, other) => (other.seat > one.seat ? other : one));
  const deals = sum((seat) => seat.deals);
  return {
    ...last,
    place: Math.min(...seats.map(({ place }) => place)),
    thetas: sum(({ thetas }) => thetas),
    deals,
    dealsWon: sum(({ dealsWon }) => dealsWon),
    average: sum((seat) => seat.average! * seat.deals) / deals,
    worst: Math.max(...seats.map(({ worst }) => worst!)),
    penalties: Object.fromEntries(
      PENALTY_CLAUSES.map((clause) => [clause, sum(({ penalties }) => penalties[clause])]),
    ) as GabongPlayer['penalties'],
  };
}

function statisticsOf(rounds: readonly [PlayedRound, ...PlayedRound[]]): GabongStatistics {
  const sum = (count: (round: PlayedRound) => number) => rounds.reduce((total, each) => total + count(each), 0);
  const deals = sum((round) => round.deals);
  const whole = rounds.filter(({ isWhole }) => isWhole);
  return {
    name: rounds.at(-1)!.name,
    wins: rounds.filter(({ place }) => place === 1).length,
    deals,
    dealsWon: sum(({ dealsWon }) => dealsWon),
    thetas: sum(({ thetas }) => thetas),
    average: sum((round) => round.average! * round.deals) / deals,
    worst: Math.max(...rounds.map(({ worst }) => worst!)),
    best: whole.length === 0 ? null : Math.min(...whole.map(({ total }) => total)),
    penalties: sum(penaltiesOf),
    rounds,
  };
}
