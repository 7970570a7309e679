import type { GabongClause } from '../../../games/gabong/clauses.ts';
import type { GabongEvent, GabongEventOf, SeatHand } from '../../../games/gabong/match-events.ts';
import { cardsOfPenalty } from '../../../games/gabong/match-play.ts';
import { handPoints, hasTheta } from '../../../games/gabong/match-hand.ts';
import { type GabongRulingId, GABONG_RULINGS } from '../../../games/gabong/rulings.ts';
import { entryPoints, leadersOf, stageOf, totalsOf } from '../../../games/gabong/match-standing.ts';
import type { CountedHand, GabongState } from '../../../games/gabong/match-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GabongWords } from '../../../i18n/gabong/en.ts';
import { listedBy } from '../../../i18n/listed.ts';
import { type Line as SharedLine, type RulingNames, rulingNames } from '../../shell/steps.ts';
import type { StepOf } from '../../shell/table.ts';
import { wonBy, wonWords } from '../board/board-lines.ts';
import { rankName } from '../cards/card-words.ts';
import type { GabongForm, GabongTable } from '../table.ts';

/** What is needed to tell of a round in words. */
export interface Describer extends RulingNames<GabongRulingId> {
  readonly words: Pick<GabongWords, 'play' | 'board' | 'cards' | 'reasons'>;
  readonly name: (seat: number) => string;
  /** A card by its rank. */
  readonly card: (rank: number) => string;
}

export const describerOf = ({ words, name, rulings }: Pick<GabongTable, 'words' | 'name' | 'rulings'>): Describer => ({
  words,
  name,
  card: (rank) => rankName(rank, words.cards, 'long'),
  ...rulingNames(rulings),
});

/** Some players: Kari, Ola and Per. */
export const listed = ({ words, name }: Pick<Describer, 'words' | 'name'>, seats: readonly number[]): string =>
  listedBy(seats.map(name), words.play.and);

/**
 * What undo and redo call an event: a few words, no sentence.
 * @param before - the round as it stood before the event; undefined: nobody knows.
 */
export function called(event: GabongEvent, before: GabongState | undefined, describer: Describer): string {
  const { play } = describer.words;
  switch (event.kind) {
    case 'deal': {
      const stage = before && stageOf(before);
      if (stage?.is === 'extra-deal') return play.calledExtra;
      return stage?.is === 'deal' ? fill(play.called.deal, { number: stage.number }) : play.calledAnyDeal;
    }
    case 'penalty':
    case 'master':
    case 'leave':
      return fill(play.called[event.kind], { name: describer.name(event.seat) });
    case 'join':
      return fill(play.called.join, { name: event.name });
    case 'ruling':
      return fill(play.called.ruling, { ruling: describer.gap(event.ruling) });
    case 'end':
      return play.called.end;
  }
}

/** What the table waits for. */
interface StageWords {
  readonly what: string;
  /** How far it is to the end by points, or who plays an extra deal; empty where there is nothing to add. */
  readonly more: string;
}

/** What the table waits for, in words. */
export function stageInWords(state: GabongState, describer: Describer): StageWords {
  const { head } = describer.words.play;
  const stage = stageOf(state);
  if (stage.is === 'over') return { what: head.over, more: '' };
  if (stage.is === 'extra-deal') {
    return { what: head.extra, more: fill(head.among, { names: listed(describer, stage.among) }) };
  }
  const { ends } = state.setup;
  const { number } = stage;
  if (ends.by === 'deals') return { what: fill(head.dealOf, { number, count: ends.deals }), more: '' };
  const most = Math.max(...totalsOf(state));
  return { what: fill(head.deal, { number }), more: fill(head.limit, { limit: ends.limit, most }) };
}

/** The deal that is due in a round; undefined once it is over. */
export function dealName(state: GabongState, { words: { board } }: Describer): string | undefined {
  const stage = stageOf(state);
  if (stage.is === 'over') return undefined;
  return stage.is === 'extra-deal' ? board.extra : fill(board.deal, { number: stage.number });
}

type Step = StepOf<GabongForm>;
/** One sentence of what happened in a round. */
type Line = SharedLine<GabongClause>;

/** A step of a round in words: what happened, and all that it led to. */
export function told({ play, before, after, judgement }: Step, describer: Describer): readonly [Line, ...Line[]] {
  const { event, isCorrected } = play;
  const { words } = describer;
  const [against] = judgement.findings;
  const clause = against?.clause ?? clauseOf(event);
  const text = eventSentence(event, before, describer);
  return [
    clause ? { text, clause } : { text },
    ...(isCorrected ? [{ text: words.play.corrected }] : []),
    ...(event.overrule ? [{ text: fill(words.play.overruled, { reason: event.overrule.reason }) }] : []),
    ...(event.kind === 'deal' ? dealTold(before, after, describer) : []),
    ...(event.kind === 'deal' && after.master !== before.master ? [masterTold(after, describer)] : []),
    ...standingTold(before, after, describer),
  ];
}

/** The clause by which it happens; the end before its time comes by none. */
function clauseOf(event: GabongEvent): GabongClause | undefined {
  switch (event.kind) {
    case 'deal':
      return 'gabong-10.1';
    case 'penalty':
      return event.clause;
    case 'master':
      return 'gabong-2.4';
    case 'join':
    case 'leave':
      return GABONG_RULINGS[event.kind === 'join' ? 'B26' : 'B27'].on[0];
    case 'ruling':
      return GABONG_RULINGS[event.ruling].on[0];
    case 'end':
      return undefined;
  }
}

/** Who ended the deal and how, and whose total was halved. */
function dealTold(before: GabongState, after: GabongState, describer: Describer): readonly Line[] {
  const { play } = describer.words;
  const deal = after.deals.at(before.deals.length);
  const hands = deal?.hands ?? after.extraDeal?.hands ?? [];
  const totals = totalsOf(after);
  return [
    ...hands.flatMap((hand) => handTold(hand, describer)),
    ...(deal?.halved ?? []).map((seat): Line => ({
      text: fill(play.halved, { name: describer.name(seat), total: totals[seat]! }),
      clause: GABONG_RULINGS.B8.on[0],
    })),
  ];
}

/** Who has the post from the next deal on, where it goes round the table (B29). */
const masterTold = ({ master }: GabongState, { words, name }: Describer): Line => ({
  text: fill(words.play.events.master, { name: name(master) }),
  clause: GABONG_RULINGS.B29.on[0],
});

function handTold(counted: CountedHand, { words, name }: Describer): readonly Line[] {
  const { hand, points } = counted;
  const { theta, gabonged, out } = words.play;
  if (!hasTheta(counted))
    return points === 0 ? [{ text: fill(out, { name: name(hand.seat) }), clause: 'gabong-9.5' }] : [];
  return hand.by === 'theta'
    ? [{ text: fill(theta, { name: name(hand.seat) }), clause: 'gabong-4.4' }]
    : [{ text: fill(gabonged, { name: name(hand.seat) }), clause: 'gabong-4.3' }];
}

/** Who leads now, who plays an extra deal, or who has won. */
function standingTold(before: GabongState, after: GabongState, describer: Describer): readonly Line[] {
  const { words } = describer;
  const stage = stageOf(after);
  const clause = 'gabong-7.1';
  if (stage.is === 'over') {
    const won = wonBy(after);
    if (!won) return [];
    const { who, why } = wonWords(won, after, words.board, (seats) => listed(describer, seats));
    return [{ text: `${who}. ${why}`, clause }];
  }
  if (after.deals.length === before.deals.length) return [];
  const leaders = leadersOf(after);
  const names = listed(describer, leaders);
  if (stage.is === 'extra-deal') return [{ text: fill(words.play.extraDue, { names }), clause }];
  const total = totalsOf(after)[leaders[0]!]!;
  return [{ text: fill(leaders.length > 1 ? words.play.level : words.play.leads, { names, total }), clause }];
}

/** What happened, in a sentence. @param before - the round as it was then. */
export function eventSentence(event: GabongEvent, before: GabongState, describer: Describer): string {
  const { play } = describer.words;
  switch (event.kind) {
    case 'deal':
      return dealSentence(event, before, describer);
    case 'penalty':
      return fill(play.events.penalty, {
        name: describer.name(event.seat),
        count: cardsOfPenalty(before, event.clause),
        why: play.penalty.for[event.clause],
      });
    case 'master':
      return fill(play.events.master, { name: describer.name(event.seat) });
    case 'join':
      return fill(play.events.join, { name: event.name, points: entryPoints(before) });
    case 'leave':
      return fill(play.events.leave, { name: describer.name(event.seat) });
    case 'ruling':
      return fill(play.ruling, {
        ruling: describer.gap(event.ruling),
        option: describer.option(event.ruling, event.option),
      });
    case 'end':
      return play.events.end;
  }
}

function dealSentence({ hands }: GabongEventOf<'deal'>, before: GabongState, describer: Describer): string {
  const { events } = describer.words.play;
  const counting = { ...before.setup, rulings: before.rulings };
  const { text } = describer.words.board;
  const points = (hand: SeatHand) => {
    const count = handPoints(counting, hand);
    if (!hasTheta({ hand, ...(before.rulings.B11 === 'loses' && { lostTheta: true }) })) return count;
    return count === 0 ? text.theta : fill(text.gabonged, { points: count });
  };
  const told = [...hands]
    .sort((one, other) => one.seat - other.seat)
    .map((hand) => fill(events.hand, { name: describer.name(hand.seat), points: points(hand) }))
    .join(', ');
  return stageOf(before).is === 'extra-deal'
    ? fill(events.extra, { hands: told })
    : fill(events.deal, { number: before.deals.length + 1, hands: told });
}
