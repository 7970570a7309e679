import { useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import { $games } from '../../log/games.ts';
import { useStore } from '../shared/use-store.ts';
import { EmptyLog } from './EmptyLog.tsx';
import { Filters } from './Filters.tsx';
import { GameCard } from './GameCard.tsx';
import { ALL, gamesIn, type Filter, isShown, liveGames } from './game-list.ts';
import { useLog } from './log-context.ts';
import { NewerCard } from './NewerCard.tsx';
import { $standings } from './standings.ts';
import { TakeKeys } from './TakeKeys.tsx';

/** So many games are seen at a glance. */
const FILTERED = 4;

/** All games, the one last played first; what can be worked out about them comes in as it is ready. */
export function GamesView() {
  const { words } = useLog();
  const { list, bring } = words;
  const games = useStore($games);
  const standings = useStore($standings);
  const [filter, setFilter] = useState<Filter>(ALL);
  const live = liveGames(games);
  const { newer } = gamesIn(games);
  if (live.length === 0 && newer.length === 0) return <EmptyLog />;
  const shown = live.filter((game) => isShown(game, filter, standings.get(game.id)));
  return (
    <div class="log-games">
      {live.length >= FILTERED && <Filters games={live} filter={filter} choose={setFilter} />}
      {live.length >= FILTERED && (
        <p class="log-count" aria-live="polite">
          {fill(list.shown, { count: shown.length })}
        </p>
      )}
      {shown.length === 0 && live.length > 0 && (
        <div class="log-none">
          <p>{list.none}</p>
          <button type="button" class="key" onClick={() => setFilter(ALL)}>
            {list.showAll}
          </button>
        </div>
      )}
      <ul class="log-cards">
        {shown.map((game) => (
          <li key={game.id}>
            <GameCard game={game} known={standings.get(game.id)} />
          </li>
        ))}
        {newer.map(({ id, version }) => (
          <li key={id}>
            <NewerCard id={id} version={version} />
          </li>
        ))}
      </ul>
      <section class="log-take" aria-label={bring.heading}>
        <TakeKeys />
      </section>
    </div>
  );
}
