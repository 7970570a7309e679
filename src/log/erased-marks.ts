import type { Mark } from './database.ts';

/**
 * The games that were erased for good. A killed browser brings back what it had removed from its text storage, so
 * marks are numbered: the greatest number says whether a game is gone, or was brought back since.
 *
 * @param local - numbers of the quick copy's marks, by game: these all say gone.
 */
export function erasedGames(
  local: ReadonlyMap<string, number>,
  durable: ReadonlyMap<string, Mark>,
): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const [id, { number, isGone }] of durable) if (isGone) numbers.set(id, number);
  for (const [id, number] of local) if (number > (durable.get(id)?.number ?? 0)) numbers.set(id, number);
  return numbers;
}
