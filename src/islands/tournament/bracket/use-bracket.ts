import { useMemo } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { tellerOf } from '../play/teller.ts';
import { useTable } from '../table-context.ts';
import { boxContent } from './box-content.ts';
import type { BoxContent } from './BracketBox.tsx';
import { bracketLayout } from './bracket-layout.ts';
import type { Box, BracketLayout } from './bracket-shape.ts';

/** The bracket of the tournament on the table, for the picture, the words and the paper alike. */
export interface BracketView {
  readonly layout: BracketLayout;
  /** What stands above a layer: its name, and how it is played. */
  readonly caption: (layer: number) => { readonly name: string; readonly what: string };
  readonly content: (box: Box) => BoxContent;
}

export function useBracket(): BracketView {
  const table = useTable();
  const { words, state, layers, open } = table;
  const { plan } = state;
  const teller = tellerOf(table);
  return {
    layout: useMemo(() => bracketLayout(plan), [plan]),
    caption(layer) {
      const { games, size } = plan.layers[layer]!;
      return { name: teller.layer(layer), what: fill(words.bracket.what, { games, size }) };
    },
    content: (box) =>
      boxContent(box, { plan, layers, words, teller, open: (layer, game) => open({ kind: 'game', layer, game }) }),
  };
}
