import type { Entry, EntryId } from '../../games/shared/history.ts';
import type { Play } from '../../games/shared/played.ts';
import { fill } from '../../i18n/fill.ts';
import type { TableWords } from '../../i18n/table/en.ts';

/** One sentence of what happened, and the clause that it comes from. */
export interface Line<Clause extends string> {
  readonly text: string;
  readonly clause?: Clause;
}

/**
 * A reading in words; itself where there is no such reading: a file from elsewhere may name one, and any word is a key
 * of every object.
 */
export const readingWords = (options: Readonly<Record<string, string>>, option: string): string =>
  (Object.hasOwn(options, option) ? options[option] : undefined) ?? option;

/** What gaps of the rule books are called, and the readings that a table may choose. */
export interface RulingNames<Id extends string> {
  readonly gap: (ruling: Id) => string;
  readonly option: (ruling: Id, option: string) => string;
}

export const rulingNames = <Id extends string>(
  rulings: Readonly<Record<Id, { readonly title: string; readonly options: Readonly<Record<string, string>> }>>,
): RulingNames<Id> => ({
  gap: (ruling) => rulings[ruling].title,
  option: (ruling, option) => readingWords(rulings[ruling].options, option),
});

interface AnyStep {
  readonly play: { readonly id: string; readonly at: number; readonly event: unknown };
}

/** How a game tells of itself. */
interface Tells<Step> {
  /** A step and what it led to. */
  readonly told: (step: Step) => readonly { readonly text: string }[];
  /** What a step is called, where it was taken back. */
  readonly called: (step: Step) => string;
}

/**
 * What has changed from some steps to others, for who cannot see the table: what one press played and what it led to, a
 * correction, or what was taken back. @returns undefined where nothing has.
 */
export function changeSaid<Step extends AnyStep>(
  before: readonly Step[],
  after: readonly Step[],
  { told, called }: Tells<Step>,
  words: TableWords['undo'],
): string | undefined {
  // A reduction keeps the steps that are the same again: what comes after them is all that can differ.
  const same = after.findIndex((step, index) => step !== before[index]);
  const [was, now] = [before, after].map((steps) => steps.slice(same < 0 ? after.length : same)) as [Step[], Step[]];
  const eventsOf = (steps: readonly Step[]) => new Map(steps.map(({ play }) => [play.id, play.event]));
  const [wasById, nowById] = [eventsOf(was), eventsOf(now)];
  const changed = now.filter(({ play }) => wasById.get(play.id) !== play.event);
  const newest = changed.at(-1)?.play.at;
  if (newest !== undefined)
    return changed
      .filter(({ play }) => play.at === newest)
      .flatMap(told)
      .map(({ text }) => text)
      .join(' ');
  const gone = was.filter(({ play }) => !nowById.has(play.id));
  const [only, ...more] = gone;
  if (!only) return undefined;
  const what = more.length > 0 ? fill(words.several, { count: gone.length }) : called(only);
  return fill(words.back, { what });
}

/**
 * What undo or redo calls the entries that it takes back or brings back.
 * @param called - a play in a few words. @param together - several at once; they are counted where it is left out.
 * @returns undefined when there are none.
 */
export function undoName<Event>(
  entries: readonly Entry<Event>[],
  ids: readonly EntryId[] | undefined,
  called: (event: Event, id: EntryId) => string,
  words: TableWords['undo'],
  together?: (entries: readonly Entry<Event>[]) => string,
): string | undefined {
  if (!ids) return undefined;
  const found = entries.filter(({ id }) => ids.includes(id));
  const [entry, ...more] = found;
  if (together && more.length > 0) return together(found);
  if (!entry || more.length > 0) return fill(words.several, { count: ids.length });
  if (entry.kind === 'player-name') return fill(words.player, { name: entry.name });
  return entry.kind === 'play' ? called(entry.event, entry.id) : words.correction;
}

/**
 * The ids of a play and of all that stands after it. Those that do not fit are among them: with what stood before them
 * gone, some would fit all at once.
 * @param plays - all that stand, in the log's order.
 */
export function playsFrom(plays: readonly Play<unknown>[], id: string): readonly string[] {
  const at = plays.findIndex((play) => play.id === id);
  return at < 0 ? [] : plays.slice(at).map((play) => play.id);
}

/**
 * Whether it would make somebody else's of what was played later to take this out by itself, or to put it back: a seat is
 * counted from those who sit, so that later plays count on an earlier newcomer.
 *
 * @param plays - all that stand, in the log's order; this one is among them where it is to be taken out.
 */
export function isCountedOn(
  plays: readonly Pick<Play<{ readonly kind: string }>, 'id' | 'event'>[],
  { id, event }: (typeof plays)[number],
): boolean {
  if (event.kind !== 'join') return false;
  const at = plays.findIndex((play) => play.id === id);
  return at < 0 ? plays.some((play) => play.event.kind === 'join') : at < plays.length - 1;
}

/**
 * The turns of steps. What lies between two steps of one turn, such as that somebody is the referee now, belongs to it too.
 *
 * @param named - the turn of each step; undefined for a step that is of none by itself.
 */
export function turnsOf(named: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const turns = [...named];
  let last = 0;
  named.forEach((turn, index) => {
    if (turn === undefined) return;
    if (named[last] === turn) turns.fill(turn, last, index);
    last = index;
  });
  return turns;
}

/** The id of the key that leads back to before a step, by its play. */
export const backKey = (play: string): string => `happened-back-${play}`;

/** The id of the key that edits a step, or of what it stands in. */
export const correctKey = (play: string): string => `correct-${play}`;
