import type { Network } from './network.ts';
import { allowed, type Decision, type EventOf, finding, never, unless } from './play-decision.ts';
import { checkNumber } from './check-setup.ts';
import type { GugState, Icon, PlayFinding, SeatState } from './play-state.ts';
import { iconsOf, isSprint, playing, withSeat } from './play-table.ts';
import type { Rulings } from './rulings.ts';
import { type GugSetup, type Marker, MARKERS, type Seat, seatSize } from './setup.ts';

export function startOf(setup: GugSetup): GugState {
  return {
    setup,
    phase: 'order',
    now: 0,
    ranks: [],
    toThrow: setup.seats.map((_, seat) => seat),
    thrown: {},
    order: [],
    seats: setup.seats.map((seat) => seated(setup, seat)),
    turn: null,
    referee: setup.referee,
    changed: {},
  };
}

/** A seat that has done nothing yet. */
const seated = (setup: GugSetup, { players }: Seat, startedAt: number | null = null): SeatState => ({
  icons: Array.from({ length: iconsOf(setup) }, () => ({ position: null })),
  status: { is: 'playing' },
  charges: [],
  owed: 0,
  pending: [],
  players: players.map(({ drink }) => ({ drink, drunk: 0, counted: 0 })),
  turns: 0,
  skipped: 0,
  startedAt,
});

/**
 * A newcomer sits down behind all others: throws and chooses a station with them where that is still going on, else
 * chooses the last (7.1), and has the turn when it comes round (R56).
 */
export function decideJoin(rulings: Rulings, state: GugState, { newcomer }: EventOf<'join'>): Decision {
  const { setup, seats, phase, ranks } = state;
  const { variation } = setup;
  const size = seatSize(variation);
  const seat = seats.length;
  if (newcomer.players.length !== size) return never('gug-3.1', 'team-size', { seat, count: size });
  const here = stillHere(state);
  if (!freeMarkers(state).includes(newcomer.marker)) return never('gug-2.5', 'markers-alike', { seat });
  const tooMany = checkNumber(rulings, { ...setup, seats: [...here, newcomer] });
  const isLate =
    (rulings.R56 === 'not-later' && seats.some(({ startedAt }) => startedAt !== null)) ||
    (rulings.R56 === 'before-first-drop' && seats.some(({ icons }) => icons.some(hasDropped)));
  const against = [
    // Where too few are left, one more is welcome.
    ...(checkNumber(rulings, { ...setup, seats: here }).length === 0 ? tooMany : []),
    ...(isLate ? [finding('gug-3.1', 'too-late-to-join', { seat })] : []),
  ];
  return unless(against, () => {
    const hasBegun = !isSprint(setup) && seats.some(({ startedAt }) => startedAt !== null);
    const table: GugState = {
      ...state,
      setup: { ...setup, seats: [...setup.seats, newcomer] },
      seats: [...seats, seated(setup, newcomer, hasBegun ? state.now : null)],
    };
    if (phase !== 'order') return { ...table, order: [...state.order, seat] };
    // Whoever comes while equals throw again is behind them all.
    return ranks.length === 0
      ? { ...table, toThrow: [...state.toThrow, seat] }
      : { ...table, ranks: [...ranks, [seat]] };
  });
}

/** Whoever has left has taken the icon along. */
export const stillHere = ({ setup, seats }: GugState): readonly Seat[] =>
  setup.seats.filter((_, at) => seats[at]!.status.is !== 'dnf');

/** 2.5: the signs that a newcomer may have. */
export function freeMarkers(state: GugState): readonly Marker[] {
  const here = stillHere(state);
  return MARKERS.filter((marker) => here.every((seat) => seat.marker !== marker));
}

const hasDropped = ({ position }: Icon): boolean => position !== null && position.drops.length > 0;

/** 7.1 and 7.4: one throw a seat and round, in whatever order. */
export function decideThrow(state: GugState, { seat, eyes }: EventOf<'throw'>): Decision {
  const clause = state.phase === 'begin' ? 'gug-7.4' : 'gug-7.1';
  if (!state.toThrow.includes(seat)) return never(clause, 'throw-not-due', { seat });
  if (!isDie(eyes)) return never('gug-2.3', 'bad-eyes', { seat });
  return allowed(() => ({
    ...state,
    toThrow: state.toThrow.filter((other) => other !== seat),
    thrown: { ...state.thrown, [seat]: eyes },
  }));
}

export function isDie(eyes: number): boolean {
  return Number.isInteger(eyes) && eyes >= 1 && eyes <= 6;
}

/** 7.2, 7.3: a station on the Circle line, open today (2.2), and in a game at one table another for each icon. */
export function decidePlace(network: Network, state: GugState, { seat, icon, station }: EventOf<'place'>): Decision {
  const due = iconToPlace(state);
  if (icon < 0 || icon >= iconsOf(state.setup) || !Number.isInteger(icon)) return never('gug-2.5', 'no-such-icon');
  if (due?.seat !== seat || due.icon !== icon) {
    return never('gug-7.1', 'place-not-due', due ? { seat: due.seat } : { seat });
  }
  if (!network.board.stations.has(station)) return never('gug-2.2', 'no-such-station', { station });
  const place = network.place(station);
  const against: PlayFinding[] = [];
  if (!network.isOnLoop(place)) against.push(finding('gug-7.2', 'start-off-loop', { station }));
  if (network.works.stations.includes(station)) against.push(finding('gug-2.2', 'start-closed', { station }));
  const holder = state.seats.findIndex(({ icons }) =>
    icons.some(({ position }) => position && network.place(position.at) === place),
  );
  // In a sprint whoever stood there is not at the board any more (R44).
  if (holder >= 0 && (!isSprint(state.setup) || network.rulings.R44 === 'different')) {
    against.push(finding('gug-7.3', 'start-taken', { station, seat: holder }));
  }
  const position = { at: station, came: null, drops: [], touched: true, leicester: 0 };
  return unless(against, () =>
    withSeat(state, seat, (before) => ({
      ...before,
      icons: before.icons.map((one, index) => (index === icon ? { position } : one)),
    })),
  );
}

/**
 * The icon whose starting station is to be chosen: in the order of 7.1, a seat's icons one after the other; while the game
 * is on, a newcomer's. In a sprint everybody chooses when it is their turn.
 */
export function iconToPlace(state: GugState): { readonly seat: number; readonly icon: number } | undefined {
  const isOn = !isSprint(state.setup) && (state.phase === 'begin' || state.phase === 'play');
  if (state.phase !== 'place' && !isOn) return undefined;
  return state.order
    .filter((seat) => playing(state).includes(seat))
    .map((seat) => ({ seat, icon: state.seats[seat]!.icons.findIndex(({ position }) => !position) }))
    .find(({ icon }) => icon >= 0);
}
