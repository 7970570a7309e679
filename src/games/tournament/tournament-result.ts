import { unless } from '../shared/decision.ts';
import { finding, never, type TournamentDecision } from './tournament-decision.ts';
import type { TournamentEventOf } from './tournament-events.ts';
import { type LayerView, type TournamentState, withGroups } from './tournament-state.ts';

/** A game is over: everybody who was in it has come in, alone or with others, or has not finished. */
export function decideResult(
  state: TournamentState,
  views: readonly LayerView[],
  { layer, game, order, dnf, from }: TournamentEventOf<'result'>,
): TournamentDecision {
  const { games } = views[layer]!;
  const { players, present, is } = games[game]!;
  if (is === 'waiting') return never('game-not-drawn', { layer, game });
  if (is === 'over') return never('result-already', { layer, game });
  if (is === 'walkover') return never('won-unplayed', { layer, game });
  if (order.some((group) => group.length === 0)) return never('empty-place', { layer, game });
  const listed = [...order.flat(), ...dnf];
  const stray = listed.find((player) => !players.includes(player));
  if (stray !== undefined) return never('not-in-game', { player: stray, layer, game });
  const twice = listed.find((player, index) => listed.indexOf(player) < index);
  if (twice !== undefined) return never('player-twice', { player: twice, layer, game });
  const missing = present.find((player) => !listed.includes(player));
  if (missing !== undefined) return never('player-missing', { player: missing, layer, game });

  const gone = listed.filter((player) => !present.includes(player));
  const against = gone.map((player) => finding('player-withdrawn', { player, layer, game }));
  return unless(against, () => {
    const absent = players.filter((player) => !listed.includes(player));
    const { results } = state.layers[layer]!;
    return withGroups(state, views, layer, {
      groups: games.map(({ players }) => players),
      results: results.map((result, at) => (at === game ? { order, dnf, absent, from } : result)),
    });
  });
}
