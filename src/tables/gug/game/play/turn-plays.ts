import type { GugEvent } from '../../../../games/gug/events.ts';
import type { Due, GugState } from '../../../../games/gug/play-state.ts';
import { isSprint } from '../../../../games/gug/play-table.ts';
import { placesOf } from '../../../../games/gug/results.ts';
import type { EntryId } from '../../../../games/shared/history.ts';

interface Step {
  readonly play: { readonly id: EntryId; readonly event: GugEvent };
  readonly before: GugState;
}

const OF_A_TURN: readonly GugEvent['kind'][] = ['roll', 'move', 'toss', 'snol'];

/** What has been played in the turn that is on now, the earliest first. */
export function playsOfTurn(steps: readonly Step[], state: Pick<GugState, 'turn'>): readonly EntryId[] {
  return ofTurn(steps, state).map(({ play }) => play.id);
}

/** What of it came after the roll: what "back to the start of my turn" takes back. A die that was thrown is not thrown again. */
export function playsSinceRoll(steps: readonly Step[], state: Pick<GugState, 'turn'>): readonly EntryId[] {
  const own = ofTurn(steps, state);
  const roll = own.findLastIndex(({ play }) => play.event.kind === 'roll');
  return roll < 0 ? [] : own.slice(roll + 1).map(({ play }) => play.id);
}

function ofTurn(steps: readonly Step[], { turn }: Pick<GugState, 'turn'>): readonly Step[] {
  if (!turn) return [];
  return steps.filter(
    ({ play, before }) =>
      before.turn?.number === turn.number &&
      OF_A_TURN.includes(play.event.kind) &&
      'seat' in play.event &&
      play.event.seat === turn.seat,
  );
}

/** The sips of a team with one share changed; what would be given out beyond `owed`, the most laden of the others is spared. */
export function shareOut(shares: readonly number[], index: number, value: number, owed: number): readonly number[] {
  const changed = shares.map((share, at) => (at === index ? value : share));
  if (changed.reduce((sum, share) => sum + share, 0) <= owed) return changed;
  const most = Math.max(...changed.filter((_, at) => at !== index));
  const spared = changed.findIndex((share, at) => at !== index && share === most);
  return shareOut(
    changed.map((share, at) => (at === spared ? share - 1 : share)),
    index,
    value,
    owed,
  );
}

/** A seat that drinks now. */
export interface Drinker {
  readonly seat: number;
  /** What it still owes; of one that has drunk, what it owed before. */
  readonly sips: number;
}

/** What is played while the game does not go on. */
const MEANWHILE: readonly GugEvent['kind'][] = ['drink', 'mode', 'pause', 'resume'];

/** Who drinks now: all who owe, and those who have drunk since the game last went on. By seat. */
export function drinkersOf(steps: readonly Step[], { seats }: Pick<GugState, 'seats'>): readonly Drinker[] {
  const last = steps.findLastIndex(({ play: { event } }) => !MEANWHILE.includes(event.kind));
  const before = steps[last + 1]?.before.seats ?? seats;
  return seats.flatMap(({ owed }, seat) => {
    const sips = owed > 0 ? owed : (before[seat]?.owed ?? 0);
    return sips > 0 ? [{ seat, sips }] : [];
  });
}

/** The move of the turn before with which an inhibition was dropped, until somebody plays on; drinking is no playing. */
export function lastDrop(steps: readonly Step[]): Extract<GugEvent, { readonly kind: 'move' }> | undefined {
  const isPlayedOn = ({ play: { event } }: Step) => event.kind !== 'pass' && !MEANWHILE.includes(event.kind);
  const event = steps.findLast(isPlayedOn)?.play.event;
  return event?.kind === 'move' && event.drop ? event : undefined;
}

/** The seats that came first; none where nobody finished, or where it turns on a time that nobody knows. */
export function winnersOf(state: GugState): readonly number[] {
  return placesOf(state).flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** The seats whose sprint has to be timed by the table: nobody knows how long they took (17.3). */
export function untimedOf({ setup, seats }: GugState): readonly number[] {
  if (!isSprint(setup)) return [];
  return seats.flatMap(({ status }, seat) => (status.is === 'finished' && status.isLeast ? [seat] : []));
}

/** Which icon is to move, and which of the thrown dice it is given: only Double Up Team has a choice (17.4). */
export interface Hand {
  readonly icon: number;
  readonly die: number;
}

/** The icon and the die to play with: those wished for if they are still to be had, else the first that are. */
export function handFor(due: readonly Due[], wished: Hand): Hand {
  const move = due.find((each) => each.kind === 'move');
  if (!move) return wished;
  const { icons, dice } = move;
  return {
    icon: icons.includes(wished.icon) ? wished.icon : (icons[0] ?? 0),
    die: dice.includes(wished.die) ? wished.die : (dice[0] ?? 0),
  };
}

/** Where several things can be done, the first of these is what the keys are for. */
const FIRST: readonly Due['kind'][] = [
  'over',
  'throw',
  'place',
  'toss',
  'move',
  'pass',
  'skip',
  'drink',
  'roll',
  'time-up',
];

/** The one thing that the screen asks for. @throws Error when the judge would let nothing through: a bug. */
export function mainDue(due: readonly Due[]): Due {
  const found = FIRST.map((kind) => due.find((each) => each.kind === kind)).find((each) => each !== undefined);
  if (!found) throw new Error('nothing is due');
  return found;
}

interface PhaseStep {
  readonly play: { readonly event: GugEvent };
  readonly before: Pick<GugState, 'phase'>;
}

/** The eyes that each seat has thrown in a phase, round by round. */
export function throwsSoFar(
  steps: readonly PhaseStep[],
  phase: GugState['phase'],
): ReadonlyMap<number, readonly number[]> {
  const thrown = new Map<number, readonly number[]>();
  for (const { play, before } of steps) {
    const { event } = play;
    if (event.kind !== 'throw' || before.phase !== phase) continue;
    thrown.set(event.seat, [...(thrown.get(event.seat) ?? []), event.eyes]);
  }
  return thrown;
}
