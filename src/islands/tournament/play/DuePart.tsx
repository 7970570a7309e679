import { fill } from '../../../i18n/fill.ts';
import { newSeed } from '../../shared/chance.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { dueOf } from './due.ts';
import { GameKeys } from './GameKeys.tsx';
import { listed, tellerOf } from './teller.ts';
import { TiePart } from './TiePart.tsx';

/** The keys for what the tournament waits for. */
export function DuePart() {
  const table = useTable();
  const { words, layers, isOver, play } = table;
  const { due: text } = words.play;
  const { draws, ties, games } = dueOf(layers, isOver);
  const teller = tellerOf(table);
  return (
    <>
      {draws.map((layer) => (
        <div key={layer} class="tournament-draw">
          <p>
            {fill(text.draw, { layer: teller.layer(layer) })} <ClauseTag clause="gug-18.1" />
          </p>
          <button
            type="button"
            class="key go wide"
            data-do="draw"
            onClick={() => play({ kind: 'draw', layer, seed: newSeed() })}
          >
            {text.drawNow}
          </button>
        </div>
      ))}
      {ties.map((tie) => (
        <TiePart key={`${tie.layer} ${tie.game} ${tie.among.join(' ')}`} tie={tie} />
      ))}
      <GameKeys
        label={text.games}
        games={games}
        what={({ layer, game }) => listed(teller, layers[layer]!.games[game]!.present)}
      />
    </>
  );
}
