import { dueOf } from '../../src/games/gug/due.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { legalEnds } from '../../src/games/gug/moves.ts';
import type { GugGame } from '../../src/games/gug/play.ts';
import type { Due, GugState } from '../../src/games/gug/play-state.ts';
import { positionOf } from '../../src/games/gug/play-table.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import type { Variation } from '../../src/games/gug/sips.ts';
import { newId } from '../../src/storage/entry-ids.ts';
import type { SavedGugGame } from '../../src/storage/saved-game.ts';
import { dueEvent } from '../games/gug/due-event.ts';
import { GAME, setupOf } from '../games/gug/table.ts';

const NAMES = ['Kari', 'Ola', 'Ingeborg', 'Per', 'Mia', 'Jon'];
const START = Date.UTC(2026, 10, 20, 18);

/** Numbers from 0 to below 1, always the same from one seed (Park and Miller). */
export function chanceOf(seed: number): () => number {
  let state = seed + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

interface Wish {
  readonly seed: number;
  readonly seats: number;
  /** Turns that are played, skipped ones too. */
  readonly turns: number;
  readonly variation?: Variation['code'];
}

/** An evening as a phone logs it: people do what is due after some seconds, drink up before their next turn, and the last event is sometimes undone and done again. */
export function evening({ seed, seats, turns, variation = 'C' }: Wish): SavedGugGame {
  const chance = chanceOf(seed);
  const setup = setupOf(seats, { variation, isFriendly: false, referee: null });
  const named = setup.seats.map((seat, at) => ({
    ...seat,
    players: seat.players.map((player, other) => ({ ...player, name: `${NAMES[at]}${other === 0 ? '' : ' 2'}` })),
  }));
  const started = { ...setup, seats: named };
  const events: SavedGugGame['events'][number][] = [];
  const taken = new Set<string>();
  let [state, at] = [GAME.start(started), START];
  const id = () => {
    const made = newId(
      (each) => taken.has(each),
      chance,
      () => at,
    );
    taken.add(made);
    return made;
  };
  const log = (event: GugEvent) => {
    at += 1_000 + Math.floor(chance() ** 3 * 60_000);
    const { judgement, next } = GAME.decide(state, event, at);
    if (!judgement.allowed) return;
    events.push({ id: id(), seq: events.length + 1, at, kind: 'play', event });
    state = next();
    if (chance() > 0.03) return;
    for (const kind of ['undo', 'redo'] as const)
      events.push({
        id: id(),
        seq: events.length + 1,
        at: (at += 900),
        kind,
        entries: [events.findLast((one) => one.kind === 'play')!.id],
      });
  };
  while ((state.turn?.number ?? 0) <= turns && state.phase !== 'over') {
    const due = dueOf(GAME, state)[0]!;
    if (due.kind === 'roll' || due.kind === 'skip')
      state.seats.forEach(({ owed }, seat) => {
        if (owed > 0 && chance() < 0.9) log({ kind: 'drink', seat, sips: owed });
      });
    log(doing(GAME, state, dueOf(GAME, state)[0]!, chance));
  }
  return {
    v: 1,
    id: newId(undefined, chance, () => START),
    game: 'gug',
    name: 'Friday',
    createdAt: START,
    setup: started,
    rulings: DEFAULT_RULINGS,
    sides: {},
    board: { id: 'london-2025', version: 1 },
    events,
  };
}

/** The event that does what is due. */
function doing(game: GugGame, state: GugState, due: Due, chance: () => number): GugEvent {
  const one = <Value>(values: readonly Value[]): Value => values[Math.floor(chance() * values.length)]!;
  switch (due.kind) {
    case 'place':
      return { kind: 'place', seat: due.seat, icon: due.icon, station: one(game.network(state.setup).board.loop) };
    case 'move': {
      const [icon, die] = [one(due.icons), one(due.dice)];
      const network = game.turnNetwork(state);
      const ends = legalEnds(network, positionOf(network, state, due.seat, icon), [state.turn!.dice[die]!]);
      const end = ends.find(({ drop }) => drop === 'yes') ?? one(ends);
      return { kind: 'move', seat: due.seat, icon, die, route: end.route, drop: end.drop === 'yes' };
    }
    case 'throw':
    case 'roll':
    case 'toss':
    case 'drink':
    case 'pass':
    case 'skip':
    case 'time-up':
    case 'over':
      return dueEvent(due, () => 1 + Math.floor(chance() * 6));
  }
}

/** An evening of four as two phones log it by turns, with ids as pages count them. */
export function eveningByTwo(turns: number): SavedGugGame {
  const game = evening({ seed: 7, seats: 4, turns });
  const counts = [0, 0];
  const renamed = new Map(
    game.events.map(({ id }, index) => {
      const phone = Math.floor(index / 7) % 2;
      return [id, `${['k3x9a7b2c4', 'p8m2n5q1r7'][phone]!}-${(counts[phone]! += 1).toString(36)}`];
    }),
  );
  return JSON.parse(JSON.stringify(game).replace(/[0-9a-z]{10}/g, (text) => renamed.get(text) ?? text)) as SavedGugGame;
}
