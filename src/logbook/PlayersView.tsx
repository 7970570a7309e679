import { useMemo, useState } from 'preact/hooks';
import { playerKey } from '../games/shared/names.ts';
import { dateOf } from '../i18n/dates.ts';
import { fill } from '../i18n/fill.ts';
import { numberOf } from '../i18n/numbers.ts';
import { $games } from '../storage/games.ts';
import type { GameId } from '../storage/registry.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Season } from '../storage/season-form.ts';
import { $seasonChosen, isIn } from '../storage/seasons.ts';
import { dayOf } from '../ui/day.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Figures } from '../ui/Figures.tsx';
import { useStore } from '../ui/use-store.ts';
import { liveGames } from './game-list.ts';
import type { Known, PlayerFacts } from './game-ui.ts';
import { useLog } from './log-context.ts';
import { OnePerson } from './OnePerson.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import { $uis, GAMES } from './registry.ts';
import type { SeasonTable } from './season-table.ts';
import { lastRating, ratedIn, SeasonSheet } from './SeasonSheet.tsx';
import { Seasons } from './Seasons.tsx';
import { $standings } from './standings.ts';

/** Somebody who has played, over all games that count. */
interface Person {
  readonly key: string;
  /** As it was last written. */
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** When they last played, in milliseconds since 1970. */
  readonly last: number;
  /** Left out for who has finished no game against others. */
  readonly rated?: SeasonTable['rows'][number] | undefined;
  /** Their figures, game by game. */
  readonly parts: readonly { readonly game: GameId; readonly heading: string; readonly facts: PlayerFacts }[];
}

type Column = 'name' | 'games' | 'wins' | 'last';

/** Everybody who has played, in one table; a tap on a row opens that person's page. */
export function PlayersView() {
  const { words } = useLog();
  const { players, people } = words;
  const games = liveGames(useStore($games));
  const standings = useStore($standings);
  const season = useStore($seasonChosen);
  const [opened, open] = useState<'ratings' | { readonly person: string }>();
  const close = () => open(undefined);
  const persons = usePersons(season);
  const looked = games.filter(({ id }) => standings.has(id)).length;
  const person = typeof opened === 'object' ? persons.find(({ key }) => key === opened.person) : undefined;
  return (
    <section class="log-players stack loose" aria-label={players.heading}>
      {games.length > 0 && <Seasons words={people.season} />}
      {looked < games.length && (
        <p class="soft" aria-busy="true">
          {fill(players.counting, { count: looked + 1, all: games.length })}
        </p>
      )}
      {persons.length > 0 ? (
        <>
          <PersonTable persons={persons} show={(key) => open({ person: key })} />
          <button
            type="button"
            class="key wide"
            data-do="season-table"
            aria-haspopup="dialog"
            onClick={() => open('ratings')}
          >
            {people.season.table}
          </button>
        </>
      ) : (
        looked === games.length && <p class="log-none">{players.none}</p>
      )}
      {opened === 'ratings' && <SeasonSheet season={season} words={people} close={close} />}
      {person && <PersonSheet key={person.key} person={person} close={close} />}
    </section>
  );
}

/** All who have played in a season, and what their games say of them. */
export function usePersons(season: Season | undefined): readonly Person[] {
  const { words, lang } = useLog();
  const logged = useStore($games);
  const standings = useStore($standings);
  const uis = useStore($uis);
  return useMemo(() => {
    const games = liveGames(logged);
    const rated = new Map(ratedIn(games, standings, season).rows.map((row) => [row.key, row]));
    const found = new Map<string, Person>();
    for (const game of Object.keys(GAMES) as readonly GameId[]) {
      const ui = uis.get(game);
      for (const player of ui?.adapter.statistics(countedOf(game, games, standings, season)) ?? []) {
        const key = playerKey(player.name);
        const facts = ui!.card(player, { words, lang });
        const before = found.get(key) ?? { games: 0, last: 0, name: '', parts: [] };
        found.set(key, {
          key,
          name: facts.last >= before.last ? player.name : before.name,
          games: before.games + facts.count,
          wins: rated.get(key)?.wins ?? 0,
          last: Math.max(before.last, facts.last),
          rated: rated.get(key),
          parts: [...before.parts, { game, heading: ui!.heading({ words, lang }), facts }],
        });
      }
    }
    return [...found.values()];
  }, [logged, standings, uis, season]);
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

/** Who goes first by a column: of figures the most, of names the first. */
const BEFORE: Readonly<Record<Column, (one: Person, other: Person) => number>> = {
  name: (one, other) => one.name.localeCompare(other.name),
  games: (one, other) => other.games - one.games,
  wins: (one, other) => other.wins - one.wins,
  last: (one, other) => other.last - one.last,
};

interface PersonTableProps {
  persons: readonly Person[];
  show: (key: string) => void;
}

/** A row for each person, by any of its columns; a second tap on a heading turns the order round. */
function PersonTable({ persons, show }: PersonTableProps) {
  const { words, lang } = useLog();
  const { season } = words.people;
  const [{ by, isTurned }, sort] = useState<{ by: Column; isTurned: boolean }>({ by: 'wins', isTurned: false });
  const heads = { name: season.player, games: season.games, wins: season.wins, last: words.players.lastPlayed };
  const sorted = [...persons].sort(
    (one, other) => (isTurned ? -1 : 1) * BEFORE[by](one, other) || BEFORE.games(one, other) || BEFORE.name(one, other),
  );
  const isUp = (by === 'name') !== isTurned;
  return (
    <table class="log-people">
      <thead>
        <tr>
          {(Object.keys(heads) as readonly Column[]).map((column) => (
            <th key={column} scope="col" aria-sort={column === by ? (isUp ? 'ascending' : 'descending') : undefined}>
              <button
                type="button"
                class="bare"
                data-sort={column}
                onClick={() => sort({ by: column, isTurned: column === by && !isTurned })}
              >
                {heads[column]}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ key, name, games, wins, last }) => (
          <tr key={key} onClick={() => show(key)}>
            <th scope="row">
              <button type="button" class="bare" data-person={key} aria-haspopup="dialog">
                {name}
              </button>
            </th>
            <td>{numberOf(games, lang)}</td>
            <td>{numberOf(wins, lang)}</td>
            <td>{dateOf(last, lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One person's figures and games, and what can be done about the name. */
export function PersonSheet({ person, close }: { person: Person; close: () => void }) {
  const { words, lang } = useLog();
  const { season, one } = words.people;
  const { name, games, wins, last, rated, parts } = person;
  return (
    <Dialog title={name} closeKey={words.sheet.close} close={close} fallback="log-title">
      <div class="log-person stack loose">
        <Figures
          class="log-figures stack loose"
          figures={[
            [season.games, numberOf(games, lang)],
            [season.wins, numberOf(wins, lang)],
            ...(rated
              ? [
                  [season.inARow, numberOf(rated.inARow, lang)] as const,
                  [season.rating, numberOf(lastRating(rated), lang)] as const,
                ]
              : []),
            [words.players.lastPlayed, dateOf(last, lang)],
          ]}
        />
        {parts.map(({ game, heading, facts }) => (
          <PlayerCard key={game} name={name} heading={heading} facts={facts} />
        ))}
        <OnePerson name={name} words={one} done={close} />
      </div>
    </Dialog>
  );
}
