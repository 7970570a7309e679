import type { LineId, StationId } from '../games/gug/board-data.ts';
import type { Network } from '../games/gug/network.ts';
import type { Maker } from './question.ts';

/** Makes up a situation on a board. */
export type GugMaker = Maker<Network>;

export const stationName = ({ board }: Network, id: StationId): string =>
  board.stations.get(id)?.name ?? board.others.get(id)?.name ?? id;
export const lineName = ({ board }: Network, id: string): string => board.lines.get(id as LineId)?.name ?? id;
export const stationsOf = ({ board }: Network): readonly StationId[] => [...board.stations.keys()];
