/** What the set-up of every game says alike, in English. */
export const TABLE_SETUP_EN = {
  seats: {
    seat: 'Seat {seat}',
    name: 'Name',
    nameOf: 'Name, seat {seat}',
    up: 'Further up',
    down: 'Further down',
    remove: 'Take away',
    add: 'One more player',
    known: 'Have played here',
    seatKnown: 'Seat {name}',
  },
  more: 'Place and removal: {name}',
  same: 'The same people again',
  rulings: {
    asWritten: 'the defaults',
    changed: '{count|one other reading|# other readings}: {rulings}',
    own: 'As on this phone',
  },
  back: 'Back to the table',
  show: 'Show me',
  /** Another tab has started a game while this one stood at the set-up. */
  elsewhere: {
    text: 'This game was just started in another tab.',
    typed: 'What you typed here has been kept.',
    setUp: 'Show what I typed',
    ok: 'OK',
  },
  undo: { name: 'the name', order: 'the order', added: 'the new seat', rulings: 'the house rules' },
} as const;
