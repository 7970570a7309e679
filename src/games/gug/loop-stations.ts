import type { LineId, StationId } from './board-data.ts';
import type { Network } from './network.ts';

/** A station on the Circle line (7.2, R8). */
export interface LoopStation {
  readonly station: StationId;
  /** The station it is joined with and which the line calls at (R18); null where the line calls at it itself. */
  readonly because: StationId | null;
}

/** All stations that count as on the Circle line, in their order around it; joined ones follow one another. */
export function loopStations({ board, rulings, place, members, isOnLoop }: Network): readonly LoopStation[] {
  const called = new Set(rulings.R8 === 'loop' ? board.loop : board.lines.get(board.data.loop as LineId)!.stations);
  const around = new Set(
    [...called, ...board.stations.keys()].flatMap((station) => [station, ...members(place(station))]),
  );
  return [...around]
    .filter((station) => isOnLoop(place(station)))
    .map((station) => ({
      station,
      because: called.has(station) ? null : members(place(station)).find((other) => called.has(other))!,
    }));
}
