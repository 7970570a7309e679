import { allowed } from '../shared/decision.ts';
import { THREE_MAN } from '../three-man/play.ts';
import type { ThreeManState } from '../three-man/play-state.ts';
import type { GoolsEventOf } from './events.ts';
import { never, type GoolsDecision } from './play-decision.ts';
import { advance } from './play-round.ts';
import type { GoolsState, Round } from './play-state.ts';

/** 6.5: whoever is not punished chooses somebody else. */
export function decideName(state: GoolsState, { seat, threeMan }: GoolsEventOf<'name'>): GoolsDecision {
  const { stage, ring } = state;
  if (stage.is !== 'name') return never('gools-6.5', 'name-not-due');
  const { round } = stage;
  const [namer, ...naming] = round.naming;
  if (seat !== namer) return never('gools-6.5', 'not-your-turn', { seat: namer! });
  if (threeMan === seat) return never('gools-6.5', 'name-self', { seat });
  if (!ring.includes(threeMan)) return never('gools-6.5', 'no-such-seat', { seat: threeMan });
  const candidates = [...new Set([...round.candidates, threeMan])];
  return allowed(() => advance(state, { ...round, naming, candidates }));
}

/** What happens in the mini game; its own judge decides it. */
export function decideThreeMan(state: GoolsState, { event }: GoolsEventOf<'three-man'>): GoolsDecision {
  const { stage } = state;
  if (stage.is !== 'three-man') return never('gools-6.3', 'no-three-man');
  const { game, round } = stage;
  const { judgement, next } = THREE_MAN.decide(game, event, 0);
  if (!judgement.allowed) return { is: 'never', findings: judgement.findings };
  return allowed(() => afterThreeMan(state, round, game, next()));
}

/** What the mini game brought goes into the evening's book; and when it is over Gools goes on (7.4, T4). */
export function afterThreeMan(
  before: GoolsState,
  round: Round,
  earlier: ThreeManState,
  game: ThreeManState,
): GoolsState {
  const earned = game.rules.slice(earlier.rules.length).map((seat) => ({ seat, clause: 'three-man-7.3' }) as const);
  const state: GoolsState = {
    ...before,
    pours: [...before.pours, ...game.pours.slice(earlier.pours.length)],
    rulesDue: [...before.rulesDue, ...earned],
    parts: [...before.parts, ...game.parts.slice(earlier.parts.length)],
  };
  if (game.stage.is !== 'over') return { ...state, stage: { is: 'three-man', round, game } };
  return round.winner === null ? advance(state, round) : { ...state, stage: { is: 'between', isAfterThreeMan: true } };
}
