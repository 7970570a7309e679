import { computed, type ReadableAtom } from 'nanostores';
import { GABONG_RULINGS } from '../../games/gabong/rulings.ts';
import { GOOLS_RULINGS } from '../../games/gools/rulings.ts';
import { defaultReadings } from '../../games/shared/ruling.ts';
import { THREE_MAN_RULINGS } from '../../games/three-man/clauses.ts';
import { TOURNAMENT_RULINGS } from '../../games/tournament/rulings.ts';
import { DEFAULT_HOUSE_RULES, GUG_HOUSE_RULES, HOUSE_RULES_OF } from '../../storage/house-rules.ts';
import type { KeptSettings, SettingsTrouble } from '../../storage/kept-settings.ts';
import { type Book, BOOKS } from '../../rulebooks/books.ts';

/** The readings of a game that hold on this phone, by ruling. */
export type ChosenReadings = Readonly<Partial<Record<string, string>>>;

/** One game's readings, whatever else its house rules hold. Every change returns what takes it back. */
export interface PhoneReadings {
  readonly $chosen: ReadableAtom<ChosenReadings>;
  readonly $trouble: ReadableAtom<SettingsTrouble | null>;
  readonly open: () => void;
  readonly choose: (ruling: string, option: string) => () => void;
  readonly reset: () => () => void;
}

/** @param chosenOf - the readings among the settings. @param withReading - the settings with another reading. */
function phoneReadings<Settings>(
  kept: KeptSettings<Settings>,
  defaults: Settings,
  chosenOf: (settings: Settings) => ChosenReadings,
  withReading: (settings: Settings, ruling: string, option: string) => Settings,
): PhoneReadings {
  const change = (settings: Settings) => {
    const before = kept.$settings.get();
    kept.save(settings);
    return () => kept.save(before);
  };
  return {
    $chosen: computed(kept.$settings, chosenOf),
    $trouble: kept.$trouble,
    open: () => kept.open(),
    choose: (ruling, option) => change(withReading(kept.$settings.get(), ruling, option)),
    reset: () => change(defaults),
  };
}

const readingsAlone = <Settings extends ChosenReadings>(kept: KeptSettings<Settings>, defaults: Settings) =>
  phoneReadings(
    kept,
    defaults,
    (chosen) => chosen,
    (chosen, ruling, option) => ({ ...chosen, [ruling]: option }),
  );

/** What one rule book holds of two games. @param second - some of its rulings are those of the second. */
function bothReadings(
  one: PhoneReadings,
  other: PhoneReadings,
  second: Readonly<Record<string, unknown>>,
): PhoneReadings {
  return {
    $chosen: computed([one.$chosen, other.$chosen], (own, others) => ({ ...own, ...others })),
    $trouble: computed([one.$trouble, other.$trouble], (own, others) => own ?? others),
    open() {
      one.open();
      other.open();
    },
    choose: (ruling, option) => (Object.hasOwn(second, ruling) ? other : one).choose(ruling, option),
    reset() {
      const back = [one.reset(), other.reset()];
      return () => back.forEach((undo) => undo());
    },
  };
}

/** The readings of every game on this phone. */
export const PHONE_READINGS: Readonly<Record<Book, PhoneReadings>> = {
  gug: bothReadings(
    phoneReadings(
      GUG_HOUSE_RULES,
      DEFAULT_HOUSE_RULES,
      ({ rulings }) => rulings,
      (settings, ruling, option) => ({ ...settings, rulings: { ...settings.rulings, [ruling]: option } }),
    ),
    readingsAlone(HOUSE_RULES_OF.tournament, defaultReadings(TOURNAMENT_RULINGS)),
    TOURNAMENT_RULINGS,
  ),
  gools: readingsAlone(HOUSE_RULES_OF.gools, defaultReadings(GOOLS_RULINGS)),
  'three-man': readingsAlone(HOUSE_RULES_OF['three-man'], defaultReadings(THREE_MAN_RULINGS)),
  gabong: readingsAlone(HOUSE_RULES_OF.gabong, defaultReadings(GABONG_RULINGS)),
};

/** Whether a choice holds on this page alone, because the browser would not save it. */
export const $isUnsaved = computed(
  BOOKS.map((book) => PHONE_READINGS[book].$trouble),
  (...troubles) => troubles.some((trouble) => trouble?.kind === 'not-saved'),
);
