import { allowed } from '../shared/decision.ts';
import { readDice } from './dice.ts';
import type { GoolsEventOf } from './events.ts';
import { HAND } from './hand.ts';
import { rollOffLeaders } from './lead.ts';
import { never, type GoolsDecision } from './play-decision.ts';
import type { GoolsState, RollOff, Stage } from './play-state.ts';
import { threeManBegins, won } from './play-round.ts';
import { smoke, social } from './turn-effects.ts';

type StageOf<Is extends Stage['is']> = Extract<Stage, { readonly is: Is }>;

/** 4.1: five dice, once. */
export function decideRollOff(state: GoolsState, { seat, dice }: GoolsEventOf<'roll-off'>): GoolsDecision {
  const { stage } = state;
  if (stage.is !== 'roll-off') return never('gools-4.1', 'roll-off-not-due');
  const refused = refusalOf('gools-4.1', stage, seat);
  if (refused) return refused;
  const read = readDice('gools-4.1', dice, HAND);
  if (!read.ok) return read.refused;
  return allowed(() => {
    const seen = smoke(social(state, seat, read.dice), seat, read.dice);
    return settleWin(seen, { ...stage, thrown: [...stage.thrown, { seat, dice: read.dice }] });
  });
}

/** 6.4: one die. */
export function decideOneDie(state: GoolsState, { seat, eyes }: GoolsEventOf<'one-die'>): GoolsDecision {
  const { stage } = state;
  if (stage.is !== 'one-die') return never('gools-6.4', 'one-die-not-due');
  const refused = refusalOf('gools-6.4', stage, seat);
  if (refused) return refused;
  const read = readDice('gools-6.4', [eyes], 1);
  if (!read.ok) return read.refused;
  return allowed(() => settleThreeMan(state, { ...stage, thrown: [...stage.thrown, { seat, dice: read.dice }] }));
}

function refusalOf(clause: 'gools-4.1' | 'gools-6.4', { among, thrown }: RollOff, seat: number) {
  if (!among.includes(seat)) return never(clause, 'not-in-roll-off', { seat });
  return thrown.some((one) => one.seat === seat) ? never(clause, 'thrown-already', { seat }) : undefined;
}

/** 4.1: once all have thrown the lowest wins; those who tie again roll off again (G1). */
export function settleWin(state: GoolsState, stage: StageOf<'roll-off'>): GoolsState {
  const { thrown, among } = stage;
  if (thrown.length < among.length) return { ...state, stage };
  const lowest = rollOffLeaders(stage, state.rulings).map(({ seat }) => seat);
  const round = { ...stage.round, rollOffs: [...stage.round.rollOffs, thrown] };
  if (lowest.length > 1) return { ...state, stage: { is: 'roll-off', round, among: lowest, thrown: [] } };
  return won(state, round, lowest[0]!);
}

/** 6.4: once all have thrown the highest is the Three Man; where several are, they throw again, or all do (G4). */
export function settleThreeMan(state: GoolsState, stage: StageOf<'one-die'>): GoolsState {
  const { thrown, among, round } = stage;
  if (thrown.length < among.length) return { ...state, stage };
  const most = Math.max(...thrown.map(({ dice }) => dice[0]!));
  const highest = thrown.filter(({ dice }) => dice[0] === most).map(({ seat }) => seat);
  if (highest.length === 1) return threeManBegins(state, round, highest[0]!);
  const again = state.rulings.G4 === 'all' ? among : highest;
  return { ...state, stage: { ...stage, among: again, thrown: [] } };
}
