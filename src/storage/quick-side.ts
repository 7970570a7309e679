import { quarantinedFrom } from './quarantine.ts';
import type { LocalCopy } from './local-copy.ts';
import { drop, gameIn, giveUp, onStorageCleared, type LogState, put, wantEvents } from './log-state.ts';
import { mergeGames } from './merge.ts';
import { headerOf, localPlace, textOf } from './reconcile.ts';
import { TEXT_MOST } from './json-text.ts';
import { EVENTS_MOST, parseSavedText } from './saved-game-schema.ts';
import type { SavedGame } from './saved-game.ts';

/**
 * What a game's text in the quick copy is to memory, now that memory has all of it: the same, or lacking something; of
 * another game or unreadable, and set aside; or not to be written to.
 */
export type Taken = 'same' | 'behind' | 'other' | 'refused';

/** Memory and the quick copy. */
export interface QuickSide {
  /** Merges a game's text into memory. */
  readonly take: (id: string) => Taken;
  /**
   * Writes a game's text, with what other tabs have added to it meanwhile.
   *
   * @param taken - what `take` has just said of it; it is asked when this is left out.
   */
  readonly write: (id: string, taken?: Taken) => void;
  /** Sets a text aside in both copies; until one has it, the text stays where it is. @returns whether this copy has it now. */
  readonly quarantine: (id: string, from: string, text: string, isLocal: boolean) => boolean;
}

export function quickSide(state: LogState, local: LocalCopy, now: () => number): QuickSide {
  const quarantine: QuickSide['quarantine'] = (id, from, text, isLocal) => {
    const quarantined = quarantinedFrom(from, text, now());
    if (state.$quarantine.get().some(({ key }) => key === quarantined.key)) return false;
    state.$quarantine.set([...state.$quarantine.get(), quarantined]);
    state.waiting.quarantined.set(quarantined.key, quarantined);
    const isKept = local.quarantine(quarantined);
    if (!isKept && isLocal) state.untouchable.add(id);
    return isKept;
  };

  const take: QuickSide['take'] = (id) => {
    const own = gameIn(state, id);
    const text = local.game(id);
    if (text === undefined) return 'refused';
    if (text === null) return takeNothing(id, own);
    if (own && text === state.seen.get(id)) return 'same';
    const parsed = parseSavedText(text);
    if (parsed.kind === 'newer') {
      giveUp(state, id, parsed.version, text);
      return 'refused';
    }
    const there = parsed.kind === 'game' && parsed.game.id === id ? parsed.game : undefined;
    if (!own && there && !state.$games.get().has(id)) {
      put(state, { kind: 'game', game: there });
      state.waiting.headers.set(id, headerOf(there));
      wantEvents(state, id, there.events);
      state.seen.set(id, text);
      return 'same';
    }
    if (!own) return 'refused';
    const merged = there && mergeGames(own, there);
    if (!there || !merged) {
      quarantine(id, localPlace(id), text, true);
      state.seen.set(id, text);
      return 'other';
    }
    if (merged !== own) {
      const known = new Set(own.events.map((entry) => entry.id));
      wantEvents(
        state,
        id,
        merged.events.filter((entry) => !known.has(entry.id)),
      );
      put(state, { kind: 'game', game: merged });
    }
    state.seen.set(id, text);
    return there.events.length === merged.events.length ? 'same' : 'behind';
  };

  /** No text: the game was erased for good, or its text was cleared, or it has not been written yet. */
  const takeNothing = (id: string, own: SavedGame | undefined): Taken => {
    if (local.gone().has(id)) drop(state, id);
    else if (own && state.seen.has(id)) onStorageCleared(state, now());
    else return 'behind';
    return 'refused';
  };

  const write: QuickSide['write'] = (id, taken = take(id)) => {
    if (taken === 'refused' || state.trouble === 'cleared' || state.untouchable.has(id)) return;
    const game = gameIn(state, id);
    if (!game || game.events.length > EVENTS_MOST) return;
    const text = textOf(game);
    // Longer texts would not be read again; the durable copy has no such limit.
    if (text.length > TEXT_MOST) return;
    const isFirst = !state.seen.has(id);
    if (state.seen.get(id) === text || local.writeGame(id, text) !== undefined) return;
    // A browser that forgets what it has taken must not look like one that was cleared: the first text is read again.
    if (!isFirst || local.game(id) === text) state.seen.set(id, text);
  };

  return { take, write, quarantine };
}
