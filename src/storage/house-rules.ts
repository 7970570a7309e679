import type { RefereeSides } from '../games/gug/network.ts';
import { DEFAULT_RULINGS, isReading, RULING_IDS, type Rulings } from '../games/gug/rulings.ts';
import { GABONG_RULINGS } from '../games/gabong/rulings.ts';
import { GOOLS_RULINGS } from '../games/gools/rulings.ts';
import { defaultReadings, type Readings, type RulingForm } from '../games/shared/ruling.ts';
import { THREE_MAN_RULINGS } from '../games/three-man/clauses.ts';
import { TOURNAMENT_RULINGS } from '../games/tournament/rulings.ts';
import { isRecord, keptSettings, type KeptSettings } from './kept-settings.ts';

/** How a table reads what the rule book leaves open: a reading for each ruling, and the sides its referee has set. */
export interface HouseRules {
  readonly rulings: Rulings;
  /** Of use under R22 `referee` alone. */
  readonly sides: RefereeSides;
}

export const DEFAULT_HOUSE_RULES: HouseRules = { rulings: DEFAULT_RULINGS, sides: {} };

const VERSION = 1;

/** What a text of house rules holds; undefined when it is of no such form. */
function savedIn(text: string): Record<string, unknown> | undefined {
  try {
    const saved: unknown = JSON.parse(text);
    return isRecord(saved) && saved['v'] === VERSION ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** As text: the version, and what differs from the defaults alone, so that a new ruling finds its default. */
export function makeHouseRules({ rulings, sides }: HouseRules): string {
  const chosen = Object.fromEntries(
    RULING_IDS.filter((id) => rulings[id] !== DEFAULT_RULINGS[id]).map((id) => [id, rulings[id]]),
  );
  return JSON.stringify({ v: VERSION, rulings: chosen, sides });
}

/** Reads what `makeHouseRules` wrote. @returns undefined when any of it is not of that form. */
export function parseHouseRules(text: string): HouseRules | undefined {
  const saved = savedIn(text);
  if (!saved) return undefined;
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

type Forms = Readonly<Record<string, RulingForm<string>>>;

/** As text: the version, and what differs from the defaults alone, so that a new ruling finds its default. */
export function makeReadings<F extends Forms>(forms: F, readings: Readings<F>): string {
  const chosen = Object.entries(forms).filter(([id, { options }]) => readings[id] !== options[0]);
  return JSON.stringify({ v: VERSION, rulings: Object.fromEntries(chosen.map(([id]) => [id, readings[id]])) });
}

/**
 * Reads what `makeReadings` wrote; a ruling or an option that the game does not know finds its default.
 *
 * @returns undefined when the text is not of that form at all.
 */
export function parseReadings<F extends Forms>(forms: F, text: string): Readings<F> | undefined {
  const rulings = savedIn(text)?.['rulings'];
  if (!isRecord(rulings)) return undefined;
  return Object.fromEntries(
    Object.entries(forms).map(([id, { options }]) => [
      id,
      options.find((option) => Object.hasOwn(rulings, id) && option === rulings[id]) ?? options[0],
    ]),
  ) as Readings<F>;
}

const houseRules = <F extends Forms>(game: string, forms: F): KeptSettings<Readings<F>> =>
  keptSettings({
    key: `${game}:house-rules`,
    defaults: defaultReadings(forms),
    make: (readings) => makeReadings(forms, readings),
    parse: (text) => parseReadings(forms, text),
  });

/** The house rules on this phone of the games whose tables choose readings and nothing more. */
export const HOUSE_RULES_OF = {
  gools: houseRules('gools', GOOLS_RULINGS),
  'three-man': houseRules('three-man', THREE_MAN_RULINGS),
  gabong: houseRules('gabong', GABONG_RULINGS),
  tournament: houseRules('tournament', TOURNAMENT_RULINGS),
} as const;
