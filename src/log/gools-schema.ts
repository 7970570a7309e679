import * as v from 'valibot';
import type { GoolsEvent } from '../games/gools/events.ts';
import { DEFAULT_TABLE_RULINGS, TABLE_RULINGS, type TableRulingId, type TableRulings } from '../games/gools/rulings.ts';
import { type GoolsSetup, PLAYERS_LEAST, PLAYERS_MOST, RULE_MOST } from '../games/gools/setup.ts';
import { hasReading } from '../games/shared/ruling.ts';
import type { ThreeManEvent } from '../games/three-man/events.ts';
import { Eyes, listOf, Thrown, word } from './shared-schema.ts';
import { Name, NAME_MOST, plainText, Reason, whole } from './text-schema.ts';

/** More seats than people come and go in one evening, each of whom has a new one. */
const SEATS_MOST = 1_000;
const RULES_MOST = 1_000;
/** More drinks than any throw or rule costs at once. */
const DRINKS_MOST = 1_000;
const HAND = 5;

const RULING_IDS = Object.keys(TABLE_RULINGS) as readonly TableRulingId[];

const Reading = v.pipe(
  v.record(v.string('wrong-type'), v.string('wrong-type')),
  v.check(
    (rulings) => Object.entries(rulings).every(([id, option]) => hasReading(TABLE_RULINGS, id, option)),
    'unknown-option',
  ),
  v.transform((rulings): TableRulings => ({ ...DEFAULT_TABLE_RULINGS, ...rulings })),
);

export const GoolsSetupSchema = v.strictObject({
  players: v.pipe(listOf(v.strictObject({ name: Name }), PLAYERS_MOST), v.minLength(PLAYERS_LEAST, 'missing')),
  rulings: Reading,
}) satisfies v.GenericSchema<unknown, GoolsSetup>;

const Seat = whole(0, SEATS_MOST);
const Rule = whole(0, RULES_MOST);
const Drinks = whole(0, DRINKS_MOST);
const Dice = listOf(Eyes, HAND);

const throwOf = { seat: Seat, dice: Dice, by: Thrown };
const oneDie = { seat: Seat, eyes: Eyes, by: Thrown };

const MiniGameEvent = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('throw'), ...throwOf }),
    v.strictObject({
      kind: v.literal('hand-out'),
      seat: Seat,
      shares: listOf(v.strictObject({ to: Seat, drinks: Drinks }), PLAYERS_MOST),
    }),
    v.strictObject({ kind: v.literal('one-die'), ...oneDie }),
    v.strictObject({ kind: v.literal('pass-on'), seat: Seat, to: v.nullable(Seat) }),
    v.strictObject({ kind: v.literal('sloppy'), seat: Seat }),
    v.strictObject({ kind: v.literal('call-off') }),
  ],
  'unknown-option',
) satisfies v.GenericSchema<unknown, ThreeManEvent>;

const event = <const Kind extends GoolsEvent['kind'], const Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) =>
  v.strictObject({
    kind: v.literal(kind),
    ...entries,
    overrule: v.exactOptional(v.strictObject({ reason: Reason })),
  });

export const GoolsEventSchema = v.variant(
  'kind',
  [
    event('throw', throwOf),
    event('keep', { seat: Seat, dice: Dice }),
    event('enter', { seat: Seat, dice: Dice, last: Dice }),
    event('roll-off', throwOf),
    event('one-die', oneDie),
    event('name', { seat: Seat, threeMan: Seat }),
    event('three-man', { event: MiniGameEvent }),
    event('sloppy', { seat: Seat }),
    event('rule', { seat: Seat, text: v.nullable(plainText(RULE_MOST)) }),
    event('repeal', { rule: Rule }),
    event('pour', { rule: Rule, to: listOf(Seat, PLAYERS_MOST), drinks: Drinks }),
    event('drunk', {}),
    event('ruling', { ruling: word(RULING_IDS), option: plainText(NAME_MOST) }),
    event('join', { name: Name, after: Seat }),
    event('leave', { seat: Seat }),
    event('end', {}),
  ],
  'unknown-option',
) satisfies v.GenericSchema<unknown, GoolsEvent>;
