import * as v from 'valibot';
import type { Rank } from '../games/gabong/cards.ts';
import { type GabongEvent, PENALTY_CLAUSES, type SeatHand } from '../games/gabong/match-events.ts';
import { type GabongReadings, DEFAULT_GABONG_READINGS, type GabongRulingId } from '../games/gabong/match-readings.ts';
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
import { GABONG_RULINGS } from '../games/gabong/rulings.ts';
import { hasReading } from '../games/shared/ruling.ts';
import { listOf, word } from './shared-schema.ts';
import { Name, NAME_MOST, plainText, Reason, whole } from './text-schema.ts';

/** More cards than three packs have. */
const CARDS_MOST = 200;
/** More than a hand of any preset counts; of what is out of reason below it, the judge says so. */
const POINTS_MOST = 1e9;

const RULING_IDS = Object.keys(GABONG_RULINGS) as readonly GabongRulingId[];

const Reading = v.pipe(
  v.record(v.string('wrong-type'), v.string('wrong-type')),
  v.check(
    (rulings) => Object.entries(rulings).every(([id, option]) => hasReading(GABONG_RULINGS, id, option)),
    'unknown-option',
  ),
  v.transform((rulings): GabongReadings => ({ ...DEFAULT_GABONG_READINGS, ...rulings })),
);

const CardRank = whole(RANKS[0]!, RANKS.at(-1)!);
const Points = v.strictObject(
  Object.fromEntries(RANKS.map((rank) => [rank, whole(1, CARD_POINTS_MOST)])) as Record<Rank, ReturnType<typeof whole>>,
);
const Seat = whole(0, PLAYERS_MOST - 1);
const Flag = v.boolean('wrong-type');

const Ends = v.variant(
  'by',
  [
    v.strictObject({ by: v.literal('deals'), deals: whole(1, DEALS_MOST) }),
    v.strictObject({ by: v.literal('points'), limit: whole(1, LIMIT_MOST) }),
  ],
  'unknown-option',
);

/** What a round is played by, whoever plays it. */
export const GabongTable = v.strictObject({
  master: Seat,
  packs: whole(PACKS_LEAST, PACKS_MOST),
  points: Points,
  doublers: listOf(CardRank, RANKS.length),
  ends: Ends,
  rulings: Reading,
});

export const GabongSetupSchema = v.pipe(
  v.strictObject({
    players: v.pipe(listOf(v.strictObject({ name: Name }), PLAYERS_MOST), v.minLength(PLAYERS_LEAST, 'missing')),
    ...GabongTable.entries,
  }),
  v.check(({ players, master }) => master < players.length, 'out-of-range'),
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

const event = <const Kind extends GabongEvent['kind'], const Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) =>
  v.strictObject({
    kind: v.literal(kind),
    ...entries,
    overrule: v.exactOptional(v.strictObject({ reason: Reason })),
  });

export const GabongEventSchema = v.variant(
  'kind',
  [
    event('deal', { hands: listOf(Hand, PLAYERS_MOST) }),
    event('penalty', { seat: Seat, clause: word(PENALTY_CLAUSES) }),
    event('master', { seat: Seat }),
    event('ruling', { ruling: word(RULING_IDS), option: plainText(NAME_MOST) }),
    event('end', {}),
  ],
  'unknown-option',
) satisfies v.GenericSchema<unknown, GabongEvent>;
