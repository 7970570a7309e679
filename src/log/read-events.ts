import type { EventRecord } from './database.ts';
import { EVENTS_MOST, parseSavedGame } from './saved-game-schema.ts';
import type { LogEntry, SavedGame } from './saved-game.ts';

/** A game's events as the database has them: one that cannot be read does not take the others with it. */
export interface ReadEvents {
  readonly readable: readonly LogEntry[];
  readonly broken: readonly EventRecord[];
}

/** @param own - the game, without events. */
export function readEvents(own: SavedGame, records: readonly EventRecord[]): ReadEvents {
  const readable: LogEntry[] = [];
  const broken: EventRecord[] = [];
  // A text has a limit that a hostile one is held to; what was logged here has none.
  for (let from = 0; from < records.length; from += EVENTS_MOST) {
    const part = records.slice(from, from + EVENTS_MOST);
    const all = part.every(isWhole) ? parseEvents(own, part) : undefined;
    if (all) {
      readable.push(...all);
      continue;
    }
    for (const record of part) {
      const alone = isWhole(record) ? parseEvents(own, [record]) : undefined;
      if (alone) readable.push(...alone);
      else broken.push(record);
    }
  }
  return { readable, broken };
}

/** Whether a record stands under the id of its event. */
export function isWhole({ id, entry }: EventRecord): boolean {
  return typeof entry === 'object' && entry !== null && 'id' in entry && entry.id === id;
}

function parseEvents(own: SavedGame, records: readonly EventRecord[]): readonly LogEntry[] | undefined {
  const parsed = parseSavedGame({ ...own, events: records.map(({ entry }) => entry) });
  return parsed.kind === 'game' ? parsed.game.events : undefined;
}
