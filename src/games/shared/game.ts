import { memo } from './memo.ts';
import type { Seating } from './seating.ts';

/** What a game's judge says of an event: whether it may happen, and every clause that decided. */
export interface Judgement<Finding> {
  readonly allowed: boolean;
  /** What forbids the event, or, when it is allowed, what it was allowed by. */
  readonly findings: readonly Finding[];
  /** Whether a referee's word could let a refused event through; what makes no sense at all nobody can. */
  readonly canOverrule: boolean;
}

/** What is decided of one event: the judgement, and the state that the event leads to. */
export interface Decided<State, Finding> {
  readonly judgement: Judgement<Finding>;
  /** The state after the event, worked out when it is asked for. @throws RangeError for an event that is refused. */
  readonly next: () => State;
}

/**
 * A game as a pure machine: its state is what its events have made of its setup. It draws no dice and reads no clock:
 * eyes are part of events, and the time of each event is given.
 */
export interface Game<Setup, Event, State, Finding> {
  readonly start: (setup: Setup) => State;
  /** @param at - when it happens, in milliseconds since 1970; a clock may be set back between two events. */
  readonly decide: (state: State, event: Event, at: number) => Decided<State, Finding>;
  /** How its events count the players, where people come and go. */
  readonly seating?: Seating<Event, State, Finding>;
}

/** So many events of one state are remembered: the one that was played, and what else was looked at there. */
const DECIDED_MOST = 4;

/**
 * Decides each event of a state once, and works out once where it leads: what was judged as it was tapped is what is
 * reduced, and a correction that was looked ahead at leads to the very states that it was shown to lead to.
 */
export function decidedOnce<State extends object, Question, Finding>(
  decide: (state: State, question: Question) => Decided<State, Finding>,
): (state: State, question: Question) => Decided<State, Finding> {
  return memo((state: State, question: Question) => {
    const { judgement, next } = decide(state, question);
    let after: State | undefined;
    return { judgement, next: () => (after ??= next()) };
  }, DECIDED_MOST);
}
