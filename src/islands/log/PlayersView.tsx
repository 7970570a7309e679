import { fill } from '../../i18n/fill.ts';
import { $games } from '../../log/games.ts';
import { gabongStatistics } from '../../log/gabong-statistics.ts';
import { goolsStatistics } from '../../log/gools-statistics.ts';
import { finishedOf } from '../../log/gug-standing.ts';
import { statisticsOf } from '../../log/statistics.ts';
import { tournamentStatistics } from '../../log/tournament-statistics.ts';
import { useStore } from '../shared/use-store.ts';
import { liveGames } from './game-list.ts';
import { useLog } from './log-context.ts';
import { GabongPlayerCard } from './GabongPlayerCard.tsx';
import { GoolsPlayerCard } from './GoolsPlayerCard.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import { TournamentPlayerCard } from './TournamentPlayerCard.tsx';
import { $standings } from './standings.ts';

/** What every player has done in the finished games. */
export function PlayersView() {
  const { words } = useLog();
  const { players } = words;
  const games = liveGames(useStore($games));
  const standings = useStore($standings);
  const looked = games.filter(({ id }) => standings.has(id)).length;
  const known = games.flatMap(({ id }) => {
    const found = standings.get(id);
    return found?.is === 'known' ? [{ id, standing: found.standing }] : [];
  });
  const gug = statisticsOf(
    known.flatMap(({ id, standing }) =>
      standing.game === 'gug' && standing.is === 'finished' ? [finishedOf(id, standing)] : [],
    ),
  );
  const gools = goolsStatistics(
    known.flatMap(({ id, standing }) => (standing.game === 'gools' ? [{ id, standing }] : [])),
  );
  const gabong = gabongStatistics(
    known.flatMap(({ id, standing }) => (standing.game === 'gabong' ? [{ id, standing }] : [])),
  );
  const tournaments = tournamentStatistics(
    known.flatMap(({ id, standing }) => (standing.game === 'tournament' ? [{ id, standing }] : [])),
  );
  const count = gug.length + gools.length + gabong.length + tournaments.length;
  return (
    <section class="log-players" aria-label={players.heading}>
      {looked < games.length && (
        <p class="soft" aria-busy="true">
          {fill(players.counting, { count: looked + 1, all: games.length })}
        </p>
      )}
      {count === 0 && looked === games.length && <p class="log-none">{players.none}</p>}
      {gug.length > 0 && <h3>{words.games.gug}</h3>}
      {gug.map((player) => (
        <PlayerCard key={player.name} player={player} />
      ))}
      {gools.length > 0 && <h3>{words.games.gools}</h3>}
      {gools.map((player) => (
        <GoolsPlayerCard key={player.name} player={player} />
      ))}
      {gabong.length > 0 && <h3>{words.games.gabong}</h3>}
      {gabong.map((player) => (
        <GabongPlayerCard key={player.name} player={player} />
      ))}
      {tournaments.length > 0 && <h3>{words.tournament.heading}</h3>}
      {tournaments.map((player) => (
        <TournamentPlayerCard key={player.name} player={player} />
      ))}
    </section>
  );
}
