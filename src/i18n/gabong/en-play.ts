import type { GabongEvent, PenaltyClause } from '../../games/gabong/match-events.ts';
import { TABLE_STEPS_EN } from '../table/en-steps.ts';

/** What undo calls an event: a few words, no sentence. */
const CALLED_EN = {
  deal: 'deal {number}',
  penalty: 'the penalty card for {name}',
  master: '{name} as the GM',
  ruling: 'the house rule “{ruling}”',
  end: 'the end of the round',
} as const satisfies Record<GabongEvent['kind'], string>;

/** For what there is a penalty card, in a few words. */
const FOR_EN = {
  'gabong-6.2': 'An illegal play, after a protest',
  'gabong-6.3': 'An illegal card hidden under the next',
  'gabong-8.1': 'Touched the cards while the GM dealt',
  'gabong-8.2': 'Dealt unevenly, the GM alone',
  'gabong-9.3': 'Touched the pile or the stock',
} as const satisfies Record<PenaltyClause, string>;

/** Words for the table: undo, refusals, penalty cards, what happened. */
export const GABONG_PLAY_EN = {
  ...TABLE_STEPS_EN,
  or: '{some} or {last}',
  label: 'The round',
  head: {
    dealOf: 'Deal {number} of {count}',
    deal: 'Deal {number}',
    limit: 'until somebody has {limit} points; the most is {most}',
    extra: 'Extra deal',
    among: '{names} are tied',
    over: 'The round is over',
  },
  /** Said to who cannot see the table. */
  said: { next: '{stage}. The GM is {name}.' },
  called: CALLED_EN,
  calledExtra: 'the extra deal',
  calledAnyDeal: 'a deal',
  events: {
    deal: 'Deal {number}: {hands}.',
    extra: 'Extra deal: {hands}.',
    hand: '{name} {points}',
    penalty: 'Penalty card for {name}. {why}.',
    master: '{name} is the GM from here on.',
    end: 'The table ends the round here.',
  },
  theta: '{name} gabonged: a θ.',
  gabonged: '{name} gabonged, was gabonged, and has a θ all the same.',
  out: '{name} laid the last card.',
  halved: '{name} came to a whole hundred: halved to {total}.',
  leads: '{names} leads with {total}.',
  level: '{names} are level on {total}.',
  extraDue: '{names} are level in points and θ: an extra deal decides.',
  happened: { ...TABLE_STEPS_EN.happened, none: 'Nothing yet. Every deal will stand here.' },
  penalty: {
    key: 'Penalty',
    heading: 'Penalty card',
    who: 'Who gets it?',
    why: 'What for?',
    for: FOR_EN,
    hint: 'Tap who and what for. For touching while the GM deals, the card is given once all hands are dealt.',
    over: 'The round is over, and nobody gets any more.',
    tally: 'Penalty cards so far',
    none: 'None yet.',
    times: '{count} ×',
    all: '{name}: {count|one penalty card|# penalty cards}',
  },
  table: {
    heading: 'The table',
    undoHint: 'Whatever you press here can be undone, bottom left.',
    master: 'Gabongmester',
    isMaster: '{name} is the GM.',
    lost: 'A GM who keeps misusing the post in a round loses it, and the others draw lots.',
    lot: 'Draw lots for a new GM',
    lotNow: 'Yes, draw among the others',
    drawn: 'The lot falls on {name}.',
    byHand: 'Or the table says who it is',
    end: 'End the round',
    endNow: 'Yes, it ends here',
    stays: 'No',
    file: 'Save the round as a file',
    again: 'New round, same people',
    fresh: 'Set up another round',
  },
} as const;
