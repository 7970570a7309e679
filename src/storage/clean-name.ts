import { isSeen, isShown, NAME_MOST, signsOf } from './text-schema.ts';

/**
 * What was typed, as a name that can be saved: without hidden signs.
 *
 * @returns undefined when nothing of it is to be seen, or it is too long.
 */
export function cleanName(typed: string): string | undefined {
  const name = signsOf(typed.normalize('NFC')).filter(isShown).join('').normalize('NFC').trim();
  return !isSeen(name) || [...name].length > NAME_MOST ? undefined : name;
}
