import type { FormatPlan } from './format-plan.ts';
import type { Format } from './format.ts';
import type { TournamentReadings } from './rulings.ts';
import type { Outcome, TableOf, TournamentEventOf } from './tournament-events.ts';
import type { TournamentSetup } from './tournament-setup.ts';

export interface GameResult extends Outcome {
  /** Who had withdrawn before it: behind all others. */
  readonly absent: readonly number[];
  /** The id of the saved game that it was taken from; null where it was typed in. */
  readonly from: string | null;
}

/** What has happened in a layer. */
export interface LayerState {
  /** As the layer's games are read; as it was when the layer was done. */
  readonly rulings: TournamentReadings;
  /** The players of each game; null until they are drawn, or, where there is nothing to draw, until a game is over. */
  readonly groups: readonly (readonly number[])[] | null;
  /** How its players came to it, as it was when its games got their players; null before. */
  readonly came: readonly Arrival[] | null;
  /** By the index of the game; null until it is over. */
  readonly results: readonly (GameResult | null)[];
  readonly tosses: readonly TournamentEventOf<'toss'>[];
  /** The referee's orders (R25). */
  readonly decisions: readonly TournamentEventOf<'decide'>[];
}

/** A tournament as its events have made it; `layersOf` and `tournamentPlaces` say what follows. */
export interface TournamentState {
  /** As the tournament was set up, with everybody who has come since behind those who were there. */
  readonly setup: TournamentSetup;
  readonly format: Format;
  readonly plan: FormatPlan;
  readonly rulings: TournamentReadings;
  readonly layers: readonly LayerState[];
  /** In the order in which they went. */
  readonly withdrawn: readonly number[];
  /** Who came instead of whom, by who had the place; left out where nobody did. */
  readonly replaced?: Readonly<Record<number, number>>;
  /** The table ended it before its time. */
  readonly isEnded: boolean;
}

/**
 * `waiting`: for earlier layers; `to-draw`: its players are known; `tied`: every game is over, and a tie that decides who
 * goes on is to be settled.
 */
export type LayerStatus = 'waiting' | 'to-draw' | 'playing' | 'tied' | 'done';

/** How a player came to a layer. */
export interface Arrival {
  readonly player: number;
  /** Null: it is the first layer. */
  readonly from: (TableOf & { readonly position: number }) | null;
  /** By a repêchage, now or in an earlier layer. */
  readonly isBack: boolean;
  /** In the place of somebody before them who has withdrawn. */
  readonly isSubstitute: boolean;
}

/** A place in a game. Who came in together share it; who did not finish has the last (R25). */
export interface GamePlace {
  readonly player: number;
  readonly place: number;
  readonly is: 'finished' | 'dnf' | 'absent';
}

export interface GameView {
  /** In the order of the draw; withdrawn players leave their seat empty. Empty while they are not known. */
  readonly players: readonly number[];
  /** Those of them who play, or have played: all but the withdrawn. */
  readonly present: readonly number[];
  /** `walkover`: not played, for no more than one player is left in it. */
  readonly is: 'waiting' | 'to-play' | 'over' | 'walkover';
  /** The first first; empty until it is over. */
  readonly places: readonly GamePlace[];
  readonly from: string | null;
}

/** A row of the standings of a game, or of a rotated layer. */
export interface StandingRow {
  readonly player: number;
  /** From 1; equals share it. Who has withdrawn comes after all others. */
  readonly position: number;
  /** From 1, by R25 and its tosses, whoever has gone home since; equals share it. */
  readonly place: number;
  /** The sum of places in the games that are over, and the best of them; null before the first. */
  readonly sum: number | null;
  readonly best: number | null;
  readonly isWithdrawn: boolean;
  /** The index of the layer they go to; null until it is certain. */
  readonly to: number | 'out' | null;
}

/** Somebody who goes on for certain, whatever the open ties come to. */
export interface Move {
  readonly player: number;
  /** The index of the later layer they go to. */
  readonly to: number;
  /** By the standings of which game; null: of the layer as a whole. */
  readonly game: number | null;
}

export interface StandingTable extends TableOf {
  /** The first first. */
  readonly rows: readonly StandingRow[];
}

/** Players whom R25 cannot part, where it decides who goes on, or who has won. */
export interface Tie extends TableOf {
  readonly among: readonly number[];
  readonly by: 'toss' | 'referee';
}

export interface LayerView {
  readonly status: LayerStatus;
  /** Whether somebody must draw who plays whom: not where it is the same players in every game. */
  readonly isDrawn: boolean;
  /** Who is in it, as far as it is known: while it waits, those who are sure to come. */
  readonly arrivals: readonly Arrival[];
  readonly games: readonly GameView[];
  readonly tables: readonly StandingTable[];
  readonly ties: readonly Tie[];
  /** Who goes on from here, as far as it is certain; who has withdrawn, too, where their seat stays empty. */
  readonly moves: readonly Move[];
}

/** Where a player has ended in the tournament. Those who cannot be told apart share a place. */
export interface TournamentPlace {
  readonly player: number;
  readonly place: number;
  /** The index of the last layer they came to. */
  readonly layer: number;
  readonly isWithdrawn: boolean;
  /** Whether it is their place for good: they are out, or the tournament is over. Else they may still come further. */
  readonly isSettled: boolean;
}

/** A tournament in one of whose layers something has happened. */
export function withLayer(state: TournamentState, index: number, change: Partial<LayerState>): TournamentState {
  return { ...state, layers: state.layers.map((layer, at) => (at === index ? { ...layer, ...change } : layer)) };
}

/** A tournament in which a layer begins, or goes on, with these players: who was in the layers before it is settled too. */
export function withGroups(
  state: TournamentState,
  views: readonly LayerView[],
  index: number,
  change: Partial<LayerState> & Pick<LayerState, 'groups'>,
): TournamentState {
  const settled = state.layers.map((layer, at) => {
    const { status, games, arrivals } = views[at]!;
    // A layer that was won without being played has not begun by itself.
    return layer.groups === null && status === 'done'
      ? { ...layer, groups: games.map(({ players }) => players), came: arrivals }
      : layer;
  });
  const came = settled[index]!.came ?? views[index]!.arrivals;
  return withLayer({ ...state, layers: settled }, index, { ...change, came });
}
