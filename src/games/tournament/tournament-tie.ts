import { allowed } from '../shared/decision.ts';
import { isEyes } from '../shared/eyes.ts';
import { never, type TournamentDecision } from './tournament-decision.ts';
import type { TableOf, TournamentEventOf } from './tournament-events.ts';
import { type LayerView, type Tie, type TournamentState, withLayer } from './tournament-state.ts';

/** R25: the players of a tie throw a die each. */
export function decideToss(
  state: TournamentState,
  view: LayerView,
  event: TournamentEventOf<'toss'>,
): TournamentDecision {
  const { layer, throws } = event;
  const tie = tieOf(
    view,
    event,
    throws.map(({ player }) => player),
  );
  if ('is' in tie) return tie;
  if (tie.by !== 'toss') return never('referee-decides', { layer });
  const bad = throws.find(({ eyes }) => !isEyes(eyes));
  if (bad) return never('bad-eyes', { player: bad.player });
  // A toss in which all throw alike settles nothing, and is not kept for every later look at the layer.
  if (new Set(throws.map(({ eyes }) => eyes)).size === 1) return allowed(() => state);
  return allowed(() => withLayer(state, layer, { tosses: [...state.layers[layer]!.tosses, event] }));
}

/** R25, by its other reading: the referee puts the players of a tie in order. */
export function decideReferee(
  state: TournamentState,
  view: LayerView,
  event: TournamentEventOf<'decide'>,
): TournamentDecision {
  const { layer, order } = event;
  const tie = tieOf(view, event, order);
  if ('is' in tie) return tie;
  if (tie.by !== 'referee') return never('toss-decides', { layer });
  return allowed(() => withLayer(state, layer, { decisions: [...state.layers[layer]!.decisions, event] }));
}

/** The tie of just these players; else why there is none. */
function tieOf({ ties }: LayerView, { layer, game }: TableOf, players: readonly number[]): Tie | TournamentDecision {
  const here = ties.filter((tie) => tie.game === game);
  if (here.length === 0) return never('no-such-tie', { layer, ...(game === null ? {} : { game }) });
  const found = here.find(
    ({ among }) => among.length === players.length && among.every((player) => players.includes(player)),
  );
  return found ?? never('not-the-tied', { layer, ...(game === null ? {} : { game }) });
}
