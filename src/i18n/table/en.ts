import { TABLE_SETUP_EN } from './en-setup.ts';

/** What the table of every game says alike, in English. */
export const TABLE_EN = {
  names: {
    missing: 'Seat {seat} has no name yet.',
    long: '“{name}” is too long: a name has 40 letters at most.',
    unseen: '“{name}” has signs in it that nobody can see. Type it anew.',
    taken: 'Two are called “{name}”. Tell them apart.',
  },
  setup: TABLE_SETUP_EN,
  undo: {
    last: 'Undo: {what}',
    nothing: 'Nothing to undo',
    redo: 'Redo: {what}',
    correction: 'the correction',
    several: '{count} things at once',
    back: 'Taken back: {what}.',
  },
  clause: {
    read: 'Read rule {clause}',
    heading: 'Rule {clause}',
    close: 'Close',
    book: 'Open the rule book there',
    copy: 'Copy the rule',
    copied: 'Copied.',
    notCopied: 'The browser would not copy.',
  },
  rulings: {
    heading: 'House rules',
    default: 'default',
    onlyReading: 'only one reading',
    reset: 'Back to the defaults',
  },
  saving: {
    saving: 'Saving …',
    saved: 'Saved',
    short: 'Not saved',
    notSaved: 'Not saved: {why}',
    why: {
      full: 'the browser’s storage is full. Make room, and try again.',
      blocked: 'this browser does not let the page store anything.',
      cleared: 'the stored data were cleared while the game was open.',
      'not-kept': 'the browser took it but did not keep it.',
      'closed-by-newer': 'a newer version of this page is open in another tab. Load this one anew.',
    },
    goesOn: 'The game goes on as long as this page stays open: a link to the rules or to Norwegian closes it.',
    export: 'Save as a file',
    again: 'Try again',
    dismiss: 'All right',
  },
  wake: {
    label: 'Keep the screen on',
    none: 'This browser cannot keep the screen on. Nothing is lost when it goes dark.',
    refused: 'The browser will not keep the screen on right now: perhaps the battery is low.',
  },
} as const;
