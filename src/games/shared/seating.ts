import type { Counted, Entry, EntryId } from './history.ts';
import type { Play } from './played.ts';

/**
 * How a game counts its players where people come and go: those of the set-up first, then whoever sits down, in the log's
 * order. Two phones may each have let somebody sit down, and once their logs are one the numbers of one of them have moved
 * on; so a line that names a newcomer says by which lines its writer counted them. Rules that a table makes are counted in
 * the same way, where events name them.
 */
export interface Seating<Event, State, Finding> extends Keyed {
  /** So many have ever sat down. */
  readonly count: (state: State) => number;
  readonly rules?: CountedRules<Event, State, Finding>;
  /**
   * Who has the name of somebody who was refused for it: the same person, whom two phones let sit down.
   *
   * @param event - what was refused, in that state.
   */
  readonly namesake?: (finding: Finding, state: State, event: Event) => number | undefined;
  /**
   * A line as it can stand beside what the other phone has written in the meantime; the very same where it can.
   *
   * @param left - who sat to the right of each of those who have left, as `leaving` told it.
   */
  readonly besideOthers?: (event: Event, state: State, left: ReadonlyMap<number, number>) => Event;
  /** Who leaves by an event, and who sits to their right; left out where no newcomer sits down beside somebody. */
  readonly leaving?: (event: Event, before: State) => readonly [seat: number, right: number] | undefined;
}

/** How a game counts the rules that its table makes: in the log's order, from 0. */
interface CountedRules<Event, State, Finding> {
  /** The key under which an event has the number of one, at whatever depth. */
  readonly key: string;
  /** So many were ever made. */
  readonly count: (state: State) => number;
  /** The same rule, which two phones wrote down. @param event - what was refused, in that state. */
  readonly namesake: (finding: Finding, state: State, event: Event) => number | undefined;
}

/** Where an event has the numbers of players, and of rules. */
interface Keyed {
  /** The keys under which it has those of players, at whatever depth. */
  readonly keys: readonly string[];
  readonly rules?: Pick<CountedRules<never, never, never>, 'key'>;
}

/** Who has sat down since the set-up, and the rules that were made. */
export interface Came {
  /** So many sat down with the set-up. */
  readonly began: number;
  /** The number of each, by the line by which they came. */
  readonly seats: ReadonlyMap<EntryId, number>;
  /** The number of each rule, by the line that made it. */
  readonly rules: ReadonlyMap<EntryId, number>;
  /** Who has left, and who sat to their right, by the line by which they left. */
  readonly left: ReadonlyMap<EntryId, readonly [seat: number, right: number]>;
}

/** The number of nobody: of a newcomer who is not there, or not any more, and of such a rule. More than one evening has. */
export const NOBODY = 1_000;

/** How a line counts: see `Counted`. */
export const countedBy = ({ began, seats, rules }: Came): Required<Counted> => ({
  came: linesFrom(began, seats),
  rules: linesFrom(0, rules),
});

/** The lines by which something came, in the order of the numbers that they have. */
function linesFrom(first: number, numbers: ReadonlyMap<EntryId, number>): readonly EntryId[] {
  const lines: EntryId[] = [];
  for (const [id, number] of numbers) if (number >= first && !(number - first in lines)) lines[number - first] = id;
  return lines;
}

/** The line by which somebody came; undefined for who was there from the start. */
export const lineOf = (came: Came, seat: number): EntryId | undefined => countedBy(came).came[seat - came.began];

/** What a line needs besides its events, so that they are about the same people and rules in every copy of the game. */
export function knownBy(seating: Keyed | undefined, counted: Came, ...events: readonly unknown[]): Counted {
  if (!seating || (counted.seats.size === 0 && counted.rules.size === 0)) return {};
  let [people, made] = [counted.began, 0];
  renumbered(events, seating, {
    seat: (seat) => (people = Math.max(people, seat + 1)),
    rule: (rule) => (made = Math.max(made, rule + 1)),
  });
  const lines = countedBy(counted);
  const came = lines.came.slice(0, people - counted.began);
  const rules = lines.rules.slice(0, made);
  return { ...(came.length > 0 && { came }), ...(rules.length > 0 && { rules }) };
}

/** An event as its line has it. */
interface Written<Event> extends Counted {
  readonly event: Event;
}

/** An event with the numbers that its players and rules have here; the very same where they have them already. */
export function seated<Event>(
  seating: Keyed | undefined,
  { began, seats, rules: made }: Came,
  { event, came, rules }: Written<Event>,
): Event {
  if (!seating || !(came ?? rules)) return event;
  let count = 0;
  const counting = (number: number, now: number): number => {
    if (now !== number) count += 1;
    return now;
  };
  const moved = renumbered(event, seating, {
    seat: (seat) => counting(seat, seat < began || !came ? seat : (seats.get(came[seat - began] ?? '') ?? NOBODY)),
    rule: (rule) => counting(rule, rules ? (made.get(rules[rule] ?? '') ?? NOBODY) : rule),
  });
  return count === 0 ? event : (moved as Event);
}

/** A judgement, as far as it says who has a newcomer's name. */
interface Judged<Finding> {
  readonly findings: readonly Finding[];
}

/** A log's lines whose plays have the numbers that their players and rules have here, also where they were taken back. */
export function linesHere<Event>(
  { seating }: { readonly seating?: Keyed },
  came: Came,
  entries: readonly Entry<Event>[],
): readonly Entry<Event>[] {
  if (came.seats.size === 0 && came.rules.size === 0) return entries;
  return entries.map((entry) =>
    entry.kind === 'play' && (entry.came ?? entry.rules) ? { ...entry, event: seated(seating, came, entry) } : entry,
  );
}

type Renumber = (number: number) => number;

/** @param renumber - what becomes of the value where it is a number; undefined where it is not about anybody or any rule. */
function renumbered(
  value: unknown,
  keyed: Keyed,
  by: { readonly seat: Renumber; readonly rule: Renumber },
  renumber?: Renumber,
): unknown {
  if (typeof value === 'number') return renumber ? renumber(value) : value;
  if (Array.isArray(value)) return value.map((each) => renumbered(each, keyed, by, renumber));
  if (typeof value !== 'object' || value === null) return value;
  const under = (key: string) => (keyed.keys.includes(key) ? by.seat : key === keyed.rules?.key ? by.rule : undefined);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, renumbered(inner, keyed, by, under(key))]),
  );
}

/**
 * Seats people and counts rules while a game is played through.
 *
 * @param start - the state before the first play.
 * @param earlier - what has come by the plays that are not played again.
 */
export function seatPlays<Event, State, Finding>(
  { seating }: { readonly seating?: Seating<Event, State, Finding> },
  start: State,
  earlier?: Omit<Came, 'began'>,
) {
  const seats = new Map(earlier?.seats);
  const rules = new Map(earlier?.rules);
  const left = new Map(earlier?.left);
  const came: Came = { began: seating ? seating.count(start) : 0, seats, rules, left };
  return {
    came,
    /** A play as it is judged here. @param state - of the game before it. */
    seat(play: Play<Event>, state: State): Play<Event> {
      const moved = seated(seating, came, play);
      const event = seating?.besideOthers?.(moved, state, new Map(left.values())) ?? moved;
      return event === play.event ? play : { ...play, event, written: play };
    },
    /** Goes on after a play was judged. @param after - undefined where it was refused. */
    go(
      { id, event }: Pick<Play<Event>, 'id' | 'event'>,
      { findings }: Judged<Finding>,
      before: State,
      after: State | undefined,
    ) {
      if (!seating) return;
      const made = seating.rules;
      if (after === undefined) {
        const [namesake] = findings.flatMap((finding) => seating.namesake?.(finding, before, event) ?? []);
        if (namesake !== undefined) seats.set(id, namesake);
        const [same] = findings.flatMap((finding) => made?.namesake(finding, before, event) ?? []);
        if (same !== undefined) rules.set(id, same);
      } else {
        if (seating.count(after) > seating.count(before)) seats.set(id, seating.count(before));
        if (made && made.count(after) > made.count(before)) rules.set(id, made.count(before));
        const leaving = seating.leaving?.(event, before);
        if (leaving) left.set(id, leaving);
      }
    },
  };
}
