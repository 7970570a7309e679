import type { GoolsEvent } from '../../../src/games/gools/events.ts';
import { dueOf } from '../../../src/games/gools/due.ts';
import { GOOLS } from '../../../src/games/gools/play.ts';
import type { GoolsFinding } from '../../../src/games/gools/play-decision.ts';
import type { GoolsState } from '../../../src/games/gools/play-state.ts';
import { DEFAULT_TABLE_RULINGS, type TableRulings } from '../../../src/games/gools/rulings.ts';
import type { GoolsSetup } from '../../../src/games/gools/setup.ts';
import type { ThreeManEvent } from '../../../src/games/three-man/events.ts';
import { frozen } from '../frozen.ts';
import { playing } from '../playing.ts';

const NAMES = ['Maya', 'Ola', 'Siri', 'Per', 'Liv', 'Tor'];

export function setupOf(players: number, rulings: Partial<TableRulings> = {}): GoolsSetup {
  return {
    players: NAMES.slice(0, players).map((name) => ({ name })),
    rulings: { ...DEFAULT_TABLE_RULINGS, ...rulings },
  };
}

/** Three at a table, between rounds. */
export function seated(rulings: Partial<TableRulings> = {}, players = 3): GoolsState {
  return frozen(GOOLS.start(frozen(setupOf(players, rulings))));
}

/** Plays events that must all be allowed, with nothing to be said against them. */
export const play = playing(GOOLS, (finding) => brief(finding));

const eyes = (dice: string) => Array.from(dice, Number);

/** `31456`, as the dice fall. */
export const throwing = (seat: number, dice: string): GoolsEvent => ({
  kind: 'throw',
  seat,
  dice: eyes(dice),
  by: 'hand',
});
export const keeping = (seat: number, dice: string): GoolsEvent => ({ kind: 'keep', seat, dice: eyes(dice) });
/** All five dice, the last throw's behind the bar: `331|26`. */
export function entering(seat: number, dice: string): GoolsEvent {
  return { kind: 'enter', seat, dice: eyes(dice.replace('|', '')), last: eyes(dice.split('|')[1] ?? '') };
}
/** A round played out, by hands from its opener on: `331|26 221|14`. */
export function round(hands: string, opener = 0, players = 3): readonly GoolsEvent[] {
  return hands.split(' ').map((dice, index) => entering((opener + index) % players, dice));
}
export const rollingOff = (seat: number, dice: string): GoolsEvent => ({
  kind: 'roll-off',
  seat,
  dice: eyes(dice),
  by: 'phone',
});
export const oneDie = (seat: number, shown: number): GoolsEvent => ({ kind: 'one-die', seat, eyes: shown, by: 'hand' });
export const naming = (seat: number, threeMan: number): GoolsEvent => ({ kind: 'name', seat, threeMan });
export const mini = (event: ThreeManEvent): GoolsEvent => ({ kind: 'three-man', event });
export const making = (seat: number, text: string | null): GoolsEvent => ({ kind: 'rule', seat, text });
export const overruled = (event: GoolsEvent): GoolsEvent => ({ ...event, overrule: { reason: 'so be it' } });

/** `throw 0 5`, `keep 1`, `roll-off 2`, `three-man throw 1`, `rule 0`. */
export function due(state: GoolsState): readonly string[] {
  return dueOf(state).map((one) => {
    if (one.kind === 'over') return 'over';
    if (one.kind === 'throw') return `throw ${one.seat} ${one.dice}`;
    if (one.kind !== 'three-man') return `${one.kind} ${one.seat}`;
    return one.due.kind === 'over' ? 'three-man over' : `three-man ${one.due.kind} ${one.due.seat}`;
  });
}

/** Everything taken since an earlier state, in order: `6.1 drink 0 2`. */
export function taken(state: GoolsState, before?: GoolsState): readonly string[] {
  return state.pours.slice(before?.pours.length ?? 0).map(({ clause, of, to, count }) => {
    return `${short(clause)} ${count > 1 ? `${count} ` : ''}${of} ${to.join(' ')}`;
  });
}

const short = (clause: string) => clause.replace(/^(?:gools|three-man)-/, '');

/** `2.1 keep-one, seat 0`. */
export function brief({ clause, reason, data }: GoolsFinding): string {
  const named = Object.entries<string | number | undefined>(data).flatMap(([name, value]) =>
    value === undefined ? [] : [`, ${name} ${value}`],
  );
  return `${short(clause)} ${reason}${named.join('')}`;
}
