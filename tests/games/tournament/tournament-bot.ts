import { expect } from 'vitest';
import { type Draw, drawSome } from '../../../src/games/shared/seeded.ts';
import type { TournamentEvent } from '../../../src/games/tournament/tournament-events.ts';
import { layersOf } from '../../../src/games/tournament/tournament-layers.ts';
import { isTournamentOver } from '../../../src/games/tournament/tournament-places.ts';
import { TOURNAMENT } from '../../../src/games/tournament/tournament-play.ts';
import type { TournamentSetup } from '../../../src/games/tournament/tournament-setup.ts';
import type { GameView, TournamentState } from '../../../src/games/tournament/tournament-state.ts';
import { frozen } from '../frozen.ts';

/** Of so many events one is somebody who goes home; never, where it is 0. */
export interface Mood {
  readonly leaving: number;
  /** Draws are by so many seeds: a table of a rotated layer takes a while, and is remembered. */
  readonly seeds: number;
}

/** Something that may happen next; undefined when the tournament is over. It throws where nothing can. */
export function botEvent(state: TournamentState, draw: Draw, { leaving, seeds }: Mood): TournamentEvent | undefined {
  const views = layersOf(state);
  if (isTournamentOver(state, views)) return undefined;
  const here = state.setup.players.map((_, player) => player).filter((player) => !state.withdrawn.includes(player));
  if (leaving > 0 && draw(leaving) === 0 && here.length > 0) return { kind: 'withdraw', player: one(draw, here) };
  const layer = one(
    draw,
    views.flatMap(({ status }, index) => (['done', 'waiting'].includes(status) ? [] : [index])),
  );
  const { status, games, ties } = views[layer]!;
  if (status === 'to-draw') return { kind: 'draw', layer, seed: draw(seeds) };
  if (status === 'tied') {
    const { game, among, by } = one(draw, ties);
    if (by === 'referee') return { kind: 'decide', layer, game, order: drawSome(draw, among, among.length) };
    return { kind: 'toss', layer, game, throws: among.map((player) => ({ player, eyes: 1 + draw(6) })), by: 'hand' };
  }
  const open = games.flatMap((view, game) => (view.is === 'to-play' ? [{ view, game }] : []));
  const { view, game } = one(draw, open);
  return { kind: 'result', layer, game, from: null, ...outcomeOf(view, draw) };
}

/** Now and then two come in together, and now and then somebody does not finish. */
function outcomeOf({ present }: GameView, draw: Draw) {
  const order: (readonly number[])[] = [];
  const dnf: number[] = [];
  for (const player of drawSome(draw, present, present.length)) {
    const chance = draw(10);
    const last = order.at(-1);
    if (chance === 0) dnf.push(player);
    else if (chance < 3 && last) order.splice(-1, 1, [...last, player]);
    else order.push([player]);
  }
  return { order, dnf };
}

const one = <Item>(draw: Draw, items: readonly Item[]): Item => items[draw(items.length)]!;

export interface Step {
  readonly event: TournamentEvent;
  readonly after: TournamentState;
}

/** A whole tournament: every event of it must be allowed, and every state is frozen. */
export function wholeTournament(setup: TournamentSetup, draw: Draw, mood: Mood): readonly Step[] {
  const steps: Step[] = [];
  let state = frozen(TOURNAMENT.start(frozen(setup)));
  for (;;) {
    const event = botEvent(state, draw, mood);
    if (!event) return steps;
    const { judgement, next } = TOURNAMENT.decide(state, frozen(event), 0);
    expect({ event, ...judgement }).toEqual({
      event,
      allowed: true,
      findings: [],
      canOverrule: false,
    });
    state = frozen(next());
    steps.push({ event, after: state });
  }
}
