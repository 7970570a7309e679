import type { Words } from '../lang.ts';

/** Of the part that corrects players' names, the same in every game and in the log. */
export const NAMES_EN = {
  heading: 'Names',
  hint: 'Tap a name to correct it. Nothing else changes.',
  correct: 'Correct the name {name}',
  field: 'Name',
  save: 'Save',
  leave: 'Cancel',
  said: '{was} is now called {name}.',
  undo: 'Undo: the name {name}',
  redo: 'Redo: the name {name}',
  /** Copied from the set-up's words, so that those stay in their panel's script. */
  faults: {
    missing: 'Type a name.',
    long: '“{name}” is too long: use at most 40 letters.',
    unseen: '“{name}” has invisible characters in it. Retype it.',
    taken: 'Two players are called “{name}”. Change one of the names.',
  },
} as const;

export type NamesWords = Words<typeof NAMES_EN>;
