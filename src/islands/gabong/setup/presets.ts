import { PRESETS } from '../../../games/gabong/match-presets.ts';
import { DEFAULT_GABONG_READINGS, type GabongReadings } from '../../../games/gabong/match-readings.ts';
import { type Counting, type Ends, RANKS } from '../../../games/gabong/match-setup.ts';

export type PresetId = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as readonly PresetId[];

const COUNTINGS: Readonly<Record<PresetId, Counting>> = PRESETS;

/** The readings that tell presets apart; the others stay as the table reads them. */
const TOLD_BY = (Object.keys(DEFAULT_GABONG_READINGS) as readonly (keyof GabongReadings)[]).filter((id) =>
  PRESET_IDS.some((preset) => COUNTINGS[preset].rulings[id] !== DEFAULT_GABONG_READINGS[id]),
);

/** The table's way to count, from a preset on. */
export function withPreset({ rulings }: Counting, preset: PresetId): Counting {
  const from = COUNTINGS[preset];
  const told = Object.fromEntries(TOLD_BY.map((id) => [id, from.rulings[id]])) as Partial<GabongReadings>;
  return { ...from, rulings: { ...rulings, ...told } };
}

/** However many deals are played. */
const isSameEnd = (one: Ends, other: Ends): boolean =>
  one.by === 'deals' ? other.by === 'deals' : other.by === 'points' && one.limit === other.limit;

/** What cards count, and which of them double. */
export const isSameCount = (one: Pick<Counting, 'points' | 'doublers'>, other: typeof one): boolean =>
  RANKS.every(
    (rank) => one.points[rank] === other.points[rank] && one.doublers.includes(rank) === other.doublers.includes(rank),
  );

/** The preset that a table counts by, whatever else it reads in its own way; undefined: by none of them. */
export const presetOf = (counting: Counting): PresetId | undefined =>
  PRESET_IDS.find((preset) => {
    const from = COUNTINGS[preset];
    return (
      isSameCount(counting, from) &&
      isSameEnd(counting.ends, from.ends) &&
      TOLD_BY.every((id) => counting.rulings[id] === from.rulings[id])
    );
  });
