import { GABONG_CLAUSES } from '../gabong/clauses.ts';
import type { MatchFinding } from '../gabong/match-decision.ts';
import type { GabongEvent } from '../gabong/match-events.ts';
import { GABONG } from '../gabong/match-play.ts';
import { type MatchResult, matchResults, penaltiesOf } from '../gabong/match-results.ts';
import type { GabongSetup } from '../gabong/match-setup.ts';
import { leadersOf, stageOf } from '../gabong/match-standing.ts';
import type { GabongState } from '../gabong/match-state.ts';
import { GABONG_RULINGS } from '../gabong/rulings.ts';
import { byPlayer, type GameKit, type Kept, type Standing } from './kit.ts';

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
  readonly deals: number;
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
  /** The fewest points of any round. */
  readonly best: number;
  readonly penalties: number;
  /** The oldest first. */
  readonly rounds: readonly PlayedRound[];
}

export interface GabongTypes {
  readonly setup: GabongSetup;
  readonly event: GabongEvent;
  readonly saved: Kept<GabongSetup, GabongEvent>;
  readonly ground: undefined;
  readonly state: GabongState;
  readonly finding: MatchFinding;
  readonly standing: GabongStanding;
  readonly player: GabongStatistics;
}

/** Gabong, as its points are counted deal by deal. */
export const GABONG_KIT: GameKit<GabongTypes> = {
  id: 'gabong',
  rules: () => GABONG,
  clauses: GABONG_CLAUSES,
  rulings: GABONG_RULINGS,
  standing({ setup, createdAt }, { state, at, misfits }) {
    const nameAt = (seat: number) => setup.players[seat]!.name;
    const players = matchResults(state).map((result) => ({ ...result, name: nameAt(result.seat) }));
    return {
      is: stageOf(state).is === 'over' ? 'finished' : 'running',
      players,
      leaders: leadersOf(state).map(nameAt),
      deals: state.deals.length,
      at: Math.max(createdAt, at),
      misfits,
      places: players.map(({ name, place }) => ({ names: [name], place })),
    };
  },
  /** Over the rounds that are over and had a deal; who has won most comes first. */
  statistics: (rounds) =>
    byPlayer(
      rounds.filter(({ standing }) => standing.is === 'finished' && standing.deals > 0),
      ({ id, standing: { players, at, deals } }) =>
        players.map((player): PlayedRound => ({ ...player, id, at, deals, of: players.length })),
    )
      .map(statisticsOf)
      .toSorted((a, b) => b.wins - a.wins || a.name.localeCompare(b.name)),
};

function statisticsOf(rounds: readonly [PlayedRound, ...PlayedRound[]]): GabongStatistics {
  const sum = (count: (round: PlayedRound) => number) => rounds.reduce((total, each) => total + count(each), 0);
  const deals = sum((round) => round.deals);
  return {
    name: rounds.at(-1)!.name,
    wins: rounds.filter(({ place }) => place === 1).length,
    deals,
    dealsWon: sum(({ dealsWon }) => dealsWon),
    thetas: sum(({ thetas }) => thetas),
    average: sum((round) => (round.average ?? 0) * round.deals) / deals,
    worst: Math.max(...rounds.map(({ worst }) => worst ?? 0)),
    best: Math.min(...rounds.map(({ total }) => total)),
    penalties: sum(penaltiesOf),
    rounds,
  };
}
