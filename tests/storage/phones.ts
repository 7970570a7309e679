import { expect } from 'vitest';
import { GABONG } from '../../src/games/gabong/match-play.ts';
import { GOOLS } from '../../src/games/gools/play.ts';
import { MARKERS } from '../../src/games/gug/setup.ts';
import { reduceEvents, type Reduction } from '../../src/games/shared/reduction.ts';
import type { Game } from '../../src/games/shared/game.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import { knownBy } from '../../src/games/shared/seating.ts';
import { TOURNAMENT } from '../../src/games/tournament/tournament-play.ts';
import { mergeGames } from '../../src/storage/merge.ts';
import { calledNow } from '../../src/storage/registry.ts';
import type { GameEvent, SavedGame } from '../../src/storage/saved-game.ts';
import { setupOf as goolsSetup } from '../games/gools/table.ts';
import { GAME, NOON, setupOf as gugSetup } from '../games/gug/table.ts';
import { NEW_GAME } from './fake-copies.ts';
import { gabongRound } from './gabong-rounds.ts';
import { savedTournament } from './tournaments.ts';

interface AnyState {
  readonly names: readonly string[];
}
type AnyGame = Game<unknown, GameEvent, object, object>;

/** The judge of each game, and what its players are called in a state, by their numbers. */
export const JUDGES: Readonly<Record<string, readonly [AnyGame, (state: never) => readonly string[]]>> = {
  gools: [
    GOOLS as unknown as AnyGame,
    ({ players }: { players: readonly { name: string }[] }) => players.map(({ name }) => name),
  ],
  gabong: [
    GABONG as unknown as AnyGame,
    ({ setup }: { setup: { players: readonly { name: string }[] } }) => setup.players.map(({ name }) => name),
  ],
  tournament: [
    TOURNAMENT as unknown as AnyGame,
    ({ setup }: { setup: { players: readonly { name: string }[] } }) => setup.players.map(({ name }) => name),
  ],
  gug: [
    GAME as unknown as AnyGame,
    ({ setup }: { setup: { seats: readonly { players: readonly { name: string }[] }[] } }) =>
      setup.seats.map(({ players }) => players.map(({ name }) => name).join('+')),
  ],
};

export const reductionOf = (saved: SavedGame): Reduction<GameEvent, object, object> => {
  const { game, setup, events } = calledNow(saved);
  return reduceEvents(JUDGES[game]![0], setup, playedOf<GameEvent>(events));
};
export const namesIn = (game: string, state: object): AnyState['names'] => JUDGES[game]![1](state as never);

/** Everybody whom an event names, by number: written out once more, kind by kind. */
function seatsIn(event: GameEvent): readonly number[] {
  const { kind } = event;
  if (kind === 'three-man') {
    const inner = event.event;
    if (inner.kind === 'hand-out') return [inner.seat, ...inner.shares.map(({ to }) => to)];
    if (inner.kind === 'pass-on') return [inner.seat, ...(inner.to === null ? [] : [inner.to])];
    return inner.kind === 'call-off' ? [] : [inner.seat];
  }
  if (kind === 'name') return [event.seat, event.threeMan];
  if (kind === 'pour') return event.to;
  if (kind === 'join') return 'after' in event ? [event.after] : 'instead' in event ? [event.instead] : [];
  if (kind === 'deal') return event.hands.map(({ seat }) => seat);
  if (kind === 'result') return [...event.order.flat(), ...event.dnf];
  if (kind === 'decide') return event.order;
  if (kind === 'withdraw') return [event.player];
  if (kind === 'toss' && 'throws' in event) return event.throws.map(({ player }) => player);
  return 'seat' in event ? [event.seat] : [];
}

/** Everybody whom an event names in a state, and the words of the rule that it names. */
function namedBy(game: string, event: GameEvent, state: object): readonly string[] {
  const names = namesIn(game, state);
  const { houseRules = [] } = state as { readonly houseRules?: readonly { readonly text: string }[] };
  const rules = 'rule' in event ? [houseRules[event.rule]!.text] : [];
  return [...seatsIn(event).map((seat) => names[seat]!), ...rules];
}

/** A phone with a copy of a game; its lines have ids of their own. */
export function phoneOf(tag: string, began: SavedGame) {
  let saved = began;
  const meant = new Map<string, readonly string[]>();
  const add = (body: object): string => {
    const id = `${tag}-${saved.events.length}`;
    const seq = 1 + Math.max(0, ...saved.events.map((line) => line.seq));
    saved = { ...saved, events: [...saved.events, { id, seq, at: NOON + seq * 1_000, ...body }] } as SavedGame;
    return id;
  };
  return {
    saved: () => saved,
    /** Whom each line of this phone names. */
    meant,
    add,
    /** Plays what the judge allows, as the tables do. @returns whether it did. */
    play(event: GameEvent): boolean {
      const [game] = JUDGES[saved.game]!;
      const { state, numbering } = reductionOf(saved);
      if (!game.decide(state, event, NOON).judgement.allowed) return false;
      const id = add({ kind: 'play', event, ...knownBy(game.seating, numbering, event) });
      meant.set(id, namedBy(saved.game, event, state));
      return true;
    },
    take(other: SavedGame) {
      const merged = mergeGames(saved, other);
      expect(merged).toBeDefined();
      saved = merged!;
    },
  };
}
export type Phone = ReturnType<typeof phoneOf>;

/** Every line of the game is about those whom its writer meant; what does not fit is about nobody. */
export function expectMeant(saved: SavedGame, ...phones: readonly Phone[]): void {
  const steps = new Map(reductionOf(saved).steps.map((step) => [step.play.id, step]));
  for (const { meant } of phones)
    for (const [id, names] of meant) {
      const step = steps.get(id);
      // Beside whom a newcomer sits, and in whose place, may have to give way to what the other phone wrote.
      if (step && step.play.event.kind !== 'join')
        expect([id, namedBy(saved.game, step.play.event, step.before)]).toEqual([id, names]);
    }
}

export const gools: SavedGame = {
  v: 1,
  id: 'friday',
  game: 'gools',
  name: '',
  createdAt: NOON,
  setup: goolsSetup(3),
  events: [],
};
export const gabong: SavedGame = { ...gabongRound('ten-deals'), events: [] };
export const gug = (seats = 3): SavedGame => ({
  v: 1,
  id: 'gug',
  createdAt: NOON,
  ...NEW_GAME,
  setup: gugSetup(seats),
  events: [],
});
export const tournament: SavedGame = { ...savedTournament('eight'), events: [] };

const line = (game: SavedGame, event: GameEvent): SavedGame => {
  const phone = phoneOf('both', game);
  expect(phone.play(event)).toBe(true);
  return phone.saved();
};
export const after = (game: SavedGame, events: readonly GameEvent[]): SavedGame => events.reduce(line, game);

export const joinGug = (at: number, name: string): GameEvent => ({
  kind: 'join',
  newcomer: { team: '', marker: MARKERS[at]!, players: [{ name, drink: 'beer' }] },
});
