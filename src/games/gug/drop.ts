import type { LineId, StationId } from './board-data.ts';
import type { Network } from './network.ts';
import { haveRoom, kindOf, placed, placesFor } from './places.ts';
import type { Drop } from './position.ts';
import type { Variation } from './sips.ts';
import type { DropVerdict, Finding } from './verdict.ts';

/** 13.1: an end station this many stations outbound from the Circle line, or more, can be used. */
const LEAST_OUTBOUND = 3;

/**
 * What of the drop rules does not depend on how a turn went: 12.1, 12.2, 13.1, 13.2, 13.3, 16.2, 17.5.
 *
 * @param before - the player's drops so far.
 * @param closed - end stations closed by the draw (17.5).
 * @param used - end stations used by others, where each counts once in the whole game (R29).
 * @returns every condition that fails; empty when the drop fits the others.
 */
export function faultsOfDrop(
  network: Network,
  before: readonly Drop[],
  drop: Drop,
  closed: readonly StationId[] = [],
  used: readonly StationId[] = [],
): readonly Finding[] {
  const { board } = network;
  const { station, line } = drop;
  const findings: Finding[] = [];
  const fault = (finding: Omit<Finding, 'effect' | 'data'>, data: Finding['data'] = {}) =>
    findings.push({ ...finding, effect: 'breaks', data: { station, line, ...data } });

  if (!network.isEndFor(station, line))
    fault({ clause: 'gug-12.1', rulings: ['R7', 'R23'], reason: 'drop-not-an-end' });

  const outbound = network.outbound(station, line);
  if (network.isWithinLoop(network.place(station)))
    fault({ clause: 'gug-13.1', rulings: ['R8'], reason: 'drop-inside' });
  else if (outbound < LEAST_OUTBOUND)
    fault({ clause: 'gug-13.1', rulings: ['R9'], reason: 'drop-near' }, { count: outbound });

  const isHeathrow = station === board.data.special.heathrow;
  if (!isHeathrow && before.some((other) => other.station === station)) {
    fault({ clause: 'gug-13.2', rulings: [], reason: 'drop-used' });
  } else if (used.includes(station)) {
    fault({ clause: 'gug-13.2', rulings: ['R29'], reason: 'drop-taken' });
  }
  const same = before.find((other) => other.station !== station && shareColour(network, other, drop));
  if (same) fault({ clause: 'gug-13.3', rulings: ['R12'], reason: 'drop-same-colour' }, { other: same.station });

  const kinds = before.map((other) => kindOf(network, other));
  const kind = kindOf(network, drop);
  if (!haveRoom(network, kinds, [kind])) {
    const isSecondCentral = kind === 'central' && kinds.includes('central');
    // There is a place, but it is the last, and Heathrow's.
    const isForHeathrow = placed(network, [...kinds, kind]) > placed(network, kinds);
    if (isSecondCentral) fault({ clause: 'gug-12.2', rulings: ['R11'], reason: 'drop-second-central' });
    else if (isForHeathrow) fault({ clause: 'gug-16.2', rulings: ['R10'], reason: 'drop-keeps-heathrow' });
    else fault({ clause: 'gug-12.2', rulings: ['R10'], reason: 'drop-no-place' });
  }
  if (closed.includes(station)) fault({ clause: 'gug-17.5', rulings: [], reason: 'drop-closed' });
  return findings;
}

/** Two ends of one line that are not on opposite sides of the Central line (13.3, R12). */
export function shareColour(network: Network, one: Drop, other: Drop): boolean {
  const sides = [one, other].map(({ station, line }) => network.sideOf(station, line));
  if (sides.includes('north') && sides.includes('south')) return false;
  const colours = coloursOf(network, other);
  return coloursOf(network, one).some((colour) => colours.includes(colour));
}

/** The colours that a drop uses up on its side of the Central line (13.3, R12). */
export function coloursOf(network: Network, { station, line }: Drop): readonly LineId[] {
  if (network.rulings.R12 === 'arriving-line') return [line];
  return [line, ...network.endingLines(network.place(station))];
}

/**
 * Whether an inhibition may be dropped where a turn ended at an end station (see "Drop verdict" of the rulings).
 *
 * @param touched - whether the loop was touched since the last drop, this turn included (14.1, R13).
 */
export function judgeDrop(
  network: Network,
  before: readonly Drop[],
  drop: Drop,
  touched: boolean,
  { draw, used }: Variation,
): DropVerdict {
  const { station, line } = drop;
  const findings = [...faultsOfDrop(network, before, drop, draw.closed, used)];
  if (!touched) {
    findings.push({
      clause: 'gug-14.1',
      rulings: ['R13'],
      effect: 'breaks',
      reason: 'drop-untouched',
      data: { station, line },
    });
  }
  if (findings.length > 0) return { allowed: 'no', findings, places: [], isForced: false };

  const kind = kindOf(network, drop);
  const places = placesFor(
    network,
    before.map((other) => kindOf(network, other)),
    kind,
  );
  const divide = network.board.data.divide;
  const isByApproach =
    kind !== 'central' &&
    !network.isSetByReferee(station) &&
    network.board.stations.get(station)!.lines.some((other) => other === divide);
  const applied: Finding[] = [
    kind === 'central'
      ? {
          clause: 'gug-12.2',
          rulings: ['R10', 'R11', 'R19'],
          effect: 'applies',
          reason: 'drop-central',
          data: { station, line, places },
        }
      : {
          clause: 'gug-12.2',
          rulings: kind === 'heathrow' ? ['R10', 'R19'] : ['R10', 'R19', 'R22'],
          effect: 'applies',
          reason: 'drop-place',
          data: { station, line, places },
        },
  ];
  if (isByApproach) {
    applied.push({
      clause: 'gug-12.3',
      rulings: ['R11'],
      effect: 'applies',
      reason: 'drop-by-approach',
      data: { station, line, places },
    });
  }
  return { allowed: 'yes', findings: applied, places, isForced: network.rulings.R19 === 'must-drop' };
}
