import { useEffect, useMemo } from 'preact/hooks';
import { isPlaced } from '../games/log-adapters/log-adapter.ts';
import { fill } from '../i18n/fill.ts';
import type { PeopleWords } from '../i18n/log/en-people.ts';
import { $games } from '../storage/games.ts';
import type { GameId } from '../storage/registry.ts';
import type { Season } from '../storage/season-form.ts';
import { isIn } from '../storage/seasons.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { HandOnKeys } from '../tables/shell/HandOnKeys.tsx';
import { dayOf } from '../ui/day.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Mark } from '../ui/Mark.tsx';
import { PlainTable } from '../ui/PlainTable.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { useStore } from '../ui/use-store.ts';
import { CHARTED_LEAST, lineThrough, placedBetween } from './chart-columns.ts';
import { liveGames } from './game-list.ts';
import { BalanceTables, HowPlayed } from './HowPlayed.tsx';
import { measurable, type Measurable, recall } from './how-played.ts';
import type { GameUi, Known } from './game-ui.ts';
import { useLog } from './log-context.ts';
import { titleOf } from './names.ts';
import { $uis } from './registry.ts';
import {
  COMPARED,
  type Figure,
  MOST_MOVED,
  recordOf,
  type SeasonGame,
  seasonTable,
  type SeasonTable,
  START,
} from './season-table.ts';
import { $standings } from './standings.ts';
import { dateOf } from '../i18n/dates.ts';
import { numberOf } from '../i18n/numbers.ts';

type Words = PeopleWords['season'];
type People = Pick<PeopleWords, 'played' | 'season'>;

interface SeasonSheetProps {
  /** Undefined for all games. */
  season: Season | undefined;
  words: People;
  close: () => void;
}

/** A season's record, with its game. */
interface Record {
  readonly what: string;
  readonly figure: Figure;
  readonly title: string;
}

/** All that a season's sheet says. */
interface Shown {
  readonly table: SeasonTable;
  /** The games that were played in it, in the order of the registry. */
  readonly kinds: readonly { readonly id: GameId; readonly name: string }[];
  readonly records: readonly Record[];
  /** Those of which luck and choices can be told apart. */
  readonly measurable: readonly Measurable[];
}

/** A season's table, who came in before whom, and its records: to be read, printed and sent. */
export function SeasonSheet({ season, words: people, close }: SeasonSheetProps) {
  const words = people.season;
  const { words: log, lang } = useLog();
  const games = useStore($games);
  const standings = useStore($standings);
  const uis = useStore($uis);
  const shown = useMemo(() => {
    const counted = gamesOf(liveGames(games), standings, season);
    return shownOf(
      counted,
      measurable(
        counted.map(({ saved }) => saved),
        standings,
        uis,
      ),
      uis,
      (ui, what, best) => fill(words[best], { what: ui.columns({ words: log, lang })[what] ?? '' }),
      {
        title: (saved) => titleOf(saved, log, lang),
        name: (ui) => ui.name({ words: log, lang }),
        cells: (ui, { saved, known }) => ui.cells(saved, known, { words: log, lang }),
      },
    );
  }, [games, standings, uis, season]);
  useEffect(() => recall(games), [games]);
  const title = season?.name ?? words.all;
  const days = season ? [season.from, season.to].map((day) => day || '…').join(' – ') : '';
  const heads = [words.player, words.rating, words.games, words.wins, words.inARow];
  const rows = shown.table.rows.map((row) => [row.name, lastRating(row), row.games, row.wins, row.inARow]);
  const text = () =>
    [
      title,
      ...rows.map(([name = '', rating = 0, games = 0, wins = 0], at) =>
        fill(words.line, { place: at + 1, name, rating, games, wins }),
      ),
    ].join('\n');
  return (
    <>
      <Dialog title={title} closeKey={log.sheet.close} close={close} fallback="log-title">
        <div class="season-sheet">
          {rows.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <>
              <SeasonTables shown={shown} words={people} isPaper={false} />
              <HandOnKeys words={words.out} file="season" rows={() => [heads, ...rows]} text={text} />
            </>
          )}
        </div>
      </Dialog>
      {/* A dialog is printed as the screen has it: what goes on paper stands outside. */}
      <article class="paper-alone season-sheet season-paper">
        <header>
          <Mark />
          <h1>{title}</h1>
          {days !== '' && <p>{days}</p>}
        </header>
        <SeasonTables shown={shown} words={people} isPaper />
      </article>
    </>
  );
}

export const lastRating = ({ ratings }: SeasonTable['rows'][number]): number => Math.round(ratings.at(-1)!);

/** A finished game that counts, with how it stands. */
interface Counted {
  readonly saved: SavedGame;
  readonly known: Extract<Known, { readonly is: 'known' }>['standing'];
}

/** The finished games of a season whose standing is known, and that count for anybody. */
const gamesOf = (
  games: readonly SavedGame[],
  standings: ReadonlyMap<string, Known>,
  season: Season | undefined,
): readonly Counted[] =>
  games.flatMap((saved) => {
    const known = standings.get(saved.id);
    if (known?.is !== 'known' || !isPlaced(known.standing)) return [];
    return !season || isIn(season, saved.game, dayOf(known.standing.at)) ? [{ saved, known: known.standing }] : [];
  });

const playedOf = (counted: readonly Counted[]): readonly SeasonGame[] =>
  counted.map(({ saved: { id, game }, known: { at, places } }) => ({ id, game, at, places }));

/** What the finished games of a season come to; undefined for all games. */
export const ratedIn = (...games: Parameters<typeof gamesOf>): SeasonTable => seasonTable(playedOf(gamesOf(...games)));

interface Telling {
  readonly title: (saved: SavedGame) => string;
  readonly name: (ui: GameUi) => string;
  readonly cells: (ui: GameUi, counted: Counted) => ReturnType<GameUi['cells']>;
}

function shownOf(
  counted: readonly Counted[],
  measured: Shown['measurable'],
  uis: ReadonlyMap<GameId, GameUi>,
  recordName: (ui: GameUi, column: string, best: 'most' | 'least') => string,
  { title, name, cells }: Telling,
): Shown {
  const played = playedOf(counted);
  const kinds = [...uis].flatMap(([id, ui]) =>
    played.some(({ game }) => game === id) ? [{ id, ui, name: name(ui) }] : [],
  );
  const records = kinds.flatMap(({ id, ui }) =>
    (ui.records ?? []).flatMap(([column, best, mayHold]): readonly Record[] => {
      const own = counted.filter(({ saved }) => saved.game === id);
      const figures = own.flatMap((each) =>
        cells(ui, each).flatMap((row): readonly Figure[] => {
          const [value, player] = [row[column], row['player']];
          // Nothing at all is no record of the most.
          const counts = typeof value === 'number' && (best === 'least' || value > 0);
          return counts && player !== '' && (mayHold?.(row, each.known) ?? true)
            ? [{ player: `${player}`, value, id: each.saved.id, at: each.known.at }]
            : [];
        }),
      );
      const figure = recordOf(figures, best);
      const game = own.find(({ saved }) => saved.id === figure?.id);
      return figure && game ? [{ what: recordName(ui, column, best), figure, title: title(game.saved) }] : [];
    }),
  );
  return { table: seasonTable(played), kinds, records, measurable: measured };
}

interface SeasonTablesProps {
  shown: Shown;
  words: People;
  /** On paper nothing is pushed sideways. */
  isPaper: boolean;
}

function SeasonTables({
  shown: { table, kinds, records, measurable: measured },
  words: people,
  isPaper,
}: SeasonTablesProps) {
  const { lang } = useLog();
  const words = people.season;
  const { rows, meetings } = table;
  const standing = (
    <PlainTable
      caption={words.standing}
      heads={[
        words.player,
        words.rating,
        words.course,
        words.games,
        words.wins,
        words.inARow,
        ...kinds.map(({ name }) => name),
      ]}
      rows={rows.map((row) => ({
        key: row.key,
        head: row.name,
        cells: [
          numberOf(lastRating(row), lang),
          row.games >= CHARTED_LEAST && <Course row={row} words={words} />,
          numberOf(row.games, lang),
          numberOf(row.wins, lang),
          numberOf(row.inARow, lang),
          ...kinds.map(({ id }) => {
            const own = row.by.get(id);
            return own ? fill(words.winsOf, own) : '–';
          }),
        ],
      }))}
    />
  );
  const compared = rows.slice(0, COMPARED);
  const against = (
    <PlainTable
      caption={words.meetings}
      heads={['', ...compared.map(({ name }) => name)]}
      rows={compared.map(({ key, name }) => ({
        key,
        head: name,
        cells: compared.map((other) => {
          const met = meetings.get(key)?.get(other.key);
          return met ? [met.before, met.level, met.after].join('–') : '';
        }),
      }))}
    />
  );
  const boxed = (label: string, content: typeof standing) =>
    isPaper ? (
      content
    ) : (
      <ScrollBox label={label} cue={words.cue}>
        {content}
      </ScrollBox>
    );
  return (
    <>
      {boxed(words.standing, standing)}
      <p class="soft">{fill(words.explained, { start: START, most: MOST_MOVED })}</p>
      {rows.length > 1 && boxed(words.meetings, against)}
      <p class="soft">{words.meetingsWhat}</p>
      {rows.length > COMPARED && <p class="soft">{fill(words.meetingsMost, { most: COMPARED })}</p>}
      {isPaper ? <BalanceTables games={measured} words={people.played} /> : <HowPlayed words={people.played} />}
      {records.length > 0 && (
        <>
          <h4>{words.records}</h4>
          <ul>
            {records.map(({ what, figure, title }) => (
              <li key={`${what} ${title}`}>
                {what}: <strong>{numberOf(figure.value, lang)}</strong>, {figure.player} (
                {dated(title, dateOf(figure.at, lang))})
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** A game's title and its day, where the title does not say that itself. */
const dated = (title: string, day: string): string => (title.includes(day) ? title : `${title}, ${day}`);

const COURSE = { width: 96, height: 28, edge: 3 };

/** How a rating went, game by game: a line for the eye, the numbers for who cannot see it. */
function Course({ row: { name, ratings }, words }: { row: SeasonTable['rows'][number]; words: Words }) {
  const { width, height, edge } = COURSE;
  const ends: [number, number] = [Math.min(...ratings), Math.max(...ratings) + 1];
  const points = ratings.map((rating, at): [number, number] => [
    placedBetween(at, [0, Math.max(1, ratings.length - 1)], [edge, width - edge]),
    placedBetween(rating, ends, [height - edge, edge]),
  ]);
  const list = ratings.map((rating) => Math.round(rating)).join(', ');
  return (
    <svg
      class="season-course"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={fill(words.courseSaid, { name, list })}
    >
      <path class="chart-line" d={lineThrough(points)} />
    </svg>
  );
}
