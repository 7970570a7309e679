import type { Counted, Entry, EntryId } from './history.ts';
import type { Play } from './played.ts';

/**
 * How a game counts its players where people come and go: those of the set-up first, then whoever sits down, in the log's
 * order. Two phones may each have let somebody sit down, and once their logs are one the numbers of one of them have moved
 * on; so a line that names a newcomer says by which lines its writer counted them. Rules that a table makes are counted in
 * the same way, where events name them.
 */
export interface Seating<Event, State, Finding> extends Keyed {
  /** Returns how many have ever sat down. */
  readonly count: (state: State) => number;
  readonly rules?: CountedRules<Event, State, Finding>;
  /**
   * Finds the seat of the same person, where an event was refused because two phones let that person sit down.
   *
   * @param event - the refused event. @param state - the state in which it was refused.
   */
  readonly namesake?: (finding: Finding, state: State, event: Event) => number | undefined;
  /**
   * Changes an event so that it still makes sense after what another phone has written: another free chair, for instance.
   * Returns the event itself where nothing has to change.
   *
   * @param left - by seat: who sat to the right of everybody who has left, as `leaving` says.
   */
  readonly besideOthers?: (event: Event, state: State, left: ReadonlyMap<number, number>) => Event;
  /** Returns who leaves by an event, and who sits to their right. Left out where newcomers do not choose a chair. */
  readonly leaving?: (event: Event, before: State) => readonly [seat: number, right: number] | undefined;
}

/** How a game numbers the rules that its table makes: in the log's order, from 0. */
interface CountedRules<Event, State, Finding> {
  /** The key, at any depth of an event, whose value is the number of a rule. */
  readonly key: string;
  /** Returns how many were ever made. */
  readonly count: (state: State) => number;
  /** Finds the same rule, where an event was refused because two phones wrote it down. */
  readonly namesake: (finding: Finding, state: State, event: Event) => number | undefined;
}

/** The keys under which an event has the numbers of players and of rules. */
interface Keyed {
  /** The keys, at any depth, whose values are seats. */
  readonly keys: readonly string[];
  readonly rules?: Pick<CountedRules<never, never, never>, 'key'>;
}

/** The people who have sat down since the set-up, and the rules that were made. */
export interface Numbering {
  /** How many sat down with the set-up. */
  readonly began: number;
  /** The number of each, by the line by which they came. */
  readonly seats: ReadonlyMap<EntryId, number>;
  /** The number of each rule, by the line that made it. */
  readonly rules: ReadonlyMap<EntryId, number>;
  /** Who has left, and who sat to their right, by the line by which they left. */
  readonly left: ReadonlyMap<EntryId, readonly [seat: number, right: number]>;
}

/** Stands for a newcomer, or a rule, whose line is missing or was taken back. Higher than any number that a game reaches. */
export const NOBODY = 1_000;

/** Lists the lines by which newcomers and rules came, as `Counted` has them. */
export const countedBy = ({ began, seats, rules }: Numbering): Required<Counted> => ({
  came: linesFrom(began, seats),
  rules: linesFrom(0, rules),
});

/** Lists the lines by which something came, in the order of its numbers. */
function linesFrom(first: number, numbers: ReadonlyMap<EntryId, number>): readonly EntryId[] {
  const lines: EntryId[] = [];
  for (const [id, number] of numbers) if (number >= first && !(number - first in lines)) lines[number - first] = id;
  return lines;
}

/** Finds the line by which somebody came; undefined for those of the set-up. */
export const lineOf = (numbering: Numbering, seat: number): EntryId | undefined =>
  countedBy(numbering).came[seat - numbering.began];

/** Returns what has to be written beside some events, so that their numbers mean the same people and rules in every copy. */
export function knownBy(seating: Keyed | undefined, counted: Numbering, ...events: readonly unknown[]): Counted {
  if (!seating) return {};
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

/** An event as it was written, with what its numbers meant then. */
interface Written<Event> extends Counted {
  readonly event: Event;
}

/** Gives an event the numbers that its players and rules have in this copy. Returns the event itself where they are the same. */
export function seated<Event>(
  seating: Keyed | undefined,
  { began, seats, rules: made }: Numbering,
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

/** The part of a judgement that tells who has a newcomer's name. */
interface Judged<Finding> {
  readonly findings: readonly Finding[];
}

/** Gives all plays of a log, undone ones too, the numbers that their players and rules have in this copy. */
export function linesHere<Event>(
  { seating }: { readonly seating?: Keyed },
  numbering: Numbering,
  entries: readonly Entry<Event>[],
): readonly Entry<Event>[] {
  if (numbering.seats.size === 0 && numbering.rules.size === 0) return entries;
  return entries.map((entry) =>
    entry.kind === 'play' && (entry.came ?? entry.rules)
      ? { ...entry, event: seated(seating, numbering, entry) }
      : entry,
  );
}

type Renumber = (number: number) => number;

/** Copies a value with other numbers. @param renumber - for the value itself, where it stands under a key of players or rules. */
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
  earlier?: Omit<Numbering, 'began'>,
) {
  const seats = new Map(earlier?.seats);
  const rules = new Map(earlier?.rules);
  const left = new Map(earlier?.left);
  const numbering: Numbering = { began: seating ? seating.count(start) : 0, seats, rules, left };
  return {
    numbering,
    /** Returns a play with the numbers that it is judged by. @param state - the state before it. */
    seat(play: Play<Event>, state: State): Play<Event> {
      const moved = seated(seating, numbering, play);
      const event = seating?.besideOthers?.(moved, state, new Map(left.values())) ?? moved;
      return event === play.event ? play : { ...play, event, written: play };
    },
    /** Notes who came, left or made a rule by a play. @param after - undefined where it was refused. */
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
