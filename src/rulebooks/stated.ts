import type { GabongClause } from '../games/gabong/clauses.ts';
import type { GoolsClause } from '../games/gools/clauses.ts';
import type { Clause } from '../games/gug/clauses.ts';
import type { RulingForm } from '../games/shared/ruling.ts';
import type { ThreeManClause } from '../games/three-man/clauses.ts';

type StatedForm = RulingForm<Clause | GoolsClause | ThreeManClause | GabongClause>;

const stated = (...on: StatedForm['on']): StatedForm => ({ on, options: ['stated'] });

/**
 * Readings that no table chooses: what only the table can see, so that no judge can follow another, and what the site
 * has settled. They are numbered on from the rulings of their book, and no saved game names them.
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
  G13: stated('gools-6.6'),
  G14: stated('gools-6.3', 'gools-4.1'),
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

/** The stated readings on a clause, by their ids. */
export const statedOn = (clause: string): readonly string[] =>
  Object.keys(STATED).filter((id) => STATED[id]!.on.some((one) => one === clause));
