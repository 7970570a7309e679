import type { Words } from '../lang.ts';

/** What the set-up of every game says alike, in English. */
const TABLE_SETUP_EN = {
  seats: {
    seat: 'Seat {seat}',
    name: 'Name',
    nameOf: 'Name, seat {seat}',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    add: 'Add a player',
    known: 'Played here before',
    seatKnown: 'Add {name}',
  },
  more: 'Move or remove: {name}',
  same: 'Same people again',
  rulings: {
    asWritten: 'the defaults',
    changed: '{count|one other reading|# other readings}: {rulings}',
    own: 'Use this phone’s',
  },
  back: 'Back to the table',
  /** A game that is not over yet, and on no table. */
  goOn: 'Continue where you left off',
  show: 'Show me',
  /** Another tab has started a game while this one stood at the set-up. */
  elsewhere: {
    text: 'This game was just started in another tab.',
    typed: 'What you typed here has been kept.',
    setUp: 'Show what I typed',
    ok: 'OK',
    deleted: 'This game was deleted.',
    restore: 'Restore the game',
  },
  undo: { name: 'the name', order: 'the order', added: 'the new seat', rulings: 'the house rules' },
} as const;

/** What the table of every game says alike, in English. */
export const TABLE_EN = {
  tv: 'Show on a big screen',
  names: {
    missing: 'Seat {seat} has no name yet.',
    long: '“{name}” is too long: use at most 40 letters.',
    unseen: '“{name}” has invisible characters in it. Retype it.',
    taken: 'Two players are called “{name}”. Change one of the names.',
  },
  setup: TABLE_SETUP_EN,
  undo: {
    last: 'Undo: {what}',
    nothing: 'Nothing to undo',
    redo: 'Redo: {what}',
    correction: 'the correction',
    player: 'the name {name}',
    several: '{count} entries at once',
    back: 'Undone: {what}.',
  },
  correcting: {
    loses: '{count|One later entry will no longer fit:|# later entries will no longer fit:}',
    more: '{count|and one more|and # more}',
    keep: '{count|Save and keep that entry as it was|Save and keep those # as they were}',
    byReferee: 'The referee’s word stands (rule 4.1). What has been drunk stays drunk.',
    byTable: 'The table decides. A note is added to each entry.',
    keepLost: '{count|One of them still cannot be kept.|# of them still cannot be kept.}',
    keepNone: 'This cannot be kept as it was: it makes no sense after this change.',
    lose: '{count|Save and leave that entry out|Save and leave those # out}',
    loseWhat: 'What you leave out stays in the list but no longer counts. Undo brings everything back.',
    cancel: 'Cancel',
    reason: 'Kept as played after a correction',
    gone: 'Another tab has undone this entry, so it was not changed.',
    seated:
      'Later entries depend on this player, so the entry cannot be deleted by itself. If the player should leave, use “More”.',
  },
  clause: {
    read: 'Read rule {clause}',
    heading: 'Rule {clause}',
    close: 'Close',
    book: 'Open in the rule book',
    copy: 'Copy the rule',
    copied: 'Copied.',
    notCopied: 'Your browser could not copy it.',
  },
  rulings: {
    heading: 'House rules',
    default: 'default',
    onlyReading: 'the only reading',
    reset: 'Back to the defaults',
  },
  saving: {
    saving: 'Saving …',
    saved: 'Saved',
    short: 'Not saved',
    notSaved: 'Not saved: {why}',
    why: {
      full: 'the browser’s storage is full. Make room, and try again.',
      blocked: 'the browser does not let this site use its storage.',
      cleared: 'the stored data was cleared while the game was open.',
      'not-kept': 'the browser accepted it but did not keep it.',
      'closed-by-newer': 'a newer version of this page is open in another tab. Reload this one.',
      'newer-here':
        'a newer version of this site has saved here, and this one cannot read it. Close every tab of the site, then open it again with a connection.',
      stuck: 'the browser’s storage is not answering. Close this site’s other tabs.',
    },
    goesOnLocal: 'You can reload this page, but a crash, or closing a private window, could lose the game.',
    goesOn: 'The game lasts only while this page is open. A link to the rules or to Norwegian would close it.',
    export: 'Save as a file',
    again: 'Try again',
    dismiss: 'OK',
  },
  /** Who comes and goes while a game is on. */
  seated: {
    players: 'Players',
    newcomer: 'New player',
    partner: 'Team-mate',
    add: 'Add',
    leave: '{name} leaves',
    leaveNow: 'Yes, {name} leaves',
    stays: 'No',
  },
  winner: {
    share: 'Share',
    save: 'Save the picture',
    drawing: 'Drawing …',
    saved: 'The picture is in your downloads.',
    noPicture: 'The picture could not be made. The game is safe.',
    notShared: 'Your browser could not share the picture. Try again.',
  },
  wake: {
    label: 'Keep the screen on',
    none: 'This browser cannot keep the screen on. Nothing is lost if the screen goes dark.',
    refused: 'Your browser will not keep the screen on just now. The battery may be low.',
  },
} as const;

export type TableWords = Words<typeof TABLE_EN>;
export type TableStepsWords = Words<typeof TABLE_STEPS_EN>;

/** What stands around the keys that take dice, in English. */
export const DICE_EN = {
  keys: 'Tap what {count|the die shows|the # dice show}',
  eyes: 'a {eyes}',
  takeOut: 'Remove the {eyes}',
  place: 'No die yet',
  given: 'So far: {dice}',
  left: '{count|One more die|# more dice}',
  confirm: 'Use this throw',
  byPhone: '{count|Roll the die|Roll # dice} on the phone',
  forMe: 'Roll for me',
  rolling: 'Rolling …',
} as const;

/** Of the tables that keep every step: the bar, refusals, and what happened. */
export const TABLE_STEPS_EN = {
  and: '{some} and {last}',
  bar: { happened: 'What happened', table: 'More', menu: 'Menu', game: 'The game', end: 'End', seats: 'The table' },
  notice: { dismiss: 'OK', overrule: 'Let it through …' },
  overrule: {
    heading: 'The table lets it through',
    intro: 'Your reason is saved with the entry. You can undo this.',
    refused: 'What the rules say',
    why: 'The reason',
    reasons: { agreed: 'The table agreed', mistaken: 'It was entered wrongly', mercy: 'Mercy' },
    other: 'Or in your own words',
    confirm: 'Confirm',
    needsReason: 'Say why: pick a reason, or write one.',
    cannot: 'Nobody can let this through.',
  },
  /** An earlier entry in another form. */
  edit: {
    key: 'Edit',
    heading: 'Edit: {what}',
    was: 'Now: {text}',
    save: 'Save',
    leave: 'Cancel',
    who: 'Who was it?',
    remove: 'Delete this entry',
    removeNow: 'Yes, delete it',
    removeNot: 'No, keep it',
    again: 'Draw again',
    seed: 'Seed for the draw',
  },
  corrected: 'Corrected later.',
  overruled: 'The table let it through: {reason}',
  ruling: 'House rule from here on, “{ruling}”: {option}',
  happened: {
    heading: 'What happened',
    hint: 'Newest first. Tap a line to edit it or to go back. Going back loses nothing: Redo restores it.',
    first: 'Before: {what}',
    back: 'Go back to before this',
    backNow: '{count|Yes, undo it|Yes, undo # entries}',
    stays: 'No',
    more: '{count|One more|# more}',
    fork: 'New game from here',
    forkNow: 'Yes, start a copy from here',
    forkNot: 'The copy could not be saved. This game has not changed.',
    forkName: 'From step {step}',
    rejectedEvents: '{count|One entry no longer fits|# entries no longer fit}',
    rejectedEventsWhat:
      'Another tab or phone added something, or an earlier entry was corrected. What no longer fits has no effect. Here is why.',
    rejectedEvent: 'does not fit',
    takeOut: 'Undo this one',
    /** A throw in the place of others that were taken back: what they showed. */
    again: {
      phone: 'Rolled again: it was {was}.',
      hand: 'Entered again: it was {was}.',
      draw: 'Drawn again: the seed was {was}.',
      then: '{was}, then {next}',
    },
  },
} as const;
