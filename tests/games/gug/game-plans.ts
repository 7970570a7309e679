import type { Rulings } from '../../../src/games/gug/rulings.ts';
import type { Drink, DrawRequest, GugSetup } from '../../../src/games/gug/setup.ts';
import type { BoardName } from './ask.ts';
import type { MISCHIEF } from './bot-mischief.ts';

type Mischief = keyof typeof MISCHIEF;

/** A game to be recorded: its table, and what happens at it beside the sensible, in this order. */
export interface Plan {
  readonly name: string;
  readonly on?: BoardName;
  readonly variation: GugSetup['variation'];
  readonly seats: number;
  readonly isFriendly?: true;
  readonly wish?: DrawRequest;
  readonly works?: string;
  readonly bottle?: number;
  readonly referee?: null;
  readonly drink?: Drink;
  readonly rulings?: Partial<Rulings>;
  readonly sides?: Readonly<Record<string, 'north' | 'south'>>;
  readonly mischief: readonly Mischief[];
}

/** 17.5. */
const STANDARD: DrawRequest = { south: 5, north: 5, double: 3, triple: 1 };

export const PLANS: readonly Plan[] = [
  {
    name: 'classic',
    variation: 'C',
    seats: 3,
    mischief: [
      'undo',
      'undo-redo',
      'correct-roll',
      'british-rail',
      'snol-hurry',
      'overrule-move',
      'undo-turn',
      'other-railway',
      'correct-move',
      'leicester',
    ],
  },
  {
    name: 'classic-closed',
    variation: 'C',
    wish: STANDARD,
    seats: 4,
    bottle: 38,
    mischief: [
      'other-railway',
      'undo',
      'overrule-sips',
      'snol-lost',
      'british-rail',
      'points',
      'correct-move',
      'undo-redo',
      'retire',
    ],
  },
  {
    name: 'classic-2003',
    on: 'london-2003',
    variation: 'C',
    seats: 3,
    works: 'epping,stepney-green,wapping~rotherhithe',
    mischief: [
      'undo-turn',
      'british-rail',
      'overrule-roll',
      'rename',
      'undo',
      'other-railway',
      'snol-count',
      'alcohol-free',
      'undo-redo',
    ],
  },
  {
    name: 'classic-works',
    variation: 'C',
    seats: 5,
    works: 'covent-garden,kentish-town,brixton,oxford-circus~green-park,baker-street~great-portland-street',
    referee: null,
    rulings: { R27: 'still-playing' },
    mischief: [
      'referee',
      'overrule-move',
      'other-railway',
      'undo',
      'retire',
      'undo-turn',
      'british-rail',
      'correct-roll',
      'delete-restore',
      'retire',
    ],
  },
  {
    name: 'friendly-two',
    variation: 'C',
    seats: 2,
    isFriendly: true,
    rulings: { R19: 'must-drop', R14: 'one-sip', R16: 'no-limit', R1: 'forgotten' },
    mischief: [
      'undo',
      'british-rail',
      'snol-count',
      'overrule-sips',
      'other-railway',
      'undo-redo',
      'snol-lost',
      'correct-move',
    ],
  },
  {
    name: 'friendly-six',
    variation: 'C',
    seats: 6,
    isFriendly: true,
    mischief: [
      'ruling',
      'undo',
      'other-railway',
      'retire',
      'overrule-move',
      'leicester',
      'british-rail',
      'retire',
      'undo-turn',
      'points',
      'beer',
      'retire',
      'overrule-roll',
    ],
  },
  {
    name: 'house-rules',
    variation: 'C',
    seats: 3,
    rulings: {
      R1: 'forgotten',
      R2: 'only-180',
      R3: 'only-back',
      R5: 'same-bundle',
      R6: 'early',
      R8: 'yellow',
      R9: 'arriving-line',
      R10: 'at-least',
      R12: 'all-lines',
      R13: 'ending',
      R15: 'no-dots-at-ends',
      R18: 'two-stations',
      R21: 'every-circle',
      R22: 'referee',
      R23: 'services',
    },
    sides: { uxbridge: 'south', barking: 'north' },
    mischief: ['overrule-sips', 'undo', 'british-rail', 'correct-roll', 'other-railway', 'undo-turn', 'correct-move'],
  },
  {
    name: 'team',
    variation: 'CT',
    seats: 3,
    mischief: [
      'undo-redo',
      'other-railway',
      'points',
      'points',
      'overrule-move',
      'snol-hurry',
      'snol-count',
      'undo',
      'british-rail',
      'correct-roll',
      'beer',
      'leicester',
    ],
  },
  {
    name: 'team-closed-2003',
    on: 'london-2003',
    variation: 'CT',
    wish: { south: 3, north: 6, double: 2, triple: 4 },
    seats: 3,
    bottle: 50,
    mischief: [
      'british-rail',
      'undo',
      'alcohol-free',
      'overrule-roll',
      'other-railway',
      'undo-turn',
      'snol-lost',
      'retire',
    ],
  },
  {
    name: 'sprint',
    variation: 'CSP',
    seats: 3,
    mischief: [
      'undo',
      'british-rail',
      'overrule-move',
      'snol-hurry',
      'other-railway',
      'undo-redo',
      'correct-move',
      'snol-lost',
      'leicester',
      'retire',
    ],
  },
  {
    name: 'sprint-closed',
    variation: 'CSP',
    wish: STANDARD,
    seats: 2,
    isFriendly: true,
    drink: 'alcohol-free',
    mischief: [
      'other-railway',
      'correct-roll',
      'undo-redo',
      'british-rail',
      'overrule-sips',
      'undo',
      'snol-count',
      'retire',
    ],
  },
  {
    name: 'double-up',
    variation: 'DUT',
    seats: 2,
    isFriendly: true,
    mischief: [
      'undo',
      'british-rail',
      'overrule-move',
      'undo-turn',
      'other-railway',
      'snol-hurry',
      'correct-roll',
      'undo-redo',
      'leicester',
      'beer',
      'snol-lost',
      'undo-redo',
      'retire',
    ],
  },
  {
    name: 'double-up-closed',
    variation: 'DUT',
    wish: STANDARD,
    seats: 3,
    rulings: { R26: 'together' },
    mischief: [
      'other-railway',
      'undo-redo',
      'overrule-roll',
      'snol-lost',
      'british-rail',
      'points',
      'undo',
      'correct-move',
    ],
  },
  {
    name: 'points-only',
    variation: 'CT',
    seats: 4,
    drink: 'points',
    mischief: ['undo', 'overrule-sips', 'british-rail', 'beer', 'other-railway', 'snol-count', 'undo-redo', 'call-off'],
  },
];
