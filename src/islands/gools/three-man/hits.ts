import { type Pour, tallyOf } from '../../../games/shared/pour.ts';

/** What one player takes. */
export interface Hit {
  readonly drink: number;
  readonly shot: number;
}

/** @returns undefined for who takes nothing of these pours. */
export function hitOn(pours: readonly Pour<unknown>[], seat: number): Hit | undefined {
  const { drink, shot } = tallyOf(pours, seat).taken;
  return drink + shot > 0 ? { drink, shot } : undefined;
}
