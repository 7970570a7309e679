import type { GoolsEvent } from '../../../games/gools/events.ts';
import type { GoolsState } from '../../../games/gools/play-state.ts';
import type { ReductionStep } from '../../../games/shared/reduction.ts';
import { type Pour, tallyOf } from '../../../games/shared/pour.ts';
import type { ThreeManClause } from '../../../games/three-man/clauses.ts';
import type { Share, ThreeManEvent, ThreeManEventOf } from '../../../games/three-man/events.ts';
import type { ThreeManState } from '../../../games/three-man/play-state.ts';
import { threeManDue } from '../../../games/three-man/due.ts';
import { STREAK } from '../../../games/three-man/play-throw.ts';
import { effectsOf, type Throw, type ThrowEffect } from '../../../games/three-man/throws.ts';
import { fill } from '../../../i18n/fill.ts';
import type { DiceAsked } from '../dice/DiceKeys.tsx';
import type { GoolsThreeManWords } from '../../../i18n/gools/three-man-words.ts';

type Step = Pick<ReductionStep<GoolsEvent, GoolsState, unknown>, 'before' | 'after'> & {
  readonly play: { readonly event: GoolsEvent };
};

/** What the mini game has come to by its last throw, and since. */
export interface Last {
  readonly event: Extract<ThreeManEvent, { readonly kind: 'throw' | 'one-die' | 'pass-on' }>;
  /** The game before it and after it. */
  readonly before: ThreeManState;
  readonly after: ThreeManState;
  /** Who of the ring threw the two dice before whoever did it; undefined where nobody has since this mini game began. */
  readonly previous: number | undefined;
  /** What was poured by it, and what was poured since. */
  readonly pours: readonly Pour<ThreeManClause>[];
  readonly since: readonly Pour<ThreeManClause>[];
}

/** @returns undefined before the first throw of the mini game that is on, and where none is on. */
export function lastOf(steps: readonly Step[], game: ThreeManState): Last | undefined {
  const at = steps.findLastIndex(({ play, before }) => gameOf(before) === undefined || isThrow(play.event));
  const step = steps[at];
  const [before, after] = [step && gameOf(step.before), step && gameOf(step.after)];
  const wrapped = step?.play.event;
  if (!before || !after || wrapped?.kind !== 'three-man' || !isOneOf(wrapped.event)) return undefined;
  return {
    event: wrapped.event,
    before,
    after,
    previous: previousOf(steps.slice(0, at), before, wrapped.event.seat),
    pours: after.pours.slice(before.pours.length),
    since: game.pours.slice(after.pours.length),
  };
}

/** A part that was passed on begins a mini game of its own (7.4, T3). */
function previousOf(steps: readonly Step[], { ring, parts }: ThreeManState, seat: number): number | undefined {
  const begun = steps.findLastIndex((step) => gameOf(step.before)?.parts.length !== parts.length);
  return steps
    .slice(begun + 1)
    .flatMap(({ play: { event } }) =>
      event.kind === 'three-man' && event.event.kind === 'throw' ? [event.event.seat] : [],
    )
    .findLast((thrower) => thrower !== seat && ring.includes(thrower));
}

const gameOf = ({ stage }: GoolsState): ThreeManState | undefined =>
  stage.is === 'three-man' ? stage.game : undefined;

const isThrow = (event: GoolsEvent): boolean => event.kind === 'three-man' && isOneOf(event.event);

const isOneOf = (event: ThreeManEvent): event is Last['event'] =>
  event.kind === 'throw' || event.kind === 'one-die' || event.kind === 'pass-on';

/** A sentence about what happened, and the rule that says so. */
export interface Line {
  readonly clause: ThreeManClause;
  readonly text: string;
}

/** The dice that the mini game waits for: two, or the Three Man's one (7.2, 7.4); undefined while it waits for something else. */
export function miniDice(
  game: ThreeManState,
  act: (event: ThreeManEvent) => boolean,
): Omit<DiceAsked, 'moment'> | undefined {
  const due = threeManDue(game);
  switch (due.kind) {
    case 'throw':
      return { count: 2, say: (dice, by) => act({ kind: 'throw', seat: due.seat, dice, by }) };
    case 'one-die':
      return { count: 1, say: ([eyes = 0], by) => act({ kind: 'one-die', seat: due.seat, eyes, by }) };
    case 'hand-out':
    case 'pass-on':
    case 'over':
      return undefined;
  }
}

/** How many of the throws for a new rule have hit (7.3): of each six, those of the last that was begun. */
export const streakOf = (count: number): { readonly count: number; readonly of: number } | undefined =>
  count === 0 ? undefined : { count: ((count - 1) % STREAK) + 1, of: STREAK };

export const isStreakFull = (count: number): boolean => streakOf(count)?.count === STREAK;

/** Lists the dice that it left on the table: the Three Man's second die lies beside the first, which was a 3 (7.4). */
export function diceOnTable({ event, before: { stage } }: Last): readonly number[] {
  switch (event.kind) {
    case 'throw':
      return event.dice;
    case 'one-die':
      return stage.is === 'one-die' && stage.isSecond ? [3, event.eyes] : [event.eyes];
    case 'pass-on':
      return [];
  }
}

type Name = (seat: number) => string;
type Words = GoolsThreeManWords['last'];

/** What the last throw did to whom, by name. */
export function linesOf(last: Last, words: Words, name: Name): readonly Line[] {
  switch (last.event.kind) {
    case 'throw':
      return throwLines(last, last.event, words, name);
    case 'one-die':
      return dieLines(last, last.event, words, name);
    case 'pass-on': {
      const { seat, to } = last.event;
      const text = to === null ? fill(words.kept, { name: name(seat) }) : fill(words.passedOn, { name: name(to) });
      return [{ clause: 'three-man-7.4', text }];
    }
  }
}

function throwLines(last: Last, { seat, dice }: ThreeManEventOf<'throw'>, words: Words, name: Name): readonly Line[] {
  const { pours, since } = last;
  const effects = effectsOf(dice as Throw, last.before.rulings);
  if (effects.length === 0) return [{ clause: 'three-man-7.2', text: words.pass }];
  const shares = since
    .filter(({ clause }) => clause === 'three-man-7.7')
    .flatMap(({ to, count }) => to.map((given) => `${name(given)} ${count}`));
  return effects.map((effect) => {
    const { clause } = effect;
    const roller = name(seat);
    if (effect.effect === 'hand-out') {
      const { drinks } = effect;
      const isHanded = shares.length > 0;
      return {
        clause,
        text: fill(isHanded ? words.handed : words.handOut, { roller, drinks, shares: shares.join(', ') }),
      };
    }
    const hit = pours.find((pour) => pour.clause === clause)?.to[0] ?? seat;
    const text = fill(template(effect, words), { roller, name: name(hit) });
    return { clause, text: effect.effect === 'reversal' ? `${text} ${backTo(last, seat, words, name)}` : text };
  });
}

/** Whether a throw hit nobody, so that nothing is to be told of it. */
export const cameToNothing = ({ event, before }: Last): boolean =>
  event.kind === 'throw' && effectsOf(event.dice as Throw, before.rulings).length === 0;

/** 7.9: where the dice go, back to who threw before or, where that is nobody, to whom they come the other way (T2). */
function backTo({ after, previous }: Last, seat: number, { dice }: Words, name: Name): string {
  const next = after.stage.is === 'throw' ? after.stage.roller : seat;
  const names = { roller: name(seat), next: name(next) };
  if (next === seat) return fill(dice.stay, names);
  if (next === previous) return fill(dice.back, names);
  return fill(previous === undefined ? dice.first : dice.on, names);
}

function template(effect: Exclude<ThrowEffect, { readonly effect: 'hand-out' }>, words: Words): string {
  switch (effect.effect) {
    case 'drinks':
      return words.drinks[effect.who];
    case 'three-man-drinks':
      return words.threeManDrinks;
    case 'three-man-shot':
      return words.threeManShot;
    case 'social':
      return words.social;
    case 'reversal':
      return words.reversal;
  }
}

/** 7.4: a first 3 says nothing yet, for it asks for the second die. */
function dieLines(
  { after }: Last,
  { seat, eyes }: ThreeManEventOf<'one-die'>,
  words: Words,
  name: Name,
): readonly Line[] {
  if (after.stage.is !== 'throw') return [];
  return [{ clause: 'three-man-7.4', text: fill(words.stays, { name: name(seat), eyes }) }];
}

/** What one player takes. */
export interface Hit {
  readonly drink: number;
  readonly shot: number;
}

/** @returns undefined for who takes nothing of these pours. */
export function hitOn(pours: readonly Pour<unknown>[], seat: number): Hit | undefined {
  const { drink, shot } = tallyOf(pours, seat).taken;
  return drink + shot > 0 ? { drink, shot } : undefined;
}

/** How many drinks have been given so far. */
export const handed = (shares: readonly Share[]): number => shares.reduce((sum, { drinks }) => sum + drinks, 0);

/** Without those who have got up meanwhile: their drinks are to be given anew. */
export const sharesAmong = (shares: readonly Share[], ring: readonly number[]): readonly Share[] =>
  shares.filter(({ to }) => ring.includes(to));

/** So many drinks more to one player. */
export function giving(shares: readonly Share[], to: number, drinks: number): readonly Share[] {
  const before = shares.find((share) => share.to === to)?.drinks ?? 0;
  return [...shares.filter((share) => share.to !== to), { to, drinks: before + drinks }];
}
