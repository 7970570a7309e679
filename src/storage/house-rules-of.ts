import { GABONG_RULINGS } from '../games/gabong/rulings.ts';
import { GOOLS_RULINGS } from '../games/gools/rulings.ts';
import { defaultReadings, type Readings, type RulingForm } from '../games/shared/ruling.ts';
import { THREE_MAN_RULINGS } from '../games/three-man/clauses.ts';
import { TOURNAMENT_RULINGS } from '../games/tournament/rulings.ts';
import { isRecord, type KeptSettings, keptSettings } from './kept-settings.ts';

type Forms = Readonly<Record<string, RulingForm<string>>>;

const VERSION = 1;

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
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(saved) || saved['v'] !== VERSION || !isRecord(saved['rulings'])) return undefined;
  const rulings = saved['rulings'];
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
