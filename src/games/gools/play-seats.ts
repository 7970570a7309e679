import { allowed } from '../shared/decision.ts';
import { isSamePlayer } from '../shared/names.ts';
import { isName } from '../shared/set-up.ts';
import type { ThreeManState } from '../three-man/play-state.ts';
import { THREE_MAN, withoutSeat } from '../three-man/play.ts';
import { withSeat } from '../three-man/ring.ts';
import type { GoolsEventOf } from './events.ts';
import { HAND } from './hand.ts';
import { rollOffLeaders } from './lead.ts';
import { type GoolsDecision, never } from './play-decision.ts';
import { advance, threeManBegins, won, readDice, smoke, social } from './turn-effects.ts';
import type { GoolsState, RollOff, Round, Stage } from './play-state.ts';
import { PLAYERS_LEAST, PLAYERS_MOST } from './setup.ts';

/** A newcomer sits down, and plays from the next round on; in a game of Three Man from the next throw on. */
export function decideJoin(state: GoolsState, { name, after }: GoolsEventOf<'join'>): GoolsDecision {
  const { ring, players } = state;
  if (!ring.includes(after)) return never('gools-1.1', 'no-such-seat', { seat: after });
  if (ring.length >= PLAYERS_MOST) return never('gools-1.1', 'players-number', { count: PLAYERS_MOST });
  const called = name.trim();
  if (!isName(called)) return never('gools-1.1', 'bad-name');
  const namesake = ring.find((seat) => isSamePlayer(players[seat]!.name, called));
  if (namesake !== undefined) return never('gools-1.1', 'name-taken', { seat: namesake });
  return allowed(() => {
    const seat = players.length;
    const table = { ...state, players: [...players, { name: called }], ring: withSeat(ring, seat, after) };
    const { stage } = state;
    if (stage.is !== 'three-man') return table;
    const game = { ...stage.game, ring: withSeat(stage.game.ring, seat, after) };
    return { ...table, stage: { ...stage, game } };
  });
}

/** Somebody goes home. What they have won and drunk stands; what they had begun in this round is forgotten. */
export function decideLeave(state: GoolsState, { seat }: GoolsEventOf<'leave'>): GoolsDecision {
  const ring = state.ring.filter((other) => other !== seat);
  if (ring.length < PLAYERS_LEAST) return never('gools-1.1', 'players-number', { count: PLAYERS_LEAST });
  const rulesDue = state.rulesDue.filter((due) => due.seat !== seat);
  return allowed(() => withStage({ ...state, ring, rulesDue }, withoutPlayer(state.stage, seat), seat));
}

/** The table after a player has gone: what waited for that player goes on, and a roll-off of one is none. */
function withStage(state: GoolsState, stage: Stage, gone: number): GoolsState {
  switch (stage.is) {
    case 'between':
    case 'over':
      return { ...state, stage };
    case 'round':
    case 'name':
      return advance(state, stage.round);
    case 'roll-off':
      return stage.among.length === 1 ? won(state, stage.round, stage.among[0]!) : settleWin(state, stage);
    case 'one-die':
      return stage.among.length === 1
        ? threeManBegins(state, stage.round, stage.among[0]!)
        : settleThreeMan(state, stage);
    case 'three-man':
      return afterThreeMan(state, stage.round, stage.game, withoutSeat(stage.game, gone));
  }
}

function withoutPlayer(stage: Stage, seat: number): Stage {
  if (!('round' in stage)) return stage;
  const round = withoutPlayerIn(stage.round, seat);
  if (stage.is !== 'roll-off' && stage.is !== 'one-die') return { ...stage, round };
  const among = stage.among.filter((other) => other !== seat);
  return { ...stage, round, among, thrown: stage.thrown.filter((one) => one.seat !== seat) };
}

function withoutPlayerIn(round: Round, seat: number): Round {
  return {
    ...round,
    order: round.order.filter((other) => other !== seat),
    turns: round.turns.filter((turn) => turn.seat !== seat),
    naming: round.naming.filter((other) => other !== seat),
    candidates: round.candidates.filter((other) => other !== seat),
    ...(round.named && { named: round.named.filter((other) => other !== seat) }),
  };
}

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
  const isAlone = state.rulings.G10 === 'named-alone';
  const named = isAlone && { named: [...new Set([...(round.named ?? []), threeMan])] };
  return allowed(() => advance(state, { ...round, naming, candidates, ...named }));
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
function afterThreeMan(before: GoolsState, round: Round, earlier: ThreeManState, game: ThreeManState): GoolsState {
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

type StageOf<Is extends Stage['is']> = Extract<Stage, { readonly is: Is }>;

/** 4.1: five dice, once; whether a full house among them is a social is a reading (G11). */
export function decideRollOff(state: GoolsState, { seat, dice }: GoolsEventOf<'roll-off'>): GoolsDecision {
  const { stage } = state;
  if (stage.is !== 'roll-off') return never('gools-4.1', 'roll-off-not-due');
  const refused = refusalOf('gools-4.1', stage, seat);
  if (refused) return refused;
  const read = readDice('gools-4.1', dice, HAND);
  if (!read.ok) return read.refused;
  return allowed(() => {
    const isSocial = state.rulings.G11 !== 'does-not-count';
    const seen = smoke(isSocial ? social(state, seat, read.dice) : state, seat, read.dice);
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
function settleWin(state: GoolsState, stage: StageOf<'roll-off'>): GoolsState {
  const { thrown, among } = stage;
  if (thrown.length < among.length) return { ...state, stage };
  const lowest = rollOffLeaders(stage, state.rulings).map(({ seat }) => seat);
  const round = { ...stage.round, rollOffs: [...stage.round.rollOffs, thrown] };
  if (lowest.length > 1) return { ...state, stage: { is: 'roll-off', round, among: lowest, thrown: [] } };
  return won(state, round, lowest[0]!);
}

/**
 * 6.4: once all have thrown the highest is the Three Man; where several are, they throw again, or all do (G4). Of three or
 * more the lowest alone may be safe, and the others throw again (G9).
 */
function settleThreeMan(state: GoolsState, stage: StageOf<'one-die'>): GoolsState {
  const { thrown, among, round } = stage;
  const { G4, G8, G9 } = state.rulings;
  if (thrown.length < among.length) return { ...state, stage };
  const values = thrown.map(({ seat, dice: [eyes] }) => ({ seat, value: eyes === 3 && G8 === 'zero' ? 0 : eyes! }));
  const least = Math.min(...values.map(({ value }) => value));
  const most = Math.max(...values.map(({ value }) => value));
  const seatsOf = (some: typeof values) => some.map(({ seat }) => seat);
  const doomed =
    G9 === 'one-safe-at-a-time' && most > least
      ? seatsOf(values.filter(({ value }) => value > least))
      : seatsOf(values.filter(({ value }) => value === most));
  if (doomed.length === 1) return threeManBegins(state, round, doomed[0]!);
  const again = G9 !== 'one-safe-at-a-time' && G4 === 'all' ? among : doomed;
  return { ...state, stage: { ...stage, among: again, thrown: [] } };
}
