import { expect } from 'vitest';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import { dueOf } from '../../../src/games/gug/due.ts';
import type { GugEvent, Measured, Overrule, SnolForm } from '../../../src/games/gug/events.ts';
import { parseList, parseRoute, parseDrop, MOST } from '../../../src/games/gug/notation.ts';
import { type GugFinding, type GugGame, gugGame } from '../../../src/games/gug/play.ts';
import type { Due, GugState, SeatState } from '../../../src/games/gug/play-state.ts';
import { type Drop, NO_WORKS, type Position } from '../../../src/games/gug/position.ts';
import { DEFAULT_RULINGS, type Rulings } from '../../../src/games/gug/rulings.ts';
import { type GugSetup, MARKERS, type Player } from '../../../src/games/gug/setup.ts';
import { LONDON_2025 } from './ask.ts';

export const MINUTE = 60_000;
/** When the tables' games begin. */
export const NOON = 1_000_000_000_000;

/** A friendly game of so many seats, with a referee. */
export function setupOf(seats: number, over: Partial<GugSetup> = {}): GugSetup {
  const isTeam = over.variation === 'CT' || over.variation === 'DUT';
  const player = (name: string): Player => ({ name, drink: 'beer' });
  return {
    variation: 'C',
    closedStations: null,
    isFriendly: true,
    bottle: 33,
    referee: 'Ref',
    works: NO_WORKS,
    seats: Array.from({ length: seats }, (_, seat) => ({
      team: isTeam ? `Team ${seat}` : '',
      marker: MARKERS[seat]!,
      players: isTeam ? [player(`${seat}a`), player(`${seat}b`)] : [player(`${seat}`)],
    })),
    ...over,
  };
}

export function gameOf(rulings: Partial<Rulings> = {}): GugGame {
  return gugGame(LONDON_2025, { ...DEFAULT_RULINGS, ...rulings }, {});
}
export const GAME = gameOf();

/** Frozen all through: whoever would change it throws. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** How long after the last finish it is, as a page measures it that was open all the time (15.1). */
export function measuredAt({ setup, seats }: GugState, at: number): Measured | undefined {
  const finishes = seats.flatMap(({ status }) => (status.is === 'finished' ? [status.at] : []));
  if (setup.variation === 'CSP' || finishes.length === 0) return undefined;
  return { ms: at - Math.max(...finishes), is: 'exact' };
}

/** An event as it is judged when it is tapped at some time. */
export function timed(state: GugState, event: GugEvent, at: number): GugEvent {
  const measured = event.measured ?? measuredAt(state, at);
  return measured ? { ...event, measured } : event;
}

/** Plays events that must all be allowed, one second apart from `at` on. */
export function play(game: GugGame, state: GugState, events: readonly GugEvent[], at = state.now || NOON): GugState {
  return events.reduce((table, event, index) => {
    const time = at + index * 1000;
    const { judgement, next } = game.decide(frozen(table), frozen(timed(table, event, time)), time);
    const { allowed, findings } = judgement;
    expect({ event, allowed, findings: allowed ? [] : findings.map(brief) }).toEqual({
      event,
      allowed: true,
      findings: [],
    });
    return frozen(next());
  }, state);
}

/** A game of so many seats in which seat 0 is about to roll; the icons stand round the loop from Great Portland Street. */
export function begun(seats = 3, over: Partial<GugSetup> = {}, game = GAME): GugState {
  const start = frozen(game.start(setupOf(seats, over)));
  const throws = (): GugEvent[] => start.seats.map((_, seat) => throwing(seat, 6 - seat));
  const stations = game.network(start.setup).board.loop.slice(2);
  const places = start.seats.flatMap(({ icons }, seat) =>
    icons.map((_, icon) => placing(seat, stations[seat * icons.length + icon]!, icon)),
  );
  return over.variation === 'CSP'
    ? play(game, start, [...throws(), places[0]!])
    : play(game, start, [...throws(), ...places, ...throws()]);
}

/** A table where one seat is in another state. */
export function seated(state: GugState, seat: number, over: Partial<SeatState>): GugState {
  return frozen({ ...state, seats: state.seats.map((one, index) => (index === seat ? { ...one, ...over } : one)) });
}

/** A table where an icon stands elsewhere. */
export function standing(state: GugState, seat: number, at: string, over: Partial<Position> = {}, icon = 0): GugState {
  const position = { at: at as StationId, came: null, drops: [], touched: true, leicester: 0, ...over };
  const icons = state.seats[seat]!.icons.map((one, index) => (index === icon ? { position } : one));
  return seated(state, seat, { icons });
}

/** `line:station,line:station`, as links write it. */
export function dropsOf(text: string): readonly Drop[] {
  const { values, unreadable } = parseList(text, MOST.drops, (word) => parseDrop(LONDON_2025, word));
  expect(unreadable).toEqual([]);
  return values;
}

/** Ten legal drops: four in the south, so that Brixton takes the last place. */
export const ALL_BUT_BRIXTON = dropsOf(
  'piccadilly:heathrow,district:upminster,northern:morden,bakerloo:elephant-and-castle,jubilee:stratford,jubilee:stanmore,metropolitan:watford,piccadilly:cockfosters,northern:edgware,bakerloo:harrow-and-wealdstone',
);

export const throwing = (seat: number, eyes: number): GugEvent => ({ kind: 'throw', seat, eyes, by: 'hand' });
export const placing = (seat: number, station: string, icon = 0): GugEvent => ({
  kind: 'place',
  seat,
  icon,
  station: station as StationId,
});
export const rolling = (seat: number, ...dice: number[]): GugEvent => ({ kind: 'roll', seat, dice, by: 'hand' });
export function moving(
  seat: number,
  route: string,
  { icon = 0, die = icon, drop = false }: { icon?: number; die?: number; drop?: boolean } = {},
): GugEvent {
  const parsed = parseRoute(LONDON_2025, route);
  expect(parsed.unreadable).toEqual([]);
  return { kind: 'move', seat, icon, die, route: parsed.route, drop };
}
export const tossing = (seat: number, eyes: number): GugEvent => ({ kind: 'toss', seat, eyes, by: 'phone' });
export const passing = (seat: number): GugEvent => ({ kind: 'pass', seat });
export const skipping = (seat: number): GugEvent => ({ kind: 'skip', seat });
export const drinking = (seat: number, sips: number, shares?: readonly number[]): GugEvent => ({
  kind: 'drink',
  seat,
  sips,
  ...(shares && { shares }),
});
export const overruled = (event: GugEvent, over: Partial<Overrule> = {}): GugEvent => ({
  ...event,
  overrule: { reason: 'so be it', ...event.overrule, ...over },
});

/** `5.1 drink-first`. */
export function brief({ clause, reason }: GugFinding): string {
  return `${clause.slice('gug-'.length)} ${reason}`;
}

/** `5.1 drink-first, seat 0, count 3`: with what it names. */
export function told(finding: GugFinding): string {
  return [brief(finding), ...Object.entries(finding.data).map(([key, value]) => `${key} ${String(value)}`)].join(', ');
}

/** `roll 0`, `throw 1`. */
export function due(state: GugState, at?: number, game = GAME): readonly string[] {
  const short = (one: Due) => ('seat' in one ? `${one.kind} ${one.seat}` : one.kind);
  return dueOf(game, state, at === undefined ? undefined : measuredAt(state, at)).map(short);
}

/** A line of a table of refusals: what is refused and why, and beside it what is not. */
export interface Refusal {
  /** `5.1 drink-first, seat 0, count 3`, each reason of it with what it names. */
  readonly why: readonly string[];
  readonly say: string;
  readonly state: () => GugState;
  readonly event: GugEvent;
  readonly at?: number;
  readonly game?: GugGame;
  /** Whether a referee can let it through. */
  readonly canOverrule: boolean;
  /** The neighbour that is allowed, in the same state or another, at the same time or another. */
  readonly but: {
    readonly state?: () => GugState;
    readonly event?: GugEvent;
    readonly at?: number;
    readonly game?: GugGame;
  };
}

/** Holds a line: refused for these reasons, with and without a referee's word; the neighbour is allowed. */
export function checkRefusal({ why, state, event, at, game = GAME, canOverrule, but }: Refusal): void {
  const table = frozen(state());
  const time = at ?? table.now;
  const said = timed(table, event, time);
  const { judgement, next } = game.decide(table, said, time);
  expect({ ...judgement, findings: judgement.findings.map(told) }).toEqual({
    allowed: false,
    findings: why,
    canOverrule,
  });
  expect(next).toThrow(RangeError);

  const { judgement: named, next: nextByWord } = game.decide({ ...table, referee: 'Ref' }, overruled(said), time);
  expect(named.allowed).toBe(canOverrule);
  if (canOverrule) {
    expect(named.findings.map(brief)).toContain('4.1 overruled');
    expect(nextByWord).not.toThrow();
  }
  const unnamed = game.decide({ ...table, referee: null }, overruled(said), time).judgement;
  expect(unnamed.allowed).toBe(false);
  if (canOverrule) expect(unnamed.findings.map(brief)).toContain('4.1 no-referee');

  const other = frozen((but.state ?? state)());
  play(but.game ?? game, other, [but.event ?? event], but.at ?? at ?? other.now);
}

/** 11.3. */
export const calling = (seat: number, form: SnolForm): GugEvent => ({ kind: 'snol', seat, form });
/** Eleven drops, as a finished icon has them. */
export const ELEVEN_DROPS: readonly Drop[] = [...ALL_BUT_BRIXTON, ...dropsOf('victoria:brixton')];

/** Two have thrown for the order, stand at Victoria and Embankment, and the first of them begins. */
export const STARTED: readonly GugEvent[] = [
  throwing(0, 6),
  throwing(1, 2),
  placing(0, 'victoria'),
  placing(1, 'embankment'),
  throwing(0, 5),
  throwing(1, 1),
];
