import type { Clause } from '../games/gug/clauses.ts';
import { faultsOfDrop, judgeDrop } from '../games/gug/drop.ts';
import type { Network } from '../games/gug/network.ts';
import type { Drop } from '../games/gug/position.ts';
import { CLASSIC, type Variation } from '../games/gug/sips.ts';
import type { Draw } from '../games/shared/seeded.ts';
import { pick, search } from './question.ts';
import { type GugMaker, stationName, lineName, stationsOf } from './gug-names.ts';

function allEnds(network: Network): readonly Drop[] {
  return stationsOf(network).flatMap((station) =>
    network.endingLines(network.place(station)).flatMap((line): readonly Drop[] => {
      const isHere = network.board.stations.get(station)!.lines.some((other) => other === line);
      return isHere ? [{ station, line }] : [];
    }),
  );
}

/** What somebody has dropped so far, on one side for the most part: the places run out there. */
function dropsBefore(network: Network, draw: Draw, ends: readonly Drop[]): readonly Drop[] {
  const side = pick(draw, ['north', 'south'] as const);
  const wishes = Array.from({ length: 20 }, () => pick(draw, ends));
  const wanted = draw(7);
  return wishes.reduce<readonly Drop[]>(
    (drops, drop) =>
      drops.length < wanted &&
      (network.sideOf(drop.station, drop.line) === side || draw(4) === 0) &&
      faultsOfDrop(network, drops, drop).length === 0
        ? [...drops, drop]
        : drops,
    [],
  );
}

export const dropping =
  (clause: Clause, drawn?: 'closed'): GugMaker =>
  (draw, wanted, network) => {
    const ends = allEnds(network);
    return search(800, () => {
      const before = dropsBefore(network, draw, ends);
      const isAnywhere = clause === 'gug-1.3' && !wanted;
      const used = before.length > 0 && clause === 'gug-13.2' && !wanted ? pick(draw, before) : undefined;
      const station = pick(draw, stationsOf(network));
      const drop = isAnywhere
        ? { station, line: network.board.stations.get(station)!.lines[0]! }
        : (used ?? pick(draw, ends));
      const isUntouched = clause === 'gug-14.1' && !wanted;
      const closed = drawn && !wanted ? [drop.station] : [];
      const variation: Variation = { ...CLASSIC, draw: { ...CLASSIC.draw, closed } };
      const { allowed, findings } = judgeDrop(network, before, drop, !isUntouched, variation);
      // That no line ends there is what 1.3 says and 12.1 is quoted for.
      const decides = clause === 'gug-1.3' ? 'gug-12.1' : clause;
      const isNamed = findings.some((finding) => finding.clause === decides);
      const fits = wanted
        ? allowed === 'yes' && (isNamed || clause !== 'gug-12.3') && (before.length > 0 || !NEEDS_PAST.has(clause))
        : allowed === 'no' && isNamed && findings.every((finding) => finding.clause === decides);
      if (!fits) return undefined;
      const past = before.map((one) => `${stationName(network, one.station)} (${lineName(network, one.line)})`);
      const data = {
        station: stationName(network, drop.station),
        line: lineName(network, drop.line),
        before: past.join(', '),
      };
      const kind = before.length === 0 ? 'dropFirst' : isUntouched ? 'dropUntouched' : 'drop';
      return {
        sentence: closed.length > 0 ? 'dropClosed' : kind,
        data,
        isRight: wanted,
      };
    });
  };

/** What can only be broken by somebody who has dropped before. */
const NEEDS_PAST: ReadonlySet<Clause> = new Set(['gug-13.2', 'gug-13.3', 'gug-14.1']);

/** 12.3: the side on which another line's end on the Central line counts. */
export const approach: GugMaker = (draw, wanted, network) => {
  const { divide } = network.board.data;
  const ends = allEnds(network).filter(
    ({ station, line }) =>
      line !== divide &&
      network.board.stations.get(station)!.lines.some((other) => other === divide) &&
      ['north', 'south'].includes(network.sideOf(station, line)),
  );
  if (ends.length === 0) return undefined;
  const { station, line } = pick(draw, ends);
  const isNorth = network.sideOf(station, line) === 'north';
  const sentence = isNorth === wanted ? 'countsNorth' : 'countsSouth';
  return {
    sentence,
    data: { station: stationName(network, station), line: lineName(network, line) },
    isRight: wanted,
  };
};
