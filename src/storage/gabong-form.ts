import * as v from 'valibot';
import type { Rank } from '../games/gabong/cards.ts';
import { type GabongEvent, PENALTY_CLAUSES, type SeatHand } from '../games/gabong/match-events.ts';
import {
  DEFAULT_GABONG_READINGS,
  FIRST_GABONG_DEFAULTS,
  type GabongRulingId,
  GABONG_RULINGS,
  type KeptGabongReadings,
} from '../games/gabong/rulings.ts';
import {
  CARD_POINTS_MOST,
  DEALS_MOST,
  type GabongSetup,
  LIMIT_MOST,
  PACKS_LEAST,
  PACKS_MOST,
  PLAYERS_LEAST,
  PLAYERS_MOST,
  RANKS,
} from '../games/gabong/match-setup.ts';
import type { SavedGabongGame } from './saved-game.ts';
import { eventOf, Flag, LateSeat, listOf, readingOf, TypedPlayers, word } from './shared-schema.ts';
import { Name, NAME_MOST, plainText, whole } from './text-schema.ts';
import { namedOneByOne, type SavedForm } from './saved-form.ts';

/** More cards than three packs have. */
export const CARDS_MOST = 200;
/** More than anybody writes down; of what no hand counts below it, the judge says so. */
const POINTS_MOST = 1e15;

const RULING_IDS = Object.keys(GABONG_RULINGS) as readonly GabongRulingId[];

/** A card by its rank alone. */
export const CardRank = whole(RANKS[0]!, RANKS.at(-1)!);
const Points = v.strictObject(
  Object.fromEntries(RANKS.map((rank) => [rank, whole(1, CARD_POINTS_MOST)])) as Record<Rank, ReturnType<typeof whole>>,
);
export const Seat = LateSeat;

const Ends = v.variant(
  'by',
  [
    v.strictObject({ by: v.literal('deals'), deals: whole(1, DEALS_MOST) }),
    v.strictObject({ by: v.literal('points'), limit: whole(1, LIMIT_MOST) }),
  ],
  'unknown-option',
);

/** What a round is played by, whoever plays it. */
const Table = v.strictObject({
  master: whole(0, PLAYERS_MOST - 1),
  packs: whole(PACKS_LEAST, PACKS_MOST),
  points: Points,
  doublers: listOf(CardRank, RANKS.length),
  ends: Ends,
  // A ruling that came later than the round stays left out.
  rulings: readingOf<KeptGabongReadings>(GABONG_RULINGS, FIRST_GABONG_DEFAULTS),
});

const Setup = v.pipe(
  v.strictObject({
    players: v.pipe(listOf(v.strictObject({ name: Name }), PLAYERS_MOST), v.minLength(PLAYERS_LEAST, 'missing')),
    ...Table.entries,
  }),
  v.forward(
    v.check(({ players, master }) => master < players.length, 'out-of-range'),
    ['master'],
  ),
) satisfies v.GenericSchema<unknown, GabongSetup>;

const Hand = v.variant(
  'by',
  [
    v.strictObject({ seat: Seat, by: v.literal('theta') }),
    v.strictObject({ seat: Seat, by: v.literal('cards'), cards: listOf(CardRank, CARDS_MOST), isGabonged: Flag }),
    v.strictObject({ seat: Seat, by: v.literal('points'), points: whole(0, POINTS_MOST), isGabonged: Flag }),
  ],
  'unknown-option',
) satisfies v.GenericSchema<unknown, SeatHand>;

const Event = v.variant(
  'kind',
  [
    eventOf('deal', { hands: listOf(Hand, PLAYERS_MOST) }),
    eventOf('penalty', { seat: Seat, clause: word(PENALTY_CLAUSES) }),
    eventOf('master', { seat: Seat }),
    eventOf('join', { name: Name }),
    eventOf('leave', { seat: Seat }),
    eventOf('ruling', { ruling: word(RULING_IDS), option: plainText(NAME_MOST) }),
    eventOf('end', {}),
  ],
  'unknown-option',
) satisfies v.GenericSchema<unknown, GabongEvent>;

const Draft: v.GenericSchema<unknown, GabongSetup> = v.strictObject({
  ...Table.entries,
  rulings: readingOf(GABONG_RULINGS, DEFAULT_GABONG_READINGS),
  players: TypedPlayers(PLAYERS_MOST),
});

export const GABONG_FORM = {
  setup: Setup,
  event: Event,
  draft: Draft,
  named: namedOneByOne<GabongEvent, SavedGabongGame>(),
} satisfies SavedForm<SavedGabongGame>;
