import { expect } from 'vitest';
import type { ThreeManEvent } from '../../../src/games/three-man/events.ts';
import { THREE_MAN } from '../../../src/games/three-man/play.ts';
import type { ThreeManFinding, ThreeManSetup, ThreeManState } from '../../../src/games/three-man/play-state.ts';
import { frozen } from '../frozen.ts';

export const RULINGS = { T1: 'previous-roller', T2: 'other-side', T3: 'new-game', T4: 'last-winner' } as const;

/** Five at the table, clockwise from the Three Man, so that player 1 sits to his left. */
export function started(over: Partial<ThreeManSetup> = {}): ThreeManState {
  return frozen(THREE_MAN.start({ ring: [0, 1, 2, 3, 4], threeMan: 0, rulings: RULINGS, ...over }));
}

/** `2-5`, thrown by a player. */
export const throwing = (seat: number, dice: string): ThreeManEvent => ({
  kind: 'throw',
  seat,
  dice: dice.split('-').map(Number),
  by: 'hand',
});
/** `4:1,0:3`: one drink for player 4, three for player 0. */
export const handing = (seat: number, shares: string): ThreeManEvent => ({
  kind: 'hand-out',
  seat,
  shares: shares.split(',').map((share) => {
    const [to, drinks] = share.split(':').map(Number);
    return { to: to!, drinks: drinks! };
  }),
});
export const oneDie = (seat: number, eyes: number): ThreeManEvent => ({ kind: 'one-die', seat, eyes, by: 'phone' });
export const passingOn = (seat: number, to: number | null): ThreeManEvent => ({ kind: 'pass-on', seat, to });

/** Plays events that must all be allowed. */
export function play(state: ThreeManState, ...events: readonly ThreeManEvent[]): ThreeManState {
  return events.reduce((before, event) => {
    const { judgement, next } = THREE_MAN.decide(before, frozen(event), 0);
    expect({ event, ...judgement }).toMatchObject({ event, allowed: true, findings: [] });
    return frozen(next());
  }, state);
}

/** The dice pass on until a player throws; a 1 and a 5 make nobody drink. */
export function rolling(seat: number, state = started()): ThreeManState {
  const { stage } = state;
  return stage.is === 'throw' && stage.roller !== seat
    ? rolling(seat, play(state, throwing(stage.roller, '1-5')))
    : state;
}

/** `throw 2`, `hand-out 2 4`, `one-die`, `second-die`, `pass-on`, `over got-away`. */
export function stageOf({ stage }: ThreeManState): string {
  switch (stage.is) {
    case 'throw':
      return `throw ${stage.roller}`;
    case 'hand-out':
      return `hand-out ${stage.roller} ${stage.drinks}`;
    case 'one-die':
      return stage.isSecond ? 'second-die' : 'one-die';
    case 'pass-on':
      return 'pass-on';
    case 'over':
      return `over ${stage.why}`;
  }
}

/** `7.2 not-your-turn, seat 1`. */
export function brief({ clause, reason, data }: ThreeManFinding): string {
  const named = Object.entries(data).map(([name, value]) => `, ${name} ${String(value)}`);
  return `${clause.slice('three-man-'.length)} ${reason}${named.join('')}`;
}
