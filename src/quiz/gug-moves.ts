import type { StationId } from '../games/gug/board-data.ts';
import type { Clause } from '../games/gug/clauses.ts';
import type { Hop } from '../games/gug/hops.ts';
import { judgeLeaving } from '../games/gug/movement.ts';
import { makeNetwork, type Network } from '../games/gug/network.ts';
import type { Position, Step } from '../games/gug/position.ts';
import { emptySituation, makeSituation, startPosition } from '../games/gug/situation.ts';
import { CLASSIC } from '../games/gug/sips.ts';
import { judgeTurn, pointsFor } from '../games/gug/turn.ts';
import type { Verdict } from '../games/gug/verdict.ts';
import type { Draw } from '../games/shared/seeded.ts';
import { claimed, type Made, pick, type QuizData, search } from './question.ts';
import { type GugMaker, stationName, lineName, stationsOf } from './gug-names.ts';

/** The stations of a ride, each stretch with its line behind the last of them. */
export const routeText = (network: Network, route: readonly Step[]): string =>
  route
    .map(({ line, to }, at) => {
      const isLast = route[at + 1]?.line !== line;
      return stationName(network, to) + (isLast ? ` (${lineName(network, line)})` : '');
    })
    .join(', ');

interface Move {
  readonly position: Position;
  readonly die: number;
  readonly route: readonly Step[];
}

/** Longer rides nobody follows on a phone. */
const STEPS_MOST = 6;

/** A ride as somebody may try it: legal but for one step, at which any line that leaves is taken. */
export function attempt(network: Network, draw: Draw, start?: Hop): Move | undefined {
  const came = start ?? pick(draw, network.hops);
  const die = 1 + draw(6);
  const total = pointsFor(network, came.to, die);
  if (total > STEPS_MOST) return undefined;
  const free = draw(3);
  const length = draw(5) === 0 ? 1 + draw(STEPS_MOST) : total;
  const route: Step[] = [];
  let last = came;
  while (route.length < length) {
    const ways = network
      .hopsFrom(network.place(last.to))
      .filter((hop) => route.length === free || judgeLeaving(network, last, hop, 1).every(isKept));
    if (ways.length === 0) break;
    const hop = pick(draw, ways);
    route.push({ line: hop.line, to: hop.to });
    last = hop;
    if (network.stopsAt(hop.to, hop.line) && draw(4) > 0) break;
  }
  return { position: startPosition(came.to, { from: came.from, by: came.line }), die, route };
}

const isKept = ({ effect }: { readonly effect: string }): boolean => effect !== 'breaks';

/** Whether a verdict is legal by a clause, or not legal because of that clause alone. */
function isDecidedBy({ outcome, findings }: Verdict, clause: Clause, wanted: boolean): boolean {
  const against = findings.filter(({ effect }) => effect === 'breaks' || effect === 'missing');
  if (!wanted) return against.length > 0 && against.every((finding) => finding.clause === clause);
  return outcome === 'legal' && (NEVER_SAID.includes(clause) || findings.some((finding) => finding.clause === clause));
}

/** The judge names these where they are broken, and not where they are kept. */
const NEVER_SAID: readonly Clause[] = ['gug-2.2', 'gug-8.1', 'gug-8.2', 'gug-10.4', 'gug-11.1'];

function asMove(network: Network, { position, die, route }: Move, rest: QuizData = {}): Omit<Made, 'isRight'> {
  const { came, at } = position;
  const situation = { ...emptySituation(network.board.id), position, route, dice: [die], works: network.works };
  return {
    sentence: 'move',
    data: {
      at: stationName(network, at),
      ...(came && { from: stationName(network, came.from), by: lineName(network, came.by) }),
      die,
      route: routeText(network, route),
      ...rest,
    },
    link: makeSituation(situation),
  };
}

export const moving =
  (clause: Clause, startsAt: (network: Network, draw: Draw) => Hop | undefined = () => undefined): GugMaker =>
  (draw, wanted, network) =>
    search(600, () => {
      const move = attempt(network, draw, startsAt(network, draw));
      if (!move) return undefined;
      const verdict = judgeTurn(network, move.position, { dice: [move.die], route: move.route });
      return isDecidedBy(verdict, clause, wanted) ? { ...asMove(network, move), isRight: wanted } : undefined;
    });

/** 10.3: half of the time into a station that has several lines and no dot. */
export function ontoNoDot({ board, hops, dots, place }: Network, draw: Draw): Hop | undefined {
  if (draw(2) === 0) return undefined;
  return pick(
    draw,
    hops.filter(({ to }) => board.stations.get(to)!.lines.length > 1 && dots(place(to)) === 0),
  );
}

/** 10.4: between the two stations where nobody turns. */
export function betweenNoReturns({ board, hops }: Network, draw: Draw): Hop | undefined {
  const isOne = (id: StationId) => (board.data.noReturn as readonly string[]).includes(id);
  return pick(
    draw,
    hops.filter(({ from, to }) => isOne(from) && isOne(to)),
  );
}

/** 2.2: a station on the way is closed today, or one that is not. */
export const closedToday: GugMaker = (draw, wanted, network) =>
  search(300, () => {
    const move = attempt(network, draw);
    if (!move || move.route.length < 1) return undefined;
    const { outcome } = judgeTurn(network, move.position, { dice: [move.die], route: move.route });
    if (outcome !== 'legal') return undefined;
    const ridden = move.route.map(({ to }) => to);
    const closed = wanted ? pick(draw, stationsOf(network)) : pick(draw, ridden);
    if (closed === move.position.at || (wanted && ridden.includes(closed))) return undefined;
    const { board, rulings } = network;
    const today = makeNetwork(board, rulings, { stations: [closed], stretches: [] });
    const verdict = judgeTurn(today, move.position, { dice: [move.die], route: move.route });
    if (!isDecidedBy(verdict, 'gug-2.2', wanted)) return undefined;
    const asked = asMove(today, move, { closed: stationName(network, closed) });
    return { ...asked, sentence: 'moveClosed', isRight: wanted };
  });

/** 16.4: so many turns have ended at Leicester Square since the last drop. */
export const leicester: GugMaker = (draw, wanted, network) => {
  const to = network.board.data.special.leicester as StationId;
  const before = wanted ? draw(2) : 2;
  const hop = pick(
    draw,
    network.hops.filter((each) => each.to === to && network.isWithinLoop(network.place(each.from))),
  );
  const position = { ...startPosition(hop.from), leicester: before };
  const move = { position, die: 1, route: [{ line: hop.line, to }] };
  const { outcome } = judgeTurn(network, position, { dice: [1], route: move.route });
  if ((outcome === 'legal') !== wanted) return undefined;
  const { data, ...asked } = asMove(network, move);
  return { ...asked, data: { ...data, count: before }, sentence: 'leicester', isRight: wanted };
};

// Other railways.

function offNetwork(network: Network, draw: Draw, isBritishRail: boolean) {
  const others = [...network.board.others.values()].filter(
    ({ railways }) => railways.includes('national-rail') === isBritishRail,
  );
  const other = others.length > 0 ? pick(draw, others) : undefined;
  const line = other && pick(draw, other.railways);
  if (!other || !line) return undefined;
  const position = startPosition(pick(draw, stationsOf(network)));
  const route = [{ line, to: other.id }];
  return { position, route, line, verdict: judgeTurn(network, position, { dice: [1], route }) };
}

export const penalty =
  (clause: 'gug-16.6' | 'gug-16.7'): GugMaker =>
  (draw, wanted, network) =>
    search(40, () => {
      const tried = offNetwork(network, draw, clause === 'gug-16.6');
      if (!tried?.verdict.findings.some((finding) => finding.clause === clause)) return undefined;
      const { verdict, line, route } = tried;
      const count = claimed(draw, wanted, verdict.sips.total, 1);
      const data = { count, railway: line, to: stationName(network, route[0]!.to) };
      return { sentence: 'penalty', data, isRight: wanted };
    });

/** 9.1: a ride by what is no Underground line, or by one. */
export const underground: GugMaker = (draw, wanted, network) => {
  if (!wanted) {
    const tried = offNetwork(network, draw, draw(2) === 0);
    return tried && { sentence: 'mayRide', data: { railway: tried.line }, isRight: false };
  }
  const hop = pick(draw, network.hops);
  const { outcome } = judgeTurn(
    network,
    startPosition(hop.from),
    { dice: [1], route: [{ line: hop.line, to: hop.to }] },
    CLASSIC,
  );
  if (outcome === 'illegal' || outcome === 'penalty') return undefined;
  return { sentence: 'mayRideLine', data: { line: lineName(network, hop.line) }, isRight: true };
};
