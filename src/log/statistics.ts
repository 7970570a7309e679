/** How one seat of a finished game came out. */
export interface SeatResult {
  /** One, or a team's two. */
  readonly players: readonly PlayerResult[];
  /** From 1; null for who did not finish (15.1). */
  readonly place: number | null;
  /** Milliseconds on the seat's clock; null for who did not finish. */
  readonly time: number | null;
}

export interface PlayerResult {
  readonly name: string;
  /** Sips swallowed. */
  readonly sips: number;
  /** Sips counted as points by who drinks nothing. */
  readonly points: number;
}

/** A finished game, as the statistics want it. */
export interface FinishedGame {
  readonly id: string;
  /** When it was over, in milliseconds since 1970. */
  readonly at: number;
  readonly seats: readonly SeatResult[];
}

/** What a player did in one game. */
export interface PlayedGame extends Omit<PlayerResult, 'name'> {
  readonly id: string;
  readonly at: number;
  readonly place: number | null;
  /** How many seats there were. */
  readonly of: number;
  readonly time: number | null;
}

/** Average and least of some numbers; for places and times less is better. */
export interface Figures {
  readonly average: number;
  readonly best: number;
}

export interface PlayerStatistics {
  /** The name as it was last written. */
  readonly name: string;
  readonly wins: number;
  /** Over the games that the player finished; null when there is none. */
  readonly place: Figures | null;
  readonly time: Figures | null;
  readonly sips: number;
  readonly points: number;
  /** The oldest first. */
  readonly games: readonly PlayedGame[];
}

/** Names are one player's when they differ in nothing but case, and in how their letters are put together. */
export const playerKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** What every player has done; who has played most comes first, then who has won most. */
export function statisticsOf(finished: readonly FinishedGame[]): readonly PlayerStatistics[] {
  const byPlayer = new Map<string, { name: string; games: PlayedGame[] }>();
  for (const { id, at, seats } of finished.toSorted((a, b) => a.at - b.at)) {
    for (const { players, place, time } of seats) {
      for (const { name, sips, points } of players) {
        const key = playerKey(name);
        const known = byPlayer.get(key)?.games ?? [];
        byPlayer.set(key, { name, games: [...known, { id, at, place, of: seats.length, time, sips, points }] });
      }
    }
  }
  return [...byPlayer.values()]
    .map(({ name, games }) => ({
      name,
      wins: games.filter(({ place }) => place === 1).length,
      place: figuresOf(games.map(({ place }) => place)),
      time: figuresOf(games.map(({ time }) => time)),
      sips: sum(games.map(({ sips }) => sips)),
      points: sum(games.map(({ points }) => points)),
      games,
    }))
    .toSorted((a, b) => b.games.length - a.games.length || b.wins - a.wins || a.name.localeCompare(b.name));
}

function figuresOf(values: readonly (number | null)[]): Figures | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : { average: sum(known) / known.length, best: Math.min(...known) };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
