import type * as v from 'valibot';
import type { Entry, EntryId, PlayerRef } from '../games/shared/history.ts';
import { playedOf } from '../games/shared/played.ts';

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
  /** The same game with every player's name as it is given; asked in the order in which they sat down. */
  readonly named: (saved: Saved, nameOf: NameOf) => Saved;
  /** Who has no name, and is called by something else in it; nobody where it is left out. */
  readonly nameless?: (saved: Saved) => ReadonlySet<PlayerRef>;
  /** Who plays by teams, where there are some; the players where it is left out. */
  readonly seats?: (saved: Saved) => readonly string[];
  /** What lists tell apart among the games of this kind, where they do. */
  readonly variation?: (saved: Saved) => string;
}

/** What somebody is called, who was written so. */
export type NameOf = (player: PlayerRef, written: string) => string;

/** Gives names to a game whose set-up lists its players one by one. */
export const namedInSetup = <
  Saved extends { readonly setup: { readonly players: readonly { readonly name: string }[] } },
>(
  saved: Saved,
  nameOf: NameOf,
): Saved => ({
  ...saved,
  setup: { ...saved.setup, players: saved.setup.players.map(({ name }, at) => ({ name: nameOf(`${at}`, name) })) },
});

/** Where an event says who sits down. */
interface Coming<Event> {
  /** The names of those who come by it; none where it is about something else. */
  readonly names: (event: Event) => readonly string[];
  /** The same event, of those who come by it, with other names. */
  readonly named: (event: Event, names: readonly string[]) => Event;
}

/** Somebody who came by a play: by its id, and the second of a team behind that. */
const refOf = (play: EntryId, at: number): PlayerRef => (at === 0 ? play : `${play}-${at}`);

/**
 * Gives names also to those who came later: by their play, whatever it was corrected to.
 *
 * @param named - gives names to those of the set-up.
 */
export const namedAsTheyCame = <Event, Saved extends { readonly events: readonly Entry<Event>[] }>(
  named: (saved: Saved, nameOf: NameOf) => Saved,
  coming: Coming<Event>,
): ((saved: Saved, nameOf: NameOf) => Saved) => {
  /** Lines with other names in them: the very same each time, so that a game is not played through anew. */
  const renamed = new WeakMap<Entry<Event>, { readonly names: string; readonly entry: Entry<Event> }>();
  /** @param names - of those who are called otherwise than they were written, by the play by which they came. */
  const withNames = (entry: Entry<Event>, names: ReadonlyMap<EntryId, readonly string[]>): Entry<Event> => {
    if (entry.kind !== 'play' && entry.kind !== 'correct') return entry;
    const play = entry.kind === 'play' ? entry.id : entry.entry;
    const also = entry.kind === 'correct' ? entry.also : undefined;
    const given = [play, ...(also ?? []).map((one) => one.entry)].map((each) => names.get(each) ?? null);
    if (given.every((each) => each === null)) return entry;
    const text = JSON.stringify(given);
    const known = renamed.get(entry);
    if (known?.names === text) return known.entry;
    const called = (id: EntryId, event: Event): Event => {
      const now = names.get(id);
      return now && coming.names(event).length > 0 ? coming.named(event, now) : event;
    };
    const made: Entry<Event> = {
      ...entry,
      event: called(play, entry.event),
      ...(also && { also: also.map((one) => ({ ...one, event: called(one.entry, one.event) })) }),
    };
    renamed.set(entry, { names: text, entry: made });
    return made;
  };
  return (saved, nameOf) => {
    const sat = named(saved, nameOf);
    const names = new Map<EntryId, readonly string[]>();
    for (const { id, event } of playedOf<Event>(saved.events)) {
      const written = coming.names(event);
      const now = written.map((name, at) => nameOf(refOf(id, at), name));
      if (now.some((name, at) => name !== written[at])) names.set(id, now);
    }
    return names.size === 0 ? sat : { ...sat, events: saved.events.map((entry) => withNames(entry, names)) };
  };
};

/** Gives names to a game whose players are listed one by one, and in which newcomers come one by one. */
export const namedOneByOne = <
  Event extends { readonly kind: string },
  Saved extends Parameters<typeof namedInSetup>[0] & { readonly events: readonly Entry<Event>[] },
>() => {
  const isJoin = (event: Event): event is Event & { readonly kind: 'join'; readonly name: string } =>
    event.kind === 'join';
  return namedAsTheyCame<Event, Saved>(namedInSetup, {
    names: (event) => (isJoin(event) ? [event.name] : []),
    named: (event, [name]) => (isJoin(event) ? { ...event, name: name ?? event.name } : event),
  });
};
