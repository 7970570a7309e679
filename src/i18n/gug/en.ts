import type { Reason } from '../../games/gug/clauses.ts';
import type { Term } from '../../games/gug/verdict.ts';
import { TABLE_EN } from '../table/en.ts';
import type { Words } from '../lang.ts';

/** Labels and notes of the panel, by the part of the panel they stand in. */
export const PANEL_EN = {
  ask: {
    heading: 'Is it legal?',
    stand: 'Where are you?',
    search: 'Type a station: kings x, heathrow …',
    found: '{count|no stations|one station|# stations} found',
    onLoop: 'on the Circle line, because {station} is (R18)',
    noMatch: 'No station here is called “{text}”. Try fewer letters.',
    came: 'How did you get there?',
    facts: { at: 'You', came: 'Came from', die: 'Die', drops: 'Dropped' },
    type: 'Type …',
    start: 'Start of the game',
    cameBy: 'From {station} on the {line} line',
    die: 'What did you roll?',
    twoDice: 'Two dice',
    eyes: '{count|one eye|# eyes}',
    touchedAsked: 'Have you touched the Circle line since your last drop?',
    yes: 'Yes',
    no: 'No',
    touched: 'I have touched the Circle line since my last drop',
    leicester: 'Turns I have ended at Leicester Square since my last drop',
    board: 'Board',
    boards: { 'london-2025': 'London 2025', 'london-2003': 'London 2003' },
    /** What the site is, for somebody who has asked nothing yet. */
    site: 'Rules, judge and score for three party games.',
  },
  route: {
    heading: 'Your route',
    search: 'Where to? Type it, or tap the map',
    step: 'Step {step}: {line} line to {station}',
    railwayStep: 'Step {step}: {line} to {station}',
    undo: 'Undo: {station}',
    undoNothing: 'Nothing to undo',
    /** Another way to the same end: before the sign of its line, what is read aloud of it, and what it changes. */
    or: 'or',
    other: 'Or arrive on the {line} line',
    otherWay: 'Or another way there',
    otherSips: '{count|no sips|one sip|# sips}',
    otherDrop: 'drop',
    otherNoDrop: 'no drop',
    onMap: 'Go to the map',
    startOver: 'Start over',
  },
  plan: { heading: 'Where to go' },
  ends: {
    show: 'Where can I go?',
    best: {
      there: 'End here',
      drop: 'You can drop here',
      cheapest: 'Fewest sips',
      leicester: 'Then a toss, and everybody drinks',
    },
    all: 'Every station you can end at',
    search: 'Type a station',
    noMatch: 'You cannot end at “{text}” with this die.',
    hide: 'Hide where I can go',
    heading: 'Where you can end up',
    none: 'You have no legal move from here, so you stay where you are.',
    end: '{station}: {count|nothing to drink|one sip|# sips}',
    changes: '{count|no changes|one change|# changes}',
    pointsLeft: '{count|no points|one point|# points} left',
    drop: 'an inhibition to drop',
  },
  verdict: {
    heading: 'The answer',
    findings: 'Step by step',
    sum: 'How the sips add up',
    total: 'To drink',
    add: '+ {count}',
    multiply: '× {count}',
    atMost: 'at most {count}',
    drop: 'The inhibition',
    used: 'House rules used here',
    effects: { breaks: 'Not allowed', penalty: 'Penalty', missing: 'Still to do', applies: 'OK' },
    less: 'Only the answer',
    more: 'Show why',
  },
  ledger: {
    heading: 'Dropped so far',
    places: { north: 'North', south: 'South', heathrow: 'Heathrow', any: 'Anywhere' },
    central: 'Central',
    free: 'free',
    filled: '{station} on the {line} line',
    add: 'Add a drop',
    station: 'End station',
    line: 'The line you came by',
    remove: 'Remove {station}',
    undo: 'Undo: {station}',
    left: '{count|No places|One place|# places} left',
    centralFree: 'One drop may be on the Central line.',
    centralUsed: 'Your one drop on the Central line is used.',
    wrong: 'This drop does not count: {why}.',
    canFinish: 'You can still finish.',
    cannotFinish: 'You can no longer finish: the end stations left cannot fill {places}.',
    spoils: 'drop here and you can no longer finish',
    finished: 'All 11 dropped. You have finished.',
    useful: 'End stations you can still use',
  },
  rulings: {
    ...TABLE_EN.rulings,
    intro: 'Choose how your table reads what the rule book leaves open.',
    gap: 'The rule book leaves this open',
    unreadable: 'We could not read your saved house rules, so the defaults apply. The saved data has been kept.',
    download: 'Download the unreadable data',
    notSaved: 'Your browser could not save this. It lasts until you close the page.',
    sides: 'Sides set by the referee',
  },
  clause: TABLE_EN.clause,
  link: {
    share: 'Share',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Your browser could not copy it. Copy the address of this page instead.',
    picture: 'Share as a picture',
    savePicture: 'Save as a picture',
    drawing: 'Drawing …',
    saved: 'The picture is in your downloads.',
    noPicture: 'The picture could not be made. The link still works.',
    notShared: 'Your browser could not share the picture. Try again, or share the link.',
    problems: {
      'unknown-board': 'The link names a board we do not have: “{text}”.',
      'unknown-station': 'The link names a station we do not know: “{text}”.',
      'unknown-line': 'The link names a line we do not know: “{text}”.',
      'no-start': 'The link does not say where you are, so “{text}” means nothing yet.',
      'not-neighbours': 'The link says you came from “{text}”, which is not the next station on that line.',
      'bad-die': 'A die has one to six eyes, and the link says “{text}”.',
      'bad-route-step': 'We cannot read a step in the link: “{text}”.',
      'bad-drop': 'We cannot read a drop in the link: “{text}”.',
      'bad-number': 'The link has “{text}” where a number belongs.',
      'too-many': 'The link has {text} entries, far more than a game has room for. We have kept the first ones.',
      'bad-works': 'We cannot read a closure in the link: “{text}”.',
    },
    more: '{count|One more part|# more parts} could not be read.',
    kept: 'We have kept the rest.',
  },
  modes: { ask: 'Check a move', setup: 'Play a game', game: 'Back to the game' },
  trouble: {
    part: 'Part of this page did not load. Your game is safe. Check your connection and try again.',
    board:
      'The board did not load. What you have entered so far is kept in the address. Check your connection and try again.',
    again: 'Try again',
  },
  map: {
    label: 'Map of the Underground, {board}',
    keys: 'Arrow keys move along the lines, Enter adds the station, Backspace removes the last one, Escape leaves the map.',
    line: 'The {line} line',
    asList: 'The same as a list',
    typed: 'Type a move',
    back: 'Back to the map',
    next: 'Next station',
    lines: 'Lines',
    stations: 'Stations',
    railways: 'Off limits: other railways',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Whole map',
    fitRoute: 'My route',
    drawn: {
      heading: 'Drawn for this game',
      name: { closed: 'Closed to drops', double: 'Double drinking', triple: 'Triple drinking' },
      means: {
        closed: 'You cannot drop an inhibition here in this game, but you can travel through.',
        double: 'If you arrive here at the end of your line, you drink double for the points you have left.',
        triple: 'If you arrive here at the end of your line, you drink triple for the points you have left.',
      },
      choose: 'Choose {station}',
      works: 'Closed today',
    },
    legend: 'Symbols on the map',
    patterns: {
      label: 'Patterns on the lines',
      hint: 'If the colours are hard to tell apart: some lines get a stripe, dashes or dots.',
    },
    here: 'you are here',
  },
  works: {
    heading: 'Closed today',
    none: 'Nothing is closed.',
    stations: 'Closed stations',
    stretches: 'Closed stretches',
    stretch: '{other} – {station}',
    addStation: 'Close a station',
    addStretch: 'Close a stretch',
    open: 'Open again: {station}',
    fetch: 'Fetch today’s closures from TfL',
  },
  railways: {
    dlr: 'DLR',
    'national-rail': 'British Rail',
    overground: 'Overground',
    elizabeth: 'Elizabeth line',
    tram: 'tram',
    'cable-car': 'cable car',
  },
} as const;

/** One sentence for each finding of the judge, for the list under the answer. */
const REASONS_EN = {
  'points-inside': 'You start on or inside the Circle line: {eyes|one eye|# eyes}, {count|one point|# points}.',
  'points-outside':
    'You start outside the Circle line, so the die counts double: {eyes|one eye|# eyes}, {count} points.',
  'all-points-used': 'You have used all your points.',
  'points-left': 'You still have {count|one point|# points} to use.',
  'stopped-early': 'You stop before your points are used up. At this table that is allowed.',
  'as-far-as-legal': 'No legal route uses all your points. You have gone as far as you can, so you stop here.',
  'no-way-on': 'You have {count|one point|# points} left, but no legal step from {station}. Undo and go another way.',
  'too-many-steps': 'You do not have enough points for this step: you have only {count|one|#}.',
  'not-next': 'The {line} line does not take you from {other} to {station} for one point.',
  'line-not-here': 'The {line} line does not call at {station}.',
  'stretch-closed': 'The stretch between {other} and {station} is closed today.',
  'station-closed': '{station} is closed today: you can pass through, but you cannot stop there.',
  'passes-closed': '{station} is closed today: you pass through, at no cost.',
  'return-same-line': 'At {station} you may not go back along the {line} line: that is the line you came by.',
  'return-from-end': '{station} is an end station, so you may go back along the line you came by.',
  'return-few-dots': 'To turn back by another line you need two dots, and {station} has {count|none|one|#}.',
  'return-two-dots': '{station} has {count} dots, so you may turn back there by another line.',
  'return-at-end': '{station} is an end station, and at this table you may turn back there along another line.',
  'change-at-junction': 'You change from the {otherLine} line to the {line} line at {station}, which has a dot.',
  'change-adjacent':
    'You keep your direction at {station}, and the {otherLine} and {line} lines lie side by side there.',
  'change-not-adjacent':
    '{station} has no dot, and the {otherLine} and {line} lines do not lie side by side there, so you cannot change.',
  'change-turns': '{station} has no dot, so to change to the {line} line there you must keep your direction.',
  'change-needs-dot': 'At this table a change needs a dot, and {station} has none.',
  'no-return-here': 'At {station} you never turn back towards {other}, whatever the board shows.',
  'after-end': '{station} is an end station: your move stops there.',
  'arrives-end': 'The {line} line ends at {station}. You stop there with {count|no points|one point|# points} left.',
  'other-railway': 'This step uses another railway ({line}), and you may use only the Underground.',
  'british-rail':
    'You leave your icon at {station}, which is British Rail: drink a whole beer, lose the turn and go back to {other}.',
  'british-rail-used':
    'You use British Rail to {station}, and at this table that costs a whole beer wherever you end. You lose the turn and go back to {other}.',
  'british-rail-here':
    'You leave your icon at {station}, and at this table that is a British Rail station too: drink a whole beer, lose the turn and go back to {other}.',
  'penalty-other': 'Using another railway costs you 3 sips and the turn. You go back to {other}.',
  'leicester-toss': 'You end your turn at Leicester Square: toss the die, and everybody drinks that many sips.',
  'leicester-no-toss': 'You have ended here twice since your last drop: this time nobody tosses.',
  'third-leicester': 'You may end at Leicester Square twice between two drops, and this is once too often.',
  'drop-place': 'Places this drop can take: {places}.',
  'drop-central': 'You came on the Central line, so this is your one drop on it. Places it can take: {places}.',
  'drop-by-approach': '{station} is on the Central line, and you came by another line: the side you came from decides.',
  'drop-inside': '{station} is on or inside the Circle line, and you cannot drop anything there.',
  'drop-near':
    '{station} is only {count|one station|# stations} outbound from the Circle line, and a drop needs three.',
  'drop-used': 'You have already dropped an inhibition at {station}.',
  'drop-taken':
    'Somebody else has dropped one at {station}, and at this table each end station can be used only once in a game.',
  'drop-same-colour':
    'You dropped one at {other}, an end of the same line, and the two are not on opposite sides of the Central line.',
  'drop-untouched': 'You have not touched the Circle line since your last drop.',
  'drop-no-place': 'You have no free place left for this drop.',
  'drop-second-central': 'You have already used your one drop on the Central line.',
  'drop-keeps-heathrow': 'Your last place is kept for Heathrow: nobody finishes without a drop there.',
  'drop-closed': '{station} is a closed station in this game, so you cannot drop anything there.',
  'drop-not-an-end': 'The {line} line does not end at {station}.',
} as const satisfies Record<Reason, string>;

/**
 * The short form, where the answer's one line needs it. What breaks a step has the step as its subject ("step 3
 * turns back at …"); why nothing is dropped is a sentence without its capital and full stop.
 */
const HEADLINES_EN = {
  'too-many-steps': 'goes beyond your {count|one point|# points}',
  'not-next': 'goes from {other} to {station}, which are not next to each other on the {line} line',
  'line-not-here': 'takes the {line} line, which does not call at {station}',
  'stretch-closed': 'travels from {other} to {station}, which is closed today',
  'station-closed': 'stops at {station}, which is closed today',
  'return-same-line': 'goes back along the {line} line at {station}',
  'return-few-dots': 'turns back at {station}, which has {count|no dots|one dot|# dots}',
  'change-not-adjacent': 'changes at {station}, where the {otherLine} and {line} lines do not lie side by side',
  'change-turns': 'changes to the {line} line at {station} and changes direction, though there is no dot',
  'change-needs-dot': 'changes at {station}, which has no dot',
  'no-return-here': 'turns back at {station} towards {other}, which is never allowed',
  'after-end': 'goes on after {station}, which is an end station',
  'other-railway': 'uses another railway ({line})',
  'third-leicester': 'ends at Leicester Square once too often since your last drop',
  'drop-inside': '{station} is on or inside the Circle line',
  'drop-near': '{station} is only {count|one station|# stations} outbound from the Circle line',
  'drop-used': 'you have already dropped one at {station}',
  'drop-taken': 'somebody else has dropped one at {station}',
  'drop-same-colour':
    'you have dropped one at {other}, on the same line and not on the opposite side of the Central line',
  'drop-untouched': 'you have not touched the Circle line since your last drop',
  'drop-no-place': 'you have no free place left for it',
  'drop-second-central': 'you have already used your one drop on the Central line',
  'drop-keeps-heathrow': 'your last place is kept for Heathrow',
  'drop-closed': '{station} is a closed station',
  'drop-not-an-end': 'the {line} line does not end at {station}',
} as const satisfies Partial<Record<Reason, string>>;

/** Words that a newcomer to the game may tap, and what each means. */
const GLOSSARY_EN = {
  dot: { word: 'dot', meaning: 'A white circle on the map, at a station where two or more Underground lines call.' },
  loop: { word: 'loop', meaning: 'The ring of the Circle line, without the tail to Hammersmith.' },
  outbound: { word: 'outbound', meaning: 'Out from the Circle line, counted in stations.' },
  inhibition: { word: 'inhibition', meaning: 'What you came to lose. You have 11, and drop them at end stations.' },
  junction: {
    word: 'junction',
    meaning: 'A station with dots, where you can change to any Underground line that calls there.',
  },
  endStation: { word: 'end station', meaning: 'A station where the line you came by ends.' },
  point: {
    word: 'point',
    meaning: 'Moves you one station. You get as many as the die shows, and twice as many outside the Circle line.',
  },
} as const;

/** The answer in large type: sentences that are set one after the other. `{why}` is a filled headline. */
const ANSWERS_EN = {
  ask: {
    stand: 'Check a move: tap your station, or type its name.',
    die: 'What did you roll?',
    route: 'You have {count|one point|# points}. Tap the next station.',
  },
  legal: 'Legal.',
  stuck: 'You cannot move: stay at {station}.',
  drink: 'Drink {count|one sip|# sips}.',
  drinkNothing: 'Nothing to drink.',
  toss: 'Toss the die: everybody drinks that many sips.',
  mayDrop: 'You may drop an inhibition here.',
  mustDrop: 'You drop an inhibition here.',
  noDrop: 'You cannot drop an inhibition: {why}.',
  noWayOn: 'No legal way on from {station}.',
  otherWay: 'Undo and go another way.',
  incomplete: '{count|One point|# points} left.',
  next: 'Tap the next station.',
  illegal: 'Not legal:',
  atStep: 'step {step} {why}.',
  ofRoute: 'the route {why}.',
  penalty: 'Penalty.',
  drinkBeer: 'Drink one whole beer ({count} sips).',
  turnLost: 'Your turn is lost: back to {station}.',
} as const;

/** The rows of the sum. */
const TERMS_EN = {
  'points-left': 'Points left at the end station',
  'one-sip': 'At least one sip',
  closed: 'Closed Stations',
  dots: 'Dots at the junction',
  heathrow: 'Heathrow',
  'heathrow-most': 'Heathrow, at most',
  elephant: 'Elephant & Castle',
  karsten: 'For Karsten Cool',
  variation: 'Variation',
  'other-railway': 'Another railway',
  'british-rail': 'British Rail: a whole beer',
  toss: 'The toss',
  referee: 'Set by the referee',
} as const satisfies Record<Term['term'], string>;

/** The words of the GUG panel in English, and the shape of them in every language. */
export const GUG_EN = {
  reasons: REASONS_EN,
  headlines: HEADLINES_EN,
  answers: ANSWERS_EN,
  terms: TERMS_EN,
  panel: PANEL_EN,
  glossary: GLOSSARY_EN,
} as const;

/**
 * All words of the GUG panel in one language. Strings only, so that a page can hand them to its islands; most are
 * templates for `fill`. `{station}`, `{other}`, `{line}`, `{otherLine}` and `{places}` are names, not ids; a railway
 * that may not be used is a `{line}` by its name in `panel.railways`. `headlines` has the reasons that need a short form:
 * a `Partial` over all reasons when one is looked up.
 */
export type GugWords = Words<typeof GUG_EN>;
