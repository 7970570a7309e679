import { THREE_MAN } from '../three-man/play.ts';
import { leaders, openTurn, stillToPlay } from './lead.ts';
import type { GoolsState, Round } from './play-state.ts';
import { pouring } from './play-table.ts';

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

/** 6.3-6.5: who becomes the Three Man, if anybody does. Those who were named take the places of those who named them. */
function toThreeMan(state: GoolsState, round: Round): GoolsState {
  if (round.naming.length > 0) return { ...state, stage: { is: 'name', round } };
  const { candidates } = round;
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
      round: { ...round, candidates: [] },
      game: THREE_MAN.start({ ring, threeMan, rulings }),
    },
  };
}
