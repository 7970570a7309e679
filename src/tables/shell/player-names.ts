import { isDeleted } from '../../games/shared/played.ts';
import { playerKey } from '../../games/shared/names.ts';
import type { LoggedGame } from '../../storage/reconcile.ts';
import { calledNow, playersOf } from '../../storage/registry.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { isPlain, NAME_MOST } from '../../storage/text-schema.ts';

export type NameFault = 'missing' | 'long' | 'unseen';

/** A name as it is kept: without blanks around it, accents in one piece. */
export const cleaned = (name: string): string => name.normalize('NFC').trim();

/** What is wrong with a name by itself. */
export function faultOf(name: string): NameFault | undefined {
  const clean = cleaned(name);
  if (clean === '') return 'missing';
  if (!isPlain(clean)) return 'unseen';
  return [...clean].length > NAME_MOST ? 'long' : undefined;
}

/** Whether a name of the list has been given to somebody before its place. */
export function isTakenBefore(names: readonly string[], at: number): boolean {
  const own = playerKey(names[at] ?? '');
  return own !== '' && names.slice(0, at).some((name) => playerKey(name) === own);
}

/** The names that nobody at the table has yet. */
export function namesFree(known: readonly string[], atTable: readonly string[]): readonly string[] {
  const taken = new Set(atTable.map(playerKey));
  return known.filter((name) => !taken.has(playerKey(name)));
}

/** How much of a name is quoted. */
const QUOTED = 20;

/** A name inside a sentence about it. */
export function quoted(name: string): string {
  const letters = [...name.trim()];
  return letters.length > QUOTED ? `${letters.slice(0, QUOTED).join('')}…` : name.trim();
}

/** The games of the log, of all kinds, that are not deleted, with names as they were corrected; the newest first. */
export function gamesBefore(logged: Iterable<LoggedGame>): readonly SavedGame[] {
  return [...logged]
    .flatMap((each) => (each.kind === 'game' && !isDeleted(each.game.events) ? [calledNow(each.game)] : []))
    .sort((one, other) => other.createdAt - one.createdAt);
}

/** Everybody who has played any game of the log, nobody twice, as the newest game wrote them; who played last comes first. */
export function namesBefore(logged: Iterable<LoggedGame>): readonly string[] {
  const names = new Map<string, string>();
  for (const name of gamesBefore(logged).flatMap(playersOf)) {
    const key = playerKey(name);
    if (key !== '' && !names.has(key)) names.set(key, cleaned(name));
  }
  return [...names.values()];
}
