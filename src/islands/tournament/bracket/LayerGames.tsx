import { finishInWords } from '../play/event-sentence.ts';
import { tellerOf } from '../play/teller.ts';
import { useTable } from '../table-context.ts';

/** The games of a rotated layer that are over: in the picture it is one box, and here each can be read and mended. */
export function LayerGames({ layer }: { layer: number }) {
  const table = useTable();
  const { state, open } = table;
  if (state.plan.layers[layer]?.placesOf !== 'layer') return null;
  const teller = tellerOf(table);
  const results = state.layers[layer]!.results.flatMap((result, game) => (result ? [{ result, game }] : []));
  if (results.length === 0) return null;
  return (
    <ul class="tournament-games" aria-label={teller.layer(layer)}>
      {results.map(({ result, game }) => (
        <li key={game}>
          <button
            type="button"
            class="key"
            data-do="over-game"
            aria-haspopup="dialog"
            onClick={() => open({ kind: 'game', layer, game })}
          >
            <strong>{teller.game(layer, game)}</strong>
            <span>{finishInWords(result, teller)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
