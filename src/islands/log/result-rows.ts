import type { Lang } from '../../i18n/lang.ts';
import type { LogWords } from '../../i18n/log/words.ts';
import { type GabongStanding, penaltiesOf } from '../../log/gabong-standing.ts';
import type { GoolsStanding } from '../../log/gools-standing.ts';
import type { GugStanding } from '../../log/gug-standing.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import type { Standing } from '../../log/standing.ts';
import type { TournamentStanding } from '../../log/tournament-standing.ts';
import { titleOf, variationOf } from './names.ts';
import type { Known } from './standings.ts';
import { dayOf } from '../shared/day.ts';

/** The table's columns, in their order; a game leaves those empty that it knows nothing of. Times are in seconds. */
const COLUMNS = [
  'game',
  'name',
  'date',
  'variation',
  'board',
  'team',
  'player',
  'place',
  'seconds',
  'dropped',
  'sips',
  'points',
  'rounds',
  'wins',
  'gools',
  'pure',
  'impure',
  'threeMan',
  'taken',
  'given',
  'shots',
  'shotsGiven',
  'hits',
  'hitsGiven',
  'deals',
  'dealsWon',
  'thetas',
  'average',
  'worst',
  'penalties',
  'games',
  'gamesWon',
] as const satisfies readonly (keyof LogWords['table'])[];

type Cell = string | number;
type Cells = Readonly<Partial<Record<(typeof COLUMNS)[number], Cell>>>;

/** The finished games as a table: its heads, and then one row for each player of each game. */
export function resultRows(
  games: readonly SavedGame[],
  standings: ReadonlyMap<string, Known>,
  words: LogWords,
  lang: Lang,
): readonly (readonly Cell[])[] {
  const rows = games.flatMap((saved): readonly Cells[] => {
    const known = standings.get(saved.id);
    if (known?.is !== 'known' || known.standing.is !== 'finished') return [];
    const { standing } = known;
    const about: Cells = {
      game: words.games[saved.game],
      name: titleOf(saved, words, lang),
      date: dayOf(standing.at),
      ...(saved.game === 'gug' && { variation: variationOf(saved, words), board: saved.board.id }),
    };
    return cellsOf(standing, words).map((cells) => ({ ...about, ...cells }));
  });
  return [
    COLUMNS.map((column) => words.table[column]),
    ...rows.map((cells) => COLUMNS.map((column) => cells[column] ?? '')),
  ];
}

function cellsOf(standing: Standing, words: LogWords): readonly Cells[] {
  switch (standing.game) {
    case 'gug':
      return gugCells(standing, words);
    case 'gools':
      return goolsCells(standing);
    case 'gabong':
      return gabongCells(standing);
    case 'tournament':
      return tournamentCells(standing);
  }
}

const gugCells = ({ seats }: GugStanding, { players: { dnf } }: LogWords): readonly Cells[] =>
  seats.flatMap(({ team, place, time, drops, players }) =>
    players.map(({ name, sips, points }): Cells => ({
      team,
      player: name,
      place: place ?? dnf,
      ...(time !== null && { seconds: Math.round(time / 1000) }),
      dropped: drops,
      sips,
      points,
    })),
  );

const goolsCells = ({ players }: GoolsStanding): readonly Cells[] =>
  players.map(({ name, rounds, wins, gools, pure, impure, threeMan, taken, given }) => ({
    player: name,
    // Who has won as many rounds shares the place.
    place: 1 + players.filter((other) => other.wins > wins).length,
    rounds,
    wins,
    gools,
    pure,
    impure,
    threeMan,
    taken: taken.drink,
    given: given.drink,
    shots: taken.shot,
    shotsGiven: given.shot,
    hits: taken.hit,
    hitsGiven: given.hit,
  }));

const tournamentCells = ({ players }: TournamentStanding): readonly Cells[] =>
  players.map(({ name, place, games, won }) => ({ player: name, place, games, gamesWon: won }));

const gabongCells = ({ players, deals }: GabongStanding): readonly Cells[] =>
  players.map((player) => ({
    player: player.name,
    place: player.place,
    points: player.total,
    deals,
    dealsWon: player.dealsWon,
    thetas: player.thetas,
    ...(player.average !== null && { average: Math.round(player.average * 100) / 100 }),
    ...(player.worst !== null && { worst: player.worst }),
    penalties: penaltiesOf(player),
  }));
