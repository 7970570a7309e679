import type { Network } from './network.ts';
import { allowed, type Decision, type EventOf, finding, never, unless } from './play-decision.ts';
import type { GugState, PlayFinding } from './play-state.ts';
import { iconsOf, isSprint, playing, withSeat } from './play-table.ts';
import type { GugSetup } from './setup.ts';

export function startOf(setup: GugSetup): GugState {
  return {
    setup,
    phase: 'order',
    now: 0,
    ranks: [],
    toThrow: setup.seats.map((_, seat) => seat),
    thrown: {},
    order: [],
    seats: setup.seats.map(({ players }) => ({
      icons: Array.from({ length: iconsOf(setup) }, () => ({ position: null })),
      status: { is: 'playing' },
      charges: [],
      owed: 0,
      pending: [],
      players: players.map(({ drink }) => ({ drink, drunk: 0, counted: 0 })),
      turns: 0,
      skipped: 0,
      startedAt: null,
    })),
    turn: null,
    referee: setup.referee,
    changed: {},
  };
}

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

/** The icon whose starting station is to be chosen: in the order of 7.1, a seat's icons one after the other. */
export function iconToPlace(state: GugState): { readonly seat: number; readonly icon: number } | undefined {
  if (state.phase !== 'place') return undefined;
  return state.order
    .filter((seat) => playing(state).includes(seat))
    .map((seat) => ({ seat, icon: state.seats[seat]!.icons.findIndex(({ position }) => !position) }))
    .find(({ icon }) => icon >= 0);
}
