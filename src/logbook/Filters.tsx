import { useMemo } from 'preact/hooks';
import { kindOf, playersOf } from '../storage/registry.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { useStore } from '../ui/use-store.ts';
import { playerKey } from '../games/shared/names.ts';
import { ALL, type Filter } from './game-list.ts';
import { useLog } from './log-context.ts';
import { $uis } from './registry.ts';
import { Seasons } from './Seasons.tsx';

const STATES = ['all', 'running', 'finished'] as const;

interface FiltersProps {
  games: readonly SavedGame[];
  filter: Filter;
  choose: (filter: Filter) => void;
}

/** Which games the list shows: running or finished ones, those of one kind, of one player, of a season. */
export function Filters({ games, filter, choose }: FiltersProps) {
  const { words, lang } = useLog();
  const { list } = words;
  const uis = useStore($uis);
  // What a game is called comes with it.
  const kinds = useMemo(
    () => new Map(games.flatMap((game) => (uis.has(game.game) ? [[kindOf(game), game] as const] : []))),
    [games, uis],
  );
  const players = useMemo(() => {
    const names = new Set(games.flatMap(playersOf));
    return new Map([...names].map((name) => [playerKey(name), name]));
  }, [games]);
  const kindName = (game: SavedGame) => {
    const ui = uis.get(game.game);
    return [ui?.name({ words, lang }), ui?.variation?.(game, { words, lang })].filter(Boolean).join(': ');
  };
  const choice = (by: 'game' | 'player', label: string, options: readonly (readonly [key: string, text: string])[]) => (
    <select
      class="field"
      aria-label={label}
      value={filter[by]}
      onChange={({ currentTarget }) => choose({ ...filter, [by]: currentTarget.value })}
    >
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
  return (
    <div class="log-filters stack loose">
      <div class="log-states" role="group" aria-label={list.state}>
        {STATES.map((state) => (
          <button
            key={state}
            type="button"
            class="chip card"
            aria-pressed={filter.state === state}
            onClick={() => choose({ ...filter, state })}
          >
            {list.states[state]}
          </button>
        ))}
      </div>
      {choice('game', list.game, [
        [ALL.game, list.allGames],
        ...[...kinds].map(([kind, game]) => [kind, kindName(game)] as const),
      ])}
      {choice('player', list.player, [
        [ALL.player, list.allPlayers],
        ...[...players].sort(([a], [b]) => a.localeCompare(b)),
      ])}
      <Seasons words={words.people.season} />
    </div>
  );
}
