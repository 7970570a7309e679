import type { Side } from '../../games/gug/board-data.ts';
import type { RefereeSides } from '../../games/gug/network.ts';
import type { RulingId } from '../../games/gug/rulings.ts';
import { $houseRules, DEFAULT_HOUSE_RULES, openHouseRules, saveHouseRules } from '../../storage/house-rules.ts';
import { $asked, remember, undoChange } from './session.ts';

/** Chooses a reading, now and for the next visit. @param label - what undo calls it. */
export function chooseReading(id: RulingId, option: string, label: string): void {
  const { rulings, sides } = $houseRules.get();
  remember(label);
  saveHouseRules({ rulings: { ...rulings, [id]: option }, sides });
}

/** Sets the side of an end station by the referee's word; undefined leaves it to the drawing (R22). */
export function setSide(station: string, side: Side | undefined, label: string): void {
  const { rulings, sides } = $houseRules.get();
  remember(label);
  saveHouseRules({ rulings, sides: withSide(sides, station, side) });
}

/** Sides with one of them set, or left to the drawing. */
export function withSide(sides: RefereeSides, station: string, side: Side | undefined): RefereeSides {
  const others = Object.entries(sides).filter(([key]) => key !== station);
  return Object.fromEntries(side ? [...others, [station, side]] : others);
}

export function resetRulings(label: string): void {
  remember(label);
  saveHouseRules(DEFAULT_HOUSE_RULES);
}

/** Takes over what another page of this phone has chosen: no undo of this page takes that back. */
export function followHouseRules(): void {
  openHouseRules();
  const houseRules = $houseRules.get();
  const { situation: now, past } = $asked.get();
  const after = [now, ...past.map(({ situation }) => situation)];
  // What changed house rules alone has nothing left to undo.
  const changes = past.filter(({ situation }, index) => situation !== after[index]);
  $asked.set({ ...$asked.get(), past: changes.map((change) => ({ ...change, houseRules })) });
}

/** Undoes the last change, of the question or of the house rules; without one, the last step of a route from a link. */
export function undo(): void {
  const houseRules = undoChange();
  if (houseRules && houseRules !== $houseRules.get()) saveHouseRules(houseRules);
}
