import { allowed, gameOf, unless } from '../shared/decision.ts';
import type { Eyes } from '../shared/eyes.ts';
import type { Game } from '../shared/game.ts';
import { hasReading } from '../shared/ruling.ts';
import { NOBODY } from '../shared/seating.ts';
import { neighbour } from '../three-man/ring.ts';
import type { GoolsEvent, GoolsEventOf } from './events.ts';
import { HAND } from './hand.ts';
import { isDone, openTurn, stillToPlay } from './lead.ts';
import { finding, type GoolsDecision, type GoolsFinding, never } from './play-decision.ts';
import { decideJoin, decideLeave, decideName, decideOneDie, decideRollOff, decideThreeMan } from './play-seats.ts';
import type { GoolsState, Round, Turn } from './play-state.ts';
import { busy, lastWinner, pouring } from './play-table.ts';
import { TABLE_RULINGS } from './rulings.ts';
import { DRINKS_MOST, type GoolsSetup, RULE_MOST } from './setup.ts';
import { afterThrow, afterTurn, readDice, without } from './turn-effects.ts';

/** An evening of Gabba Gools, round after round, with the games of Three Man inside it. */
export const GOOLS: Game<GoolsSetup, GoolsEvent, GoolsState, GoolsFinding> = gameOf(startOf, decide, {
  keys: ['seat', 'threeMan', 'to', 'after'],
  count: ({ players }) => players.length,
  namesake: ({ reason, data }) => (reason === 'name-taken' ? data.seat : undefined),
  leaving: (event, { ring }) =>
    event.kind === 'leave' ? [event.seat, neighbour(ring, event.seat, 'right')] : undefined,
  besideOthers(event, state, left) {
    if (event.kind !== 'join') return event;
    const after = whoSits(state, event.after, left);
    return after === undefined || after === event.after ? event : { ...event, after };
  },
  rules: {
    key: 'rule',
    count: ({ houseRules }) => houseRules.length,
    // A rule is earned once: on the second phone's line it is the same one.
    namesake: ({ reason }, state, event) =>
      reason === 'rule-not-earned' && event.kind === 'rule' ? sameRule(state, event) : undefined,
  },
});

function startOf(setup: GoolsSetup): GoolsState {
  const { players, rulings } = setup;
  return {
    setup,
    rulings,
    players,
    ring: players.map((_, seat) => seat),
    stage: { is: 'between', isAfterThreeMan: false },
    rounds: [],
    streak: null,
    rulesDue: [],
    houseRules: [],
    pours: [],
    drunk: 0,
    parts: [],
  };
}

function decide(state: GoolsState, event: GoolsEvent): GoolsDecision {
  // The last drinks of the evening are drunk after its end.
  if (state.stage.is === 'over' && event.kind !== 'drunk') return busy(state.stage);
  if ('seat' in event && !state.ring.includes(event.seat)) {
    return never('gools-1.1', 'no-such-seat', { seat: event.seat });
  }
  switch (event.kind) {
    case 'throw':
      return decideThrow(state, event);
    case 'keep':
      return decideKeep(state, event);
    case 'enter':
      return decideEnter(state, event);
    case 'roll-off':
      return decideRollOff(state, event);
    case 'one-die':
      return decideOneDie(state, event);
    case 'name':
      return decideName(state, event);
    case 'three-man':
      return decideThreeMan(state, event);
    case 'sloppy':
      return allowed(() => pouring(state, 'gools-6.6', event.seat, [event.seat]));
    case 'rule':
      return decideRule(state, event);
    case 'repeal':
      return decideRepeal(state, event);
    case 'pour':
      return decidePour(state, event);
    case 'drunk':
      return decideDrunk(state);
    case 'ruling':
      return decideRuling(state, event);
    case 'join':
      return decideJoin(state, event);
    case 'leave':
      return decideLeave(state, event);
    case 'end':
      return allowed(() => ({ ...state, stage: { is: 'over' } }));
  }
}

/** 5.1, 7.3: whoever has earned a rule says it, or lets it be. */
function decideRule(state: GoolsState, { seat, text }: GoolsEventOf<'rule'>): GoolsDecision {
  const at = state.rulesDue.findIndex((due) => due.seat === seat);
  const clause = state.rulesDue[at]?.clause ?? null;
  const rulesDue = state.rulesDue.filter((_, index) => index !== at);
  if (text === null) {
    return clause === null ? never('gools-5.1', 'rule-not-earned', { seat }) : allowed(() => ({ ...state, rulesDue }));
  }
  if (text.trim() === '') return never(clause ?? 'gools-5.1', 'rule-empty', { seat });
  if (text.length > RULE_MOST) return never(clause ?? 'gools-5.1', 'rule-long', { count: RULE_MOST });
  const against = clause === null ? [finding('gools-5.1', 'rule-not-earned', { seat })] : [];
  return unless(against, () => {
    const houseRules = [...state.houseRules, { seat, text: text.trim(), clause, isRepealed: false }];
    const made: GoolsState = { ...state, rulesDue, houseRules };
    // A rule of the mini game is not made in Gools.
    const isHit = state.rulings.G7 === 'on' && clause === 'gools-5.1';
    return isHit ? pouring(made, 'gools-8.2', seat, [seat], { of: 'hit' }) : made;
  });
}

/**
 * Who sits where a newcomer's right-hand neighbour was, who may have gone home on the other phone: whoever sat to the right
 * of that one. A neighbour whose own arrival is not there leaves the last chair of the ring.
 */
function whoSits({ ring }: GoolsState, after: number, left: ReadonlyMap<number, number>): number | undefined {
  if (after === NOBODY) return ring.at(-1);
  let seat: number | undefined = after;
  while (seat !== undefined && !ring.includes(seat)) seat = left.get(seat);
  return seat;
}

/** The rule that a player has made already, in the same words. */
function sameRule({ houseRules }: GoolsState, { seat, text }: GoolsEventOf<'rule'>): number | undefined {
  const at = houseRules.findIndex((rule) => rule.seat === seat && rule.text === text?.trim());
  return at < 0 ? undefined : at;
}

/** A rule of the table's own that stands. */
function isStanding({ houseRules }: GoolsState, rule: number): boolean {
  return houseRules[rule]?.isRepealed === false;
}

function decideRepeal(state: GoolsState, { rule }: GoolsEventOf<'repeal'>): GoolsDecision {
  if (!isStanding(state, rule)) return never('gools-5.1', 'no-such-rule');
  return allowed(() => ({
    ...state,
    houseRules: state.houseRules.map((one, index) => (index === rule ? { ...one, isRepealed: true } : one)),
  }));
}

/** What a house rule costs those it meets. */
function decidePour(state: GoolsState, { rule, to, drinks }: GoolsEventOf<'pour'>): GoolsDecision {
  if (!isStanding(state, rule)) return never('gools-5.1', 'no-such-rule');
  if (to.length === 0) return never('gools-5.1', 'nobody-drinks');
  const stray = to.find((seat) => !state.ring.includes(seat));
  if (stray !== undefined) return never('gools-1.1', 'no-such-seat', { seat: stray });
  const twice = to.find((seat, index) => to.indexOf(seat) < index);
  if (twice !== undefined) return never('gools-5.1', 'seat-twice', { seat: twice });
  if (!(Number.isInteger(drinks) && drinks > 0 && drinks <= DRINKS_MOST)) return never('gools-5.1', 'bad-drinks');
  return allowed(() => pouring(state, 'house-rule', null, to, { count: drinks }));
}

function decideDrunk(state: GoolsState): GoolsDecision {
  const { pours, drunk } = state;
  if (drunk === pours.length) return never('gools-1.1', 'nothing-poured');
  return allowed(() => ({ ...state, drunk: pours.length }));
}

/** The table reads a gap anew: from here on, the mini game that is on too, and not for what has been played. */
function decideRuling(state: GoolsState, { ruling, option }: GoolsEventOf<'ruling'>): GoolsDecision {
  if (!hasReading(TABLE_RULINGS, ruling, option)) return never('gools-1.1', 'no-such-reading');
  return allowed(() => {
    const rulings = { ...state.rulings, [ruling]: option };
    const { stage } = state;
    if (stage.is !== 'three-man') return { ...state, rulings };
    return { ...state, rulings, stage: { ...stage, game: { ...stage.game, rulings } } };
  });
}

/** The turn that a player may throw in, with what speaks against it; or why there is none. */
type Place =
  | { readonly ok: true; readonly round: Round; readonly turn: Turn; readonly against: readonly GoolsFinding[] }
  | { readonly ok: false; readonly refused: GoolsDecision };

function placeOf(state: GoolsState, seat: number): Place {
  const { stage } = state;
  const turn: Turn = { seat, lying: [], throws: [], isEntered: false };
  if (stage.is === 'between') {
    const winner = lastWinner(state);
    const isAnybodys = !stage.isAfterThreeMan && state.rulings.G12 !== 'last-winner';
    const clause = stage.isAfterThreeMan ? 'three-man-7.4' : 'gools-2.1';
    const isTaken = !isAnybodys && winner !== undefined && seat !== winner;
    const against = isTaken ? [finding(clause, 'winner-opens', { seat: winner })] : [];
    return { ok: true, round: newRound(state, seat), turn, against };
  }
  if (stage.is !== 'round') return { ok: false, refused: busy(stage) };
  const { round } = stage;
  const open = openTurn(round);
  if (open?.seat === seat) return { ok: true, round, turn: open, against: [] };
  const refused = (reason: 'played-already' | 'not-in-round' | 'another-throws', data = {}): Place => {
    return { ok: false, refused: never('gools-2.1', reason, data) };
  };
  if (round.turns.some((one) => one.seat === seat)) return refused('played-already', { seat });
  if (!round.order.includes(seat)) return refused('not-in-round', { seat });
  if (open) return refused('another-throws', { seat: open.seat });
  const next = stillToPlay(round)[0]!;
  const against = seat === next ? [] : [finding('gools-2.1', 'not-your-turn', { seat: next })];
  return { ok: true, round, turn, against };
}

/** Clockwise from whoever opens it. */
function newRound({ ring, rounds }: GoolsState, opener: number): Round {
  const at = ring.indexOf(opener);
  const order = [...ring.slice(at), ...ring.slice(0, at)];
  return { number: rounds.length + 1, order, turns: [], rollOffs: [], winner: null, naming: [], candidates: [] };
}

/** 2.1: all dice that do not lie yet. */
function decideThrow(state: GoolsState, { seat, dice }: GoolsEventOf<'throw'>): GoolsDecision {
  const place = placeOf(state, seat);
  if (!place.ok) return place.refused;
  const { round, turn, against } = place;
  if (isWaiting(turn)) return never('gools-2.1', 'keep-first', { seat });
  const read = readDice('gools-2.1', dice, HAND - turn.lying.length);
  if (!read.ok) return read.refused;
  return unless(against, () => {
    const thrown: Turn = { ...turn, throws: [...turn.throws, { dice: read.dice, kept: [] }] };
    const seen = afterThrow(state, thrown);
    // A single die has no choice.
    return read.dice.length === 1 ? kept(seen, round, thrown, read.dice) : inRound(seen, withTurn(round, thrown));
  });
}

/** 2.1: at least one of the dice just thrown. */
function decideKeep(state: GoolsState, { seat, dice }: GoolsEventOf<'keep'>): GoolsDecision {
  const place = placeOf(state, seat);
  if (!place.ok) return place.refused;
  const { round, turn } = place;
  if (!isWaiting(turn)) return never('gools-2.1', 'throw-first', { seat });
  if (dice.length === 0) return never('gools-2.1', 'keep-one', { seat });
  const thrown = turn.throws.at(-1)!.dice;
  const stray = dice.findIndex((_, index) => !without(thrown, dice.slice(0, index + 1)));
  if (stray >= 0) return never('gools-2.1', 'keep-not-thrown', { eyes: dice[stray]! });
  return allowed(() => kept(state, round, turn, dice as readonly Eyes[]));
}

/** A whole turn at once, for tables that only want the result. */
function decideEnter(state: GoolsState, { seat, dice, last }: GoolsEventOf<'enter'>): GoolsDecision {
  const place = placeOf(state, seat);
  if (!place.ok) return place.refused;
  const { round, turn, against } = place;
  if (turn.throws.length > 0) return never('gools-2.1', 'another-throws', { seat });
  const read = readDice('gools-2.1', dice, HAND);
  if (!read.ok) return read.refused;
  // Only a 6 of the last throw decides anything (6.3, 6.5): where none lies, the table need not tell it apart.
  if (last.length === 0 && dice.includes(6)) return never('gools-2.1', 'last-throw-empty', { seat });
  const before = without(dice, last);
  if (!before) return never('gools-2.1', 'last-not-of-dice');
  return unless(against, () => {
    const lying = [...before, ...last] as readonly Eyes[];
    const held = last.length > 0 ? (last as readonly Eyes[]) : lying;
    const entered: Turn = { ...turn, lying, throws: [{ dice: held, kept: held }], isEntered: true };
    return afterTurn(state, withTurn(round, entered), entered);
  });
}

/** Whether a throw lies there of which nothing was left yet. */
function isWaiting({ throws }: Turn): boolean {
  return throws.at(-1)?.kept.length === 0;
}

function kept(state: GoolsState, round: Round, turn: Turn, dice: readonly Eyes[]): GoolsState {
  const last = turn.throws.at(-1)!;
  const after: Turn = {
    ...turn,
    lying: [...turn.lying, ...dice],
    throws: [...turn.throws.slice(0, -1), { ...last, kept: dice }],
  };
  const now = withTurn(round, after);
  return isDone(after) ? afterTurn(state, now, after) : inRound(state, now);
}

const withTurn = (round: Round, turn: Turn): Round => ({
  ...round,
  turns: [...round.turns.filter(({ seat }) => seat !== turn.seat), turn],
});

const inRound = (state: GoolsState, round: Round): GoolsState => ({ ...state, stage: { is: 'round', round } });
