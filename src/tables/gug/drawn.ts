import type { StationId } from '../../games/gug/board-data.ts';
import type { Table } from './session.ts';
import { PLATE_KINDS, type PlateKind } from '../../map/shown.ts';

/** What was drawn for a station in the game on the table (17.5); undefined where nothing was. */
export const drawnAs = (table: Table | null, station: StationId): PlateKind | undefined =>
  PLATE_KINDS.find((kind) => table?.variation.draw[kind].includes(station));
