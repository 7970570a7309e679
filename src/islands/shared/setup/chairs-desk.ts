import type { ComponentChildren } from 'preact';
import type { TableWords } from '../../../i18n/table/words.ts';
import type { Chairs } from './chairs.ts';

/** The games whose players sit down one by one. */
export type SeatedGame = 'gools' | 'gabong' | 'tournament';

/** Who plays the game that is being set up, and the hand that changes it. */
export interface ChairsDesk {
  /** Keeps the ids of the fields apart from those of the other panels. */
  readonly game: SeatedGame;
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

export const nameId = (game: SeatedGame, at: number): string => `${game}-name-${at}`;
export const seatId = (game: SeatedGame, at: number): string => `${game}-seat-${at}`;
export const addId = (game: SeatedGame): string => `${game}-add`;
export const startId = (game: SeatedGame): string => `${game}-start`;
