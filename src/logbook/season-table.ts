import type { Standing } from '../games/log-adapters/log-adapter.ts';
import { playerKey } from '../games/shared/names.ts';
import type { GameId } from '../storage/registry.ts';

/** A finished game as a season counts it. */
export interface SeasonGame {
  readonly id: string;
  readonly game: GameId;
  /** When it was over, in milliseconds since 1970. */
  readonly at: number;
  readonly places: Standing['places'];
}

/** One player's season. */
interface SeasonRow {
  readonly key: string;
  /** As it was last written. */
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** Games and wins of each game. */
  readonly by: ReadonlyMap<GameId, { readonly games: number; readonly wins: number }>;
  /** The most wins one after the other. */
  readonly inARow: number;
  /** After each game, the first being what everybody starts with. */
  readonly ratings: readonly [number, ...number[]];
}

/** How often one player came in before another. */
interface Meeting {
  readonly before: number;
  readonly after: number;
  readonly level: number;
}

export interface SeasonTable {
  /** Who has the highest rating first. */
  readonly rows: readonly SeasonRow[];
  /** By both players' keys: of the first `COMPARED` of the table. */
  readonly meetings: ReadonlyMap<string, ReadonlyMap<string, Meeting>>;
}

/** What everybody starts with. */
export const START = 1500;
/** So much one game can move a rating at most. */
export const MOST_MOVED = 32;
/** So many are compared two by two, who has the highest rating first: a file may name a thousand people. */
export const COMPARED = 100;
/** So far ahead, a player is expected to come in first ten times as often. */
const TENFOLD = 400;

interface Seat {
  /** None where the seat has no name: it is played against, and counts for nobody. */
  readonly players: readonly { readonly key: string; readonly name: string }[];
  /** Infinity for who did not finish. */
  readonly place: number;
}

type Row = { -readonly [Key in keyof Omit<SeasonRow, 'by' | 'ratings'>]: SeasonRow[Key] } & {
  by: Map<GameId, { games: number; wins: number }>;
  ratings: [number, ...number[]];
  run: number;
};

/**
 * What a season comes to. It follows from the games alone, in whatever order they are given: they are counted as they were
 * played.
 */
export function seasonTable(games: readonly SeasonGame[]): SeasonTable {
  const found = new Map<string, Row>();
  const tables: (readonly Seat[])[] = [];
  const ordered = [...games].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  for (const { game, places } of ordered) {
    const seats = seatsOf(places);
    if (seats.length < 2) continue;
    tables.push(seats);
    const named = seats.filter(({ players }) => players.length > 0);
    const moves = ratingMoves(named.map(({ players, place }) => ({ rating: meanOf(players, found), place })));
    named.forEach(({ players, place }, at) => {
      for (const { key, name } of players) {
        const row = found.get(key) ?? emptyRow(key);
        found.set(key, row);
        const isWon = place === 1;
        const by = row.by.get(game) ?? { games: 0, wins: 0 };
        row.by.set(game, { games: by.games + 1, wins: by.wins + Number(isWon) });
        row.name = name;
        row.games += 1;
        row.wins += Number(isWon);
        row.run = isWon ? row.run + 1 : 0;
        row.inARow = Math.max(row.inARow, row.run);
        row.ratings.push(row.ratings.at(-1)! + moves[at]!);
      }
    });
  }
  const rows = [...found.values()]
    .map(({ key, name, games: count, wins, by, inARow, ratings }): SeasonRow => ({
      key,
      name,
      games: count,
      wins,
      by,
      inARow,
      ratings,
    }))
    .sort((one, other) => other.ratings.at(-1)! - one.ratings.at(-1)! || (one.key < other.key ? -1 : 1));
  return { rows, meetings: meetingsOf(tables, new Set(rows.slice(0, COMPARED).map(({ key }) => key))) };
}

/** How often some players came in before one another. */
function meetingsOf(tables: readonly (readonly Seat[])[], among: ReadonlySet<string>): SeasonTable['meetings'] {
  const meetings = new Map<string, Map<string, { before: number; after: number; level: number }>>();
  for (const table of tables) {
    const seats = table
      .map(({ players, place }) => ({ keys: players.flatMap(({ key }) => (among.has(key) ? [key] : [])), place }))
      .filter(({ keys }) => keys.length > 0);
    for (const one of seats)
      for (const other of seats) {
        if (one === other) continue;
        for (const key of one.keys)
          for (const against of other.keys) {
            const own = meetings.get(key) ?? new Map<string, { before: number; after: number; level: number }>();
            meetings.set(key, own);
            const met = own.get(against) ?? { before: 0, after: 0, level: 0 };
            own.set(against, met);
            met[one.place < other.place ? 'before' : one.place > other.place ? 'after' : 'level'] += 1;
          }
      }
  }
  return meetings;
}

/**
 * How a game moves ratings: Elo, with every two who met as one comparison (Elo, The Rating of Chessplayers, 1978; a tie is
 * half a win). What one gains others lose.
 */
export function ratingMoves(seats: readonly { readonly rating: number; readonly place: number }[]): readonly number[] {
  // Who has met nobody with a rating keeps theirs.
  if (seats.length < 2) return seats.map(() => 0);
  return seats.map((one) => {
    const sum = seats.reduce((total, other) => {
      if (one === other) return total;
      const came = one.place < other.place ? 1 : one.place > other.place ? 0 : 0.5;
      return total + came - 1 / (1 + 10 ** ((other.rating - one.rating) / TENFOLD));
    }, 0);
    return (MOST_MOVED / (seats.length - 1)) * sum;
  });
}

/** Every seat by its players; whoever has had two seats counts once, in the better place. */
function seatsOf(places: Standing['places']): readonly Seat[] {
  const seats = places
    .map(({ names, players = [names[0]], place, isNameless }) => ({
      players: isNameless ? [] : players.map((name) => ({ key: playerKey(name), name })),
      place: place ?? Infinity,
    }))
    .sort((one, other) => one.place - other.place);
  const taken = new Set<string>();
  return seats.filter(({ players }) => {
    const isNew = players.every(({ key }) => !taken.has(key));
    for (const { key } of players) taken.add(key);
    return isNew;
  });
}

const emptyRow = (key: string): Row => ({
  key,
  name: '',
  games: 0,
  wins: 0,
  by: new Map(),
  inARow: 0,
  ratings: [START],
  run: 0,
});

/** A team's rating: that of its players in the mean. */
const meanOf = (players: Seat['players'], rows: ReadonlyMap<string, Row>): number =>
  players.reduce((sum, { key }) => sum + (rows.get(key)?.ratings.at(-1) ?? START), 0) / players.length;

/** One figure of one player in one game. */
export interface Figure {
  readonly player: string;
  readonly value: number;
  /** The id of the game, and when it was over. */
  readonly id: string;
  readonly at: number;
}

/** The record among some figures: the most or the least; who had it first keeps it. */
export const recordOf = (figures: readonly Figure[], best: 'most' | 'least'): Figure | undefined =>
  [...figures].sort(
    (one, other) =>
      (best === 'most' ? other.value - one.value : one.value - other.value) ||
      one.at - other.at ||
      (one.id < other.id ? -1 : one.id > other.id ? 1 : 0) ||
      one.player.localeCompare(other.player),
  )[0];
