import type * as v from 'valibot';

/** A saved game, as far as forms read it. */
interface AnySaved {
  readonly setup: unknown;
  readonly events: readonly unknown[];
}

/** The events that are played in a game. */
type EventOf<Saved extends AnySaved> = Saved['events'][number] extends infer Entry
  ? Entry extends { readonly kind: 'play'; readonly event: infer E }
    ? E
    : never
  : never;

/**
 * How one game is kept: in saved games and files, and while it is being set up. One value a game; it is in the script of
 * every panel, so it holds no rules but the bounds of what may be written down.
 */
export interface SavedForm<Saved extends AnySaved> {
  readonly setup: v.GenericSchema<unknown, Saved['setup']>;
  readonly event: v.GenericSchema<unknown, EventOf<Saved>>;
  /** What a saved game has between its set-up and its events. */
  readonly besides?: v.ObjectEntries;
  /** A set-up under way: what may still be missing in it. */
  readonly draft: v.GenericSchema;
  /** Everybody who plays in it, once each. */
  readonly players: (saved: Saved) => readonly string[];
  /** The same by teams, where there are some; the players where it is left out. */
  readonly seats?: (saved: Saved) => readonly string[];
  /** What lists tell apart among the games of this kind, where they do. */
  readonly variation?: (saved: Saved) => string;
}

/** The players of a game whose set-up names them one by one. */
export const playersIn = ({
  setup,
}: {
  readonly setup: { readonly players: readonly { readonly name: string }[] };
}): readonly string[] => setup.players.map(({ name }) => name);
