import type { Tie, TournamentState } from './tournament-state.ts';
import type { OrderedTable, Ways } from './tournament-ways.ts';

/** Who must be parted: equals between whom the moves part, and in the final those who share the first place (R25). */
export function tiesOf(
  { plan, layers }: TournamentState,
  index: number,
  tables: readonly OrderedTable[],
  parted: Ways['ties'],
): readonly Tie[] {
  const by = layers[index]!.rulings.R25 === 'referee' ? 'referee' : 'toss';
  const isFinal = index === plan.layers.length - 1;
  const table = isFinal ? tables[0] : undefined;
  const first = table?.order[0] ?? [];
  const winners =
    table && first.length > 1 ? [{ layer: index, game: table.game, among: first.map(({ player }) => player) }] : [];
  return [...parted, ...winners].map((tie) => ({ ...tie, by }));
}
