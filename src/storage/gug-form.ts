import * as v from 'valibot';
import type { StationId } from '../games/gug/board-data.ts';
import { type GugEvent, SNOL_FORMS } from '../games/gug/events.ts';
import type { Step } from '../games/gug/position.ts';
import {
  DEFAULT_RULINGS,
  FIRST_DEFAULTS,
  isReading,
  type KeptRulings,
  RULING_IDS,
  type Rulings,
} from '../games/gug/rulings.ts';
import {
  type ClosedStations,
  DRINKS,
  type GugSetup,
  MARKERS,
  type Seat as SeatForm,
  seatSize,
  VARIATION_CODES,
} from '../games/gug/setup.ts';
import { namelessSeats } from '../games/gug/signs.ts';
import { playedOf } from '../games/shared/played.ts';
import type { HouseRules } from './house-rules.ts';
import type { SavedGugGame } from './saved-game.ts';
import { Eyes, Flag, LateSeat, listOf, readOnce, Thrown, Typed, word } from './shared-schema.ts';
import { BoardWord, Name, NAME_MOST, plainText, Reason, Title, whole } from './text-schema.ts';
import { namedAsTheyCame, type SavedForm } from './saved-form.ts';

/** More stations than any board has. */
const STATIONS_MOST = 500;
/** More steps than two dice of six, doubled, and a slip of the finger. */
export const STEPS_MOST = 48;
const SEATS_MOST = MARKERS.length;
/** A week: longer than any sprint, or any table that is out of time. Milliseconds. */
const MEASURED_MOST = 7 * 24 * 60 * 60_000;
/** More sips than any evening has. */
const SIPS_MOST = 100_000;
const SEED_MOST = 2 ** 32 - 1;
const VERSION_MOST = 1e9;

const Station = v.pipe(
  BoardWord,
  v.transform((id) => id as StationId),
);

const Works = v.strictObject({
  stations: listOf(Station, STATIONS_MOST),
  stretches: listOf(v.strictTuple([Station, Station], 'wrong-type'), STATIONS_MOST),
});

const Count = whole(0, STATIONS_MOST);
const Wish = v.strictObject({ south: Count, north: Count, double: Count, triple: Count });
const Seed = whole(0, SEED_MOST);
const Draw = v.strictObject({
  closed: listOf(Station, STATIONS_MOST),
  double: listOf(Station, STATIONS_MOST),
  triple: listOf(Station, STATIONS_MOST),
});

const SeatOfSetup = v.strictObject({
  team: Title,
  marker: word(MARKERS),
  players: v.pipe(listOf(v.strictObject({ name: Name, drink: word(DRINKS) }), 2), v.minLength(1, 'missing')),
}) satisfies v.GenericSchema<unknown, SeatForm>;

const Setup = v.strictObject({
  variation: word(VARIATION_CODES),
  closedStations: v.nullable(
    v.strictObject({
      seed: Seed,
      wish: Wish,
      draw: Draw,
    }),
  ),
  isFriendly: Flag,
  bottle: v.pipe(
    v.number('wrong-type'),
    v.finite('out-of-range'),
    v.minValue(10, 'out-of-range'),
    v.maxValue(200, 'out-of-range'),
  ),
  referee: v.nullable(Name),
  works: Works,
  seats: v.pipe(listOf(SeatOfSetup, SEATS_MOST), v.minLength(1, 'missing')),
}) satisfies v.GenericSchema<unknown, GugSetup>;

const ByRuling = v.pipe(
  v.record(v.string('wrong-type'), v.string('wrong-type')),
  v.check((rulings) => Object.entries(rulings).every(([id, option]) => isReading(id, option)), 'unknown-option'),
);

/** Readings by ruling; those that are left out have their default. */
const Reading = v.pipe(
  ByRuling,
  v.transform((rulings): Rulings => inOrder({ ...DEFAULT_RULINGS, ...rulings })),
);

/** Readings of a game: a ruling that came later than the game stays left out. */
const ReadingOfGame = readOnce(
  v.pipe(
    ByRuling,
    v.transform((rulings): KeptRulings => inOrder({ ...FIRST_DEFAULTS, ...rulings })),
  ),
);

const Sides = v.record(BoardWord, word(['north', 'south']));

const Seat = LateSeat;
const Icon = whole(0, 1);
const Sips = whole(0, SIPS_MOST);
const overrule = {
  overrule: v.exactOptional(v.strictObject({ reason: Reason, sips: v.exactOptional(Sips), by: v.exactOptional(Name) })),
};
const measured = {
  measured: v.exactOptional(v.strictObject({ ms: whole(0, MEASURED_MOST), is: word(['exact', 'least']) })),
};
const event = <const Kind extends GugEvent['kind'], const Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) => v.strictObject({ kind: v.literal(kind), ...entries, ...overrule, ...measured });

export const RouteStep = v.pipe(
  v.strictObject({ line: BoardWord, to: BoardWord }),
  v.transform((step) => step as Step),
);

const Event = v.variant(
  'kind',
  [
    event('throw', { seat: Seat, eyes: Eyes, by: Thrown }),
    event('place', { seat: Seat, icon: Icon, station: Station }),
    event('roll', { seat: Seat, dice: v.pipe(listOf(Eyes, 2), v.minLength(1, 'missing')), by: Thrown }),
    event('move', {
      seat: Seat,
      icon: Icon,
      die: Icon,
      route: listOf(RouteStep, STEPS_MOST),
      drop: Flag,
      advised: v.exactOptional(v.literal(true)),
    }),
    event('toss', { seat: Seat, eyes: Eyes, by: Thrown }),
    event('pass', { seat: Seat }),
    event('skip', { seat: Seat }),
    event('snol', { seat: Seat, form: word(SNOL_FORMS) }),
    event('drink', {
      seat: Seat,
      sips: Sips,
      shares: v.exactOptional(v.pipe(listOf(Sips, 2), v.minLength(1, 'missing'))),
    }),
    event('mode', { seat: Seat, player: Icon, drink: word(DRINKS) }),
    event('ruling', { ruling: word(RULING_IDS), option: plainText(NAME_MOST) }),
    event('referee', { name: v.nullable(Name) }),
    event('join', { newcomer: SeatOfSetup }),
    event('retire', { seat: Seat }),
    event('pause', {}),
    event('resume', {}),
    event('time-up', {}),
    event('call-off', {}),
  ],
  'unknown-option',
) satisfies v.GenericSchema<unknown, GugEvent>;

/** A setup under way: names may be missing, and the draw follows from its wish and seed once it is asked for. */
export interface SetupDraft extends HouseRules, Omit<GugSetup, 'closedStations' | 'referee'> {
  /** Board id. */
  readonly board: string;
  /** As it is typed; empty when there is none. */
  readonly referee: string;
  readonly closed: Pick<ClosedStations, 'wish' | 'seed'> | null;
}

const DraftSeats = v.pipe(
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

const Draft: v.GenericSchema<unknown, SetupDraft> = v.pipe(
  v.strictObject({
    board: BoardWord,
    rulings: Reading,
    sides: Sides,
    variation: Setup.entries.variation,
    closed: v.nullable(v.strictObject({ wish: Wish, seed: Seed })),
    isFriendly: Setup.entries.isFriendly,
    bottle: Setup.entries.bottle,
    referee: Typed,
    works: Setup.entries.works,
    seats: DraftSeats,
  }),
  v.check(({ variation: code, seats }) => seats.every((seat) => seat.players.length === seatSize(code))),
);

/** A seat by its team's name, or by who sits there. */
export const seatName = ({ team, players }: Named): string => team || players.map(({ name }) => name).join(' & ');

interface Named {
  readonly team: string;
  readonly players: readonly { readonly name: string }[];
}

/** A seat whose players have other names. */
const seatCalled = (seat: SeatForm, called: (name: string, player: number) => string): SeatForm => ({
  ...seat,
  players: seat.players.map((player, index) => ({ ...player, name: called(player.name, index) })),
});

export const GUG_FORM = {
  setup: Setup,
  event: Event,
  besides: {
    rulings: ReadingOfGame,
    sides: Sides,
    board: v.strictObject({ id: BoardWord, version: whole(0, VERSION_MOST) }),
  },
  draft: Draft,
  named: namedAsTheyCame<GugEvent, SavedGugGame>(
    (game, nameOf) => {
      let at = 0;
      const seats = game.setup.seats.map((seat) => seatCalled(seat, (name) => nameOf(`${at++}`, name)));
      return { ...game, setup: { ...game.setup, seats } };
    },
    {
      names: (event) => (event.kind === 'join' ? event.newcomer.players.map(({ name }) => name) : []),
      named: (event, names) =>
        event.kind === 'join'
          ? { ...event, newcomer: seatCalled(event.newcomer, (name, player) => names[player] ?? name) }
          : event,
    },
  ),
  // Only seats of one have no name, so the refs are those of the seats.
  nameless: ({ setup, events }) => new Set([...namelessSeats(setup, events)].map((seat) => `${seat}`)),
  seats: ({ setup, events }) => [
    ...setup.seats.map(seatName),
    ...playedOf<GugEvent>(events).flatMap(({ event }) => (event.kind === 'join' ? [seatName(event.newcomer)] : [])),
  ],
  variation: ({ setup }) => setup.variation,
} satisfies SavedForm<SavedGugGame>;

/** In the order of the rulings, in whichever they were written. A log has hundreds of games with some fifty of them each. */
function inOrder<Some extends KeptRulings>(rulings: Some): Some {
  const ordered: Record<string, unknown> = {};
  for (const id of RULING_IDS) if (id in rulings) ordered[id] = rulings[id];
  return ordered as Some;
}
