import { finishInWords } from '../play/event-sentence.ts';
import { GameKeys } from '../play/GameKeys.tsx';
import { tellerOf } from '../play/teller.ts';
import { useTable } from '../table.ts';

/** The games of a rotated layer that are over: in the picture it is one box, and here each can be read and mended. */
export function LayerGames({ layer }: { layer: number }) {
  const table = useTable();
  const { plan, layers } = table.state;
  if (plan.layers[layer]?.placesOf !== 'layer') return null;
  const teller = tellerOf(table);
  const { results } = layers[layer]!;
  return (
    <GameKeys
      label={teller.layer(layer)}
      games={results.flatMap((result, game) => (result ? [{ layer, game }] : []))}
      what={({ game }) => finishInWords(results[game]!, teller)}
    />
  );
}
