import { allowed } from '../shared/decision.ts';
import { withoutSeat } from '../three-man/play.ts';
import { withSeat } from '../three-man/ring.ts';
import type { GoolsEventOf } from './events.ts';
import { never, type GoolsDecision } from './play-decision.ts';
import { settleThreeMan, settleWin } from './play-roll-off.ts';
import { advance, threeManBegins, won } from './play-round.ts';
import type { GoolsState, Round, Stage } from './play-state.ts';
import { afterThreeMan } from './play-three-man.ts';
import { NAME_MOST, PLAYERS_LEAST, PLAYERS_MOST } from './setup.ts';

/** A newcomer sits down, and plays from the next round on; in a game of Three Man from the next throw on. */
export function decideJoin(state: GoolsState, { name, after }: GoolsEventOf<'join'>): GoolsDecision {
  const { ring, players } = state;
  if (!ring.includes(after)) return never('gools-1.1', 'no-such-seat', { seat: after });
  if (ring.length >= PLAYERS_MOST) return never('gools-1.1', 'players-number', { count: PLAYERS_MOST });
  const called = name.trim();
  if (called === '' || called.length > NAME_MOST) return never('gools-1.1', 'bad-name');
  const namesake = ring.find((seat) => players[seat]!.name === called);
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
  };
}
