import { atom } from 'nanostores';
import type { RefereeSides } from '../games/gug/network.ts';
import { DEFAULT_RULINGS, isReading, RULING_IDS, type Rulings } from '../games/gug/rulings.ts';

/** How a table reads what the rule book leaves open: a reading for each ruling, and the sides its referee has set. */
export interface HouseRules {
  readonly rulings: Rulings;
  /** Of use under R22 `referee` alone. */
  readonly sides: RefereeSides;
}

export const DEFAULT_HOUSE_RULES: HouseRules = { rulings: DEFAULT_RULINGS, sides: {} };

const KEY = 'gug:house-rules';
const VERSION = 1;

/** What went wrong with the saved settings; `text` is what could not be read, as it was found. */
export type HouseRulesTrouble = { readonly kind: 'unreadable'; readonly text: string } | { readonly kind: 'not-saved' };

/** Asked for each time: a browser may refuse already the asking. */
const ownStorage = (): Storage => localStorage;

export const $houseRules = atom<HouseRules>(DEFAULT_HOUSE_RULES);
export const $houseRulesTrouble = atom<HouseRulesTrouble | null>(null);

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

/**
 * Reads the settings of earlier visits. Never throws: without storage, or with settings that cannot be read, the
 * defaults hold, and what was found is kept aside before anything is written over it.
 */
export function openHouseRules(storage: () => Storage = ownStorage): void {
  $houseRules.set(DEFAULT_HOUSE_RULES);
  $houseRulesTrouble.set(null);
  try {
    const text = storage().getItem(KEY);
    if (text === null) return;
    const saved = parseHouseRules(text);
    if (saved) $houseRules.set(saved);
    else {
      $houseRulesTrouble.set({ kind: 'unreadable', text });
      keepAside(storage(), text);
    }
  } catch {
    // A browser that refuses reading has nothing of ours; saving will say so.
  }
}

/** Chooses settings: they hold at once, and `$houseRulesTrouble` says so when they could not be saved. */
export function saveHouseRules(settings: HouseRules, storage: () => Storage = ownStorage): void {
  $houseRules.set(settings);
  const trouble = $houseRulesTrouble.get();
  try {
    const place = storage();
    if (trouble?.kind === 'unreadable') keepAside(place, trouble.text);
    const text = makeHouseRules(settings);
    place.setItem(KEY, text);
    if (place.getItem(KEY) !== text) throw new Error('not kept');
    if (trouble?.kind === 'not-saved') $houseRulesTrouble.set(null);
  } catch {
    if (trouble === null) $houseRulesTrouble.set({ kind: 'not-saved' });
  }
}

/** Copies a text to a key of its own, beside what was set aside before. @throws when the storage is full. */
function keepAside(storage: Storage, text: string): void {
  for (let count = 1; ; count += 1) {
    const key = `${KEY}:unreadable-${count}`;
    const kept = storage.getItem(key);
    if (kept === text) return;
    if (kept !== null) continue;
    storage.setItem(key, text);
    return;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
