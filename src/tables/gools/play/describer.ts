import type { GoolsEvent } from '../../../games/gools/events.ts';
import { HAND_CLAUSES, handOf } from '../../../games/gools/hand.ts';
import { isDone, lastSixOf, leaders, rollOffHand } from '../../../games/gools/lead.ts';
import type { GoolsFinding } from '../../../games/gools/play-decision.ts';
import type { AnyClause, GoolsState, Round, Turn } from '../../../games/gools/play-state.ts';
import type { Result } from '../../../games/gools/results.ts';
import type { TableRulingId } from '../../../games/gools/rulings.ts';
import { MEASURES, type Tally, tallyOf } from '../../../games/shared/pour.ts';
import type { Throwing } from '../../../games/shared/thrown-again.ts';
import type { ThreeManEvent } from '../../../games/three-man/events.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GoolsWords } from '../../../i18n/gools/en.ts';
import { listedBy } from '../../../i18n/listed.ts';
import { type Line as SharedLine, type RulingNames, rulingNames } from '../../shell/steps.ts';
import type { StepOf } from '../../shell/table.ts';
import { handName } from '../advisor/numbers.ts';
import type { GoolsForm, GoolsTable } from '../table.ts';

/** What is needed to tell of an evening in words. */
export interface Describer extends RulingNames<TableRulingId> {
  readonly words: Pick<GoolsWords, 'play' | 'told' | 'reasons' | 'advisor'>;
  readonly name: (seat: number) => string;
}

export const describerOf = ({ words, name, rulings }: Pick<GoolsTable, 'words' | 'name' | 'rulings'>): Describer => ({
  words,
  name,
  ...rulingNames(rulings),
});

/** Some players: Kari, Ola and Per. */
export const listed = ({ words, name }: Pick<Describer, 'words' | 'name'>, seats: readonly number[]): string =>
  listedBy(seats.map(name), words.play.and);

/** Who has won an evening that is over, or that nobody has; `first`: their seats. @param rows - the most wins first. */
export function wonInWords(rows: readonly Result[], describer: Pick<Describer, 'words' | 'name'>) {
  const { over } = describer.words.play;
  const count = rows[0]?.wins ?? 0;
  const first = count === 0 ? [] : rows.filter(({ wins }) => wins === count).map(({ seat }) => seat);
  const names = listed(describer, first);
  return { first, who: fill([over.nobody, over.won][first.length] ?? over.level, { name: names, names, count }) };
}

/** Some dice: 3, 3, 1. */
export const diceInWords = (dice: readonly number[]): string => dice.join(', ');

/** What undo and redo call an event: a few words, no sentence. */
export function called(event: GoolsEvent, describer: Describer): string {
  const { told } = describer.words;
  if (event.kind === 'three-man') return miniCalled(event.event, describer);
  const name = event.kind === 'join' ? event.name : 'seat' in event ? describer.name(event.seat) : '';
  const kind = event.kind === 'rule' && event.text === null ? 'noRule' : event.kind;
  return fill(told.called[kind], { name, ruling: event.kind === 'ruling' ? describer.gap(event.ruling) : '' });
}

function miniCalled(event: ThreeManEvent, { words, name }: Describer): string {
  return fill(words.told.miniCalled[event.kind], { name: 'seat' in event ? name(event.seat) : '' });
}

/** Why something is refused, in a sentence. */
export function findingInWords({ words, name }: Describer, { reason, data }: GoolsFinding): string {
  const { seat, count = 0, eyes = 0 } = data;
  return fill(words.reasons[reason], { name: seat === undefined ? '' : name(seat), count, eyes });
}

/** What an event of an evening left to the dice, those of the mini game too. */
export function throwingOf(event: GoolsEvent): Throwing | undefined {
  const thrown = event.kind === 'three-man' ? event.event : event;
  if (thrown.kind === 'throw' || thrown.kind === 'roll-off') {
    return { who: thrown.seat, by: thrown.by, of: 'dice', shown: thrown.dice };
  }
  if (thrown.kind === 'one-die') return { who: thrown.seat, by: thrown.by, of: 'dice', shown: [thrown.eyes] };
  return thrown.kind === 'enter' ? { who: thrown.seat, by: 'hand', of: 'dice', shown: thrown.dice } : undefined;
}

type Step = StepOf<GoolsForm>;

/** A step of an evening in words: what somebody did, and all that it led to. */
export function told({ play, before, after, judgement }: Step, describer: Describer): readonly [Line, ...Line[]] {
  const { event } = play;
  const { told: text } = describer.words;
  const [against] = judgement.findings;
  const sentence = eventSentence(event, before, describer);
  return [
    against ? { text: sentence, clause: against.clause } : { text: sentence },
    ...(play.isCorrected ? [{ text: text.corrected }] : []),
    ...(isByPhone(event) ? [{ text: text.byPhone }] : []),
    ...(event.overrule ? [{ text: fill(text.overruled, { reason: event.overrule.reason }) }] : []),
    ...roundTold(event, before, after, describer),
    ...earned(before, after, describer),
    ...miniTold(event, before, after, describer),
    ...poured(before, after, describer),
  ];
}

function isByPhone(event: GoolsEvent): boolean {
  const thrown = event.kind === 'three-man' ? event.event : event;
  return 'by' in thrown && thrown.by === 'phone';
}

function earned(before: GoolsState, after: GoolsState, { words, name }: Describer): readonly Line[] {
  const isNew = after.rulesDue.length > before.rulesDue.length;
  const rules = isNew ? after.rulesDue.slice(before.rulesDue.length) : [];
  return rules.map(({ seat, clause }) => ({ text: fill(words.told.earned, { name: name(seat) }), clause }));
}

function poured(before: GoolsState, after: GoolsState, describer: Describer): readonly Line[] {
  return after.pours.slice(before.pours.length).map((pour) => {
    const text = fill(describer.words.told.pour, {
      who: drinkersOf(describer, pour, after.ring),
      what: takenIn(describer, pour),
      why: whyOf(describer, pour),
    });
    return pour.clause === 'house-rule' ? { text } : { text, clause: pour.clause };
  });
}

/** What a play has made of the mini game: who is the Three Man now, or why nobody is any more. */
function miniTold(event: GoolsEvent, before: GoolsState, after: GoolsState, describer: Describer): readonly Line[] {
  const begun = after.parts.slice(before.parts.length).map((seat): Line => ({
    text: fill(describer.words.told.threeMan, { name: describer.name(seat) }),
    clause: partClause(event, before, after, seat),
  }));
  return [...begun, ...overTold(event, before, after, describer)];
}

/** By which clause somebody has become the Three Man. */
function partClause(event: GoolsEvent, { stage }: GoolsState, after: GoolsState, seat: number): AnyClause {
  if (stage.is === 'three-man') return 'three-man-7.4';
  if (event.kind === 'name') return 'gools-6.5';
  if (stage.is === 'one-die') {
    const rolling = stage.among.filter((other) => event.kind !== 'leave' || other !== event.seat);
    if (rolling.length > 1) return 'gools-6.4';
  }
  const turn = roundOf(after)?.turns.find((one) => one.seat === seat);
  return turn && lastSixOf(turn) === 'candidate' ? 'gools-6.3' : 'gools-6.5';
}

function overTold(event: GoolsEvent, before: GoolsState, { stage }: GoolsState, describer: Describer): readonly Line[] {
  if (before.stage.is !== 'three-man' || stage.is === 'three-man' || stage.is === 'over') return [];
  const { threeManOver } = describer.words.told;
  // The book knows no end but by the last die.
  if (event.kind === 'leave') return [{ text: fill(threeManOver.left, { name: describer.name(event.seat) }) }];
  if (event.kind === 'three-man' && event.event.kind === 'call-off') return [{ text: threeManOver.calledOff }];
  const name = describer.name(before.stage.game.threeMan);
  return [{ text: fill(threeManOver.played, { name }), clause: 'three-man-7.4' }];
}

type TablePour = GoolsState['pours'][number];

/** Who takes it: names, or everybody of the table, but for one perhaps. */
export function drinkersOf(describer: Describer, { to }: Pick<TablePour, 'to'>, ring: readonly number[]): string {
  const { drink } = describer.words.play;
  const spared = ring.filter((seat) => !to.includes(seat));
  if (to.length > 1 && spared.length === 0) return drink.everybody;
  const [only] = spared;
  return to.length > 2 && spared.length === 1 && only !== undefined
    ? fill(drink.allBut, { name: describer.name(only) })
    : listed(describer, to);
}

/** What each of them takes: one drink, a shot. */
export const takenIn = ({ words }: Describer, { of, count }: TablePour): string =>
  fill(words.play.drink[of], { count });

/** What somebody has still to take, by seat. */
export interface Owed {
  readonly seat: number;
  readonly taken: Tally['taken'];
}

/** Who takes something of some pours, and how much of it in all: around the ring. */
export function owedOf(pours: GoolsState['pours'], ring: readonly number[]): readonly Owed[] {
  return ring.flatMap((seat) => {
    const { taken } = tallyOf(pours, seat);
    return MEASURES.some((of) => taken[of] > 0) ? [{ seat, taken }] : [];
  });
}

/** A sum in a sign: the number alone where it is all drinks, else in words. */
export function sumInWords({ words }: Pick<Describer, 'words'>, taken: Owed['taken']): string {
  const some = MEASURES.filter((of) => taken[of] > 0);
  if (some.length === 1 && taken.drink > 0) return `${taken.drink}`;
  return some.map((of) => fill(words.play.drink[of], { count: taken[of] })).join(' + ');
}

/** Why they take it, in a few words. */
export function whyOf({ words, name }: Describer, { clause, from }: TablePour): string {
  const known: Partial<Record<TablePour['clause'], string>> = words.told.why;
  return fill(known[clause] ?? '', { name: from === null ? '' : name(from) });
}

/** What somebody did, in a sentence. @param before - the evening as it was then. */
export function eventSentence(event: GoolsEvent, before: GoolsState, describer: Describer): string {
  const { events } = describer.words.told;
  const name = 'seat' in event ? describer.name(event.seat) : '';
  switch (event.kind) {
    case 'throw':
    case 'keep':
    case 'roll-off':
      return fill(events[event.kind], { name, dice: diceInWords(event.dice) });
    case 'enter':
      if (event.last.length === 0) return fill(events.turn, { name, dice: diceInWords(event.dice) });
      return fill(events.enter, { name, dice: diceInWords(event.dice), last: diceInWords(event.last) });
    case 'one-die':
      return fill(events['one-die'], { name, eyes: event.eyes });
    case 'name':
      return fill(events.name, { name, other: describer.name(event.threeMan) });
    case 'three-man':
      return miniSentence(event.event, describer);
    case 'rule':
      return event.text === null ? fill(events.noRule, { name }) : fill(events.rule, { name, text: event.text });
    case 'repeal':
    case 'pour':
      return fill(events[event.kind], { text: before.houseRules[event.rule]?.text ?? '' });
    case 'ruling':
      return fill(events.ruling, {
        ruling: describer.gap(event.ruling),
        option: describer.option(event.ruling, event.option),
      });
    case 'join':
      return fill(events.join, { name: event.name, other: describer.name(event.after) });
    case 'sloppy':
    case 'leave':
      return fill(events[event.kind], { name });
    case 'drunk':
    case 'end':
      return events[event.kind];
  }
}

function miniSentence(event: ThreeManEvent, describer: Describer): string {
  const { mini } = describer.words.told;
  const name = 'seat' in event ? describer.name(event.seat) : '';
  switch (event.kind) {
    case 'throw':
      return fill(mini.throw, { name, dice: diceInWords(event.dice) });
    case 'one-die':
      return fill(mini['one-die'], { name, eyes: event.eyes });
    case 'pass-on':
      return event.to === null
        ? fill(mini.kept, { name })
        : fill(mini['pass-on'], { name, other: describer.name(event.to) });
    case 'hand-out':
    case 'sloppy':
      return fill(mini[event.kind], { name });
    case 'call-off':
      return mini['call-off'];
  }
}

/** The round that is being played, and what follows from it until its end. */
export const roundOf = ({ stage }: GoolsState): Round | undefined => ('round' in stage ? stage.round : undefined);

/** The round that a step belongs to: what comes between two rounds is the end of the earlier one. */
export function roundName({ before, after }: Step, { words }: Describer): string {
  const round = roundOf(before) ?? roundOf(after);
  return fill(words.play.standing.last, { number: round?.number ?? Math.max(before.rounds.length, 1) });
}

/** What a play has made of the round: a hand and who leads with it, a 6 at the end, a roll-off, a winner. */
function roundTold(event: GoolsEvent, before: GoolsState, after: GoolsState, describer: Describer): readonly Line[] {
  const ended = after.rounds.slice(before.rounds.length).at(-1);
  const round = ended ?? roundOf(after);
  return [
    ...(round ? handTold(event, before, after, round, describer) : []),
    ...rollOffTold(after, describer),
    ...(ended ? [wonTold(ended, after, describer)] : []),
  ];
}

function handTold(
  event: GoolsEvent,
  before: GoolsState,
  after: GoolsState,
  round: Round,
  describer: Describer,
): readonly Line[] {
  const { told } = describer.words;
  const turn = endedBy(event, before, round);
  if (!turn) return [];
  const { seat } = turn;
  const hand = handOf(turn.lying);
  const called =
    hand.kind === 'gools' ? told.gools : fill(told.hand, { hand: handName(describer.words.advisor.hands, hand) });
  const leading = leaders(round).map((score) => score.seat);
  const isTie = leading.length > 1;
  const lead: readonly Line[] = !leading.includes(seat)
    ? []
    : [
        isTie
          ? { text: fill(told.ties, { names: listed(describer, leading) }), clause: 'gools-4.1' }
          : { text: fill(told.leads, { name: describer.name(seat) }), clause: 'gools-2.3' },
      ];
  return [{ text: called, clause: HAND_CLAUSES[hand.kind] }, ...lead, ...sixTold(turn, after, describer)];
}

/** The turn whose last die a play has put down. */
function endedBy(event: GoolsEvent, before: GoolsState, round: Round): Turn | undefined {
  if (event.kind !== 'throw' && event.kind !== 'keep' && event.kind !== 'enter') return undefined;
  const { seat } = event;
  const wasDone = roundOf(before)?.turns.some((one) => one.seat === seat && isDone(one)) ?? false;
  return wasDone ? undefined : round.turns.find((one) => one.seat === seat && isDone(one));
}

/** What a 6 in the last throw of a turn means, where a play has just ended one. */
export function lastSixTold({ play: { event }, before, after }: Step, describer: Describer): readonly Line[] {
  const round = roundOf(after);
  const turn = round && endedBy(event, before, round);
  return turn ? sixTold(turn, after, describer) : [];
}

/** By the turn itself: who was named is a candidate too, whatever the last throw held. */
function sixTold(turn: Turn, { stage }: GoolsState, { words, name }: Describer): readonly Line[] {
  const { sixes } = words.told;
  const line = (template: string, clause: AnyClause) => [{ text: fill(template, { name: name(turn.seat) }), clause }];
  switch (lastSixOf(turn)) {
    case 'names':
      return line(stage.is === 'name' ? sixes.naming : sixes.namingLater, 'gools-6.5');
    case 'candidate':
      return line(sixes.candidate, 'gools-6.3');
    case undefined:
      return [];
  }
}

function rollOffTold(state: GoolsState, describer: Describer): readonly Line[] {
  if (state.stage.is !== 'roll-off' || state.stage.thrown.length > 0) return [];
  return rollOffLines(state, describer, describer.words.told.rollOff);
}

/** Who throws off for the win; after a tie, with what they tied. @param first - what is said of it before any was tied. */
export function rollOffLines({ stage, rulings }: GoolsState, describer: Describer, first: string): readonly Line[] {
  if (stage.is !== 'roll-off') return [];
  const { words } = describer;
  const tied = (stage.round.rollOffs.at(-1) ?? [])
    .filter(({ seat }) => stage.among.includes(seat))
    .map((thrown) => rollOffHand(thrown, rulings))
    .map((hand) => (hand.kind === 'sum' ? hand.sum : handName(words.advisor.hands, hand)))
    .join('–');
  const names = listed(describer, stage.among);
  return [{ text: fill(tied === '' ? first : words.told.rollOffAgain, { names, tied }), clause: 'gools-4.1' }];
}

/** Who has won a round, and how many in a row. */
export function wonTold({ number, winner, rollOffs }: Round, { streak }: GoolsState, { words, name }: Describer): Line {
  const { won, wonStreak } = words.told;
  const count = streak?.wins ?? 1;
  const who = winner === null ? '' : name(winner);
  return {
    text: fill(count > 1 ? wonStreak : won, { name: who, number, count }),
    clause: rollOffs.length > 0 ? 'gools-4.1' : 'gools-2.3',
  };
}

/** One sentence of what happened at the dice games' table. */
type Line = SharedLine<AnyClause>;

type Pours = GoolsState['pours'];

/** What the last throw has brought, with all that came of it since, until it is said to be drunk: whoever throws on has drunk. */
export function toDrink(
  steps: readonly { readonly play: { readonly event: GoolsEvent }; readonly before: GoolsState }[],
  { pours, drunk }: Pick<GoolsState, 'pours' | 'drunk'>,
): Pours {
  const last = steps.findLast(({ play }) => isThrow(play.event));
  return pours.slice(Math.max(last?.before.pours.length ?? 0, drunk));
}

function isThrow(event: GoolsEvent): boolean {
  const { kind } = event.kind === 'three-man' ? event.event : event;
  return kind === 'throw' || kind === 'enter' || kind === 'roll-off' || kind === 'one-die';
}
