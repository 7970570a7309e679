import { atom } from 'nanostores';
import type { Standing } from '../games/log-adapters/log-adapter.ts';
import { playerKey } from '../games/shared/names.ts';
import { $games } from '../storage/games.ts';
import { keepBalances, keptBalances, type SeatBalance } from '../storage/kept-balances.ts';
import { calledNow, type GameId } from '../storage/registry.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { gamesIn } from './game-list.ts';
import type { GameUi, Known } from './game-ui.ts';

/** A game of which an advisor can say how it was played. */
export interface Measurable {
  readonly saved: SavedGame;
  readonly standing: Standing;
  readonly played: NonNullable<GameUi['played']>;
}

/** The games, of those given, of which enough is over that luck and choices can be told apart. */
export const measurable = (
  games: readonly SavedGame[],
  standings: ReadonlyMap<string, Known>,
  uis: ReadonlyMap<GameId, GameUi>,
): readonly Measurable[] =>
  games.flatMap((saved) => {
    const known = standings.get(saved.id);
    const played = uis.get(saved.game)?.played;
    if (!played || known?.is !== 'known' || !played.counts(known.standing)) return [];
    return [{ saved, standing: known.standing, played }];
  });

/** What a player's measured turns come to: in one seat or in many games. */
interface PlayerBalance extends Omit<SeatBalance, 'seat'> {
  readonly key: string;
  /** As it was last written. */
  readonly name: string;
}

/** The balances of one kind of game. */
interface GameBalances {
  readonly game: GameId;
  readonly unit: Measurable['played']['unit'];
  /** Who has lost least by choice comes first. */
  readonly players: readonly PlayerBalance[];
}

/** What all players of some games come to, by the kind of game; each of a team as the team. */
export function balancesBy(
  games: readonly Measurable[],
  known: ReadonlyMap<string, readonly SeatBalance[]>,
): readonly GameBalances[] {
  const kinds = new Map<GameId, { unit: GameBalances['unit']; players: Map<string, PlayerBalance> }>();
  const ordered = [...games].sort((one, other) => one.standing.at - other.standing.at);
  for (const { saved, standing, played } of ordered) {
    for (const { seat, turns, luck, cost } of known.get(saved.id) ?? []) {
      if (turns === 0) continue;
      const kind = kinds.get(saved.game) ?? { unit: played.unit, players: new Map<string, PlayerBalance>() };
      kinds.set(saved.game, kind);
      for (const name of played.names(standing, seat)) {
        const key = playerKey(name);
        const before = kind.players.get(key) ?? { turns: 0, luck: 0, cost: 0 };
        kind.players.set(key, {
          key,
          name,
          turns: before.turns + turns,
          luck: before.luck + luck,
          cost: before.cost + cost,
        });
      }
    }
  }
  return [...kinds].map(([game, { unit, players }]) => ({
    game,
    unit,
    players: [...players.values()].sort(
      (one, other) => one.cost / one.turns - other.cost / other.turns || one.name.localeCompare(other.name),
    ),
  }));
}

/** What is known of games as they now are, and how far the work on others has come. */
interface Work {
  readonly known: ReadonlyMap<string, readonly SeatBalance[]>;
  readonly is: 'resting' | 'working' | 'in-trouble';
  /** Of the games that were asked for. */
  readonly done: number;
  readonly all: number;
}

export const $work = atom<Work>({ known: new Map(), is: 'resting', done: 0, all: 0 });

/** Takes what is kept of the games of the log: of one that has gone on since, nothing. */
export function recall(games: ReturnType<typeof $games.get>): void {
  $work.set({ ...$work.get(), known: keptBalances(gamesIn(games).read) });
}

let asked = 0;

/** Has the workers look at games, one after the other. What is done is kept, whenever it is left off. */
export async function workOut(games: readonly Measurable[]): Promise<void> {
  const mine = (asked += 1);
  const all = games.length;
  for (const [done, { saved, played }] of games.entries()) {
    $work.set({ ...$work.get(), is: 'working', done, all });
    const seats = await played.balances(calledNow(saved)).catch(() => undefined);
    if (seats) {
      keepBalances(saved, seats, new Set($games.get().keys()));
      recall($games.get());
    }
    if (asked !== mine) return;
    if (!seats) {
      $work.set({ ...$work.get(), is: 'in-trouble' });
      return;
    }
  }
  $work.set({ ...$work.get(), is: 'resting' });
}

/** Leaves off after the game that is being looked at. */
export function leaveOff(): void {
  asked += 1;
  $work.set({ ...$work.get(), is: 'resting' });
}
