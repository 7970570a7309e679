import type { ComponentChildren } from 'preact';
import { fill } from '../../../i18n/fill.ts';
import type { TableWords } from '../../../i18n/table/en.ts';
import type { GameId } from '../../../storage/registry.ts';
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

export const withoutChair = <Seat>(chairs: readonly Seat[], at: number): readonly Seat[] =>
  chairs.filter((_, index) => index !== at);

export const renamed = (chairs: Chairs, at: number, name: string): Chairs =>
  chairs.map((chair, index) => (index === at ? { ...chair, name } : chair));

/** Moves somebody around the table. @param by - 1 for down the list, -1 for up; the ends do not meet. */
export function moved<Seat>(chairs: readonly Seat[], at: number, by: 1 | -1): readonly Seat[] {
  const [one, other] = [chairs[at], chairs[at + by]];
  if (!one || !other) return chairs;
  return chairs.map((chair, index) => (index === at ? other : index === at + by ? one : chair));
}

/** Seats somebody: on the first chair without a name, else on one of their own. */
export function seated(chairs: Chairs, most: number, name: string): Chairs {
  const at = chairs.findIndex((chair) => chair.name.trim() === '');
  return at < 0 ? withChair(chairs, most, name) : renamed(chairs, at, name);
}

/** The chairs as they are kept: names without blanks around them; a chair on which nobody sits is not kept. */
export const asKept = (chairs: Chairs): Chairs => takenAt(chairs).map((at) => ({ name: cleaned(chairs[at]!.name) }));

/** The places of the chairs that somebody sits on: by them a seat of the game is found among the chairs. */
export const takenAt = (chairs: Chairs): readonly number[] =>
  chairs.flatMap(({ name }, at) => (cleaned(name) === '' ? [] : [at]));

/** The games whose players sit down one by one. */
export type SeatedGame = 'gools' | 'gabong' | 'tournament';

/** Who plays the game that is being set up, and the hand that changes it. */
export interface ChairsForm {
  /** Keeps the ids of the fields apart from those of the other panels. */
  readonly game: GameId;
  readonly words: TableWords['setup'];
  readonly chairs: Chairs;
  /** So many can play. */
  readonly most: number;
  /**
   * @param changed - gets the chairs as they are by now, which two quick taps would else each miss of the other.
   * @param label - what undo calls it. @param stroke - changes of one stroke, as letters of one name, are undone together.
   */
  readonly change: (changed: (now: Chairs) => Chairs, label: string, stroke?: string) => void;
  /** What is wrong with a name, in words. */
  readonly fault: (at: number) => string | undefined;
  /** Whether somebody has tried to start: then what is missing is said. */
  readonly hasTried: boolean;
  /** A further key beside a name. */
  readonly beside?: (at: number, called: string) => ComponentChildren;
}

export const nameId = (game: GameId, at: number): string => `${game}-name-${at}`;
export const seatId = (game: GameId, at: number): string => `${game}-seat-${at}`;
export const addId = (game: GameId): string => `${game}-add`;
export const startId = (game: GameId): string => `${game}-start`;

/** What somebody is called who may have no name yet: by the chair, then. */
export function calledAt(chairs: Chairs, at: number, words: TableWords['setup']): string {
  const name = chairs[at]?.name.trim() ?? '';
  return name === '' ? fill(words.seats.seat, { seat: at + 1 }) : name;
}
