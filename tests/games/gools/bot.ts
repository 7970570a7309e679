import type { GoolsEvent } from '../../../src/games/gools/events.ts';
import { dueOf, type GoolsDue } from '../../../src/games/gools/due.ts';
import type { GoolsState } from '../../../src/games/gools/play-state.ts';
import type { ThreeManDue } from '../../../src/games/three-man/due.ts';
import type { ThreeManEvent } from '../../../src/games/three-man/events.ts';
import type { Draw } from '../../../src/games/shared/seeded.ts';

/** What dice show: any face, or few of them, so that points, full houses, ties and last-throw 6s are not rare. */
const FACES = [[1, 2, 3, 4, 5, 6], [1, 2, 4, 5], [1, 2, 4, 5], [2, 3], [3, 6], [6], [1], [1, 2], [3]] as const;

function dice(draw: Draw, count: number): readonly number[] {
  const faces = FACES[draw(FACES.length)]!;
  return Array.from({ length: count }, () => faces[draw(faces.length)]!);
}

const one = <Value>(values: readonly Value[], draw: Draw): Value => values[draw(values.length)]!;

/** Some of the dice, at least one. */
function some(thrown: readonly number[], draw: Draw): readonly number[] {
  const first = draw(thrown.length);
  return thrown.filter((_, index) => index === first || draw(3) === 0);
}

/** Does one of the things that are due, now and then with sloppy dice or a glass emptied before it. */
export function botEvent(state: GoolsState, draw: Draw): GoolsEvent {
  if (draw(25) === 0) return { kind: 'sloppy', seat: one(state.ring, draw) };
  if (state.drunk < state.pours.length && draw(3) === 0) return { kind: 'drunk' };
  return doing(state, one(dueOf(state), draw), draw);
}

function doing(state: GoolsState, due: GoolsDue, draw: Draw): GoolsEvent {
  switch (due.kind) {
    case 'throw': {
      const { seat } = due;
      if (due.dice < 5 || draw(2) === 0) return { kind: 'throw', seat, dice: dice(draw, due.dice), by: 'hand' };
      const all = dice(draw, 5);
      return { kind: 'enter', seat, dice: all, last: some(all, draw) };
    }
    case 'keep':
      return { kind: 'keep', seat: due.seat, dice: some(waiting(state), draw) };
    case 'roll-off':
      return { kind: 'roll-off', seat: due.seat, dice: dice(draw, 5), by: 'phone' };
    case 'one-die':
      return { kind: 'one-die', seat: due.seat, eyes: draw(6) + 1, by: 'phone' };
    case 'name':
      return { kind: 'name', seat: due.seat, threeMan: other(state.ring, due.seat, draw) };
    case 'three-man':
      return { kind: 'three-man', event: inThreeMan(state.ring, due.due, draw) };
    case 'rule':
      return { kind: 'rule', seat: due.seat, text: draw(4) === 0 ? null : 'Left hands only.' };
    case 'over':
      throw new RangeError('the evening is over');
  }
}

function inThreeMan(ring: readonly number[], due: ThreeManDue, draw: Draw): ThreeManEvent {
  switch (due.kind) {
    case 'throw':
      return { kind: 'throw', seat: due.seat, dice: [draw(6) + 1, draw(6) + 1], by: 'hand' };
    case 'hand-out': {
      const to = other(ring, due.seat, draw);
      const rest = ring.find((seat) => seat !== due.seat && seat !== to);
      const drinks = rest === undefined ? due.drinks : draw(due.drinks) + 1;
      const shares = [{ to, drinks }, ...(drinks < due.drinks ? [{ to: rest!, drinks: due.drinks - drinks }] : [])];
      return { kind: 'hand-out', seat: due.seat, shares };
    }
    case 'one-die':
      return { kind: 'one-die', seat: due.seat, eyes: draw(2) === 0 ? 3 : draw(6) + 1, by: 'hand' };
    case 'pass-on':
      return { kind: 'pass-on', seat: due.seat, to: draw(4) === 0 ? null : other(ring, due.seat, draw) };
    case 'over':
      throw new RangeError('the mini game is over');
  }
}

/** The throw of which something is to be left. */
function waiting({ stage }: GoolsState): readonly number[] {
  return stage.is === 'round' ? stage.round.turns.at(-1)!.throws.at(-1)!.dice : [];
}

const other = (ring: readonly number[], seat: number, draw: Draw) =>
  one(
    ring.filter((somebody) => somebody !== seat),
    draw,
  );
