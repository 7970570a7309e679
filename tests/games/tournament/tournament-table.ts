import { expect } from 'vitest';
import { DEFAULT_TOURNAMENT_READINGS, type TournamentReadings } from '../../../src/games/tournament/rulings.ts';
import { checkTournamentSetup } from '../../../src/games/tournament/tournament-check-setup.ts';
import type { TournamentEvent } from '../../../src/games/tournament/tournament-events.ts';
import { layersOf } from '../../../src/games/tournament/tournament-layers.ts';
import { TOURNAMENT } from '../../../src/games/tournament/tournament-play.ts';
import type { TournamentSetup } from '../../../src/games/tournament/tournament-setup.ts';
import type { LayerView, TournamentState } from '../../../src/games/tournament/tournament-state.ts';
import { frozen } from '../frozen.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Players are letters: `a` is the first. */
export const letters = (players: readonly number[]): string => players.map((player) => LETTERS[player]).join('');
export const playersOf = (text: string): readonly number[] => [...text].map((letter) => LETTERS.indexOf(letter));

export function setupOf(format: string, count: number, rulings: Partial<TournamentReadings> = {}): TournamentSetup {
  return {
    format,
    of: { is: 'gug', variation: 'C' },
    players: Array.from({ length: count }, (_, player) => ({ name: `Player ${LETTERS[player]}` })),
    rulings: { ...DEFAULT_TOURNAMENT_READINGS, ...rulings },
  };
}

export function started(format: string, count: number, rulings: Partial<TournamentReadings> = {}): TournamentState {
  const setup = setupOf(format, count, rulings);
  expect(checkTournamentSetup(setup)).toEqual([]);
  return frozen(TOURNAMENT.start(frozen(setup)));
}

export const drawn = (layer: number, seed = 1): TournamentEvent => ({ kind: 'draw', layer, seed });

/** `b a=c | d`: b, then a and c together; d did not finish. */
export function result(layer: number, game: number, text: string): TournamentEvent {
  const [finished = '', dnf = ''] = text.split('|').map((part) => part.trim());
  const order = finished.split(' ').filter((group) => group !== '');
  return {
    kind: 'result',
    layer,
    game,
    from: null,
    order: order.map((group) => playersOf(group.replaceAll('=', ''))),
    dnf: playersOf(dnf.replaceAll(' ', '')),
  };
}

/** `b5 c2`: b has thrown a five, c a two. */
export function toss(layer: number, game: number | null, text: string): TournamentEvent {
  const throws = text.split(' ').map((one) => ({ player: playersOf(one[0]!)[0]!, eyes: Number(one.slice(1)) }));
  return { kind: 'toss', layer, game, throws, by: 'hand' };
}

export const withdraw = (letter: string): TournamentEvent => ({ kind: 'withdraw', player: playersOf(letter)[0]! });

/** Plays them all: each must be allowed. */
export function play(state: TournamentState, ...events: readonly TournamentEvent[]): TournamentState {
  return events.reduce((before, event) => {
    const { judgement, next } = TOURNAMENT.decide(before, frozen(event), 0);
    expect({ event, ...judgement }).toMatchObject({ event, allowed: true });
    return frozen(next());
  }, state);
}

/** A state in which the groups of a layer are these: `abcd efgh`. */
export const grouped = (state: TournamentState, layer: number, text: string): TournamentState => ({
  ...state,
  layers: state.layers.map((one, index) =>
    index === layer ? { ...one, groups: text.split(' ').map(playersOf) } : one,
  ),
});

/** Who is in a layer so far, in the order of their letters. */
export const inLayer = ({ arrivals }: LayerView): string =>
  letters(arrivals.map(({ player }) => player).toSorted((one, other) => one - other));

export const viewOf = (state: TournamentState, layer: number): LayerView => layersOf(state)[layer]!;

/** Positions in the standings of a table: `1a 2b 2c`. */
export function standings(view: LayerView, game: number | null): string {
  const table = view.tables.find((one) => one.game === game);
  return table?.rows.map(({ player, position }) => `${position}${letters([player])}`).join(' ') ?? '';
}
