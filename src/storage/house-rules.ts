import type { RefereeSides } from '../games/gug/network.ts';
import { DEFAULT_RULINGS, isReading, RULING_IDS, type Rulings } from '../games/gug/rulings.ts';
import { isRecord, keptSettings } from './kept-settings.ts';

/** How a table reads what the rule book leaves open: a reading for each ruling, and the sides its referee has set. */
export interface HouseRules {
  readonly rulings: Rulings;
  /** Of use under R22 `referee` alone. */
  readonly sides: RefereeSides;
}

export const DEFAULT_HOUSE_RULES: HouseRules = { rulings: DEFAULT_RULINGS, sides: {} };

const VERSION = 1;

/** As text: the version, and what differs from the defaults alone, so that a new ruling finds its default. */
export function makeHouseRules({ rulings, sides }: HouseRules): string {
  const chosen = Object.fromEntries(
    RULING_IDS.filter((id) => rulings[id] !== DEFAULT_RULINGS[id]).map((id) => [id, rulings[id]]),
  );
  return JSON.stringify({ v: VERSION, rulings: chosen, sides });
}

/** Reads what `makeHouseRules` wrote. @returns undefined when any of it is not of that form. */
export function parseHouseRules(text: string): HouseRules | undefined {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(saved) || saved['v'] !== VERSION) return undefined;
  const { rulings, sides } = saved;
  if (!isRecord(rulings) || !Object.entries(rulings).every(([id, option]) => isReading(id, option))) return undefined;
  if (!isRecord(sides) || !Object.values(sides).every((side) => side === 'north' || side === 'south')) return undefined;
  return { rulings: { ...DEFAULT_RULINGS, ...rulings }, sides: sides as RefereeSides };
}

/** The house rules of Gaa Under Gunnar on this phone. */
export const GUG_HOUSE_RULES = keptSettings<HouseRules>({
  key: 'gug:house-rules',
  defaults: DEFAULT_HOUSE_RULES,
  make: makeHouseRules,
  parse: parseHouseRules,
});

export const {
  $settings: $houseRules,
  $trouble: $houseRulesTrouble,
  open: openHouseRules,
  save: saveHouseRules,
} = GUG_HOUSE_RULES;
