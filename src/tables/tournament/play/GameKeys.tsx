import { useTable } from '../table.ts';
import type { GameAt } from './due.ts';
import { describerOf } from './describer.ts';

interface GameKeysProps {
  label: string;
  games: readonly GameAt[];
  /** What stands on a game's key below its name. */
  what: (at: GameAt) => string;
}

/** Games of the tournament, each a key that opens it. */
export function GameKeys({ label, games, what }: GameKeysProps) {
  const table = useTable();
  const describer = describerOf(table);
  if (games.length === 0) return null;
  return (
    <ul class="tournament-games stack" aria-label={label}>
      {games.map((at) => (
        <li key={`${at.layer} ${at.game}`}>
          <button
            type="button"
            class="key"
            data-do="game"
            aria-haspopup="dialog"
            onClick={() => table.open({ kind: 'game', ...at })}
          >
            <strong>{describer.game(at.layer, at.game)}</strong>
            <span>{what(at)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
