import { type FormatPlan, type LayerPlan, planFormat } from './format-plan.ts';
import type { MovesOver } from './format.ts';
import { parseFormat } from './parse-format.ts';

/**
 * Formats that tables are offered, by their codes (18.1): the rule book's standard for eight and that of Roskilde 2003,
 * the same with larger or smaller heats, and heats in which everybody plays equally often. For other numbers of players
 * a table types a code of its own.
 */
const PRESETS = [
  '1H3/3F-F3',
  '4H3@4/3F-F3',
  '5H4@5/4F-F4',
  '2H3/1F2R-1R4/1F-F3',
  '7H3@7/3F-F3',
  '2H4/1F2R-1R4/2F-F4',
  '2H4/2F-F4',
  '3H3/2SF-2SF3/1F2R-1R4/2F-F4',
  '2H5/1F2R-1R4/2F-F4',
  '3H4/2SF-2SF3/1F2R-1R4/2F-F4',
  '4H3/1F-F4',
  '4H4/2SF-2SF4/2F-F4',
];

/** A format that a table may choose, and what it comes to. */
export interface FormatPreset {
  readonly code: string;
  readonly plan: FormatPlan;
}

/** The presets that can be played by a reading of R24, the fewest players first. */
export const formatPresets = (reading: MovesOver): readonly FormatPreset[] =>
  PRESETS.flatMap((code) => {
    const parsed = parseFormat(code, reading);
    return parsed.ok ? [{ code, plan: planFormat(parsed.format, reading) }] : [];
  });

/**
 * Rounds of games one after the other: the layers in their order, and each layer's games in as few rounds as can be.
 *
 * @param sideBySide - games that can be played at the same time, 1 or more.
 */
export const roundsOf = ({ layers }: FormatPlan, sideBySide: number): number =>
  layers.reduce((sum, layer) => sum + roundsOfLayer(layer, sideBySide), 0);

/**
 * Nobody plays two games at a time. As few rounds can always be had where the layer is rotated: seats filled by the
 * players in turn, round after round, hold nobody twice in a round, since a round has no more seats than players.
 */
const roundsOfLayer = ({ games, size, players }: LayerPlan, sideBySide: number): number =>
  Math.ceil(games / Math.min(sideBySide, Math.floor(players / size)));
