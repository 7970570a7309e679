import { cleaned } from '../player-names.ts';

/** Somebody at the table of a game that is being set up; no name yet is an empty one. */
export interface Chair {
  readonly name: string;
}

export type Chairs = readonly Chair[];

/** So many chairs stand at the table before anybody says more. */
const USUAL = 4;

export const emptyChairs = (): Chairs => Array.from({ length: USUAL }, () => ({ name: '' }));

/** One chair more at the end of the list; the same chairs where there is room for no more than `most`. */
export const withChair = (chairs: Chairs, most: number, name = ''): Chairs =>
  chairs.length < most ? [...chairs, { name }] : chairs;

export const withoutChair = (chairs: Chairs, at: number): Chairs => chairs.filter((_, index) => index !== at);

export const renamed = (chairs: Chairs, at: number, name: string): Chairs =>
  chairs.map((chair, index) => (index === at ? { ...chair, name } : chair));

/** Moves somebody around the table. @param by - 1 for down the list, -1 for up; the ends do not meet. */
export function moved(chairs: Chairs, at: number, by: 1 | -1): Chairs {
  const [one, other] = [chairs[at], chairs[at + by]];
  if (!one || !other) return chairs;
  return chairs.map((chair, index) => (index === at ? other : index === at + by ? one : chair));
}

/** Seats somebody: on the first chair without a name, else on one of their own. */
export function seated(chairs: Chairs, most: number, name: string): Chairs {
  const at = chairs.findIndex((chair) => chair.name.trim() === '');
  return at < 0 ? withChair(chairs, most, name) : renamed(chairs, at, name);
}

/** The chairs as they are kept: names without blanks around them. */
export const asKept = (chairs: Chairs): Chairs => chairs.map(({ name }) => ({ name: cleaned(name) }));
