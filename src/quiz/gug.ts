import type { StationId } from '../games/gug/board-data.ts';
import { checkNumber } from '../games/gug/check-setup.ts';
import type { Clause } from '../games/gug/clauses.ts';
import { faultsOfDrop } from '../games/gug/drop.ts';
import { INHIBITIONS } from '../games/gug/ledger.ts';
import type { Network } from '../games/gug/network.ts';
import { sipsFor, sipsInBottle } from '../games/gug/sips.ts';
import { judgeTurn, pointsFor } from '../games/gug/turn.ts';
import { makeVariationCode } from '../games/gug/variation-code.ts';
import { playersOf } from '../games/tournament/format.ts';
import { parseFormat } from '../games/tournament/parse-format.ts';
import { claimed, near, pick, search } from './question.ts';
import { approach, dropping } from './gug-drops.ts';
import {
  attempt,
  betweenNoReturns,
  closedToday,
  leicester,
  moving,
  ontoNoDot,
  penalty,
  routeText,
  underground,
} from './gug-moves.ts';
import { type GugMaker, stationName, stationsOf } from './gug-names.ts';

// Sips, points and the start.

/** So many sips where a turn ends: at an end station with points left, or at a junction. */
const sips =
  (clause: Clause, isThere: (network: Network, place: StationId) => boolean, atEnd: boolean): GugMaker =>
  (draw, wanted, network) => {
    const stations = stationsOf(network).filter((station) => {
      const place = network.place(station);
      return isThere(network, place) && network.endingLines(place).length > 0 === atEnd;
    });
    return search(300, () => {
      const station = pick(draw, stations);
      const place = network.place(station);
      const left = atEnd ? 1 + draw(11) : undefined;
      const { total, terms } = sipsFor(network, { at: place, left });
      if (!terms.some((term) => term.clause === clause) && clause !== 'gug-14.2') return undefined;
      const count = claimed(draw, wanted, total);
      const data = { station: stationName(network, station), count, ...(left !== undefined && { left }) };
      const sentence = clause === 'gug-14.2' ? 'sipsNoDrop' : left === undefined ? 'sipsStop' : 'sipsLeft';
      return { sentence, data, isRight: wanted };
    });
  };

const isSpecial = (which: 'heathrow' | 'elephant') => (network: Network, place: StationId) =>
  network.members(place).some((member) => member === network.board.data.special[which]);
const isPlain = (network: Network, place: StationId) =>
  !isSpecial('heathrow')(network, place) && !isSpecial('elephant')(network, place);

const points =
  (clause: 'gug-8.3' | 'gug-8.4'): GugMaker =>
  (draw, wanted, network) =>
    search(60, () => {
      const at = pick(draw, stationsOf(network));
      const die = 1 + draw(6);
      if (network.isWithinLoop(network.place(at)) !== (clause === 'gug-8.3')) return undefined;
      const right = pointsFor(network, at, die);
      // The other side's number is the one that people take.
      const wrong = right === die ? die * 2 : die;
      return {
        sentence: 'points',
        data: { at: stationName(network, at), die, count: wanted ? right : wrong },
        isRight: wanted,
      };
    });

/** 8.2: so many stations cost as many points. */
const stationsCost: GugMaker = (draw, wanted, network) =>
  search(200, () => {
    const move = attempt(network, draw);
    if (!move || move.route.length < 2) return undefined;
    const { outcome, points: spent } = judgeTurn(network, move.position, { dice: [move.die], route: move.route });
    if (outcome !== 'legal') return undefined;
    const count = claimed(draw, wanted, spent.used, 1);
    const data = { at: stationName(network, move.position.at), route: routeText(network, move.route), count };
    return { sentence: 'cost', data, isRight: wanted };
  });

const starting: GugMaker = (draw, wanted, network) =>
  search(200, () => {
    const station = pick(draw, stationsOf(network));
    if (network.isOnLoop(network.place(station)) !== wanted) return undefined;
    return { sentence: 'start', data: { station: stationName(network, station) }, isRight: wanted };
  });

const bottle: GugMaker = (draw, wanted, network) => {
  const size = pick(draw, [25, 33, 38, 50, 66, 75]);
  const count = claimed(draw, wanted, sipsInBottle(size, network.rulings), 1);
  return { sentence: 'bottle', data: { size, count }, isRight: wanted };
};

const players =
  (isFriendly: boolean): GugMaker =>
  (draw, wanted, network) =>
    search(60, () => {
      const count = 1 + draw(8);
      const seats = Array.from({ length: count }, () => ({ players: [], marker: 'circle', icons: [] }));
      const setup = { seats, isFriendly, variation: 'C' } as unknown as Parameters<typeof checkNumber>[1];
      if ((checkNumber(network.rulings, setup).length === 0) !== wanted) return undefined;
      return { sentence: isFriendly ? 'friendly' : 'players', data: { count }, isRight: wanted };
    });

const inhibitions =
  (sentence: 'begins' | 'finished'): GugMaker =>
  (draw, wanted) => ({
    sentence,
    data: { count: claimed(draw, wanted, INHIBITIONS, 1) },
    isRight: wanted,
  });

// Codes.

const CODES = { 'gug-17.1': 'C', 'gug-17.3': 'CSP', 'gug-17.4': 'DUT' } as const;

const code =
  (clause: keyof typeof CODES): GugMaker =>
  (draw, wanted) => {
    const mine = CODES[clause];
    const others = (['C', 'CT', 'CSP', 'DUT'] as const).filter((other) => other !== mine);
    const long = makeVariationCode(wanted ? mine : pick(draw, others), false);
    return { sentence: 'code', data: { short: mine, long }, isRight: wanted };
  };

/** 18.1: how many players a tournament's code has room for in its heats. */
const format: GugMaker = (draw, wanted) => {
  const games = 2 + draw(3);
  const size = 3 + draw(2);
  const text = `${games}H${size}/1F-F${games}`;
  const parsed = parseFormat(text);
  if (!parsed.ok) return undefined;
  const right = playersOf(parsed.format[0]!);
  return { sentence: 'format', data: { code: text, count: wanted ? right : near(draw, right, 1) }, isRight: wanted };
};

const isNoDropPlace = (network: Network, place: StationId): boolean =>
  isPlain(network, place) &&
  network.endingLines(place).length > 0 &&
  network
    .endingLines(place)
    .every((line) => faultsOfDrop(network, [], { station: place, line }).some((fault) => fault.clause === 'gug-13.1'));

/** What the judge of Gaa Under Gunnar decides, by clause. */
export const GUG_MAKERS = {
  'gug-1.2': inhibitions('begins'),
  'gug-1.3': dropping('gug-1.3'),
  'gug-1.4': inhibitions('finished'),
  'gug-2.2': closedToday,
  'gug-3.1': players(false),
  'gug-3.2': players(true),
  'gug-6.1': bottle,
  'gug-7.2': starting,
  'gug-8.1': moving('gug-8.1'),
  'gug-8.2': stationsCost,
  'gug-8.3': points('gug-8.3'),
  'gug-8.4': points('gug-8.4'),
  'gug-9.1': underground,
  'gug-10.1': moving('gug-10.1'),
  'gug-10.2': moving('gug-10.2'),
  'gug-10.3': moving('gug-10.3', ontoNoDot),
  'gug-10.4': moving('gug-10.4', betweenNoReturns),
  'gug-11.1': moving('gug-11.1'),
  'gug-12.1': moving('gug-12.1'),
  'gug-12.2': dropping('gug-12.2'),
  'gug-12.3': approach,
  'gug-12.4': sips('gug-12.4', isPlain, true),
  'gug-13.1': dropping('gug-13.1'),
  'gug-13.2': dropping('gug-13.2'),
  'gug-13.3': dropping('gug-13.3'),
  'gug-14.1': dropping('gug-14.1'),
  'gug-14.2': sips('gug-14.2', isNoDropPlace, true),
  'gug-16.1': sips('gug-16.1', isPlain, false),
  'gug-16.2': sips('gug-16.2', isSpecial('heathrow'), true),
  'gug-16.4': leicester,
  'gug-16.5': sips('gug-16.5', isSpecial('elephant'), true),
  'gug-16.6': penalty('gug-16.6'),
  'gug-16.7': penalty('gug-16.7'),
  'gug-17.1': code('gug-17.1'),
  'gug-17.3': code('gug-17.3'),
  'gug-17.4': code('gug-17.4'),
  'gug-17.5': dropping('gug-17.5', 'closed'),
  'gug-18.1': format,
} as const satisfies Partial<Record<Clause, GugMaker>>;
