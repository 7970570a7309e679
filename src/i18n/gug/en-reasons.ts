import type { Reason } from '../../games/gug/verdict.ts';

/** One sentence for each finding of the judge, for the list under the answer. */
export const REASONS_EN = {
  'points-inside': 'You start on or inside the Circle line: {eyes|one eye|# eyes}, {count|one point|# points}.',
  'points-outside':
    'You start outside the Circle line, so the die counts double: {eyes|one eye|# eyes}, {count} points.',
  'all-points-used': 'You have used all your points.',
  'points-left': 'You still have {count|one point|# points} to use.',
  'stopped-early': 'You stop before your points are used up. At this table you may.',
  'as-far-as-legal': 'No legal route uses all your points. You have gone as far as you may, so you stop here.',
  'no-way-on':
    'You have {count|one point|# points} left, and from {station} no step is legal. Undo, and go another way.',
  'too-many-steps': 'There is no point left for this step: you have {count|only one|only #}.',
  'not-next': 'The {line} line does not take you from {other} to {station} in one point.',
  'line-not-here': 'The {line} line does not call at {station}.',
  'stretch-closed': 'The stretch between {other} and {station} is closed today.',
  'station-closed': '{station} is closed today: you pass it, but you cannot stop there.',
  'passes-closed': '{station} is closed today: you ride through it, and it costs no point.',
  'return-same-line': 'At {station} you may not go back along the {line} line, because you came by it.',
  'return-from-end': '{station} is an end station, so you may go back along the line you came by.',
  'return-few-dots': 'To turn back along another line {station} needs two dots, and it has {count|none|one|#}.',
  'return-two-dots': '{station} has {count} dots, so you may turn back there along another line.',
  'change-at-junction': 'You change from the {otherLine} line to the {line} line at {station}, which has a dot.',
  'change-adjacent':
    'You keep your direction at {station}, and the {otherLine} and {line} lines lie side by side there.',
  'change-not-adjacent':
    '{station} has no dot, and the {otherLine} and {line} lines do not lie side by side there, so you cannot change.',
  'change-turns': '{station} has no dot, so to change to the {line} line there you must keep your direction.',
  'change-needs-dot': 'At this table a change needs a dot, and {station} has none.',
  'no-return-here': 'At {station} you never turn back towards {other}, whatever the board shows.',
  'after-end': '{station} is an end station: your move stopped there.',
  'arrives-end': 'The {line} line ends at {station}. You stop there with {count|no points|one point|# points} left.',
  'other-railway': 'This step goes by another railway ({line}), and you travel by Underground lines only.',
  'british-rail':
    'You leave your icon on {station}, which is British Rail: a whole beer, a lost turn, and back to {other}.',
  'penalty-other': 'Another railway costs you 3 sips and the turn. You go back to {other}.',
  'leicester-toss': 'You end your turn at Leicester Square: toss the die, and everybody drinks its eyes.',
  'third-leicester': 'You may end at Leicester Square twice between two drops, and this is one time too many.',
  'drop-place': 'Places this drop can take: {places}.',
  'drop-central': 'You came by the Central line, so this is your one drop on it. Places it can take: {places}.',
  'drop-by-approach': '{station} lies on the Central line, and you came by another line: your side of it decides.',
  'drop-inside': '{station} lies on or inside the Circle line, and nothing is dropped there.',
  'drop-near':
    '{station} is only {count|one station|# stations} outbound from the Circle line, and a drop needs three.',
  'drop-used': 'You have dropped an inhibition at {station} before.',
  'drop-same-colour':
    'You dropped one at {other}, an end of the same line, and the two are not on opposite sides of the Central line.',
  'drop-untouched': 'You have not touched the Circle line since your last drop.',
  'drop-no-place': 'You have no free place that this drop can take.',
  'drop-second-central': 'You have already used your one drop on the Central line.',
  'drop-keeps-heathrow': 'Your last place is kept for Heathrow: nobody finishes without a drop there.',
  'drop-closed': '{station} is a closed station in this game, and nothing is dropped there.',
  'drop-not-an-end': 'The {line} line does not end at {station}.',
} as const satisfies Record<Reason, string>;

/**
 * The short form, where the answer's one line needs it. What breaks a step has the step as its subject ("step 3
 * turns back at …"); why nothing is dropped is a sentence without its capital and full stop.
 */
export const HEADLINES_EN = {
  'too-many-steps': 'goes beyond your {count|one point|# points}',
  'not-next': 'goes from {other} to {station}, which are no neighbours on the {line} line',
  'line-not-here': 'takes the {line} line, which does not call at {station}',
  'stretch-closed': 'travels from {other} to {station}, which is closed today',
  'station-closed': 'stops at {station}, which is closed today',
  'return-same-line': 'goes back along the {line} line at {station}',
  'return-few-dots': 'turns back at {station}, which has {count|no dots|one dot|# dots}',
  'change-not-adjacent': 'changes at {station}, where the {otherLine} and {line} lines do not lie side by side',
  'change-turns': 'changes to the {line} line at {station} and turns off, without a dot',
  'change-needs-dot': 'changes at {station}, which has no dot',
  'no-return-here': 'turns back at {station} towards {other}, which is never allowed',
  'after-end': 'goes on after {station}, which is an end station',
  'other-railway': 'goes by another railway ({line})',
  'third-leicester': 'ends at Leicester Square once too often since your last drop',
  'drop-inside': '{station} lies on or inside the Circle line',
  'drop-near': '{station} is only {count|one station|# stations} outbound from the Circle line',
  'drop-used': 'you have dropped one at {station} before',
  'drop-same-colour':
    'you have dropped one at {other}, on the same line and not on the opposite side of the Central line',
  'drop-untouched': 'you have not touched the Circle line since your last drop',
  'drop-no-place': 'you have no free place for it',
  'drop-second-central': 'you have already used your one drop on the Central line',
  'drop-keeps-heathrow': 'your last place is kept for Heathrow',
  'drop-closed': '{station} is a closed station',
  'drop-not-an-end': 'the {line} line does not end at {station}',
} as const satisfies Partial<Record<Reason, string>>;
