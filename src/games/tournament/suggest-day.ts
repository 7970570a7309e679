import type { FormatPlan, LayerPlan } from './format-plan.ts';

/** How a table plays: minutes that a game takes, and how many games can be played side by side, 1 or more. */
export interface Pace {
  readonly minutesAGame: number;
  readonly sideBySide: number;
}

export interface Day {
  /** Rounds of games, one after the other. */
  readonly rounds: number;
  readonly minutes: number;
}

/** How long a tournament is: its layers one after the other, and each layer's games in as few rounds as can be. */
export function dayOf(plan: FormatPlan, { minutesAGame, sideBySide }: Pace): Day {
  const rounds = plan.layers.reduce((sum, layer) => sum + roundsOf(layer, sideBySide), 0);
  return { rounds, minutes: rounds * minutesAGame };
}

/**
 * Rounds of a layer: nobody plays two games at a time. As few can always be had where the layer is rotated: seats filled
 * by the players in turn, round after round, hold nobody twice in a round, since a round has no more seats than players.
 */
function roundsOf({ games, size, players }: LayerPlan, sideBySide: number): number {
  return Math.ceil(games / Math.min(sideBySide, Math.floor(players / size)));
}
