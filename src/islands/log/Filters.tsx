import { playersOf } from '../../log/registry.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import { playerKey } from '../../log/statistics.ts';
import { ALL, type Filter, kindOf } from './game-list.ts';
import { useLog } from './log-context.ts';

const STATES = ['all', 'running', 'finished'] as const;

interface FiltersProps {
  games: readonly SavedGame[];
  filter: Filter;
  choose: (filter: Filter) => void;
}

/** Which games the list shows: running or finished ones, those of one kind, those of one player. */
export function Filters({ games, filter, choose }: FiltersProps) {
  const { words } = useLog();
  const { list } = words;
  const kinds = new Map(games.map((game) => [kindOf(game), game]));
  const players = new Map(games.flatMap(playersOf).map((name) => [playerKey(name), name]));
  return (
    <div class="log-filters">
      <div class="log-states" role="group" aria-label={list.state}>
        {STATES.map((state) => (
          <button
            key={state}
            type="button"
            class="chip"
            aria-pressed={filter.state === state}
            onClick={() => choose({ ...filter, state })}
          >
            {list.states[state]}
          </button>
        ))}
      </div>
      <select
        class="field"
        aria-label={list.game}
        value={filter.game}
        onChange={({ currentTarget }) => choose({ ...filter, game: currentTarget.value })}
      >
        <option value={ALL.game}>{list.allGames}</option>
        {[...kinds].map(([kind, game]) => (
          <option key={kind} value={kind}>
            {words.games[game.game]}
            {game.game === 'gug' && `: ${words.variations[game.setup.variation]}`}
          </option>
        ))}
      </select>
      <select
        class="field"
        aria-label={list.player}
        value={filter.player}
        onChange={({ currentTarget }) => choose({ ...filter, player: currentTarget.value })}
      >
        <option value={ALL.player}>{list.allPlayers}</option>
        {[...players]
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
      </select>
    </div>
  );
}
