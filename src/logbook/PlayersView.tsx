import { fill } from '../i18n/fill.ts';
import { $games } from '../storage/games.ts';
import type { GameId } from '../storage/registry.ts';
import type { Season } from '../storage/season.ts';
import { $season, $seasons, isIn } from '../storage/seasons.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { dayOf } from '../ui/day.ts';
import { useStore } from '../ui/use-store.ts';
import { liveGames } from './game-list.ts';
import type { Known } from './game-ui.ts';
import { HowPlayed } from './HowPlayed.tsx';
import { useLog } from './log-context.ts';
import { OnePerson } from './OnePerson.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import { $uis, GAMES } from './registry.ts';
import { Seasons } from './Seasons.tsx';
import { $standings } from './standings.ts';

/** What every player has done in the finished games. */
export function PlayersView() {
  const { words, lang } = useLog();
  const { players } = words;
  const games = liveGames(useStore($games));
  const standings = useStore($standings);
  const uis = useStore($uis);
  const seasons = useStore($seasons);
  const chosen = useStore($season);
  const season = seasons.find(({ id, isGone }) => id === chosen && !isGone);
  const looked = games.filter(({ id }) => standings.has(id)).length;
  const sections = (Object.keys(GAMES) as readonly GameId[]).flatMap((id) => {
    const ui = uis.get(id);
    const statistics = ui?.kit.statistics(countedOf(id, games, standings, season)) ?? [];
    return ui && statistics.length > 0 ? [{ id, ui, statistics }] : [];
  });
  return (
    <section class="log-players" aria-label={players.heading}>
      {games.length > 0 && <Seasons words={words.people} />}
      {looked < games.length && (
        <p class="soft" aria-busy="true">
          {fill(players.counting, { count: looked + 1, all: games.length })}
        </p>
      )}
      {sections.length === 0 && looked === games.length && <p class="log-none stack loose">{players.none}</p>}
      {sections.map(({ id, ui, statistics }) => [
        <h3 key={id}>{ui.heading({ words, lang })}</h3>,
        ...statistics.map((player) => (
          <PlayerCard key={`${id} ${player.name}`} name={player.name} facts={ui.card(player, { words, lang })} />
        )),
      ])}
      {games.length > 0 && <HowPlayed words={words.people.played} />}
      {games.length > 0 && <OnePerson words={words.people.one} />}
    </section>
  );
}

/** The games of one kind and of a season whose standing is known. */
const countedOf = (
  id: GameId,
  games: readonly SavedGame[],
  standings: ReadonlyMap<string, Known>,
  season: Season | undefined,
) =>
  games.flatMap((saved) => {
    const known = saved.game === id ? standings.get(saved.id) : undefined;
    if (known?.is !== 'known' || (season && !isIn(season, id, dayOf(known.standing.at)))) return [];
    return [{ id: saved.id, standing: known.standing }];
  });
