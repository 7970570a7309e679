import { GABONG_RULINGS } from '../games/gabong/rulings.ts';
import { GOOLS_RULINGS } from '../games/gools/rulings.ts';
import { GUG_RULINGS } from '../games/gug/rulings.ts';
import type { RulingForm } from '../games/shared/ruling.ts';
import { THREE_MAN_RULINGS } from '../games/three-man/clauses.ts';
import { TOURNAMENT_RULINGS } from '../games/tournament/rulings.ts';
import { type AnyClause, type Book, bookOf } from './books.ts';

type StatedForm = RulingForm<AnyClause>;

const stated = (...on: StatedForm['on']): StatedForm => ({ on, options: ['stated'] });

/**
 * Readings that no table chooses: what only the table can see, so that no judge can follow another, and what the site
 * has settled. They share their numbers with the rulings of their book, so the next of either is one above the highest of
 * both; no saved game names them.
 */
export const STATED: Readonly<Record<string, StatedForm>> = {
  R46: stated('gug-12.5', 'gug-15.1'),
  R47: stated('gug-17.3', 'gug-15.1', 'gug-5.1'),
  R48: stated('gug-6.3', 'gug-6.5'),
  R49: stated('gug-4.1'),
  R50: stated('gug-17.5'),
  R51: stated('gug-17.4'),
  R52: stated('gug-18.1'),
  R53: stated('gug-18.1'),
  R54: stated('gug-18.1'),
  R55: stated('gug-18.1'),
  R57: stated('gug-3.1', 'gug-15.1'),
  R58: stated('gug-18.1'),
  R62: stated('gug-18.1'),
  G13: stated('gools-6.6'),
  G14: stated('gools-6.3', 'gools-4.1'),
  G15: stated('gools-1.1'),
  T9: stated('three-man-7.4'),
  T10: stated('three-man-7.10'),
  B18: stated('gabong-3.3'),
  B19: stated('gabong-6.3'),
  B20: stated('gabong-2.3'),
  B21: stated('gabong-4.3', 'gabong-4.4'),
  B22: stated('gabong-5.1'),
  B23: stated('gabong-9.4'),
  B24: stated('gabong-9.5'),
  B25: stated('gabong-11.11'),
};

const statedIn = (book: Book): Readonly<Record<string, RulingForm<AnyClause>>> =>
  Object.fromEntries(Object.entries(STATED).filter(([, { on }]) => on.every((clause) => bookOf(clause) === book)));

/** Every reading of each book, those that a table chooses first. */
export const RULINGS_OF: Readonly<Record<Book, Readonly<Record<string, RulingForm<AnyClause>>>>> = {
  // Its tournaments are in it too (18.1).
  gug: { ...GUG_RULINGS, ...TOURNAMENT_RULINGS, ...statedIn('gug') },
  gools: { ...GOOLS_RULINGS, ...statedIn('gools') },
  'three-man': { ...THREE_MAN_RULINGS, ...statedIn('three-man') },
  gabong: { ...GABONG_RULINGS, ...statedIn('gabong') },
};

/** The rulings on a clause, by their ids. */
export const rulingsOn = (book: Book, id: string): readonly string[] =>
  Object.entries(RULINGS_OF[book]).flatMap(([ruling, { on }]) => (on.some((cited) => cited === id) ? [ruling] : []));

/** The words of rulings as a panel takes them: those that are only stated with the rules that they are on. */
export const withRules = <Words extends object>(
  rulings: Readonly<Record<string, Words>>,
): Readonly<Record<string, Words & { readonly on?: readonly string[] }>> =>
  Object.fromEntries(
    Object.entries(rulings).map(([id, words]) => [id, { ...words, ...(STATED[id] && { on: STATED[id].on }) }]),
  );
