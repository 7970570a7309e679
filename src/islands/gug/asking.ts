import type { LineId, OtherRailway, StationId } from '../../games/gug/board-data.ts';
import { routeTo } from '../../games/gug/route-to.ts';
import type { Network } from '../../games/gug/network.ts';
import type { Came, Step } from '../../games/gug/position.ts';
import { emptySituation, pastOf, type Situation, withPast } from '../../games/gug/situation.ts';

/** The question a player is asked next. */
export type Question = 'at' | 'came' | 'die' | 'route';

export function questionOf({ position, dice }: Situation): Question {
  if (!position) return 'at';
  return dice.length === 0 ? 'came' : 'route';
}

/** Stands somewhere else: how one came and the route fall away, what was dropped stays. */
export function standAt(situation: Situation, at: StationId): Situation {
  const { board, dice, works } = situation;
  const { drops, touched, leicester } = pastOf(situation);
  return { board, dice, works, position: { at, came: null, drops, touched, leicester }, route: [] };
}

export function comeBy(situation: Situation, came: Came | null): Situation {
  return situation.position ? { ...situation, position: { ...situation.position, came } } : situation;
}

/** The ways in which one can have come to a station: its neighbours, by each line between. */
export function waysTo(network: Network, at: StationId): readonly Came[] {
  return network.hopsFrom(network.place(at)).map(({ to, line }) => ({ from: to, by: line }));
}

/** Rides on to a station, near or far. @returns undefined where no line leads there, and where one is already. */
export function rideTo(network: Network, situation: Situation, to: StationId): Situation | undefined {
  const { position, dice, route } = situation;
  if (!position || dice.length === 0) return undefined;
  if (network.place(route.at(-1)?.to ?? position.at) === network.place(to)) return undefined;
  const way = routeTo(network, position, Math.max(...dice), route, to);
  return way && { ...situation, route: way };
}

export function addStep(situation: Situation, step: Step): Situation {
  return { ...situation, route: [...situation.route, step] };
}

export function changeStep(situation: Situation, index: number, line: LineId | OtherRailway): Situation {
  return { ...situation, route: situation.route.map((step, at) => (at === index ? { ...step, line } : step)) };
}

/** The lines that lead from where a step starts to where it ends. */
export function linesOfStep(network: Network, { position, route }: Situation, index: number): readonly LineId[] {
  const step = route[index];
  const from = index === 0 ? position?.at : route[index - 1]?.to;
  if (!step || !from) return [];
  const hops = network.hopsFrom(network.place(from)).filter(({ to }) => network.place(to) === network.place(step.to));
  return [...new Set(hops.map(({ line }) => line))];
}

/** Starts over on a board; the drops of the evening stay with their player. */
export function startOver(situation: Situation): Situation {
  const { board, works } = situation;
  const { drops, touched, leicester } = pastOf(situation);
  return withPast({ ...emptySituation(board), works }, { drops, touched, leicester });
}
