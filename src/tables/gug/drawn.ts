import type { StationId } from '../../games/gug/board-data.ts';
import type { Table } from './session.ts';
import { PLATE_KINDS, type PlateKind } from '../../map/shown.ts';

/** All that was drawn for a station in the game on the table (17.5): by a reading more than one thing (R61). */
export const drawnAs = (table: Table | null, station: StationId): readonly PlateKind[] =>
  PLATE_KINDS.filter((kind) => table?.variation.draw[kind].includes(station));
