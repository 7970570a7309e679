import { useStore } from '@nanostores/preact';
import { fill } from '../../i18n/fill.ts';
import { $games } from '../../log/games.ts';
import { finishedOf } from '../../log/standing.ts';
import { statisticsOf } from '../../log/statistics.ts';
import { liveGames } from './game-list.ts';
import { useLog } from './log-context.ts';
import { PlayerCard } from './PlayerCard.tsx';
import { $standings } from './standings.ts';

/** What every player has done in the finished games. */
export function PlayersView() {
  const { players } = useLog().words;
  const games = liveGames(useStore($games));
  const standings = useStore($standings);
  const looked = games.filter(({ id }) => standings.has(id)).length;
  const finished = games.flatMap(({ id }) => {
    const known = standings.get(id);
    return known?.is === 'known' && known.standing.is === 'finished' ? [finishedOf(id, known.standing)] : [];
  });
  return (
    <section class="log-players" aria-label={players.heading}>
      {looked < games.length && (
        <p class="soft" aria-busy="true">
          {fill(players.counting, { count: looked + 1, all: games.length })}
        </p>
      )}
      {finished.length === 0 && looked === games.length && <p class="log-none">{players.none}</p>}
      {statisticsOf(finished).map((player) => (
        <PlayerCard key={player.name} player={player} />
      ))}
    </section>
  );
}
