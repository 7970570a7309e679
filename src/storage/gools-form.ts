import * as v from 'valibot';
import type { GoolsEvent } from '../games/gools/events.ts';
import {
  DEFAULT_TABLE_RULINGS,
  FIRST_TABLE_DEFAULTS,
  type KeptTableRulings,
  TABLE_RULINGS,
  type TableRulingId,
} from '../games/gools/rulings.ts';
import { type GoolsSetup, PLAYERS_LEAST, PLAYERS_MOST, RULE_MOST } from '../games/gools/setup.ts';
import type { ThreeManEvent } from '../games/three-man/events.ts';
import { namedOneByOne, type SavedForm } from './saved-form.ts';
import type { SavedGoolsGame } from './saved-game.ts';
import { eventOf, Eyes, LateSeat, listOf, readingOf, Thrown, TypedPlayers, word } from './shared-schema.ts';
import { Name, NAME_MOST, plainText, whole } from './text-schema.ts';

const RULES_MOST = 1_000;
/** More drinks than any throw or rule costs at once. */
const DRINKS_MOST = 1_000;
const HAND = 5;

const RULING_IDS = Object.keys(TABLE_RULINGS) as readonly TableRulingId[];

const Setup = v.strictObject({
  players: v.pipe(listOf(v.strictObject({ name: Name }), PLAYERS_MOST), v.minLength(PLAYERS_LEAST, 'missing')),
  // A ruling that came later than the game stays left out.
  rulings: readingOf<KeptTableRulings>(TABLE_RULINGS, FIRST_TABLE_DEFAULTS),
}) satisfies v.GenericSchema<unknown, GoolsSetup>;

const Seat = LateSeat;
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

const Event = v.variant(
  'kind',
  [
    eventOf('throw', throwOf),
    eventOf('keep', { seat: Seat, dice: Dice }),
    eventOf('enter', { seat: Seat, dice: Dice, last: Dice }),
    eventOf('roll-off', throwOf),
    eventOf('one-die', oneDie),
    eventOf('name', { seat: Seat, threeMan: Seat }),
    eventOf('three-man', { event: MiniGameEvent }),
    eventOf('sloppy', { seat: Seat }),
    eventOf('rule', { seat: Seat, text: v.nullable(plainText(RULE_MOST)) }),
    eventOf('repeal', { rule: Rule }),
    eventOf('pour', { rule: Rule, to: listOf(Seat, PLAYERS_MOST), drinks: Drinks }),
    eventOf('drunk', {}),
    eventOf('ruling', { ruling: word(RULING_IDS), option: plainText(NAME_MOST) }),
    eventOf('join', { name: Name, after: Seat }),
    eventOf('leave', { seat: Seat }),
    eventOf('end', {}),
  ],
  'unknown-option',
) satisfies v.GenericSchema<unknown, GoolsEvent>;

const Draft: v.GenericSchema<unknown, GoolsSetup> = v.strictObject({
  players: TypedPlayers(PLAYERS_MOST),
  rulings: readingOf(TABLE_RULINGS, DEFAULT_TABLE_RULINGS),
});

/** Evenings of Gabba Gools as they are kept. */
export const GOOLS_FORM = {
  setup: Setup,
  event: Event,
  draft: Draft,
  named: namedOneByOne<GoolsEvent, SavedGoolsGame>(),
} satisfies SavedForm<SavedGoolsGame>;
