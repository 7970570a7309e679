import type { GabongReadings, GabongRulingId } from '../../games/gabong/match-readings.ts';

export function ClauseSheet(_: {
  place: string;
  chosen: GabongReadings;
  choose: (ruling: GabongRulingId, option: string) => void;
}) {
  return null;
}
