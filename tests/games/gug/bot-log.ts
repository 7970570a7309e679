import type { GugEvent } from '../../../src/games/gug/events.ts';
import type { GugFinding, GugGame } from '../../../src/games/gug/play.ts';
import type { GugState } from '../../../src/games/gug/play-state.ts';
import type { Draw } from '../../../src/games/shared/seeded.ts';
import type { GugSetup } from '../../../src/games/gug/setup.ts';
import { type Reduction, reduceEvents } from '../../../src/games/shared/reduction.ts';
import type { EntryBody } from '../../../src/games/shared/history.ts';
import { playedOf } from '../../../src/games/shared/played.ts';
import type { SavedGugGame } from '../../../src/storage/saved-game.ts';

/** A game that is being written down, line by line. */
export interface BotLog {
  readonly game: GugGame;
  readonly draw: Draw;
  readonly entries: () => readonly SavedGugGame['events'][number][];
  readonly folded: () => Reduction<GugEvent, GugState, GugFinding>;
  readonly state: () => GugState;
  /** The clock's time, milliseconds. */
  readonly now: () => number;
  /** Lets some time go by. */
  readonly wait: (milliseconds: number) => void;
  /** Adds a line, unless some play would no longer fit then. @returns whether it was added. */
  readonly say: (body: EntryBody<GugEvent>) => boolean;
  readonly play: (event: GugEvent) => boolean;
}

export function botLog(game: GugGame, setup: GugSetup, draw: Draw, start: number): BotLog {
  let entries: readonly SavedGugGame['events'][number][] = [];
  let folded: Reduction<GugEvent, GugState, GugFinding> = reduceEvents(game, setup, []);
  let at = start;
  const say = (body: EntryBody<GugEvent>): boolean => {
    const seq = entries.length + 1;
    const longer = [...entries, { id: seq.toString(36), seq, at, ...body }];
    const after = reduceEvents(game, setup, playedOf(longer), folded);
    if (after.rejectedEvents.length > 0) return false;
    [entries, folded] = [longer, after];
    return true;
  };
  return {
    game,
    draw,
    entries: () => entries,
    folded: () => folded,
    state: () => folded.state,
    now: () => at,
    wait: (milliseconds) => (at += milliseconds),
    say,
    play: (event) => say({ kind: 'play', event }),
  };
}
