import { isPlain, NAME_MOST } from './text-schema.ts';

/** What was typed, as a name that can be saved: without hidden signs. @returns undefined when it is empty or too long. */
export function cleanName(typed: string): string | undefined {
  const name = [...typed.normalize('NFC')].filter(isPlain).join('').normalize('NFC').trim();
  return name === '' || [...name].length > NAME_MOST ? undefined : name;
}
