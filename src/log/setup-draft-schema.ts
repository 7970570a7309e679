import * as v from 'valibot';
import { type ClosedStations, DRINKS, type GugSetup, MARKERS, seatSize } from '../games/gug/setup.ts';
import { Reading, Seed, Setup, Sides, Wish } from './gug-schema.ts';
import type { HouseRules } from './house-rules.ts';
import { Typed } from './shared-schema.ts';
import { BoardWord } from './text-schema.ts';

/** A setup under way: names may be missing, and the draw follows from its wish and seed once it is asked for. */
export interface SetupDraft extends HouseRules, Omit<GugSetup, 'closedStations' | 'referee'> {
  /** Board id. */
  readonly board: string;
  /** As it is typed; empty when there is none. */
  readonly referee: string;
  readonly closed: Pick<ClosedStations, 'wish' | 'seed'> | null;
}

const { variation, isFriendly, bottle, works } = Setup.entries;

const Seats = v.pipe(
  v.array(
    v.strictObject({
      team: Typed,
      marker: v.picklist(MARKERS),
      players: v.pipe(
        v.array(v.strictObject({ name: Typed, drink: v.picklist(DRINKS) })),
        v.minLength(1),
        v.maxLength(2),
      ),
    }),
  ),
  v.minLength(1),
  v.maxLength(MARKERS.length),
  v.check((seats) => new Set(seats.map((seat) => seat.marker)).size === seats.length),
);

const Draft = v.pipe(
  v.strictObject({
    board: BoardWord,
    rulings: Reading,
    sides: Sides,
    variation,
    closed: v.nullable(v.strictObject({ wish: Wish, seed: Seed })),
    isFriendly,
    bottle,
    referee: Typed,
    works,
    seats: Seats,
  }),
  v.check(({ variation: code, seats }) => seats.every((seat) => seat.players.length === seatSize(code))),
) satisfies v.GenericSchema<unknown, SetupDraft>;

/** Reads what was kept of a setup. @returns undefined when any of it is not of that form. */
export function parseSetupDraft(kept: unknown): SetupDraft | undefined {
  const read = v.safeParse(Draft, kept);
  return read.success ? read.output : undefined;
}
