import type { LineId, OtherRailway, StationId } from '../../games/gug/board-data.ts';
import { routeTo } from '../../games/gug/route-to.ts';
import type { Network } from '../../games/gug/network.ts';
import type { Came, Step } from '../../games/gug/position.ts';
import { emptySituation, pastOf, type Situation, withPast } from '../../games/gug/situation.ts';
import type { Finding, Verdict } from '../../games/gug/verdict.ts';

/** The question a player is asked next. */
export type Question = 'at' | 'came' | 'die' | 'route';

export function questionOf({ position, dice }: Situation): Question {
  if (!position) return 'at';
  if (dice.length > 0) return 'route';
  return position.came ? 'die' : 'came';
}

/** Stands somewhere else: how one came and the route fall away, what was dropped stays. */
export function standAt(situation: Situation, at: StationId): Situation {
  const { board, dice, works, asksTouched, goal } = situation;
  const { drops, touched, leicester } = pastOf(situation);
  const position = { at, came: null, drops, touched, leicester };
  return { board, dice, works, position, route: [], ...(asksTouched && { asksTouched }), ...(goal && { goal }) };
}

export function comeBy(situation: Situation, came: Came | null): Situation {
  return situation.position ? { ...situation, position: { ...situation.position, came } } : situation;
}

/** The ways in which one can have come to a station: its neighbours, by each line between. */
export function waysTo(network: Network, at: StationId): readonly Came[] {
  return network.hopsFrom(network.place(at)).map(({ to, line }) => ({ from: to, by: line }));
}

/**
 * Rides on to a station, near or far; where one is already, another of its dots takes the last step by a line of that.
 *
 * @param as - how the station was named: `typed`, or by a tap, with the lines of the dot that was meant. A tap on the next
 *   station is one step; a name is where somebody wants to go, by the way that people take.
 * @returns undefined where no line leads there, and where nothing changes.
 */
export function rideTo(
  network: Network,
  situation: Situation,
  to: StationId,
  as: readonly LineId[] | 'typed' = 'typed',
): Situation | undefined {
  const { position, dice, route } = situation;
  if (!position || dice.length === 0) return undefined;
  const by = as === 'typed' ? [] : as;
  const last = route.at(-1);
  const isThere = network.place(last?.to ?? position.at) === network.place(to);
  if (isThere && (!last || by.length === 0 || by.some((line) => line === last.line))) return undefined;
  const ridden = isThere ? route.slice(0, -1) : route;
  const way = routeTo(network, position, Math.max(...dice), ridden, to, by, as !== 'typed');
  const isOther = !isThere || (way?.length === route.length && by.some((line) => line === way.at(-1)?.line));
  return way && isOther ? { ...situation, route: way } : undefined;
}

/**
 * Goes back to a station that the route has passed: the last time before its first fault, where it was there then. Only a
 * route that cannot go on is cut: while it may, a station may be come to twice, and the judge says where not.
 *
 * @returns undefined where the route goes on, and where it has not passed the station.
 */
export function backTo(
  network: Network,
  situation: Situation,
  to: StationId,
  { outcome, findings }: Verdict,
): Situation | undefined {
  const { position, route } = situation;
  const says = (wanted: Finding['reason']) => findings.some(({ reason }) => reason === wanted);
  const goesOn = outcome === 'incomplete' ? !says('no-way-on') : says('stopped-early');
  if (!position || goesOn) return undefined;
  const steps = findings.flatMap(({ effect, step }) =>
    effect === 'breaks' || effect === 'penalty' ? (step ?? []) : [],
  );
  const passed = [position.at, ...route.slice(0, -1).map((step) => step.to)].map(network.place);
  const isThere = (place: StationId) => place === network.place(to);
  const beforeFault = passed.slice(0, Math.min(...steps, route.length) + 1).findLastIndex(isThere);
  const kept = beforeFault < 0 ? passed.findLastIndex(isThere) : beforeFault;
  return kept < 0 ? undefined : { ...situation, route: route.slice(0, kept) };
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
  const { board, works, asksTouched } = situation;
  const { drops, touched, leicester } = pastOf(situation);
  const next = withPast({ ...emptySituation(board), works }, { drops, touched, leicester });
  return asksTouched ? { ...next, asksTouched } : next;
}
