import type { MatchReason } from '../../games/gabong/match-decision.ts';

/** Why something is refused. `{card}` is a card by its rank. */
export const GABONG_REASONS_EN = {
  'hand-missing': 'What {name} had left is missing.',
  'seat-twice': '{name} is counted twice.',
  'not-in-extra-deal': '{name} does not play the extra deal: only those who are tied do.',
  'bad-card': '{name} has a card that is in no pack.',
  'too-many-copies': 'All hands together can hold {count} of this card at most: {card}.',
  'points-negative': '{name} cannot have less than zero points.',
  'points-not-whole': 'Points are whole numbers: count {name} again.',
  'points-too-many': 'All cards of all packs come to {count} points: {name} cannot have more.',
  'points-too-few': 'No card counts less than {count}: with fewer points {name} has none left.',
  'no-such-total': 'No hand adds up to {points}: count {name} again. Nearest: {nearest}.',
  'gabonged-empty': '{name}’s own gabong was gabonged: the cards came back, and they cannot add up to zero.',
  'gabonged-by-nobody':
    '{name}’s gabong is marked as gabonged, but nobody has a θ for doing it. Give it to whoever did, or take the mark off {name}.',
  'gabonged-one-card':
    'Two gabongs came back to {name}, so there are at least {count} cards to count. If {name} only laid a card that was gabonged, take the mark off.',
  'two-thetas': '{count} have a θ, though one gabong ends the deal. Was one of them gabonged?',
  'nobody-at-zero': 'A deal ends when a hand is empty. Who has zero points?',
  'several-at-zero': '{count} have zero points, though one empty hand ends the deal.',
  'round-over': 'The round is over after {count|one deal|# deals}.',
  'master-already': '{name} is the GM.',
  'master-may-touch': '{name} is the GM, and may touch the cards while dealing.',
  'master-deals': 'Only the GM deals, and that is {name}.',
  'no-such-penalty': 'No rule gives a penalty card for that.',
  'no-such-seat': 'Nobody sits there.',
  'no-such-reading': 'There is no such way to read that rule.',
  'players-number': 'Two to ten can play.',
  'bad-name': 'A name has 1 to 40 letters.',
  'name-taken': 'Two have the same name. Tell them apart.',
  'packs-number': 'Gabong is played with two or three packs.',
  'bad-card-points': 'A card counts from 1 to {count} points, in whole numbers: {card}.',
  'bad-doubler': 'A card that doubles is in the packs, and is named once.',
  'deals-number': 'A round has 1 to {count} deals.',
  'bad-limit': 'The limit is a whole number from 1 to {count}.',
} as const satisfies Readonly<Record<MatchReason, string>>;
