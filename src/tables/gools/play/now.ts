import type { GoolsDue } from '../../../games/gools/due.ts';
import type { GoolsEvent } from '../../../games/gools/events.ts';
import { HAND, type Hand, handOf, rankOf } from '../../../games/gools/hand.ts';
import {
  isDone,
  lastSixOf,
  leaders,
  openTurn,
  rollOffHand,
  rollOffLeaders,
  standing,
  stillToPlay,
} from '../../../games/gools/lead.ts';
import type { GoolsState, RollOff, RollOffThrow, Round, RuleClause, Turn } from '../../../games/gools/play-state.ts';
import type { Eyes } from '../../../games/shared/eyes.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GoolsTableWords } from '../../../i18n/gools/en.ts';
import { roundOf } from './describer.ts';

/** Who is up; undefined in the mini game, which says so itself, and once the evening is over. */
export function seatOf([main]: readonly GoolsDue[]): number | undefined {
  return main && 'seat' in main ? main.seat : undefined;
}

/** All who may take the dice now: between rounds anybody, within one whoever has not begun, in the middle of a turn one alone. */
export function takersOf(
  due: readonly GoolsDue[],
  { stage, ring }: Pick<GoolsState, 'stage' | 'ring'>,
): readonly number[] {
  const [main] = due;
  switch (main?.kind) {
    case 'throw':
      if (stage.is === 'between') return ring;
      return stage.is === 'round' && !openTurn(stage.round) ? stillToPlay(stage.round) : [main.seat];
    case 'roll-off':
    case 'one-die':
      return due.flatMap((one) => (one.kind === main.kind ? [one.seat] : []));
    case 'keep':
    case 'name':
    case 'rule':
      return [main.seat];
    case 'three-man':
    case 'over':
    case undefined:
      return [];
  }
}

/** What is to be done now, without the name of who does it. */
export function nowOf(
  [main]: readonly GoolsDue[],
  { rounds }: Pick<GoolsState, 'rounds'>,
  { now }: Pick<GoolsTableWords['play'], 'now'>,
): string {
  if (!main || main.kind === 'rule') return '';
  if (main.kind !== 'throw') return now[main.kind];
  if (main.isOpening) return fill(now.open, { number: rounds.length + 1 });
  return main.dice === HAND ? now.first : fill(now.again, { count: main.dice });
}

/** What is to be done now and by whom, in a sentence. @param name - empty where nobody is up. */
export function announcedOf(
  due: readonly GoolsDue[],
  state: Pick<GoolsState, 'rounds'>,
  words: Pick<GoolsTableWords['play'], 'now' | 'announced'>,
  name: string,
): string {
  const [main] = due;
  const what = nowOf(due, state, words);
  if (main?.kind === 'roll-off' || main?.kind === 'one-die') return fill(words.announced[main.kind], { name });
  return name === '' ? what : fill(words.announced.other, { name, what });
}

/** The rule that a player makes next. */
export interface RuleDue {
  readonly seat: number;
  readonly clause: RuleClause;
  /** How many the player still has to make, this one among them. */
  readonly count: number;
}

/** One rule a player at a time, the first earned first: the judge takes them in that order. */
export function rulesDue(due: readonly GoolsDue[]): readonly RuleDue[] {
  const rules = due.flatMap((one) => (one.kind === 'rule' ? [one] : []));
  const first = rules.filter((rule, at) => rules.findIndex(({ seat }) => seat === rule.seat) === at);
  return first.map(({ seat, clause }) => ({ seat, clause, count: rules.filter((one) => one.seat === seat).length }));
}

/** Some places or seats with one more, or without it, in their order. */
export const toggled = (chosen: readonly number[], one: number): readonly number[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one].sort((a, b) => a - b);

/** Leaves some dice of the throw that lies there, by their places (2.1). */
export function leaving(seat: number, thrown: readonly number[], places: readonly number[]): GoolsEvent {
  return { kind: 'keep', seat, dice: places.map((at) => thrown[at]!) };
}

/** Whether a whole turn has to say which dice its last throw held: they decide nothing unless there is a 6 (6.3, 6.5). */
export const asksForLast = (dice: readonly number[]): boolean => dice.includes(6);

/** How one player stands in a round. */
export interface StandingRow {
  readonly seat: number;
  /** Empty before the first die lies. */
  readonly dice: readonly Eyes[];
  /** Once five lie. */
  readonly hand: Hand | undefined;
  /** `rolls-off`: still to throw in the roll-off for the win. */
  readonly is: 'won' | 'leads' | 'ties' | 'beaten' | 'throws' | 'waits' | 'rolls-off';
  /** What the player has to do with who becomes the Three Man; one may have thrown a 6 and be named as well. */
  readonly parts: readonly StandingPart[];
}

export type StandingPart =
  /** A 6 in the last throw (6.3). */
  | { readonly is: 'last-six' }
  /** A point 6 that ended on a 6: the player has somebody to name (6.5). */
  | { readonly is: 'naming' }
  /** Named by such a player (6.5). */
  | { readonly is: 'named'; readonly by: number };

type Table = Pick<GoolsState, 'stage' | 'rulings'>;

/**
 * Everybody of a round: those who have played by their hands, the best first, those who tie for the win by their
 * roll-offs (4.1), then the others in turn.
 *
 * @param named - who was named Three Man in it, and by whom.
 */
export function standingRows(round: Round, { stage, rulings }: Table, named: readonly Named[]): readonly StandingRow[] {
  const { order, turns, winner } = round;
  const rollOff = stage.is === 'roll-off' ? stage : undefined;
  const leading = leaders(round).map(({ seat }) => seat);
  const scored = standing(round).map(({ seat }) => seat);
  const rest = order.filter((seat) => !scored.includes(seat));
  const first = [...leading].sort(byRollOffs(round, rollOff, rulings));
  return [...first, ...scored.filter((seat) => !leading.includes(seat)), ...rest].map((seat) => {
    const turn = turns.find((one) => one.seat === seat);
    const is = (): StandingRow['is'] => {
      if (!turn) return 'waits';
      if (!isDone(turn)) return 'throws';
      if (winner !== null) return seat === winner ? 'won' : 'beaten';
      if (!leading.includes(seat)) return 'beaten';
      if (rollOff) return inRollOff(rollOff, seat, rulings);
      return leading.length > 1 ? 'ties' : 'leads';
    };
    return {
      seat,
      dice: turn?.lying ?? [],
      hand: turn && isDone(turn) ? handOf(turn.lying) : undefined,
      is: is(),
      parts: 'round' in stage ? partsOf(round, seat, named) : [],
    };
  });
}

/** How somebody who tied for the win stands in the roll-off that is on: who fell in an earlier one is out of it. */
function inRollOff(rollOff: RollOff, seat: number, rulings: Table['rulings']): StandingRow['is'] {
  const { among, thrown } = rollOff;
  if (!among.includes(seat)) return 'beaten';
  if (thrown.every((one) => one.seat !== seat)) return 'rolls-off';
  const best = rollOffLeaders(rollOff, rulings);
  if (best.every((one) => one.seat !== seat)) return 'beaten';
  return best.length > 1 ? 'ties' : 'leads';
}

/** Orders those who tied for the win: the winner, then who came further in the roll-offs, then who threw better in the last. */
function byRollOffs({ rollOffs, winner }: Round, now: RollOff | undefined, rulings: Table['rulings']) {
  const all: readonly RollOff[] = [
    ...rollOffs.map((thrown) => ({ among: thrown.map(({ seat }) => seat), thrown })),
    ...(now ? [now] : []),
  ];
  const keyOf = (seat: number): readonly number[] => {
    const last = all.findLastIndex(({ among }) => among.includes(seat));
    return [seat === winner ? 0 : 1, -last, rankIn(all[last], seat, rulings)];
  };
  return (one: number, other: number): number => {
    const keys = keyOf(other);
    return (
      keyOf(one)
        .map((key, index) => key - keys[index]!)
        .find((difference) => difference !== 0) ?? 0
    );
  };
}

/** Who is still to throw can win yet: after whoever leads, and before those who are beaten. */
function rankIn(rollOff: RollOff | undefined, seat: number, rulings: Table['rulings']): number {
  const rank = (thrown: readonly RollOff['thrown'][number][]) =>
    Math.min(...thrown.map((one) => rankOf(rollOffHand(one, rulings))));
  const thrown = rollOff?.thrown ?? [];
  const own = thrown.filter((one) => one.seat === seat);
  if (own.length > 0) return rank(own);
  return thrown.length > 0 ? rank(thrown) + 0.5 : 0;
}

/** Of a round that is over nobody is to be the Three Man any more. */
function partsOf({ turns, naming, candidates }: Round, seat: number, named: readonly Named[]): readonly StandingPart[] {
  const turn = turns.find((one) => one.seat === seat);
  const isCandidate = candidates.includes(seat);
  const hasSix = isCandidate && turn !== undefined && lastSixOf(turn) === 'candidate';
  return [
    ...(naming.includes(seat) ? [{ is: 'naming' } as const] : []),
    ...(hasSix ? [{ is: 'last-six' } as const] : []),
    ...named.filter((one) => isCandidate && one.seat === seat).map(({ by }) => ({ is: 'named', by }) as const),
  ];
}

/**
 * Finds the turn whose dice are shown: the one that is on, the last one until the next begins, and between rounds the
 * winner's. Undefined before the first throw, and after the mini game.
 */
export function turnOnTable({ stage, rounds }: Pick<GoolsState, 'stage' | 'rounds'>): Turn | undefined {
  if ('round' in stage) return stage.round.turns.at(-1);
  if (isAfterThreeMan({ stage })) return undefined;
  const won = rounds.at(-1);
  return won?.turns.find(({ seat }) => seat === won.winner);
}

/** The dice of the throw of which some are to be left; none where no throw waits for that. */
export function thrownIn({ stage }: Pick<GoolsState, 'stage'>): readonly Eyes[] {
  const turn = stage.is === 'round' ? openTurn(stage.round) : undefined;
  return turn?.throws.at(-1)?.dice ?? [];
}

/** What somebody has to do with who becomes the Three Man, in a sentence. */
export function partInWords(
  part: StandingPart,
  { six, named, names }: GoolsTableWords['play']['standing'],
  name: (seat: number) => string,
): string {
  switch (part.is) {
    case 'last-six':
      return six;
    case 'naming':
      return names;
    case 'named':
      return fill(named, { name: name(part.by) });
  }
}

/** Whether the mini game came last: what is seen of the round before it was put away for that. */
export const isAfterThreeMan = ({ stage }: Pick<GoolsState, 'stage'>): boolean =>
  stage.is === 'between' && stage.isAfterThreeMan;

/** The throws of the roll-off for the win that are shown: those of one that was tied, until the first of the next. */
export function rollOffShown({ stage }: Pick<GoolsState, 'stage'>): readonly RollOffThrow[] {
  if (stage.is !== 'roll-off') return [];
  return stage.thrown.length > 0 ? stage.thrown : (stage.round.rollOffs.at(-1) ?? []);
}

/**
 * The hand that stands at a seat. In a roll-off only of those who throw it, and once one has thrown no other than of it: all
 * that is seen compares.
 */
export function handAtSeat({ seat, hand }: StandingRow, state: Table): Hand | undefined {
  const { stage, rulings } = state;
  if (isAfterThreeMan(state)) return undefined;
  if (stage.is !== 'roll-off') return hand;
  if (!stage.among.includes(seat)) return undefined;
  const shown = rollOffShown(state);
  if (shown.length === 0) return hand;
  const thrown = shown.find((one) => one.seat === seat);
  return thrown && rollOffHand(thrown, rulings);
}

interface Step {
  readonly play: { readonly event: GoolsEvent };
  readonly before: GoolsState;
}

/** Who was named Three Man, and by whom (6.5). */
interface Named {
  readonly seat: number;
  readonly by: number;
}

/** Who was named in the round that is on, since its last mini game; the first named first. */
export function namedOf(steps: readonly Step[], { stage }: Pick<GoolsState, 'stage'>): readonly Named[] {
  if (!('round' in stage) || stage.is === 'three-man') return [];
  const { number } = stage.round;
  const from = steps.findLastIndex(
    ({ before }) => before.stage.is === 'three-man' || roundOf(before)?.number !== number,
  );
  return steps.slice(from + 1).flatMap(({ play: { event } }) => {
    return event.kind === 'name' ? [{ seat: event.threeMan, by: event.seat }] : [];
  });
}
