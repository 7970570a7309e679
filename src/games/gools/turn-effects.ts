import { type Eyes, isEyes } from '../shared/eyes.ts';
import { THREE_MAN } from '../three-man/play.ts';
import { HAND, handOf, isSocial } from './hand.ts';
import { lastSixOf, leaders, openTurn, stillToPlay } from './lead.ts';
import { type GoolsDecision, never } from './play-decision.ts';
import type { GoolsState, Round, Turn } from './play-state.ts';
import { pouring } from './play-table.ts';

/** What a throw brings before anything is left of it: a social, where the table counts such throws (6.2, G2). */
export function afterThrow(state: GoolsState, { seat, lying, throws }: Turn): GoolsState {
  const thrown = throws.at(-1)!.dice;
  const { G2 } = state.rulings;
  const counts = G2 === 'any-throw' || (G2 === 'final-or-opening' && thrown.length === HAND);
  return counts ? social(state, seat, [...lying, ...thrown]) : state;
}

/**
 * What a finished turn brings: a social, the smoking rules where they are on, a last-throw 6; and whatever comes next.
 *
 * @param round - with the turn in it.
 */
export function afterTurn(state: GoolsState, round: Round, turn: Turn): GoolsState {
  const { seat, lying, throws } = turn;
  const { G2 } = state.rulings;
  // A throw that ended the turn has been looked at as it fell, by some readings.
  const isSeen = !turn.isEntered && (G2 === 'any-throw' || (G2 === 'final-or-opening' && throws.length === 1));
  const table = smoke(isSeen ? state : social(state, seat, lying), seat, lying);
  return advance(table, withLastSix(round, turn));
}

/** 6.3, 6.5: the round after a turn, where that ended on a 6. */
function withLastSix(round: Round, turn: Turn): Round {
  const { seat } = turn;
  switch (lastSixOf(turn)) {
    case 'names':
      return { ...round, naming: [...round.naming, seat] };
    case 'candidate':
      return { ...round, candidates: [...new Set([...round.candidates, seat])] };
    case undefined:
      return round;
  }
}

/** 6.2: a full house makes everybody drink. */
export function social(state: GoolsState, seat: number, dice: readonly number[]): GoolsState {
  return isSocial(dice, state.rulings) ? pouring(state, 'gools-6.2', seat, state.ring) : state;
}

/** 8.1, 8.3: only for a table that has turned them on (G7). */
export function smoke(state: GoolsState, seat: number, dice: readonly number[]): GoolsState {
  if (state.rulings.G7 === 'off') return state;
  const { kind } = handOf(dice);
  if (kind === 'sum') return state;
  if (kind !== 'gools') return pouring(state, 'gools-8.3', seat, state.ring, { of: 'hit' });
  return (['hit', 'shot', 'drink'] as const).reduce(
    (table, of) => pouring(table, 'gools-8.1', seat, table.ring, { of }),
    state,
  );
}

/** What is left of some dice when others are taken from them; undefined where they are not all among them. */
export function without(dice: readonly number[], taken: readonly number[]): readonly number[] | undefined {
  const left = [...dice];
  for (const eyes of taken) {
    const index = left.indexOf(eyes);
    if (index < 0) return undefined;
    left.splice(index, 1);
  }
  return left;
}

/** Some dice as a table shows them, so many of them, or why they are none. */
type DiceRead =
  { readonly ok: true; readonly dice: readonly Eyes[] } | { readonly ok: false; readonly refused: GoolsDecision };

/** @param clause - which asks for these dice. */
export function readDice(
  clause: 'gools-2.1' | 'gools-4.1' | 'gools-6.4',
  dice: readonly number[],
  count: number,
): DiceRead {
  if (dice.length !== count) return { ok: false, refused: never(clause, 'dice-number', { count }) };
  const read = dice.filter(isEyes);
  if (read.length === count) return { ok: true, dice: read };
  return { ok: false, refused: never(clause, 'bad-eyes', { eyes: dice.find((eyes) => !isEyes(eyes))! }) };
}

/** Goes on to whatever a round waits for next: a name or the mini game, a turn, a roll-off, or the next round. */
export function advance(state: GoolsState, round: Round): GoolsState {
  const isOpen = openTurn(round) !== undefined || stillToPlay(round).length > 0;
  const isAtOnce = state.rulings.G5 === 'at-once';
  if (isAtOnce && (round.naming.length > 0 || round.candidates.length > 0)) return toThreeMan(state, round);
  if (isOpen) return { ...state, stage: { is: 'round', round } };
  if (round.winner !== null) return toThreeMan(state, round);
  const tied = leaders(round).map(({ seat }) => seat);
  const winner = tied[0];
  // Everybody who played has left.
  if (winner === undefined) return { ...state, stage: { is: 'between', isAfterThreeMan: false } };
  if (tied.length > 1) return { ...state, stage: { is: 'roll-off', round, among: tied, thrown: [] } };
  return won(state, round, winner);
}

/** 2.3, 6.1: a round is won, and everybody else says "Hail!" and drinks. */
export function won(state: GoolsState, round: Round, winner: number): GoolsState {
  const wins = state.streak?.seat === winner ? state.streak.wins + 1 : 1;
  const ended: Round = { ...round, winner };
  const others = state.ring.filter((seat) => seat !== winner);
  const hailed = pouring(state, 'gools-6.1', winner, others);
  const rulesDue = earnsRule(state, wins)
    ? [...state.rulesDue, { seat: winner, clause: 'gools-5.1' } as const]
    : state.rulesDue;
  return advance({ ...hailed, rulesDue, streak: { seat: winner, wins }, rounds: [...state.rounds, ended] }, ended);
}

/** 5.1: two wins in a row or more; how many rules a longer row earns is the table's reading (G6). */
function earnsRule({ rulings }: GoolsState, wins: number): boolean {
  return rulings.G6 === 'every-second-win' ? wins % 2 === 0 : wins >= 2;
}

/** 6.3-6.5: who becomes the Three Man, if anybody does. Those who were named take the places of those who named them, or of all (G10). */
function toThreeMan(state: GoolsState, round: Round): GoolsState {
  if (round.naming.length > 0) return { ...state, stage: { is: 'name', round } };
  const candidates = round.named ?? round.candidates;
  const [threeMan] = candidates;
  if (threeMan === undefined) return { ...state, stage: { is: 'between', isAfterThreeMan: false } };
  if (candidates.length > 1) return { ...state, stage: { is: 'one-die', round, among: candidates, thrown: [] } };
  return threeManBegins(state, round, threeMan);
}

/** 6.3: the mini game opens. */
export function threeManBegins(state: GoolsState, round: Round, threeMan: number): GoolsState {
  const { ring, rulings } = state;
  return {
    ...state,
    parts: [...state.parts, threeMan],
    stage: {
      is: 'three-man',
      round: withoutNamed({ ...round, candidates: [] }),
      game: THREE_MAN.start({ ring, threeMan, rulings }),
    },
  };
}

/** A round for which nobody is named any more (G10). */
function withoutNamed(round: Round): Round {
  const opened: { -readonly [Key in keyof Round]: Round[Key] } = { ...round };
  delete opened.named;
  return opened;
}
