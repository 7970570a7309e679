import { allowed } from '../shared/decision.ts';
import { never, type TournamentDecision } from './tournament-decision.ts';
import { drawGroups } from './tournament-draw.ts';
import type { TournamentEventOf } from './tournament-events.ts';
import { SEED_MOST } from './tournament-setup.ts';
import { type LayerView, type TournamentState, withGroups } from './tournament-state.ts';

/** Who plays whom in a layer, once it is known who is in it. */
export function decideDraw(
  state: TournamentState,
  views: readonly LayerView[],
  { layer, seed }: TournamentEventOf<'draw'>,
): TournamentDecision {
  const { status, isDrawn, arrivals } = views[layer]!;
  if (!isDrawn) return never('nothing-to-draw', { layer });
  if (status === 'waiting') return never('players-not-known', { layer });
  if (status !== 'to-draw') return never('drawn-already', { layer });
  if (!Number.isInteger(seed) || seed < 0 || seed > SEED_MOST) return never('bad-seed', { layer });
  const entrants = arrivals.map(({ player, from }) => ({
    player,
    origin: from === null ? '' : `${from.layer}/${from.game ?? ''}`,
    isWithdrawn: state.withdrawn.includes(player),
  }));
  return allowed(() => withGroups(state, views, layer, { groups: drawGroups(state.format[layer]!, entrants, seed) }));
}
