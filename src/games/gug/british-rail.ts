import type { OtherRailway, StationId } from './board-data.ts';
import type { Network } from './network.ts';
import type { Step } from './position.ts';
import type { Rulings } from './rulings.ts';

/** The Underground stations under a terminus of the main line (R31): those of London's termini that have any. */
const TERMINI: readonly string[] = [
  'blackfriars',
  'cannon-street',
  'charing-cross',
  'euston',
  'kings-cross-st-pancras',
  'liverpool-street',
  'london-bridge',
  'marylebone',
  'moorgate',
  'paddington',
  'victoria',
  'waterloo',
];

/** What was British Rail once and has another name on today's board (R45). */
const ONCE_BRITISH_RAIL: readonly OtherRailway[] = ['overground', 'elizabeth'];

/** Whether a step is one of British Rail (16.6, R45). */
export function isByBritishRail({ R45 }: Rulings, { line }: Step): boolean {
  return line === 'national-rail' || (R45 === 'main-line-too' && ONCE_BRITISH_RAIL.some((one) => one === line));
}

/** Whether a place of the Underground counts as a British Rail station, where no turn may end (16.6, R31). */
export function isBritishRailStation({ rulings, members, place }: Network, at: StationId): boolean {
  return rulings.R31 === 'termini-too' && members(place(at)).some((one) => TERMINI.includes(one));
}
