import { fill } from '../../../i18n/fill.ts';
import { tellerOf } from '../play/teller.ts';
import { useTable } from '../table-context.ts';
import { boxContent } from './box-content.ts';
import type { BoxContent } from './BracketBox.tsx';
import type { Box } from './bracket-shape.ts';

/** What stands in the bracket of the tournament on the table, as a picture and in words. */
export function useBracket() {
  const table = useTable();
  const { words, state, layers, open } = table;
  const { plan } = state;
  const teller = tellerOf(table);
  return {
    plan,
    caption(layer: number) {
      const { games, size } = plan.layers[layer]!;
      return { name: teller.layer(layer), what: fill(words.bracket.what, { games, size }) };
    },
    content: (box: Box): BoxContent =>
      boxContent(box, { plan, layers, words, teller, open: (layer, game) => open({ kind: 'game', layer, game }) }),
  };
}
