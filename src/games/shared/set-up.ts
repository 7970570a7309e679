import { hasReading, type RulingForm } from './ruling.ts';

/** A name has so many letters at most. */
export const NAME_MOST = 40;

/** Whether somebody, or something, can be called so. */
export function isName(text: string): boolean {
  const name = text.trim();
  return name !== '' && [...name].length <= NAME_MOST;
}

/** What is wrong with the name of a player. */
interface NameFault {
  readonly reason: 'bad-name' | 'name-taken';
  /** Whose name, in the order of the set-up. */
  readonly at: number;
}

/** The names of a set-up that cannot be played with: a scoreboard goes by names, and drinks are called out by them. */
export function nameFaults(players: readonly { readonly name: string }[]): readonly NameFault[] {
  const names = players.map(({ name }) => name.trim());
  return names.flatMap((name, at): readonly NameFault[] => {
    if (!isName(name)) return [{ reason: 'bad-name', at }];
    return names.indexOf(name) < at ? [{ reason: 'name-taken', at }] : [];
  });
}

/**
 * Whether a set-up reads every gap, in one of its ways.
 *
 * @param first - the gaps that every saved game names: one that began before a ruling was there does not name it.
 */
export function areRead(
  forms: Readonly<Record<string, RulingForm<string>>>,
  readings: object,
  first: object = forms,
): boolean {
  const chosen = new Map<string, unknown>(Object.entries(readings));
  const mayLack = (id: string) => !chosen.has(id) && !(id in first);
  return Object.keys(forms).every((id) => mayLack(id) || hasReading(forms, id, chosen.get(id)));
}
