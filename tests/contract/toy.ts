import * as v from 'valibot';
import type { LogAdapter, Kept, Standing } from '../../src/games/log-adapters/log-adapter.ts';
import { byPlayer } from '../../src/games/log-adapters/log-adapter.ts';
import { gameOf, type Overrule } from '../../src/games/shared/decision.ts';
import { namedInSetup, type SavedForm } from '../../src/storage/saved-form.ts';
import { eventOf, Eyes, listOf, TypedPlayers } from '../../src/storage/shared-schema.ts';
import { Name, whole } from '../../src/storage/text-schema.ts';

// A fifth game, for tests: each throws one die in turn, a six may not be said by whoever is not next, and the first to ten has won.

interface Setup {
  readonly players: readonly { readonly name: string }[];
}

interface Throw {
  readonly kind: 'throw';
  readonly seat: number;
  readonly eyes: number;
  readonly overrule?: Overrule;
}

interface State {
  readonly sums: readonly number[];
  readonly next: number;
}

interface ToyStanding extends Standing {
  readonly players: readonly { readonly name: string; readonly sum: number }[];
}

export interface ToyTypes {
  readonly setup: Setup;
  readonly event: Throw;
  readonly saved: Kept<Setup, Throw>;
  readonly ground: undefined;
  readonly state: State;
  readonly finding: { readonly clause: string; readonly reason: string };
  readonly standing: ToyStanding;
  readonly player: { readonly name: string; readonly games: readonly { readonly id: string; readonly sum: number }[] };
}

const PLAYERS_MOST = 6;
const TO_WIN = 10;

const winnerOf = ({ sums }: State): number => sums.findIndex((sum) => sum >= TO_WIN);

const TOY = gameOf<Setup, Throw, State, ToyTypes['finding']>(
  ({ players }) => ({ sums: players.map(() => 0), next: 0 }),
  (state, { seat, eyes }) => {
    if (winnerOf(state) >= 0) return { is: 'never', findings: [{ clause: 'toy-2', reason: 'over' }] };
    const findings = seat === state.next ? [] : [{ clause: 'toy-1', reason: 'not-your-turn' }];
    return {
      is: findings.length === 0 ? 'allowed' : 'by-table',
      findings,
      next: () => ({ sums: state.sums.with(seat, state.sums[seat]! + eyes), next: (seat + 1) % state.sums.length }),
    };
  },
);

export const TOY_ADAPTER: LogAdapter<ToyTypes> = {
  id: 'toy',
  rules: () => TOY,
  clauses: ['toy-1', 'toy-2'],
  rulings: {},
  standing({ setup, createdAt }, { state, at, rejectedEvents }) {
    const players = setup.players.map(({ name }, seat) => ({ name, sum: state.sums[seat]! }));
    return {
      is: winnerOf(state) < 0 ? 'running' : 'finished',
      players,
      at: Math.max(createdAt, at),
      rejectedEvents,
      places: players.map(({ name, sum }) => ({
        names: [name],
        place: 1 + players.filter((other) => other.sum > sum).length,
      })),
    };
  },
  statistics: (games) =>
    byPlayer(
      games.filter(({ standing }) => standing.is === 'finished'),
      ({ id, standing: { players } }) => players.map((player) => ({ ...player, id })),
    ).map((played) => ({ name: played.at(-1)!.name, games: played })),
};

const Seat = whole(0, PLAYERS_MOST - 1);

export const TOY_FORM: SavedForm<Kept<Setup, Throw>> = {
  setup: v.strictObject({
    players: v.pipe(listOf(v.strictObject({ name: Name }), PLAYERS_MOST), v.minLength(2, 'missing')),
  }),
  event: eventOf('throw', { seat: Seat, eyes: Eyes }),
  draft: v.strictObject({ players: TypedPlayers(PLAYERS_MOST) }),
  named: namedInSetup,
};
