import { allowed, gameOf } from '../shared/decision.ts';
import type { Game } from '../shared/game.ts';
import { planFormat } from './format-plan.ts';
import { parseFormat } from './parse-format.ts';
import { decideDraw } from './tournament-decide-draw.ts';
import { never, type TournamentDecision, type TournamentFinding } from './tournament-decision.ts';
import type { TournamentEvent } from './tournament-events.ts';
import { layersOf } from './tournament-layers.ts';
import { isTournamentOver } from './tournament-places.ts';
import { decideResult } from './tournament-result.ts';
import type { TournamentSetup } from './tournament-setup.ts';
import type { TournamentState } from './tournament-state.ts';
import { decideRuling, decideWithdraw } from './tournament-table.ts';
import { decideReferee, decideToss } from './tournament-tie.ts';

/** A tournament (18.1): its draws, the results of its games, and what is said where they leave it open who goes on. */
export const TOURNAMENT: Game<TournamentSetup, TournamentEvent, TournamentState, TournamentFinding> = gameOf(
  startOf,
  decide,
);

function startOf(setup: TournamentSetup): TournamentState {
  const { rulings } = setup;
  const parsed = parseFormat(setup.format, rulings.R24);
  if (!parsed.ok) throw new RangeError(`no format: ${setup.format}`);
  const { format } = parsed;
  const layers = format.map(({ games }) => ({
    rulings,
    groups: null,
    came: null,
    results: Array.from({ length: games }, () => null),
    tosses: [],
    decisions: [],
  }));
  return { setup, format, plan: planFormat(format, rulings.R24), rulings, layers, withdrawn: [], isEnded: false };
}

function decide(state: TournamentState, event: TournamentEvent): TournamentDecision {
  const views = layersOf(state);
  if (isTournamentOver(state, views)) return never('tournament-over');
  if ('layer' in event) {
    const view = views[event.layer];
    if (!view) return never('no-such-layer', { layer: event.layer });
    if (event.kind === 'draw') return decideDraw(state, views, event);
    if ('game' in event && event.game !== null && !view.games[event.game]) {
      return never('no-such-game', { layer: event.layer, game: event.game });
    }
    if (event.kind === 'result') return decideResult(state, views, event);
    return event.kind === 'toss' ? decideToss(state, view, event) : decideReferee(state, view, event);
  }
  switch (event.kind) {
    case 'withdraw':
      return decideWithdraw(state, event);
    case 'ruling':
      return decideRuling(state, views, event);
    case 'end':
      return allowed(() => ({ ...state, isEnded: true }));
  }
}
