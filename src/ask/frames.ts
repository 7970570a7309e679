import type { Book } from '../rulebooks/books.ts';
import { type Item, type Kind, readAs, type Reading } from './grammar.ts';
import type { Lang } from '../i18n/lang.ts';
import type { Line } from './line.ts';
import type { SlotValue, Who } from './slots.ts';
import type { Judged } from './verdict.ts';

/** What a frame's judge reads: the phrases of a question, each of which it has to use. */
export interface Read {
  readonly line: Line;
  readonly items: readonly Item[];
  readonly has: (...kinds: readonly Kind[]) => boolean;
  /** What the slots of a kind hold that are of a sort, in their order. */
  readonly all: <Is extends SlotValue['is']>(is: Is, ...kinds: readonly Kind[]) => readonly Of<Is>[];
  /** The only one; undefined where there is none, or more than one. */
  readonly the: <Is extends SlotValue['is']>(is: Is, ...kinds: readonly Kind[]) => Of<Is> | undefined;
}

type Sort<Is extends SlotValue['is']> = Extract<SlotValue, { readonly is: Is }>;
/** What a slot holds: a number, a station, cards. */
type Of<Is extends SlotValue['is']> = Sort<Is>[Exclude<keyof Sort<Is>, 'is'>];

/** A question that is made of some phrases and of nothing else, and who answers it. */
export interface Frame<Table> {
  readonly book: Book;
  /** Left out where it is the same in both. */
  readonly lang?: Lang;
  /** `one|other` where either will do. */
  readonly needs: readonly Kind[];
  /** What else may be said, all of which the judge has to mind. */
  readonly may: readonly Kind[];
  /** Kinds that may stand there more than once. */
  readonly often?: readonly Kind[];
  /** Whether its judge minds that different people are spoken of. */
  readonly mindsWho?: true;
  /** Whether any game may be meant where none is named. */
  readonly isOfAnyGame?: true;
  readonly judge: (read: Read, table: Table) => Judged | undefined;
}

const ANY_TIMES: ReadonlySet<Kind> = new Set([
  'glue',
  'subject',
  'can',
  'is-it',
  'sips-asked',
  'what-now',
  'book',
  'book-gools',
  'book-three-man',
  'book-gabong',
  'points-asked',
  'costs-asked',
  'counts-asked',
  'worth-word',
  'left-over',
  'in-hand',
  'sum-asked',
  'far-asked',
  'cost-asked',
]);
const BOOK_KINDS: Readonly<Record<Book, Kind>> = {
  gug: 'book',
  gools: 'book-gools',
  'three-man': 'book-three-man',
  gabong: 'book-gabong',
};

export function readOf(line: Line, items: readonly Item[]): Read {
  const all = <Is extends SlotValue['is']>(is: Is, ...kinds: readonly Kind[]): readonly Of<Is>[] =>
    items
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ said }) => said.filter((value): value is Sort<Is> => value.is === is))
      .map((value) => Object.entries(value).find(([key]) => key !== 'is')![1] as Of<Is>);
  return {
    line,
    items,
    has: (...kinds) => items.some(({ kind }) => kinds.includes(kind)),
    all,
    the: (is, ...kinds) => {
      const [one, ...more] = all(is, ...kinds);
      return more.length === 0 ? one : undefined;
    },
  };
}

/** What a frame makes of a line. */
export interface Framed {
  readonly judged: Judged | undefined;
  /** The words that it has no meaning for: with any there is no verdict. */
  readonly unknown: readonly number[];
  /** Whether the same may be asked of every game, and nothing says of which. */
  readonly isOpen: boolean;
}

/** Reads a line as one kind of question. @returns undefined where it is none of that kind. */
export function frame<Table>(each: Frame<Table>, line: Line, table: Table): Framed | undefined {
  if (each.lang !== undefined && each.lang !== line.lang) return undefined;
  const allowed = new Set([...each.may, BOOK_KINDS[each.book]]);
  const reading = readAs(line, each.needs, allowed);
  if (!reading) return undefined;
  const { items, unknown } = reading;
  if (unknown.length > 0) return { judged: undefined, unknown, isOpen: false };
  if (!isOnce(reading, each) || (!each.mindsWho && !isOfOne(items)))
    return { judged: undefined, unknown: [], isOpen: false };
  const judged = each.judge(readOf(line, items), table);
  const isNamed = items.some(({ kind }) => kind === BOOK_KINDS[each.book]);
  return { judged, unknown: [], isOpen: judged !== undefined && each.isOfAnyGame === true && !isNamed };
}

const isOnce = ({ items }: Reading, { often = [] }: { readonly often?: readonly Kind[] }): boolean => {
  const counted = items.map(({ kind }) => kind).filter((kind) => !ANY_TIMES.has(kind) && !often.includes(kind));
  return new Set(counted).size === counted.length;
};

/** Whether all that is said is of the same person: what others did may change what one may do. */
function isOfOne(items: readonly Item[]): boolean {
  const people = new Set(
    items.flatMap(({ said }) => said.flatMap((value) => (value.is === 'who' ? [nameOf(value.who)] : []))),
  );
  const called = [...people].filter((name) => name !== 'asker' && name !== 'they');
  return called.length < 2 && !(people.has('asker') && people.size > 1);
}

export const nameOf = (who: Who): string => (typeof who === 'string' ? who : who.called);
