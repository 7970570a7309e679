import { fill } from '../../../i18n/fill.ts';
import type { LayerView } from '../../../games/tournament/tournament-state.ts';
import { dueOf } from './due.ts';
import { listed, type Teller } from './teller.ts';

/** What the tournament waits for, in words. */
export function stageInWords(layers: readonly LayerView[], isOver: boolean, teller: Teller): string {
  const { head } = teller.words.play;
  const { draws, ties, games } = dueOf(layers, isOver);
  const [draw] = draws;
  const [tie] = ties;
  const [first] = games;
  if (draw !== undefined) return fill(head.draw, { layer: teller.layer(draw) });
  if (tie) return fill(head.tie, { names: listed(teller, tie.among) });
  if (!first) return head.over;
  if (games.length === 1) return fill(head.game, { game: teller.game(first.layer, first.game) });
  return games.every(({ layer }) => layer === first.layer)
    ? fill(head.games, { layer: teller.layer(first.layer), count: games.length })
    : fill(head.several, { count: games.length });
}
