import { SNOL_FORMS, type SnolForm } from './events.ts';
import { type Decision, type EventOf, finding, never, unless } from './play-decision.ts';
import { isTimeUp, nextTurn } from './play-finish.ts';
import { isDie } from './play-start.ts';
import type { GugState, PlayFinding, TurnState } from './play-state.ts';
import { iconsOf, iconsToMove, isLost, isSprint, isTooLate, sitsOut, withSeat } from './play-table.ts';
import type { Rulings } from './rulings.ts';

/** Decides what only the seat does whose turn it is. */
export function inTurn(state: GugState, seat: number, decide: (turn: TurnState) => Decision): Decision {
  const { turn } = state;
  if (turn?.seat === seat) return decide(turn);
  if (state.seats[seat]!.status.is !== 'playing') return never('gug-1.4', 'seat-out', { seat });
  return turn ? never('gug-7.4', 'not-your-turn', { seat: turn.seat }) : never('gug-7.4', 'not-begun');
}

/** 8.1, 17.4; what is owed is drunk first (5.1), and time runs out (15.1). */
export function decideRoll(rulings: Rulings, state: GugState, { seat, dice, measured }: EventOf<'roll'>): Decision {
  return inTurn(state, seat, (turn) => {
    const count = iconsOf(state.setup);
    if (turn.dice.length > 0) return never('gug-8.1', 'already-rolled', { seat });
    if (isLost(rulings, state, turn)) return never('gug-11.3', 'turn-lost', { seat });
    if (state.seats[seat]!.icons.some(({ position }) => !position)) return never('gug-7.1', 'place-first', { seat });
    if (dice.length !== count) return never(count === 2 ? 'gug-17.4' : 'gug-8.1', 'dice-number', { count });
    if (!dice.every(isDie)) return never('gug-2.3', 'bad-eyes', { seat });
    const { owed } = state.seats[seat]!;
    const against: PlayFinding[] = [];
    if (isTooLate(rulings, turn)) against.push(finding('gug-5.1', 'drank-too-late', { seat }));
    else if (owed > 0) against.push(finding('gug-5.1', 'drink-first', { seat, count: owed }));
    if (isTimeUp(state, measured)) against.push(finding('gug-15.1', 'time-is-up', { seat }));
    const isOut = sitsOut(rulings, state, turn);
    if (isOut) against.push(finding('gug-16.6', 'sits-out', { seat }));
    // Who may roll by the referee's word may move as well.
    const rolled = { ...turn, dice, sitsOut: isOut ? [] : turn.sitsOut };
    return unless(against, () => started({ ...withTurnCounted(state, seat), turn: rolled }, seat));
  });
}

function withTurnCounted(state: GugState, seat: number): GugState {
  return withSeat(state, seat, (before) => ({ ...before, turns: before.turns + 1 }));
}

/** The clocks start: everybody's at the first roll, in a sprint each at its own (17.3). */
function started(state: GugState, roller: number): GugState {
  const starts = (seat: number) => !isSprint(state.setup) || seat === roller;
  const seats = state.seats.map((before, seat) =>
    before.startedAt === null && starts(seat) ? { ...before, startedAt: state.now } : before,
  );
  return { ...state, seats };
}

/** 11.2; 11.1: after the moves, and the toss for Leicester Square (16.4). */
export function decidePass(rulings: Rulings, state: GugState, { seat }: EventOf<'pass'>): Decision {
  return inTurn(state, seat, (turn) => {
    const against: PlayFinding[] = [];
    if (turn.dice.length === 0 && !isLost(rulings, state, turn))
      against.push(finding('gug-8.1', 'not-rolled', { seat }));
    else if (iconsToMove(rulings, state, turn).length > 0) against.push(finding('gug-11.1', 'move-first', { seat }));
    if (turn.tosses > 0) against.push(finding('gug-16.4', 'toss-first', { seat }));
    return unless(against, () => nextTurn(rulings, state));
  });
}

/** 5.1; or the turn is lost too (R30). In a sprint nobody comes before the one who drinks (17.3). */
export function decideSkip(rulings: Rulings, state: GugState, { seat }: EventOf<'skip'>): Decision {
  return inTurn(state, seat, (turn) => {
    const { owed } = state.seats[seat]!;
    if (turn.dice.length > 0) return never('gug-5.1', 'already-rolled', { seat });
    if (isLost(rulings, state, turn)) return never('gug-11.3', 'turn-lost', { seat });
    if (isSprint(state.setup)) {
      return owed > 0
        ? never('gug-17.3', 'drink-first', { seat, count: owed })
        : never('gug-17.3', 'nothing-owed', { seat });
    }
    const next = () => {
      return nextTurn(
        rulings,
        withSeat(state, seat, (before) => ({ ...before, skipped: before.skipped + 1 })),
      );
    };
    const isDue = owed > 0 || isTooLate(rulings, turn) || sitsOut(rulings, state, turn);
    return unless(isDue ? [] : [finding('gug-5.1', 'nothing-owed', { seat })], next);
  });
}

/** The forms of "snøl" that may be called in a turn: any, or one after the other (11.3, R38). A count needs a thrown die. */
export function snolForms({ R38 }: Rulings, { dice, snol }: TurnState): readonly SnolForm[] {
  const forms = SNOL_FORMS.filter((form) => form !== 'count' || dice.length > 0);
  if (R38 === 'any') return forms;
  return forms.filter((_, index) => index === 0 || snol.includes(forms[index - 1]!));
}

/** 11.3: called at whoever has still to move. */
export function decideSnol(rulings: Rulings, state: GugState, { seat, form }: EventOf<'snol'>): Decision {
  return inTurn(state, seat, (turn) => {
    if (iconsToMove(rulings, state, turn).length === 0 || (form === 'count' && turn.dice.length === 0)) {
      return never('gug-11.3', 'snol-not-due', { seat });
    }
    const isUncounted = form === 'lost' && turn.dice.length === 0;
    const isInOrder = snolForms(rulings, turn).includes(form);
    return unless(isInOrder ? [] : [finding('gug-11.3', 'snol-in-order', { seat })], () => ({
      ...(isUncounted ? withTurnCounted(state, seat) : state),
      turn: { ...turn, snol: [...turn.snol, form] },
    }));
  });
}
