import { countMeetings, type Pair, type Rounds } from '../../../src/games/tournament/rotation-meetings.ts';
import { leastRepeats, rotationRounds, type RotationRequest, shapeOf } from '../../../src/games/tournament/rotation.ts';

/** Seats that are given before a look at all tables is left. */
const MOST_TRIED = 200_000;

/**
 * The fewest repeats of all tables there are; undefined where there are too many tables to look at.
 *
 * @param shape - the games of each round. @param known - the repeats of a table that is known.
 */
export function fewestOfAll(
  players: number,
  size: number,
  shape: readonly number[],
  known: number,
): number | undefined {
  const each = (shape.reduce((sum, games) => sum + games, 0) * size) / players;
  const met = Array.from({ length: players }, () => new Array<number>(players).fill(0));
  const left = new Array<number>(players).fill(each);
  const rounds: number[][][] = [];
  let tried = 0;
  let best = known;

  /** Seats the next player of a game; the games of a round, and the players of a game, are in the order of the players. */
  const seat = (round: number, repeats: number): void => {
    if (repeats >= best || tried > MOST_TRIED) return;
    if (round === shape.length) {
      best = repeats;
      return;
    }
    const games = (rounds[round] ??= []);
    let game = games.at(-1);
    if (game === undefined || game.length === size) {
      if (games.length === shape[round]) {
        const rest = shape.length - round - 1;
        // Who has more games left than there are rounds cannot play them all.
        if (left.every((count) => count <= rest)) seat(round + 1, repeats);
        rounds.length = round + 1;
        return;
      }
      game = [];
      games.push(game);
      const first = games.at(-2)?.[0] ?? -1;
      place(round, game, first, repeats);
      games.pop();
      return;
    }
    place(round, game, game.at(-1)!, repeats);
  };

  const place = (round: number, game: number[], after: number, repeats: number): void => {
    const busy = new Set(rounds[round]!.flat());
    // In the first round everybody is as good as another: those who come first play, in their order.
    const isFirst = round === 0;
    for (let player = isFirst ? busy.size : after + 1; player < players; player += 1) {
      if (busy.has(player) || left[player] === 0) continue;
      tried += 1;
      const again = game.filter((other) => met[other]![player]! > 0).length;
      for (const other of game) met[other]![player] = met[player]![other] = met[other]![player]! + 1;
      left[player]! -= 1;
      game.push(player);
      seat(round, repeats + again);
      game.pop();
      left[player]! += 1;
      for (const other of game) met[other]![player] = met[player]![other] = met[other]![player]! - 1;
      if (isFirst) return;
    }
  };

  seat(0, 0);
  return tried > MOST_TRIED ? undefined : best;
}

export interface RotationTable {
  /** Games of players, by their index from 0, in as few rounds as can be; those who are in no game of a round sit out. */
  readonly rounds: Rounds;
  /** Pairs that meet more than once, with how often. */
  readonly again: readonly { readonly pair: Pair; readonly times: number }[];
  /** Pairs that never meet. */
  readonly never: readonly Pair[];
  /** Meetings of pairs that had met before. As many more pairs never meet, so that fewest here is fewest there. */
  readonly repeats: number;
  /** No table for as many rounds has fewer repeats; proved. */
  readonly atLeast: number;
  /** Whether the table's repeats are the fewest that can be: as many as `atLeast`. */
  readonly isProved: boolean;
}

/** The same rounds, with who meets again and who never does, and whether they could be fewer. */
export function rotationTable(wish: RotationRequest): RotationTable {
  const { players, size } = wish;
  const rounds = rotationRounds(wish);
  const met = countMeetings(players, rounds);
  const bound = leastRepeats(players, size, shapeOf(wish));
  const atLeast = met.repeats === bound ? bound : (fewestOfAll(players, size, shapeOf(wish), met.repeats) ?? bound);
  return { rounds, ...met, atLeast, isProved: met.repeats === atLeast };
}
