import { useMemo } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { tellerOf } from '../play/teller.ts';
import { useTable } from '../table.ts';
import { boxContent } from './box-content.ts';
import type { BoxContent } from './BracketBox.tsx';
import { bracketFlows } from './bracket-flows.ts';
import { bracketLayout } from './bracket-layout.ts';
import { onwardOf } from './bracket-onward.ts';
import type { Box, BracketLayout, Flow } from './bracket-shape.ts';

/** The bracket of the tournament on the table, for the picture, the words and the paper alike. */
export interface BracketView {
  readonly layout: BracketLayout;
  readonly flows: readonly Flow[];
  /** What stands above a layer: its name, and how it is played. */
  readonly caption: (layer: number) => { readonly name: string; readonly what: string };
  readonly content: (box: Box) => BoxContent;
  /** Places from 1, both ends included, as they stand on a line. */
  readonly placesSaid: (places: { readonly first: number; readonly last: number }) => string;
}

export function useBracket(): BracketView {
  const table = useTable();
  const { words, state, layers, open } = table;
  const { plan, withdrawn } = state;
  const teller = tellerOf(table);
  const layout = useMemo(() => bracketLayout(plan), [plan]);
  const onward = onwardOf({ plan, layers, withdrawn }, layout.boxes);
  const told = {
    plan,
    layers,
    withdrawn,
    onward,
    words,
    teller,
    open: (layer: number, game: number) => open({ kind: 'game', layer, game }),
  };
  return {
    layout,
    flows: bracketFlows(layout, onward, layers),
    caption(layer) {
      const { games, size } = plan.layers[layer]!;
      return { name: teller.layer(layer), what: fill(words.bracket.what, { games, size }) };
    },
    content: (box) => boxContent(box, told),
    placesSaid: ({ first, last }) => fill(words.bracket.place, { place: first === last ? first : `${first}–${last}` }),
  };
}
