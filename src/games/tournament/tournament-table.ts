import { allowed } from '../shared/decision.ts';
import { hasReading } from '../shared/ruling.ts';
import { checkFormat } from './check-format.ts';
import { planFormat } from './format-plan.ts';
import { TOURNAMENT_RULINGS, type TournamentReadings } from './rulings.ts';
import { never, type TournamentDecision } from './tournament-decision.ts';
import type { TournamentEventOf } from './tournament-events.ts';
import type { LayerView, TournamentState } from './tournament-state.ts';

/** A player goes home: last of what is still to play, and who is next best goes on instead. */
export function decideWithdraw(state: TournamentState, { player }: TournamentEventOf<'withdraw'>): TournamentDecision {
  const { setup, withdrawn } = state;
  if (!setup.players[player]) return never('no-such-player', { player });
  if (withdrawn.includes(player)) return never('withdrawn-already', { player });
  return allowed(() => ({ ...state, withdrawn: [...withdrawn, player] }));
}

/** The table reads a gap anew: from here on, and not for layers that are done. */
export function decideRuling(
  state: TournamentState,
  views: readonly LayerView[],
  { ruling, option }: TournamentEventOf<'ruling'>,
): TournamentDecision {
  if (!hasReading(TOURNAMENT_RULINGS, ruling, option)) return never('no-such-reading');
  const { format } = state;
  const change = { [ruling]: option };
  const rulings: TournamentReadings = { ...state.rulings, ...change };
  // By the other reading of R24 more players, or fewer, would go on than the next layers are for.
  if (checkFormat(format, rulings.R24)) return never('reading-breaks-format');
  const layers = state.layers.map((layer, index) =>
    views[index]!.status === 'done' ? layer : { ...layer, rulings: { ...layer.rulings, ...change } },
  );
  return allowed(() => ({ ...state, rulings, plan: planFormat(format, rulings.R24), layers }));
}
