import { type Tally, tallyOf } from '../shared/pour.ts';
import { compareHands, type Hand, handOf } from './hand.ts';
import { isDone } from './lead.ts';
import type { GoolsState } from './play-state.ts';

/** What the evening came to for one who played. */
export interface Result extends Tally {
  readonly seat: number;
  readonly rounds: number;
  readonly wins: number;
  /** The longest row of rounds won. */
  readonly inARow: number;
  /** Hands of rounds, by their kind; a roll-off's are not counted. */
  readonly gools: number;
  readonly pure: number;
  readonly impure: number;
  /** The best hand of any round; null before the first. */
  readonly best: Hand | null;
  /** Times as the Three Man. */
  readonly threeMan: number;
  /** House rules made. */
  readonly rules: number;
}

/** Everybody who has sat at the table, the most wins first; who has won as many, as they came. Rounds count once they are won. */
export function results(state: GoolsState): readonly Result[] {
  return state.players.map((_, seat) => resultOf(state, seat)).sort((one, other) => other.wins - one.wins);
}

/** The place of so many rounds won. Players with as many share it. */
export const placeAmong = (players: readonly Pick<Result, 'wins'>[], wins: number): number =>
  1 + players.filter((other) => other.wins > wins).length;

function resultOf({ rounds, parts, houseRules, pours }: GoolsState, seat: number): Result {
  const hands = rounds.flatMap(({ turns }) =>
    turns.filter((turn) => turn.seat === seat && isDone(turn)).map(({ lying }) => handOf(lying)),
  );
  const isWon = rounds.map(({ winner }) => winner === seat);
  const ofKind = (kind: Hand['kind']) => hands.filter((hand) => hand.kind === kind).length;
  return {
    seat,
    rounds: hands.length,
    wins: isWon.filter(Boolean).length,
    inARow: longest(isWon),
    gools: ofKind('gools'),
    pure: ofKind('pure'),
    impure: ofKind('impure'),
    best: [...hands].sort((one, other) => compareHands(one, other).order)[0] ?? null,
    threeMan: parts.filter((part) => part === seat).length,
    rules: houseRules.filter((rule) => rule.seat === seat).length,
    ...tallyOf(pours, seat),
  };
}

function longest(isWon: readonly boolean[]): number {
  let [most, row] = [0, 0];
  for (const won of isWon) {
    row = won ? row + 1 : 0;
    most = Math.max(most, row);
  }
  return most;
}
